### Sheepland: die Worte des Spiels, auf Deutsch.
### Dieselben Schlüssel, Attribute und Variablen stehen in en.ftl und fr.ftl, in derselben Reihenfolge.

## Das Spiel

name = Sheepland
tagline = Treibe die Herden auf das Land, das dir gehört, zäune sie hinter dir ein und behalte das schwarze Schaf im Auge.
credits = Erdacht von Simone Luciani und Daniele Tascini, illustriert von Giulia Ghigini, erschienen bei Cranio Creations.

## Regeln

SL-1 = Die Insel hat 18 Gebiete, je drei von jeder Landschaft (Acker, Gebirge, Wüste, Sumpf, Wald, Weide), rund um das Dorf Sheepsburg; dazwischen verlaufen 42 Straßen, jede mit ihrer eigenen Nummer (1 bis 42) und einer Würfelzahl (1 bis 6). In jedem Gebiet steht ein weißes Schaf, in Sheepsburg das schwarze. Es gibt sechs Startplättchen, eines je Landschaft: Alle bekommen zufällig und geheim eines, der Rest kommt ungesehen aus dem Spiel. Die übrigen Plättchen liegen offen in sechs Stapeln, einem je Landschaft mit je fünf Plättchen, die von oben 0, 1, 2, 3 und 4 Dinare kosten.
    .title = Aufbau
SL-2 = Alle beginnen mit 20 Dinaren, zu zweit mit 30. Wie viel Geld jemand hat, ist für alle sichtbar, und die Bank wird nie leer.
    .title = Geld
SL-3 = Der Zufall bestimmt, wer anfängt. Von dieser Person an stellen im Uhrzeigersinn alle einen Schäfer auf eine freie Straße. Zu zweit habt ihr je zwei Schäfer und stellt sie abwechselnd auf, immer einen. In derselben Reihenfolge seid ihr danach am Zug, Runde für Runde.
    .title = Schäfer aufstellen
SL-4 = Jeder Zug beginnt mit dem Würfel. Hat der Ort, an dem das schwarze Schaf steht (ein Gebiet oder Sheepsburg), eine Straße mit der gewürfelten Zahl und steht dort weder ein Schäfer noch ein Zaun, überquert das schwarze Schaf diese Straße; sonst bleibt es, wo es ist. Kein Ort hat zwei Straßen mit derselben Würfelzahl.
    .title = Das schwarze Schaf
SL-5 = In deinem Zug führst du genau drei Aktionen aus, in beliebiger Reihenfolge; jede davon ist eine von diesen: deinen Schäfer bewegen, ein Schaf treiben (weiß oder schwarz) oder ein Plättchen kaufen. Mindestens eine der drei muss den Schäfer bewegen, es dürfen auch mehr sein. Zwischen zwei getriebenen Schafen, gleich welcher Farbe, und zwischen zwei Käufen, gleich welcher Landschaft, muss dein Schäfer auf eine andere Straße ziehen. Passen geht nicht; weniger Aktionen, oder keine, die den Schäfer bewegt, gibt es nur, wenn der Schäfer festsitzt.
    .title = Drei Aktionen
SL-6 = Dein Schäfer zieht auf eine beliebige Straße, auf der weder ein Schäfer noch ein Zaun steht. Auf eine benachbarte Straße, also eine, die an einer Kreuzung mit seiner zusammentrifft, zieht er umsonst, auf jede andere kostet es 1 Dinar. Die Straße, die er verlässt, bekommt für immer einen Zaun: einen gewöhnlichen, solange von den 20 noch einer da ist, danach einen Schlusszaun.
    .title = Den Schäfer bewegen
SL-7 = Ein Schaf, weiß oder schwarz, überquert die Straße, auf der dein Schäfer steht, von einem der beiden Orte daneben zum anderen. Auch Sheepsburg ist so ein Ort, aber ein Schaf dort bringt niemandem etwas.
    .title = Ein Schaf treiben
