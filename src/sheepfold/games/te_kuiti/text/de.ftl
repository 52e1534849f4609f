### Te Kuiti: die Worte des Spiels, auf Deutsch.
### Dieselben Schlüssel, Attribute und Variablen stehen in en.ftl und fr.ftl, in derselben Reihenfolge.

## Das Spiel

name = Te Kuiti
tagline = Zäune die Herde ein, bevor sie entwischt, oder merke dir, wer wo steckt, und hole die Schafe paarweise heraus.
credits = Erdacht von William Baldwin und James Harmon, erschienen bei Ludically. Sheepfold ist ein eigenständiges Projekt und steht in keiner Verbindung zu ihnen.
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
step-reveal = Das Plättchen wird umgedreht.
step-fence =
    { $left ->
        [one] Setze einen Zaun: In diesem Zug ist noch { $left } Zaun zu setzen.
       *[other] Setze einen Zaun: In diesem Zug sind noch { $left } Zäune zu setzen.
    }
step-fence_now = Ein Schäferplättchen wurde gefunden: Setze sofort einen Zaun.
step-flip =
    { $left ->
        [one] Decke ein freies verdecktes Plättchen auf: In diesem Zug ist noch { $left } Schaf zu finden.
       *[other] Decke ein freies verdecktes Plättchen auf: In diesem Zug sind noch { $left } Schafe zu finden.
    }
step-flip-or-take = Decke ein freies verdecktes Plättchen auf oder nimm ein offen liegendes Paar.
step-take = Das Aufdecken ist beendet: Nimm ein Paar oder sag, dass du fertig bist.
step-ram = Wähle den Zaun, den der Schafbock umstößt.
step-over = Die Partie ist vorbei.

## Der Verlauf

log-first = { $who } ist zuerst der Schäfer.
log-fence = { $who } setzt einen Zaun bei { $edge }.
log-flip = { $who } deckt { $cell } auf.
log-reveal = Aufgedeckt: { $kind }.
log-reveal-side = Aufgedeckt: { $kind }; Blümchen: { $side }.
log-ram = { $who } lässt den Schafbock den Zaun bei { $edge } umstoßen.
log-take = { $who } nimmt das Paar { $pair }.
log-done = { $who } beendet den Zug.
log-undo = { $who } hat einen Schritt zurückgenommen.

## Was von selbst geschah

fact-pen-closed =
    { $cells ->
        [one] Ein Pferch schließt sich um { $cells } Plättchen.
       *[other] Ein Pferch schließt sich um { $cells } Plättchen.
    }
fact-pen-opened =
    { $cells ->
        [one] Ein Pferch öffnet sich: { $cells } Plättchen ist wieder frei.
       *[other] Ein Pferch öffnet sich: { $cells } Plättchen sind wieder frei.
    }
fact-pair-taken = Ein Paar wird genommen: { $kind }.
fact-turned-back = Die beiden Schafe passen nicht zusammen und werden wieder verdeckt.
fact-pair-enclosed = Ein Paar ({ $kind }), aber nicht beide sind frei: Sie werden wieder verdeckt.
fact-ram-found = Ein Schafbock kommt zum Vorschein und verlässt das Spiel.
fact-ram-idle = Es steht kein Zaun da, den der Schafbock umstoßen könnte.
fact-shepherd-found = Ein Schäferplättchen kommt zum Vorschein und verlässt das Spiel: Der Schäfer setzt sofort einen Zaun.
fact-nothing-to-flip = Es gibt kein freies verdecktes Plättchen mehr: Das Aufdecken endet hier.
fact-turn-passed = Die Schafe können nichts tun: Ihr Zug verstreicht.
fact-field-open = Höchstens 5 freie Plättchen sind übrig: Von jetzt an bleiben aufgedeckte Schafe offen liegen.
fact-last-turn = Alle freien Plättchen sind aufgedeckt: Der Schäfer kommt noch ein Mal an die Reihe.
fact-no-free-tile = Kein freies Plättchen ist mehr übrig: Die Runde ist vorbei.
fact-out-of-fences = Der letzte Zaun ist gesetzt: Die Runde ist vorbei.
fact-last-turn-over = Der letzte Zug des Schäfers ist gespielt: Die Runde ist vorbei.
fact-round-scored =
    Runde { $round }: { $shepherd ->
        [one] { $shepherd } Punkt
       *[other] { $shepherd } Punkte
    } für den Schäfer, { $sheep ->
        [one] { $sheep } Punkt
       *[other] { $sheep } Punkte
    } für die Schafe.
