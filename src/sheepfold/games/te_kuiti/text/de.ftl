### Te Kuiti: die Worte des Spiels, auf Deutsch.
### Dieselben Schlüssel, Attribute und Variablen stehen in en.ftl und fr.ftl, in derselben Reihenfolge.

## Das Spiel

name = Te Kuiti
tagline = Zäune die Herde ein, bevor sie entwischt, oder merke dir, wer wo steckt, und hole die Schafe paarweise heraus.
credits = Erdacht von William Baldwin und James Harmon, erschienen bei Ludically.
players-solo = Solo

## Regeln des Duells

TK-1 = Die Weide hat 5 mal 5 Felder, darauf liegen 25 Plättchen verdeckt in zufälliger Anordnung: je 4 Schafe der Arten Sonnenschein, Schlafmütze, Angsthase, Wüterich und Träumer, dazu 3 Schafböcke und 2 Schäfer. Eine Seite spielt den Schäfer und besitzt alle 30 Zäune, die andere spielt die Schafe. Der Zufall bestimmt den ersten Schäfer. Ein Plättchen, das zum ersten Mal aufgedeckt wird, ist mit gleicher Wahrscheinlichkeit jedes von denen, die in dieser Runde noch nicht zu sehen waren, die eingezäunten mitgerechnet.
    .title = Aufbau
TK-2 = Eine Partie hat zwei Runden. Für die zweite tauscht ihr die Rollen, alle 25 Plättchen werden neu ausgelegt, und der neue Schäfer bekommt sämtliche Zäune. Der Schäfer eröffnet jede Runde, dann seid ihr im Wechsel an der Reihe. Die höhere Summe aus beiden Runden gewinnt; bei gleicher Summe teilt ihr euch den Sieg, und einer Revanche steht nichts im Weg!
    .title = Zwei Runden
TK-3 = Als Schäfer setzt du in deinem Zug genau 2 Zäune, einen nach dem anderen. Jede Stelle ohne Zaun ist erlaubt, zwischen zwei Feldern oder am Rand der Weide, auch weit weg von allem anderen. Eine Stelle wird nach Feld und Seite benannt, mit den Spalten a bis e und den Reihen 1 bis 5 von oben: b3N ist die Nordseite von b3 (E steht für Osten, S für Süden, W für Westen), und eine Stelle zwischen zwei Feldern trägt den Namen des unteren oder des rechten.
    .title = Der Zug des Schäfers
TK-4 = Ein Feld ist eingezäunt, wenn Zäune jeden Weg versperren, der von dort aus der Weide hinausführt. Leere Felder sind begehbar wie alle anderen und zählen nichts. Der Rand der Weide ist offen, wo kein Zaun steht. Ein Plättchen auf einem eingezäunten Feld ist eingezäunt; jedes andere Plättchen auf der Weide ist frei.
    .title = Eingezäunt und frei
TK-5 = Spielst du die Schafe, drehst du ein freies verdecktes Plättchen nach dem anderen um, bis in diesem Zug 2 Schafe zum Vorschein gekommen sind. Ein eingezäuntes Plättchen wird nie aufgedeckt. Ein Plättchen, das du aus einem früheren Zug kennst, zählt bei den beiden mit, ebenso ein Schaf, das du in diesem Zug aufgedeckt und schon genommen hast.
    .title = Der Zug der Schafe
TK-6 = Sind die beiden aufgedeckten Schafe von derselben Art und beide frei, nimmst du sie zu dir. Sonst werden beide wieder verdeckt. Das gilt, bis die Weide offen ist.
    .title = Paare
TK-7 = Ein Schafbock verlässt das Spiel, sobald er aufgedeckt ist. Spielst du die Schafe, musst du dann 1 Zaun deiner Wahl wegnehmen, egal wo er steht und selbst wenn dadurch kein Plättchen zu gewinnen ist; er kommt zurück in den Vorrat des Schäfers. Steht kein Zaun auf der Weide, wird keiner weggenommen. Danach deckst du weiter auf.
    .title = Schafbock