SL-8 = Du kaufst das oberste Plättchen eines Stapels und bezahlst seinen Preis. Seine Landschaft muss die eines der beiden Gebiete neben der Straße deines Schäfers sein. Sheepsburg verkauft nichts, ein leerer Stapel auch nicht, und angeschrieben wird nicht.
    .title = Ein Plättchen kaufen
SL-9 = Solange sich dein Schäfer in diesem Zug noch nicht bewegt hat, ist keine Aktion erlaubt, nach der er es nicht mehr könnte: Du darfst also deinen letzten Dinar nicht für ein Plättchen ausgeben, wenn keine benachbarte Straße frei ist. Kann er sich ohnehin nicht bewegen, ist aus diesem Grund nichts verboten. Zu zweit zählt nur der Schäfer, der in diesem Zug handelt.
    .title = Ein Weg muss bleiben
SL-10 = Ein Schäfer sitzt fest, wenn keine benachbarte Straße frei ist und der Dinar für eine entfernte fehlt. Sitzt der Schäfer, der für dich handelt, fest, sei es schon zu Beginn deines Zuges oder erst in dessen Verlauf, musst du die anderen Aktionen ausführen, die noch erlaubt sind: auf dieser Straße höchstens ein Schaf treiben und ein Plättchen kaufen, was immer du auf einer früheren Straße getan hast. Ist nichts mehr erlaubt, verfällt der Rest deines Zuges, womöglich gleich nach dem Würfeln. Du musst nicht so planen, dass drei Aktionen möglich bleiben. Sitzen am Ende einer Runde, also nach dem Zug der Person rechts von der, die angefangen hat, alle Schäfer fest, kann sich nie wieder einer bewegen: Die Partie endet und wird gewertet, selbst wenn noch ein Schaf zu treiben oder ein Plättchen umsonst zu haben wäre.
    .title = Festsitzen
SL-11 = Zu zweit wählst du nach dem Würfeln einen deiner beiden Schäfer, und er führt alle drei Aktionen des Zuges aus. Es muss einer sein, der sich bewegen kann; nur wenn es keiner von beiden kann, darfst du irgendeinen wählen, selbst einen, der gar nichts tun kann.
    .title = Zwei Schäfer
SL-12 = Steht der 20. gewöhnliche Zaun, wird die laufende Runde zu Ende gespielt: Den letzten Zug hat die Person rechts von der, die angefangen hat, und so waren alle gleich oft am Zug. Hat genau sie ihn gesetzt, endet die Partie nach diesem Zug.
    .title = Das Ende
SL-13 = Jedes deiner Plättchen, auch das Startplättchen, ist so viele Dinare wert, wie Schafe in den drei Gebieten seiner Landschaft stehen; das schwarze Schaf zählt als 2. Was ein Plättchen gekostet hat, spielt keine Rolle. Dazu kommen die Dinare, die du noch hast: Die höchste Summe gewinnt. Bei Gleichstand teilt ihr euch den Sieg, und wer mag, blökt um die Ehre!
    .title = Wertung
SL-14 = Die Startplättchen bleiben bis zum Ende geheim, und die unbenutzten sieht niemand. Was gekauft wird, sehen alle, doch dann liegt das Plättchen verdeckt: Was die anderen besitzen, musst du dir merken; deine eigenen Plättchen darfst du jederzeit ansehen. Nur an einem Tisch, der mit Merkhilfe eröffnet wurde, werden die Käufe aller gezeigt.
    .title = Was du wissen darfst

## Optionen

option-memory_aid = Merkhilfe
    .help = Plättchen, die andere gekauft haben, bleiben sichtbar; Startplättchen bleiben geheim.

## Dinge

