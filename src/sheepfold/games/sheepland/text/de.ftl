### Sheepland: die Worte des Spiels, auf Deutsch.
### Dieselben Schlüssel, Attribute und Variablen stehen in en.ftl und fr.ftl, in derselben Reihenfolge.

## Das Spiel

name = Sheepland
tagline = Treibe die Herden auf das Land, das dir gehört, zäune sie hinter dir ein und behalte das schwarze Schaf im Auge.
credits = Erdacht von Simone Luciani und Daniele Tascini, illustriert von Giulia Ghigini, erschienen bei Cranio Creations. Sheepfold ist ein eigenständiges Projekt und steht in keiner Verbindung zu ihnen.

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
terrain-unknown = verdeckt
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

step-first = Der Zufall bestimmt, wer anfängt.
step-tile = Die Startplättchen werden verteilt.
step-place = Stelle einen Schäfer auf eine freie Straße.
step-die = Es wird gewürfelt.
step-use = Wähle den Schäfer, der in diesem Zug handelt.
step-act =
    { $left ->
        [one] Führe deine letzte Aktion aus.
       *[other] Führe eine Aktion aus: Noch { $left } sind übrig.
    }
step-act-move =
    { $left ->
        [one] Deine letzte Aktion: Jetzt muss sich dein Schäfer bewegen.
       *[other] Führe eine Aktion aus: Noch { $left } sind übrig, und in einer davon muss sich dein Schäfer bewegen.
    }
step-act-stuck =
    { $left ->
        [one] Dein Schäfer sitzt fest: Tu, was sonst möglich ist. { $left } Aktion ist noch übrig.
       *[other] Dein Schäfer sitzt fest: Tu, was sonst möglich ist. { $left } Aktionen sind noch übrig.
    }
step-over = Die Partie ist vorbei.

## Der Verlauf

log-first = { $who } fängt an.
log-tile = { $who } bekommt ein Startplättchen: { $terrain }.
log-place = { $who } stellt einen Schäfer auf Straße { $road }.
log-die = Der Würfel zeigt { $number }.
log-use = { $who } handelt mit dem Schäfer auf Straße { $road }.
log-walk = { $who } zieht mit dem Schäfer auf Straße { $road }.
log-herd = { $who } treibt ein weißes Schaf von { $place } nach { $place2 }.
log-black = { $who } treibt das schwarze Schaf von { $place } nach { $place2 }.
log-buy = { $who } kauft ein Plättchen: { $terrain }.
log-undo = { $who } hat einen Schritt zurückgenommen.

## Was von selbst geschah

fact-money =
    { $dinars ->
        [one] Alle beginnen mit { $dinars } Dinar.
       *[other] Alle beginnen mit { $dinars } Dinaren.
    }
fact-black-crossed = Das schwarze Schaf läuft über Straße { $road } von { $place } nach { $place2 }.
fact-black-no-road = Das schwarze Schaf bleibt: { $place } hat keine Straße mit der Würfelzahl { $number }.
fact-black-shepherd = Das schwarze Schaf bleibt, wo es ist ({ $place }): Auf Straße { $road } steht ein Schäfer.
fact-black-fence = Das schwarze Schaf bleibt, wo es ist ({ $place }): Ein Zaun versperrt Straße { $road }.
fact-walk-paid =
    { $dinars ->
        [one] Der weite Weg kostet { $dinars } Dinar.
       *[other] Der weite Weg kostet { $dinars } Dinare.
    }
fact-fence-placed =
    { $n ->
        [0] Ein Zaun versperrt Straße { $road }, der letzte gewöhnliche.
        [one] Ein Zaun versperrt Straße { $road }; { $n } weiterer ist übrig.
       *[other] Ein Zaun versperrt Straße { $road }; { $n } weitere sind übrig.
    }
fact-final-fence-placed = Ein Schlusszaun versperrt Straße { $road }.
fact-tile-bought =
    { $price ->
        [0] Es kostet nichts.
        [one] Es kostet { $price } Dinar.
       *[other] Es kostet { $price } Dinare.
    }
fact-stack-empty = Es war das letzte seines Stapels.
fact-last-fence = Alle gewöhnlichen Zäune stehen: Die Partie endet nach dem Zug von { $who }.
fact-stuck = Der Schäfer auf Straße { $road } sitzt fest: Keine benachbarte Straße ist frei, und für eine entfernte fehlt der Dinar.
fact-turn-lost =
    { $n ->
        [one] Mehr ist nicht möglich: Der Zug von { $who } endet, { $n } Aktion verfällt.
       *[other] Mehr ist nicht möglich: Der Zug von { $who } endet, { $n } Aktionen verfallen.
    }
fact-over-fences = Die letzte Runde ist gespielt: Die Partie ist vorbei.
fact-over-stuck = Kein Schäfer kann sich je wieder bewegen: Die Partie ist vorbei.
fact-starting-tile = Das Startplättchen von { $who }: { $terrain }.
fact-scored = { $who }: { $tiles } für Plättchen + { $dinars } in Dinaren = { $total }.
fact-shared-win = { $n } Personen haben am meisten und teilen sich den Sieg. Wer blökt am lautesten?

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
head-worth = Wert
head-own = du

## Die Zeichen im Terminal

board-signs = Auf der Insel: 16:4 ist Straße 16 mit der Würfelzahl 4; das Zeichen einer Person vor einer Straßennummer ist ihr Schäfer, ◀ zeigt, wer handelt. Unter dem Namen eines Ortes steht die Zahl seiner weißen Schafe, und +black, wenn das schwarze dort ist. ┼ ist ein Zaun, ╋ ein Schlusszaun. Neu seit deiner letzten Entscheidung: ╬ ein Zaun; ↑ mehr und ↓ weniger weiße Schafe; »black das schwarze Schaf kam dazu. In der Liste der Landschaften heißt 2x3: Das nächste Plättchen kostet 2 Dinare, 3 sind noch da; Wert ist, was ein Plättchen jetzt bringen würde.

## Why a move is good

why-points = Das bringt sofort Punkte.
why-points_late = Das bringt Punkte, die am Ende zählen.
why-dinars_early = So bleiben Dinare für später.
why-tiles_early = Ein früh gekauftes Plättchen lohnt sich lange.
why-stakes_early = Damit wird eine Landschaft deine.
why-drive = Ein Schäfer kann ein Schaf dorthin treiben, wo es sich lohnt.
why-buy = Hier lässt sich ein Plättchen kaufen, das mehr wert ist, als es kostet.
why-near = Von hier ist eine gute Straße nahe.
why-turn = So bleiben dir mehr Aktionen.