TK-8 = Ein Schäferplättchen verlässt das Spiel, sobald es aufgedeckt ist. Bist du der Schäfer, musst du sofort, mitten im Zug der Schafe, 1 Zaun an eine beliebige leere Stelle setzen. Danach wird weiter aufgedeckt.
    .title = Schäferplättchen
TK-9 = Es zählt allein der Augenblick des Nehmens. Ein aufgedecktes Schaf, das dann eingezäunt ist, kannst du nicht nehmen, auch wenn es beim Aufdecken noch frei war. Ein Schaf, das zwischendurch eingezäunt war und bis dahin wieder frei ist, kannst du nehmen.
    .title = Zwischendurch eingezäunt
TK-10 = Auf der offenen Weide kann es sein, dass kein freies verdecktes Plättchen mehr da ist, bevor 2 Schafe aufgedeckt sind; dann ist mit dem Aufdecken Schluss. Solange die Weide noch nicht offen ist, kann das nicht passieren. Gibt es für die Schafe gar nichts zu entscheiden, verstreicht ihr Zug von selbst. Er zählt trotzdem als Zug der Schafe: An seinem Ende wird geprüft, ob der letzte Zug gekommen ist, und so kann der Schäfer zweimal nacheinander dran sein.
    .title = Nichts aufzudecken
TK-11 = Die Weide ist offen, sobald nach einem Schritt höchstens 5 freie Plättchen auf ihr liegen; ein Schritt ist ein Zaun im Zug des Schäfers, ein genommenes Paar oder ein Aufdecken mit allem, was ein Schafbock oder Schäferplättchen dabei auslöst. Sie bleibt es für den Rest der Runde, auch wenn ein Schafbock weitere Plättchen befreit: Alle aufgedeckten Schafe bleiben aufgedeckt, auch eingezäunte und solche, die im selben Zug schon vorher aufgedeckt wurden, und kein Paar wird mehr von selbst genommen. Spielst du die Schafe, darfst du in deinem Zug vor, zwischen oder nach dem Aufdecken zwei beliebige aufgedeckte freie Schafe derselben Art nehmen, und zwar so oft, wie es solche Paare gibt; nur nicht, solange nach einem Schafbock noch ein Zaun wegzunehmen oder nach einem Schäferplättchen einer zu setzen ist. Nehmen ist kein Aufdecken, und ein Schaf, das in diesem Augenblick eingezäunt ist, kannst du nicht nehmen. Du musst weiterhin 2 Schafe in diesem Zug aufdecken, solange es etwas aufzudecken gibt; danach sagst du selbst, wann du fertig bist, solange noch ein Paar zu nehmen ist.
    .title = Die offene Weide
TK-12 = Liegen am Ende eines Zuges der Schafe auf der offenen Weide alle freien Plättchen aufgedeckt da, kommt der Schäfer noch ein Mal an die Reihe, und dann ist die Runde vorbei. Geprüft wird nur in diesem Augenblick: Führen erst die eigenen Zäune des Schäfers dazu, sind zuerst noch die Schafe am Zug. Gibt es nach einem Schritt überhaupt kein freies Plättchen mehr, ist die Runde auf der Stelle vorbei.
    .title = Letzter Zug
TK-13 = In dem Moment, in dem der Vorrat des Schäfers leer ist, ist die Runde vorbei, auch mitten in einem Zug; was dann aufgedeckt daliegt, wird nicht mehr genommen. Hat der Schäfer nur noch einen Zaun, setzt er nur diesen einen.
    .title = Keine Zäune mehr
TK-14 = Jedes genommene Schaf bringt den Schafen 1 Punkt. Jedes Plättchen, das am Ende der Runde eingezäunt ist, bringt dem Schäfer 1 Punkt, gleich welcher Art und ob verdeckt oder aufgedeckt. Alle übrigen Plättchen bringen nichts.
    .title = Wertung