terrain-field = Acker
terrain-mountain = Gebirge
terrain-desert = Wüste
terrain-swamp = Sumpf
terrain-forest = Wald
terrain-pasture = Weide
place-sheepsburg = Sheepsburg
place-field-1 = Acker 1
place-field-2 = Acker 2
place-field-3 = Acker 3
place-mountain-1 = Gebirge 1
place-mountain-2 = Gebirge 2
place-mountain-3 = Gebirge 3
place-desert-1 = Wüste 1
place-desert-2 = Wüste 2
place-desert-3 = Wüste 3
place-swamp-1 = Sumpf 1
place-swamp-2 = Sumpf 2
place-swamp-3 = Sumpf 3
place-forest-1 = Wald 1
place-forest-2 = Wald 2
place-forest-3 = Wald 3
place-pasture-1 = Weide 1
place-pasture-2 = Weide 2
place-pasture-3 = Weide 3

## Was jetzt zu tun ist

road-between = Straße mit der { $number } zwischen { $place } und { $place2 }
step-first = Der Zufall bestimmt, wer anfängt.
    .other = Der Zufall bestimmt, wer anfängt.
step-tile = Die Startplättchen werden verteilt.
    .other = Die Startplättchen werden verteilt.
step-place = Stelle einen Schäfer auf eine freie Straße.
    .other = { $who } stellt einen Schäfer auf.
step-die = Es wird gewürfelt.
    .other = Es wird gewürfelt.
step-use = Wähle den Schäfer, der in diesem Zug handelt.
    .other = { $who } wählt einen Schäfer.
step-act =
    { $left ->
        [one] Führe deine letzte Aktion aus.
       *[other] Führe eine Aktion aus: Du hast noch { $left }.
    }
    .other =
        { $left ->
            [one] { $who } hat noch eine Aktion.
           *[other] { $who } hat noch { $left } Aktionen.
        }
step-act-move =
    { $left ->
        [one] Deine letzte Aktion: Jetzt muss sich dein Schäfer bewegen.
       *[other] Führe eine Aktion aus: Du hast noch { $left }, und in einer davon muss sich dein Schäfer bewegen.
    }
    .other =
        { $left ->
            [one] { $who } hat noch eine Aktion.
           *[other] { $who } hat noch { $left } Aktionen.
        }
step-act-stuck =
    { $left ->
        [one] Dein Schäfer sitzt fest: Tu, was sonst möglich ist. { $left } Aktion ist noch übrig.
       *[other] Dein Schäfer sitzt fest: Tu, was sonst möglich ist. { $left } Aktionen sind noch übrig.
    }
    .other = Der Schäfer sitzt fest: { $who } tut, was sonst möglich ist.
step-over = Die Partie ist vorbei.
    .other = Die Partie ist vorbei.

## Züge, als Aufforderung

do-place = Stelle einen Schäfer auf die { $road }{ $at }
do-use = Wähle den Schäfer auf der { $road }{ $at }
do-walk = Zieh den Schäfer auf die { $road }{ $at }
do-herd = Treibe ein weißes Schaf von { $place } nach { $place2 }
do-black = Treibe das schwarze Schaf von { $place } nach { $place2 }
do-buy = Kaufe ein Plättchen: { $terrain }

## Der Verlauf

log-first =
    { $you ->
        [who] Du fängst an.
       *[none] { $who } fängt an.
    }
log-tile =
    { $you ->
        [who] Dein geheimes Startplättchen: { $terrain }.
       *[none] { "" }
    }
log-place =
    { $you ->
        [who] Du hast einen Schäfer auf die { $road }{ $at } gestellt.
       *[none] { $who } hat einen Schäfer auf die { $road }{ $at } gestellt.
    }
log-die = { "" }
log-use =
    { $you ->
        [who] Du hast deinen Schäfer auf der { $road }{ $at } gewählt.
       *[none] { $who } hat den Schäfer auf der { $road }{ $at } gewählt.
    }
log-walk =
    { $you ->
        [who] Du hast deinen Schäfer auf die { $road }{ $at } gezogen.
       *[none] { $who } hat den Schäfer auf die { $road }{ $at } gezogen.
    }
log-herd =
    { $you ->
        [who] Du hast ein weißes Schaf von { $place } nach { $place2 } getrieben.
       *[none] { $who } hat ein weißes Schaf von { $place } nach { $place2 } getrieben.
    }