fact-second-round = { $who } ist jetzt der Schäfer: Die zweite Runde beginnt.
fact-seen-before = Dieses Plättchen war schon einmal zu sehen.
fact-flower-fence = Das Blümchen setzt einen Zaun bei { $edge }.
fact-flower-clockwise = Auf der Seite des Blümchens steht schon ein Zaun, also kommt der neue im Uhrzeigersinn weiter nach { $edge }.
fact-shepherd-found-solo = Ein Schäferplättchen verlässt die Weide.
fact-pair-removed = Ein Paar verlässt die Weide: { $kind }.
fact-won = Kein einziges Plättchen ist mehr auf der Weide: Das Spiel ist gewonnen!
fact-lost-reserve = Der Vorrat ist leer: Das Spiel ist verloren.
fact-lost-enclosed = Alle verbliebenen Plättchen sind eingezäunt: Das Spiel ist verloren.
fact-lost-no-pair = Alle freien Plättchen waren schon zu sehen, und keine zwei passen zusammen: Das Spiel ist verloren.
fact-lost-flips = 300-mal aufgedeckt und nicht gewonnen: Das Spiel ist verloren.

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

why-points = Das macht das Beste aus den Punkten, die schon gezählt sind.
why-shepherd = Das macht das Beste aus deiner Rolle.
why-enclosed = Als Schäfer zäunst du mehr Plättchen ein; mit den Schafen bleiben weniger eingezäunt.
why-now = Als Schäfer kannst du sofort mehr einzäunen; mit den Schafen lässt du weniger zum Einzäunen.
why-near = Als Schäfer kannst du bald mehr einzäunen; mit den Schafen lässt du weniger zum Einzäunen.
why-far = Das passt zu den Pferchen, die sich erst viel später schließen können.
why-plan = Als Schäfer kommst du einem großen Pferch näher; mit den Schafen hältst du ihn auf.
why-race = Das hilft dir im Wettlauf zwischen Pferchen und Paaren.
why-supply = Das macht das Beste aus den Zäunen, die übrig sind.
why-shepherds = Das rechnet mit den Schäferplättchen, die noch nicht gefunden sind.
why-taken = Das macht das Beste aus den Schafen, die schon genommen sind.
why-chance = Mit den Schafen nimmst du in diesem Zug eher ein Paar; als Schäfer machst du es schwerer.
why-chance_next = Mit den Schafen nimmst du im nächsten Zug eher ein Paar; als Schäfer machst du es schwerer.
why-pairs = Mit den Schafen hast du mehr bekannte Paare; als Schäfer lässt du weniger davon.
why-matching = Mit den Schafen findest du leichter ein Gegenstück zu einem bekannten Schaf; als Schäfer machst du es schwerer.
why-sheep = Mit den Schafen bleiben mehr Schafe frei; als Schäfer lässt du weniger frei.
why-unseen = Das rechnet mit den freien Plättchen, die noch niemand gesehen hat.
why-ram_due = Mit den Schafen lässt du einen Schafbock einen Zaun umstoßen; als Schäfer verhinderst du es.
why-rams = Mit den Schafen findest du eher einen Schafbock; als Schäfer machst du es schwerer.
why-rams_free = Mit den Schafen darfst du mehr von Schafböcken hoffen; als Schäfer musst du weniger fürchten.
why-open_pairs = Mit den Schafen hast du mehr Paare auf der offenen Weide; als Schäfer lässt du weniger davon.
why-alone = So geht das Spiel weiter.
why-alone_left = So bleiben weniger Plättchen auf der Weide.
why-alone_enclosed = So bleiben weniger Plättchen eingezäunt.
why-alone_supply = So bleiben mehr Zäune im Vorrat.
why-alone_now = Ein einziger Zaun kann dann weniger Plättchen einzäunen.
why-alone_near = Zwei Zäune können dann weniger Plättchen einzäunen.
why-alone_danger = Ein Blümchen auf dem Plättchen würde weniger einzäunen.
why-alone_chance = So hast du eher ein Paar.
why-alone_pairs = So bleiben dir mehr bekannte Paare.
why-alone_matching = Du findest leichter ein Gegenstück zu einem bekannten Schaf.
why-alone_rams = So bleiben dir mehr Schafböcke.
why-alone_freeing = Das rechnet mit dem, was ein Schafbock befreien kann.