TK-15 = Jedes Aufdecken sehen beide Seiten und alle, die zuschauen. Was wieder verdeckt liegt, musst du dir merken: Gezeigt wird nur, was offen liegt. Nur an einem Tisch, der mit Merkhilfe eröffnet wurde, werden auch die früher gesehenen Plättchen gezeigt.
    .title = Was du wissen darfst

## Regeln des Solospiels

TK-S1 = Dieselben 25 Plättchen wie im Duell liegen verdeckt in zufälliger Anordnung, und jedes ist zufällig gedreht: Sein Blümchen, falls es eines hat, zeigt mit gleicher Wahrscheinlichkeit nach Norden (oben), Osten, Süden oder Westen. Ein Plättchen, das zum ersten Mal aufgedeckt wird, ist mit gleicher Wahrscheinlichkeit jedes von denen, die noch nicht zu sehen waren, die eingezäunten mitgerechnet. Im Vorrat liegen 30 Zäune. Du wählst, wie viele Blümchen es gibt: 12 (leicht), 17 (normal) oder 22 (schwer); ohne Wahl gilt normal. Was im Duell über die offene Weide, den letzten Zug und das Ausgehen der Zäune gesagt ist, gilt hier nicht.
    .title = Aufbau
TK-S2 = Du drehst ein freies verdecktes Plättchen nach dem anderen um, bis 2 Schafe zum Vorschein gekommen sind. Sind sie von derselben Art, verlässt das Paar die Weide; wenn nicht, werden beide wieder verdeckt. Ein eingezäuntes Plättchen wird nie aufgedeckt.
    .title = Dein Zug
TK-S3 = Jedes Mal, wenn du ein Plättchen mit Blümchen aufdeckst, auch ein schon bekanntes, kommt ein Zaun auf die Seite des Blümchens. Steht dort schon einer, kommt der Zaun im Uhrzeigersinn auf die nächste Seite ohne Zaun. Ein Plättchen wird nie gedreht: Sein Blümchen zeigt immer in dieselbe Richtung.
    .title = Blümchen
TK-S4 = Ein Schafbock verlässt das Spiel, sobald er aufgedeckt ist. Du musst dann 1 Zaun deiner Wahl wegnehmen, egal wo er steht und selbst wenn dadurch kein Plättchen zu gewinnen ist; er kommt zurück in den Vorrat. Steht kein Zaun auf der Weide, wird keiner weggenommen. Danach deckst du weiter auf.
    .title = Schafbock
TK-S5 = Ein Schäferplättchen setzt zuerst mit seinem Blümchen einen Zaun, wie jedes andere Blümchen auch; dann verlässt es das Spiel. Danach deckst du weiter auf.
    .title = Schäferplättchen
TK-S6 = Ein Paar verlässt die Weide nur, wenn beide Plättchen frei sind, nachdem das Blümchen des zweiten seinen Zaun gesetzt hat; sonst werden beide wieder verdeckt.
    .title = Eingezäunte Paare
TK-S7 = Zum Aufdecken gehört auch, was Blümchen, Schafbock oder Schäfer bewirken, und das Entfernen eines Paares; danach wird geprüft, und zwar in dieser Reihenfolge. Ist kein Plättchen mehr auf der Weide, hast du gewonnen. Ist der Vorrat leer oder jedes verbliebene Plättchen eingezäunt, hast du verloren. Verloren hast du auch, wenn du alle freien Plättchen schon gesehen hast und keine zwei davon zusammenpassen, denn dann lässt sich nichts mehr entfernen.
    .title = Sieg und Niederlage
TK-S8 = Ein gewonnenes Spiel bringt dir 1 Punkt und den Sieg. Ein verlorenes bringt 0 Punkte, und niemand hat gesiegt.
    .title = Wertung