log-black =
    { $you ->
        [who] Du hast das schwarze Schaf von { $place } nach { $place2 } getrieben.
       *[none] { $who } hat das schwarze Schaf von { $place } nach { $place2 } getrieben.
    }
log-buy =
    { $hidden ->
        [none] { $you ->
            [who] Du hast ein Plättchen gekauft: { $terrain }.
           *[none] { $who } hat ein Plättchen gekauft: { $terrain }.
        }
       *[forgotten] { $who } hat ein Plättchen gekauft.
    }
log-undo =
    { $you ->
        [who] Du hast einen Schritt zurückgenommen.
       *[none] { $who } hat einen Schritt zurückgenommen.
    }

## Was der Zug bewirkt hat

fact-money =
    { $dinars ->
        [one] Alle beginnen mit { $dinars } Dinar.
       *[other] Alle beginnen mit { $dinars } Dinaren.
    }
fact-die-thrown =
    { $you ->
        [who] Du hast eine { $number } gewürfelt.
       *[none] { $who } hat eine { $number } gewürfelt.
    }
fact-black-crossed = Das schwarze Schaf ist von { $place } nach { $place2 } gelaufen{ $at }.
fact-black-no-road = Das schwarze Schaf ist in { $place } geblieben: Dort gibt es keine Straße mit einer { $number }.
fact-black-shepherd = Das schwarze Schaf ist in { $place } geblieben: Ein Schäfer stand im Weg{ $at }.
fact-black-fence = Das schwarze Schaf ist in { $place } geblieben: Ein Zaun stand im Weg{ $at }.
fact-walk-paid =
    { $dinars ->
        [one] Der weite Weg hat { $dinars } Dinar gekostet.
       *[other] Der weite Weg hat { $dinars } Dinare gekostet.
    }
    .foretold =
        { $dinars ->
            [one] Der weite Weg kostet { $dinars } Dinar.
           *[other] Der weite Weg kostet { $dinars } Dinare.
        }
fact-fence-placed =
    { $n ->
        [0] Hinter dem Schäfer steht jetzt der letzte gewöhnliche Zaun{ $at }.
        [one] Hinter dem Schäfer steht jetzt ein Zaun{ $at }; { $n } weiterer ist noch übrig.
       *[other] Hinter dem Schäfer steht jetzt ein Zaun{ $at }; { $n } weitere sind noch übrig.
    }
fact-final-fence-placed = Hinter dem Schäfer steht jetzt ein Schlusszaun{ $at }.
fact-tile-bought =
    { $price ->
        [0] Es hat nichts gekostet.
        [one] Es hat { $price } Dinar gekostet.
       *[other] Es hat { $price } Dinare gekostet.
    }
    .foretold =
        { $price ->
            [0] Es kostet nichts.
            [one] Es kostet { $price } Dinar.
           *[other] Es kostet { $price } Dinare.
        }
fact-stack-empty = Es war das letzte seines Stapels.
    .foretold = Es ist das letzte seines Stapels.
fact-last-fence =
    { $you ->
        [who] Alle gewöhnlichen Zäune stehen: Die Partie endet nach deinem Zug.
       *[none] Alle gewöhnlichen Zäune stehen: Die Partie endet nach dem Zug von { $who }.
    }
    .foretold =
        { $you ->
            [who] Das ist der letzte gewöhnliche Zaun: Die Partie endet nach deinem Zug.
           *[none] Das ist der letzte gewöhnliche Zaun: Die Partie endet nach dem Zug von { $who }.
        }
fact-stuck = Der Schäfer sitzt fest{ $at }: Keine benachbarte Straße ist frei, und für eine entfernte fehlt der Dinar.
fact-turn-lost =
    { $you ->
        [who] { $n ->
            [one] Mehr war nicht möglich: Dir ist { $n } Aktion verfallen.
           *[other] Mehr war nicht möglich: Dir sind { $n } Aktionen verfallen.
        }
       *[none] { $n ->
            [one] Mehr war nicht möglich: { $who } hat { $n } Aktion verloren.
           *[other] Mehr war nicht möglich: { $who } hat { $n } Aktionen verloren.
        }
    }