TK-S9 = Du kannst höchstens 300-mal aufdecken: Bringt das 300. Mal nicht den Sieg, ist das Spiel verloren. Sonst ließen sich Plättchen ohne Blümchen ewig weiter aufdecken.
    .title = 300-mal aufdecken

## Optionen

option-memory_aid = Merkhilfe
    .help = Plättchen, die schon zu sehen waren und wieder verdeckt liegen, verraten weiterhin ihr Bild.
option-flowers = Blümchen
    .help = Wie viele Plättchen ein Blümchen tragen und Zäune bringen: 12 bei leicht, 17 bei normal, 22 bei schwer.
flowers-easy = Leicht
flowers-normal = Normal
flowers-hard = Schwer

## Dinge

kind-joyful = Sonnenschein
kind-sleepy = Schlafmütze
kind-timid = Angsthase
kind-angry = Wüterich
kind-dreamy = Träumer
kind-ram = Schafbock
kind-shepherd = Schäfer
short-joyful = Son
short-sleepy = Slm
short-timid = Ang
short-angry = Wüt
short-dreamy = Trä
short-ram = Boc
short-shepherd = Sch
role-shepherd = Schäfer
role-sheep = Schafe
side-N = Norden
side-E = Osten
side-S = Süden
side-W = Westen
side-none = keines

## Was jetzt zu tun ist

step-first = Der Zufall entscheidet, wer zuerst der Schäfer ist.
    .other = Der Zufall entscheidet, wer zuerst der Schäfer ist.
step-reveal = Das Plättchen wird umgedreht.
    .other = Das Plättchen wird umgedreht.
step-fence =
    { $left ->
        [one] Setze einen Zaun: In diesem Zug ist noch { $left } Zaun zu setzen.
       *[other] Setze einen Zaun: In diesem Zug sind noch { $left } Zäune zu setzen.
    }
    .other = { $who } setzt Zäune.
step-fence_now = Ein Schäferplättchen wurde gefunden: Setze sofort einen Zaun.
    .other = Ein Schäferplättchen wurde gefunden: { $who } setzt sofort einen Zaun.
step-flip =
    { $left ->
        [one] Decke ein freies verdecktes Plättchen auf: In diesem Zug ist noch { $left } Schaf zu finden.
       *[other] Decke ein freies verdecktes Plättchen auf: In diesem Zug sind noch { $left } Schafe zu finden.
    }
    .other = { $who } sucht zwei Schafe, die zusammenpassen.
step-flip-or-take = Decke ein freies verdecktes Plättchen auf oder nimm ein offen liegendes Paar.
    .other = { $who } sucht Paare auf der offenen Weide.
step-take = Das Aufdecken ist beendet: Nimm ein Paar oder sag, dass du fertig bist.
    .other = { $who } sucht Paare auf der offenen Weide.
step-ram = Wähle einen Zaun, den der Schafbock umstoßen soll.
    .other = { $who } wählt einen Zaun, den der Schafbock umstoßen soll.
step-over = Die Partie ist vorbei.
    .other = Die Partie ist vorbei.

## Züge, als Aufforderung

do-fence = Setze einen Zaun{ $at }
do-flip = Decke dieses Plättchen auf{ $at }
do-ram = Lass den Schafbock diesen Zaun umstoßen{ $at }
do-take = Nimm dieses Paar{ $at }
do-done = Beende den Zug

## Der Verlauf

log-first =
    { $you ->
        [who] Du bist zuerst der Schäfer.
       *[none] { $who } ist zuerst der Schäfer.
    }
log-fence =
    { $you ->
        [who] Du hast einen Zaun gesetzt{ $at }.
       *[none] { $who } hat einen Zaun gesetzt{ $at }.
    }
log-flip =
    { $you ->
        [who] Du hast ein Plättchen aufgedeckt{ $at }.
       *[none] { $who } hat ein Plättchen aufgedeckt{ $at }.
    }
log-reveal =
    { $hidden ->
        [none] Zu sehen war: { $kind }.
       *[forgotten] { "" }
    }
log-reveal-side =
    { $hidden ->
        [none] { $side_id ->
            [none] Zu sehen war: { $kind }.
           *[other] Zu sehen war: { $kind }, mit einem Blümchen nach { $side }.
        }
       *[forgotten] { "" }
    }
log-ram =
    { $you ->
        [who] Dein Schafbock hat einen Zaun umgestoßen{ $at }.
       *[none] Der Schafbock von { $who } hat einen Zaun umgestoßen{ $at }.
    }
log-take =
    { $you ->
        [who] Du hast ein Paar genommen{ $at }.
       *[none] { $who } hat ein Paar genommen{ $at }.
    }
log-done =
    { $you ->
        [who] Du hast den Zug beendet.
       *[none] { $who } hat den Zug beendet.
    }
log-undo =
    { $you ->
        [who] Du hast einen Schritt zurückgenommen.
       *[none] { $who } hat einen Schritt zurückgenommen.
    }

## Was der Zug bewirkt hat

fact-pen-closed =
    { $cells ->
        [one] Ein Pferch hat sich um { $cells } Plättchen geschlossen{ $at }.
       *[other] Ein Pferch hat sich um { $cells } Plättchen geschlossen{ $at }.
    }
    .foretold =
        { $cells ->
            [one] Ein Pferch schließt sich um { $cells } Plättchen.
           *[other] Ein Pferch schließt sich um { $cells } Plättchen.
        }
fact-pen-opened =
    { $cells ->
        [one] Ein Pferch hat sich geöffnet: { $cells } Plättchen ist wieder frei{ $at }.
       *[other] Ein Pferch hat sich geöffnet: { $cells } Plättchen sind wieder frei{ $at }.
    }
    .foretold =
        { $cells ->
            [one] Ein Pferch öffnet sich: { $cells } Plättchen wird wieder frei.
           *[other] Ein Pferch öffnet sich: { $cells } Plättchen werden wieder frei.
        }
fact-pair-taken = Die beiden passen zusammen und wurden genommen: { $kind }.
fact-turned-back = Die beiden passen nicht zusammen und liegen wieder verdeckt.
fact-pair-enclosed = Die beiden passen zusammen ({ $kind }), aber nicht beide sind frei: Sie liegen wieder verdeckt.
fact-ram-found = Der Schafbock ist aus dem Spiel.
fact-ram-idle = Der Schafbock ist aus dem Spiel; es gab keinen Zaun zum Umstoßen.
fact-shepherd-found = Das Schäferplättchen ist aus dem Spiel: Der Schäfer setzt sofort einen Zaun.
fact-nothing-to-flip = Kein freies verdecktes Plättchen ist mehr da: Das Aufdecken endet hier.
fact-turn-passed = Für die Schafe gab es nichts zu tun: Ihr Zug verfiel.
fact-field-open = Höchstens 5 freie Plättchen sind übrig: Von jetzt an bleiben gefundene Schafe offen liegen.
    .foretold = Dann sind höchstens 5 freie Plättchen übrig: Gefundene Schafe bleiben offen liegen.
fact-last-turn = Alle freien Plättchen liegen offen: Der Schäfer hat noch einen Zug.
fact-no-free-tile = Kein freies Plättchen ist mehr da: Die Runde ist vorbei.
    .foretold = Dann ist kein freies Plättchen mehr da: Die Runde ist vorbei.
fact-out-of-fences = Der letzte Zaun steht: Die Runde ist vorbei.
    .foretold = Das ist der letzte Zaun: Die Runde ist vorbei.
fact-last-turn-over = Der letzte Zug des Schäfers ist gespielt: Die Runde ist vorbei.
fact-round-scored =
    Runde { $round }: { $shepherd ->
        [one] { $shepherd } Punkt
       *[other] { $shepherd } Punkte
    } für den Schäfer, { $sheep ->
        [one] { $sheep } Punkt
       *[other] { $sheep } Punkte
    } für die Schafe.