fact-over-fences = Die letzte Runde ist gespielt: Die Partie ist vorbei.
fact-over-stuck = Kein Schäfer kann sich je wieder bewegen: Die Partie ist vorbei.
fact-starting-tile =
    { $you ->
        [who] Dein Startplättchen: { $terrain }.
       *[none] Das Startplättchen von { $who }: { $terrain }.
    }
fact-scored =
    { $you ->
        [who] Du: { $tiles } für Plättchen + { $dinars } in Dinaren = { $total }.
       *[none] { $who }: { $tiles } für Plättchen + { $dinars } in Dinaren = { $total }.
    }
fact-won =
    { $seats ->
        [one] { $you ->
            [all] Du hast gewonnen.
           *[none] { $all } hat gewonnen.
        }
       *[other] Geteilter Sieg: { $all }. Wer blökt am lautesten?
    }

## Warum ein Zug abgelehnt wird

reason-not-drawn = Das kann jetzt nicht gezogen werden.
reason-chance-alone = Das entscheidet allein der Zufall.
reason-place-first = Stelle zuerst deinen Schäfer auf eine freie Straße.
reason-placed-on = Auf dieser Straße steht schon ein Schäfer{ $at }.
reason-all-placed = Alle Schäfer sind schon aufgestellt: Jetzt ziehen sie.
reason-choose-shepherd = Wähle zuerst, welcher deiner Schäfer in diesem Zug handelt.
reason-not-your-shepherd = Auf dieser Straße steht keiner deiner Schäfer{ $at }.
reason-cannot-move = Dieser Schäfer kann sich nicht mehr bewegen{ $at }: Wähle deinen anderen.
reason-shepherd-chosen = Du hast den Schäfer, der in diesem Zug handelt, schon gewählt.
reason-one-shepherd = Du hast nur einen Schäfer: Es gibt nichts zu wählen.
reason-must-walk = Das ist deine letzte Aktion, und dein Schäfer hat sich noch nicht bewegt: Zieh ihn auf eine andere Straße.
reason-driven-already = Auf dieser Straße hast du schon ein Schaf getrieben. Vor dem nächsten muss dein Schäfer auf eine andere Straße ziehen.
reason-bought-already = Auf dieser Straße hast du schon ein Plättchen gekauft. Vor dem nächsten muss dein Schäfer auf eine andere Straße ziehen.
reason-stands-there = Dort steht dein Schäfer schon{ $at }.
reason-shepherd-there =
    { $you ->
        [who] Auf dieser Straße steht dein anderer Schäfer{ $at }.
       *[none] Auf dieser Straße steht der Schäfer von { $who }{ $at }.
    }
reason-fence-there = Ein Zaun versperrt diese Straße{ $at }.
reason-too-far = Diese Straße liegt nicht neben deiner{ $at }, und für den weiten Weg fehlt dir der Dinar.
reason-not-across = Dein Schäfer treibt Schafe nur zwischen den beiden Orten links und rechts seiner Straße.
reason-no-sheep = In { $place } ist kein weißes Schaf.
reason-black-elsewhere = Das schwarze Schaf ist nicht in { $place }.
reason-not-sold-here = Diese Landschaft liegt nicht an der Straße deines Schäfers: { $terrain }.
reason-sold-out = Dieser Stapel ist ausverkauft: { $terrain }.
reason-too-dear =
    { $price ->
        [one] Das Plättchen kostet { $price } Dinar, und du hast keinen mehr.
       *[other] { $dinars ->
            [0] Das Plättchen kostet { $price } Dinare, und du hast keinen mehr.
           *[other] Das Plättchen kostet { $price } Dinare, und du hast nur { $dinars }.
        }
    }
reason-last-dinar = Das würde deinen letzten Dinar kosten. Dein Schäfer muss sich in diesem Zug noch bewegen, und keine Straße neben ihm ist frei.
reason-road-unknown = „{ $word }“ ist keine Straße: Die Straßen haben die Nummern 1 bis 42. Auf dem Plan ist 16:4 die Straße 16 mit der Würfelzahl 4.
reason-place-without-number = Sag, welches Gebiet du meinst: { $word }-1, { $word }-2 oder { $word }-3.
reason-no-tiles-there = Von Sheepsburg gibt es keine Plättchen.