fact-second-round =
    { $you ->
        [who] Du bist jetzt der Schäfer: Die zweite Runde beginnt.
       *[none] { $who } ist jetzt der Schäfer: Die zweite Runde beginnt.
    }
fact-match-won =
    { $seats ->
        [one] { $you ->
            [all] Du hast die Partie mit { $points } zu { $against } gewonnen.
           *[none] { $all } hat die Partie mit { $points } zu { $against } gewonnen.
        }
       *[other] Geteilter Sieg bei { $points } zu { $against }: { $all }.
    }
fact-seen-before =
    { $hidden ->
        [none] Dieses Plättchen war schon einmal zu sehen: { $kind }.
       *[forgotten] { "" }
    }
fact-flower-fence = Das Blümchen hat einen Zaun gesetzt{ $at }.
fact-flower-clockwise = Auf der Seite des Blümchens stand schon ein Zaun, darum kam er im Uhrzeigersinn auf die nächste freie Seite{ $at }.
fact-shepherd-found-solo = Das Schäferplättchen hat die Weide verlassen.
fact-pair-removed = Die beiden passen zusammen und haben die Weide verlassen: { $kind }.
fact-won = Kein einziges Plättchen liegt mehr auf der Weide: gewonnen!
fact-lost-reserve = Der Vorrat ist leer: verloren.
fact-lost-enclosed = Alle übrigen Plättchen sind eingezäunt: verloren.
fact-lost-no-pair = Alle freien Plättchen sind bekannt, und keine zwei passen zusammen: verloren.
fact-lost-flips = 300-mal aufgedeckt, ohne zu gewinnen: verloren.

## Warum ein Zug abgelehnt wird

reason-not-drawn = Das kann jetzt nicht gezogen werden.
reason-chance-alone = Das entscheidet allein der Zufall.
reason-place-fences = Du bist in dieser Runde der Schäfer: Setze einen Zaun.
reason-fence-now = Ein Schäferplättchen wurde gefunden: Setze zuerst einen Zaun.
reason-ram-first = Erst kommt dein Schafbock: Wähle den Zaun, den er umstößt.
reason-not-shepherd = Du spielst in dieser Runde die Schafe: Decke ein Plättchen auf.
reason-no-ram = Nur ein gerade gefundener Schafbock stößt einen Zaun um.
reason-fence-stands = Dort steht schon ein Zaun{ $at }.
reason-no-fence = Dort steht kein Zaun, der fallen könnte{ $at }.
reason-two-revealed = Du hast zwei Schafe gefunden: Mehr gibt es in diesem Zug nicht.
reason-no-tile = Das Plättchen hat die Weide schon verlassen{ $at }.
reason-face-up = Dieses Plättchen liegt schon offen{ $at }.
reason-enclosed = Dieses Plättchen ist eingezäunt: Aufgedeckt werden nur freie{ $at }.
reason-flip-first = Du musst noch Plättchen aufdecken, bevor du fertig bist.
reason-pairs-go-alone = Passen zwei aufgedeckte Schafe zusammen, werden sie von selbst genommen: Decke ein Plättchen auf.
reason-not-face-up = Nehmen kannst du nur Schafe, die offen liegen{ $at }.
reason-pair-enclosed = Dieses Schaf ist eingezäunt: Du kannst es nicht nehmen{ $at }.
reason-no-pair = Diese beiden passen nicht zusammen: { $kind } und { $kind2 }.
reason-flowers-fence = Im Solospiel setzen nur Blümchen Zäune: Decke ein Plättchen auf.
reason-cell-unknown = „{ $word }“ ist kein Feld: Spalten gehen von a bis e, Reihen von 1 bis 5.
reason-edge-without-side = Sag, auf welche Seite von { $word } der Zaun kommt: { $word }N, { $word }E, { $word }S oder { $word }W.
reason-edge-side = „{ $word }“ ist kein Platz für einen Zaun: Die Seiten heißen N, E, S und W.
reason-edge-unknown = „{ $word }“ ist kein Platz für einen Zaun: Nenne ein Feld und eine Seite, zum Beispiel b3N.