## Verben zum Eintippen; englische werden in jeder Sprache verstanden

verb-walk = gehen
verb-herd = treiben
verb-black = schwarz
verb-buy = kaufen
verb-place = stellen
verb-use = wählen

## Punkte

part-field = Acker
part-mountain = Gebirge
part-desert = Wüste
part-swamp = Sumpf
part-forest = Wald
part-pasture = Weide
part-dinars = Dinare
tally-setup = Aufbau
tally-round = Runde { $n }
tally-last-round = Letzte Runde
tally-die = Würfel { $n }
tally-first = fing an
tally-dinars =
    { $n ->
        [one] { $n } Dinar
       *[other] { $n } Dinare
    }
tally-tiles =
    { $n ->
        [one] { $n } Plättchen
       *[other] { $n } Plättchen
    }
tally-supply =
    { $n ->
        [one] { $n } Zaun übrig
       *[other] { $n } Zäune übrig
    }
tally-final =
    { $n ->
        [one] { $n } Schlusszaun übrig
       *[other] { $n } Schlusszäune übrig
    }
tally-starting = Startplättchen: { $terrain }
tally-road = Schäfer auf Straße { $road }
tally-near = umsonst: { $roads }
tally-near-none = daneben ist nichts frei
tally-far = anderswohin: 1 Dinar
tally-far-none = anderswohin: kein Dinar
head-price = Preis
head-left = (noch)
head-worth = Wert
head-own = du

## Die Zeichen im Terminal

board-signs = Auf der Insel: 16:4 ist Straße 16 mit der Würfelzahl 4; das Zeichen einer Person vor einer Straßennummer ist ihr Schäfer, ◀ zeigt, wer handelt. Unter dem Namen eines Ortes steht die Zahl seiner weißen Schafe, und +black, wenn das schwarze dort ist. ┼ ist ein Zaun, ╋ ein Schlusszaun. Neu seit deiner letzten Entscheidung: ╬ ein Zaun; ↑ mehr und ↓ weniger weiße Schafe; »black das schwarze Schaf kam dazu. In der Liste der Landschaften heißt 2 (3): Das nächste Plättchen kostet 2 Dinare, 3 sind noch da; Wert ist, was ein Plättchen jetzt bringen würde.

## Warum ein Zug gut ist

why-points = Wäre die Partie jetzt zu Ende, bekämst du mehr Punkte.
    .other = Wäre die Partie jetzt zu Ende, bekämen die anderen weniger Punkte.
why-points_late = Zum Ende hin stehst du besser da.
    .other = Zum Ende hin stehen die anderen schlechter da.
why-dinars_early = Du behältst Dinare für die nächsten Züge.
    .other = Den anderen bleibt weniger Zeit, ihre Dinare auszugeben.
why-tiles_early = Du kaufst nicht zu früh.
    .other = Die Plättchen der anderen können noch Schafe verlieren.
why-stakes_early = Du setzt nicht zu viel auf eine einzige Landschaft.
    .other = Die anderen setzen auf wenige Landschaften, und die können noch Schafe verlieren.
why-drive = Dein Schäfer steht da, wo er ein Schaf in eine deiner Landschaften treiben kann.
    .other = Den anderen bringt es weniger, Schafe zu treiben.
why-buy = Dein Schäfer steht da, wo ein Plättchen mehr wert ist, als es kostet.
    .other = Den anderen bringt es weniger, Plättchen zu kaufen.
why-near = Von einer Straße neben deinem Schäfer aus kannst du ein Schaf in eine deiner Landschaften treiben.
    .other = Den anderen bringen die Straßen neben ihren Schäfern weniger.
why-turn = Dir bleiben in diesem Zug mehr Aktionen.
    .other = Den anderen bleiben weniger Aktionen.