## Verben zum Eintippen; englische werden in jeder Sprache verstanden

verb-fence = zaun
verb-flip = aufdecken
verb-ram = bock
verb-take = nehmen
verb-done = fertig

## Punkte

part-shepherd = Als Schäfer eingezäunte Plättchen
part-sheep = Genommene Schafe
part-won = Gewonnenes Spiel
tally-shepherd =
    { $n ->
        [one] { $n } Plättchen eingezäunt
       *[other] { $n } Plättchen eingezäunt
    }
tally-sheep =
    { $n ->
        [one] { $n } Schaf genommen
       *[other] { $n } Schafe genommen
    }
tally-supply =
    { $n ->
        [one] { $n } Zaun übrig
       *[other] { $n } Zäune übrig
    }
tally-free =
    { $n ->
        [one] { $n } freies Plättchen
       *[other] { $n } freie Plättchen
    }
tally-flips = { $n }-mal aufgedeckt, höchstens { $most }-mal

## Die Zeichen im Terminal

board-signs = Auf der Weide: (^_^) ein seit deiner letzten Entscheidung wieder verdecktes Plättchen; ~^_^~ eines, das die Merkhilfe zeigt; ✕ ein Plättchen, das die Weide verlassen hat; doppelte Striche ein neuer Zaun, gestrichelte ein entfernter; ein Pfeil, wohin ein Blümchen zeigt. Felder auf anderem Grund sind eingezäunt.

## Warum ein Zug gut ist

why-enclosed = Du zäunst mehr Plättchen ein.
    .other = Weniger Plättchen bleiben eingezäunt.
why-now = Du kannst sofort mehr Plättchen einzäunen.
    .other = Der Schäfer kann sofort weniger Plättchen einzäunen.
why-near = Du kannst bald mehr Plättchen einzäunen.
    .other = Der Schäfer kann bald weniger Plättchen einzäunen.
why-plan = Du kommst einem großen Pferch näher.
    .other = Du verhinderst einen großen Pferch.
why-taken = Du nimmst ein Paar.
why-chance = Du findest in diesem Zug eher ein Paar.
    .other = Die Schafe finden in diesem Zug seltener ein Paar.
why-chance_next = Du findest im nächsten Zug eher ein Paar.
    .other = Die Schafe finden im nächsten Zug seltener ein Paar.
why-pairs = Du kennst mehr Paare, die du nehmen kannst.
    .other = Die Schafe kennen weniger Paare, die sie nehmen können.
why-matching = Du findest leichter ein Gegenstück zu einem bekannten Schaf.
    .other = Die Schafe finden schwerer ein Gegenstück.
why-sheep = Mehr Schafe bleiben frei.
    .other = Weniger Schafe bleiben frei.
why-rams = Du findest eher einen Schafbock.
    .other = Die Schafe finden seltener einen Schafbock.
why-rams_free = Schafböcke können für dich mehr Plättchen befreien.
    .other = Schafböcke können weniger Plättchen befreien.
why-open_pairs = Du hast mehr Paare auf der offenen Weide.
    .other = Auf der offenen Weide bleiben weniger Paare.
why-alone_left = Weniger Plättchen bleiben auf der Weide.
why-alone_enclosed = Weniger Plättchen bleiben eingezäunt.
why-alone_supply = Mehr Zäune bleiben im Vorrat.
why-alone_now = Ein einziger Zaun kann weniger Plättchen einzäunen.
why-alone_danger = Ein Blümchen auf diesem Plättchen würde weniger einzäunen.
why-alone_chance = Du findest eher ein Paar.
why-alone_matching = Du findest leichter ein Gegenstück zu einem bekannten Schaf.
why-alone_rams = Dir bleiben mehr Schafböcke.
