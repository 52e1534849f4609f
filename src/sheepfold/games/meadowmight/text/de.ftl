### Meadowmight: die Worte des Spiels, auf Deutsch.
### Dieselben Schlüssel, Attribute und Variablen stehen in en.ftl und fr.ftl, in derselben Reihenfolge.

## Das Spiel

name = Meadowmight
tagline = Lass das Weideland Plättchen für Plättchen wachsen, zäune deine Wiesen ein und öffne eine Grenze dort, wo die größere Wiese dir gehört.
credits = Die Spielregel, der Sheepfold folgt, nennt weder Autor noch Verlag: Das Spiel gehört denen, die es erdacht haben. Sheepfold ist ein eigenständiges Projekt und steht in keiner Verbindung zu ihnen.

## Plättchen und Wiesen

MM-1 = Die Grenze zwischen zwei benachbarten Plättchen ist geschlossen, wenn mindestens eines davon dort einen Zaun hat; haben beide einen, ist es ein Doppelzaun. Eine Seite, die an ein leeres Feld stößt, schließt nur der eigene Zaun des Plättchens: Der Rand des Spielfelds ist kein Zaun. Benachbart sind Felder links, rechts, darüber und darunter; schräg zählt nicht. Felder heißen x,y und werden vom Startplättchen auf 0,0 aus gezählt: x nach rechts, y nach unten; 1,-2 liegt also eins rechts und zwei darüber.
    .title = Zäune
MM-2 = Ein verdecktes Plättchen ist auf allen Seiten geschlossen und gehört zu keiner Wiese. Ein Plättchen, das gelegt oder verschoben wird, darf es überdecken.
    .title = Verdeckt
MM-3 = Eine Wiese besteht aus allen aufgedeckten Plättchen, die über offene Grenzen zusammenhängen; ein ringsum geschlossenes Plättchen ist eine Wiese für sich. Sie gehört allen, die ein Sheeple darin haben, und sie ist eingezäunt, sobald jede Grenze um sie herum geschlossen ist.
    .title = Wiesen

## Aufbau und Zug

MM-4 = Jede Person bekommt die 5 Sheeple einer eigenen Farbe; unbenutzte Farben kommen aus dem Spiel. Die übrigen Plättchen werden zum Nachziehstapel gemischt, und alle bekommen 3 davon, sodass du mit 8 Plättchen auf der Hand beginnst. Ein weiteres liegt zu Beginn aufgedeckt und zufällig gedreht auf 0,0. Was ein Plättchen beim Legen auslöst, löst es nicht aus; was ein Haus oder ein Teich (Wool Wolves) dauerhaft bewirkt, gilt aber auch hier.
    .title = Aufbau
MM-5 = Gespielt wird reihum im Uhrzeigersinn; wer beginnt, bestimmt der Zufall. In deinem Zug kannst du entweder LEGEN oder ÄNDERN, danach ziehst du 1 Plättchen nach, solange der Nachziehstapel reicht. Alles in einem Zug hat seine Reihenfolge: Zuerst wird das Plättchen gelegt, gedreht oder verschoben, dann ein Konflikt ausgetragen, dann wirkt ein Sonderplättchen, dann wird nachgezogen. Wer keine Plättchen mehr hat, wird übersprungen.
    .title = Der Zug
MM-6 = LEGEN: Lege ein Plättchen aus deiner Hand aufgedeckt und beliebig gedreht auf ein leeres Feld neben einem Plättchen oder auf ein verdecktes Plättchen. Danach müssen alle Felder, auf denen Plättchen liegen, in 8 Reihen und 8 Spalten passen (andere Grenzen: MM-F1, MM-W1); Felder, die wieder leer geworden sind, zählen nicht mehr mit. Die Drehung ist die Zahl der Vierteldrehungen im Uhrzeigersinn aus der Grundstellung des Plättchens, von 0 bis 3; haben zwei Drehungen dieselben Zäune, gibt es nur die mit der kleineren Zahl.
    .title = Ein Plättchen legen
MM-7 = Du darfst ein Sheeple nicht legen, wenn in seiner Wiese dann auch ein fremdes Sheeple wäre. Das wird gleich nach dem Legen geprüft, noch bevor etwas verdeckt wird; ein Sheeple zu legen löst daher nie einen Konflikt aus. (In Fuzzy Fences gilt MM-F2.)
    .title = Ein Sheeple legen
MM-8 = ÄNDERN: Nenne ein aufgedecktes Plättchen und die Drehung, die es bekommen soll, und wirf 2 Plättchen aus deiner Hand ab; dann wird es gedreht. Seine Zäune müssen danach anders stehen. Ein Plättchen mit einem Doppelzaun auf irgendeiner Seite lässt sich nicht drehen; zu einem verdeckten Plättchen hin ist jeder Zaun ein Doppelzaun. Du darfst auch mit deinen letzten beiden Plättchen ÄNDERN, aber nennen kannst du nur eine Drehung, die erlaubt ist (in Fuzzy Fences auch ein Verschieben, MM-F5). Abgeworfenes kommt aus dem Spiel, und alle sehen es. Sobald jemand keine Plättchen mehr hat, am Ende eines Zuges also Hand und Nachziehstapel (oder eigener Stapel) leer sind, kann bis zum Spielende niemand mehr ÄNDERN.
    .title = Ändern
MM-9 = Kannst du weder LEGEN noch ÄNDERN, wirfst du ein Plättchen deiner Wahl ab und ziehst dann wie gewohnt nach.
    .title = Nichts geht
MM-10 = Das Spiel endet, sobald niemand mehr Plättchen hat.
    .title = Das Ende

## Konflikt

MM-11 = Ein Konflikt entsteht, wenn Wiesen verschiedener Besitzer durch das Plättchen verbunden werden, das gerade gelegt, gedreht, verschoben oder freigelegt wurde. Dieses Plättchen ist der Auslöser.
    .title = Wann es Konflikt gibt
MM-12 = Betrachte das Spielfeld nach der Aktion und denke dir den Auslöser weg: Sein Feld gilt als leer, und was darunter liegt, bleibt verborgen. Was der Auslöser über offene Grenzen erreicht, zerfällt dann in Teile, und diese bilden die Seiten. Teile, die vor der Aktion ganz zu ein und derselben Wiese gehörten, sind zusammen eine Seite (ein verschobenes Plättchen zählt zu der Wiese, aus der es kommt); ein Teil, der mehrere frühere Wiesen vermischt, ist eine Seite für sich. Eine Seite mit einem Sheeple streitet mit. Ist der Auslöser ein gedrehtes oder verschobenes Sheeple, streitet die Seite aus dem, was es von seiner früheren Wiese noch erreicht, für seine Farbe, selbst mit 0 Plättchen; ein freigelegtes Sheeple streitet mit 0 Plättchen; ein gelegtes streitet nicht. Andere Seiten streiten nicht mit. Die Größe einer Seite ist die Zahl ihrer Plättchen. Schafe machen sie nicht größer, und der Auslöser zählt weder als Plättchen noch als Sheeple.
    .title = Die Seiten
MM-13 = Von den streitenden Seiten gewinnt die mit den meisten Plättchen, bei Gleichstand die mit den meisten Sheeple. Steht es immer noch gleich, ist die Aktion nicht erlaubt, es sei denn, alle gleichauf liegenden Seiten gehören allein ein und derselben Person: Dann gewinnen sie gemeinsam.
    .title = Wer den Konflikt gewinnt
MM-14 = Alle Sheeple in jeder streitenden Seite, die nicht gewonnen hat, werden verdeckt, ganz gleich, wem sie gehören; die anderen Plättchen dieser Seiten bleiben, wie sie sind. Ist der Auslöser selbst ein Sheeple in einer anderen Farbe als der des Siegers, wird auch er verdeckt.
    .title = Wer den Konflikt verliert

## Wertung und Stapel

MM-15 = Am Ende bringt jede eingezäunte Wiese mit einem Sheeple von dir 1 Punkt je Plättchen und 1 Punkt je neutralem Schaf darin, und zwar nur einmal, egal wie viele Sheeple du dort hast. Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.
    .title = Wertung
MM-16 = Von den Plättchen auf einem Feld zählt nur das oberste: für Zäune, Wiesen, Größen, Wirkungen und Punkte. Verlässt es das Feld, ist dieses leer, oder das Plättchen darunter kommt so zurück, wie es lag. Ein verschobenes Plättchen trägt zuerst seinen Konflikt aus, wobei sein altes Feld als leer gilt; dann kommt das Plättchen darunter zurück und trägt als Auslöser seinen eigenen aus. Für beide heißt „vor der Aktion“ in MM-12: vor dem ganzen Verschieben oder vor dem Zurücknehmen des Sheeple (MM-W4). Endet einer der beiden Konflikte in einem verbotenen Gleichstand, ist das Verschieben oder Zurücknehmen nicht erlaubt. Das Spielfeld darf in getrennte Stücke zerfallen.
    .title = Überdecktes und Lücken

## Variante Fuzzy Fences

MM-F1 = In Fuzzy Fences darf das Spielfeld unbegrenzt wachsen.
    .title = Keine Grenze
MM-F2 = In Fuzzy Fences darfst du ein Sheeple auch in eine Wiese legen, in der andere eines haben. Ein Konflikt entsteht nur, wenn zuvor getrennte Wiesen verbunden werden und mindestens zwei Seiten streiten, und auch dann nicht, wenn sie alle allein ein und derselben Person gehören.
    .title = Geteilte Wiesen
MM-F3 = In Fuzzy Fences gewinnt den Konflikt die Seite mit den meisten verschiedenen Besitzern; bei Gleichstand geht es weiter wie in MM-13: erst Plättchen, dann Sheeple. Die Farbe des Auslösers zählt zu den Besitzern der Seite, die für ihn streitet. Alle Sheeple der unterlegenen Seiten werden verdeckt, auch die von Leuten, denen die siegreiche Seite mitgehört; nur der Auslöser selbst wird nie verdeckt.
    .title = Vielfalt gewinnt
MM-F4 = In Fuzzy Fences bringt dir jedes deiner Sheeple in einer eingezäunten Wiese deren Punkte: 1 je Plättchen und je neutralem Schaf, abzüglich 1 für jedes fremde Sheeple darin. Mit zwei Sheeple wertest du sie also zweimal.
    .title = Wertung in Fuzzy Fences
MM-F5 = In Fuzzy Fences kannst du beim ÄNDERN ein Plättchen verschieben, statt eines zu drehen: Ein aufgedecktes Plättchen mit einem neutralen Schaf rückt einen Schritt weit auf ein benachbartes Plättchen, ob aufgedeckt oder verdeckt, und behält seine Drehung. Über einen Doppelzaun kommt es nicht, und zu einem verdeckten Plättchen hin ist jeder Zaun ein Doppelzaun. Für das, was es zurücklässt und überdeckt, gilt MM-16.
    .title = Ein Schaf verschieben

## Variante Personal Piles

MM-P1 = In Personal Piles werden alle Plättchen außer dem Startplättchen und den Sheeple gleichmäßig auf verdeckte Stapel verteilt, einen pro Person; ein Rest kommt ungesehen aus dem Spiel. Du mischst deine Sheeple in deinen eigenen Stapel und ziehst daraus deine ersten 6 Plättchen. Nach deinem Zug ziehst du 1 Plättchen von deinem Stapel, wenn du weniger auf der Hand hast als dein Limit von 6; das zusätzliche Plättchen eines Baums erhöht dein Limit dauerhaft um 1. Wollt ihr weniger Konflikte, könnt ihr weniger Sheeple vereinbaren: Mit 1 bis 4 haben alle die ersten aus dieser Liste, nach ihren Zäunen: open (keiner), single (einer), corner (zwei über Eck), parallel (zwei gegenüber), triple (drei). Ein gezogenes Plättchen ist mit gleicher Wahrscheinlichkeit jedes aus deinem Stapel; ist es kein Sheeple, ist es mit gleicher Wahrscheinlichkeit jedes der übrigen Plättchen, die noch niemand gezogen hat, den Rest mitgerechnet.
    .title = Personal Piles

## Erweiterung Wool Wolves

MM-W1 = Mit Wool Wolves kommen 12 Sonderplättchen in den Nachziehstapel: 3 Wölfe, 3 Bäume, 3 Teiche und 3 Häuser. Sie können Zäune haben, aber keine Schafe, und zählen als Plättchen. Das Spielfeld darf 10 Reihen und 10 Spalten groß werden (mit Fuzzy Fences unbegrenzt). Die Erweiterung lässt sich mit einer der Varianten oder mit beiden verbinden.
    .title = Sonderplättchen
MM-W2 = Legst du einen Wolf, darf jedes benachbarte aufgedeckte Plättchen mit einem Schaf fliehen, ob neutral oder ein Sheeple von wem auch immer: Du verschiebst es einmal, einen Schritt weit, auf ein beliebiges ihm benachbartes Plättchen, ob aufgedeckt oder verdeckt, nur nicht auf den Wolf; seine Drehung behält es. Zäune, Häuser und MM-7 halten es nicht auf. Welche Plättchen das sind, steht fest, sobald der Konflikt um den Wolf selbst ausgetragen ist; eines, das inzwischen verdeckt wurde, flieht nicht. Du bestimmst die Reihenfolge, und nach jedem Schritt werden die Konflikte sofort ausgetragen (MM-11 bis MM-14, MM-16). Bist du fertig, werden jene dieser Plättchen verdeckt, die nicht geflohen sind oder nicht fliehen konnten; Plättchen ohne Schaf und eben erst freigelegte bleiben, wie sie sind.
    .title = Wolf
MM-W3 = Legst du einen Baum, darfst du entweder bis zu 2 verschiedene Plättchen kostenlos drehen, eines nach dem anderen, auch den Baum selbst, oder ein weiteres Plättchen ziehen, solange es welche gibt. Für das Drehen gelten MM-8 und MM-W5, doch kostet es nichts und ist auch dann erlaubt, wenn niemand mehr ÄNDERN kann; verschieben lässt sich so nichts.
    .title = Baum
MM-W4 = In einer Wiese, die gewertet wird, ist jedes aufgedeckte Plättchen mit einem Schaf, ob neutral oder Sheeple, je benachbartem Teich 2 Punkte mehr wert, auch über Zäune hinweg und egal, in welcher Wiese der Teich liegt; in Fuzzy Fences gehören diese Punkte zu dem, was dir jedes deiner Sheeple bringt. Legst du einen Teich und hat nach seinem Konflikt kein ihm benachbartes aufgedecktes Plättchen ein Schaf, darfst du eines deiner Sheeple auf die Hand zurücknehmen: eines, das aufgedeckt zuoberst auf seinem Feld liegt. Für das, was darunter war, gilt MM-16.
    .title = Teich
MM-W5 = Ein Haus und alle Plättchen neben ihm lassen sich nie drehen, auch nicht mit einem Baum. Verschoben, überdeckt oder verdeckt werden dürfen sie.
    .title = Haus

## Optionen

option-fuzzy_fences = Fuzzy Fences
    .help = Eine friedlichere Variante: Wiesen lassen sich teilen, jedes Sheeple zählt, das Spielfeld hat keine Grenze, und Schafe können verschoben werden.
option-personal_piles = Personal Piles
    .help = Alle ziehen von einem eigenen Stapel, in den ihre Sheeple gemischt sind, und haben 6 Plättchen auf der Hand.
option-wool_wolves = Wool Wolves
    .help = 12 Sonderplättchen: Wölfe, Bäume, Teiche und Häuser.
option-sheeple = Sheeple
    .help = Wie viele Sheeple jede Person hat, von 1 bis 5; nur in Personal Piles von Bedeutung.

## Dinge

type-blank-open = Gras ohne Zaun
type-blank-single = Gras mit einem Zaun
type-blank-corner = Gras mit Eckzaun
type-blank-parallel = Gras mit zwei gegenüberliegenden Zäunen
type-blank-triple = Gras mit drei Zäunen
type-blank-closed = Gras mit Zaun ringsum
type-neutral-open = Schaf ohne Zaun
type-neutral-single = Schaf mit einem Zaun
type-neutral-corner = Schaf mit Eckzaun
type-neutral-parallel = Schaf mit zwei gegenüberliegenden Zäunen
type-neutral-triple = Schaf mit drei Zäunen
type-tree-open = Baum ohne Zaun
type-tree-corner = Baum mit Eckzaun
type-tree-triple = Baum mit drei Zäunen
type-pond-open = Teich ohne Zaun
type-pond-corner = Teich mit Eckzaun
type-pond-triple = Teich mit drei Zäunen
type-house-single = Haus mit einem Zaun
type-house-parallel = Haus mit zwei gegenüberliegenden Zäunen
type-house-closed = Haus mit Zaun ringsum
type-wolf-single = Wolf mit einem Zaun
type-wolf-parallel = Wolf mit zwei gegenüberliegenden Zäunen
type-wolf-closed = Wolf mit Zaun ringsum
type-sheeple-open = Sheeple ohne Zaun
type-sheeple-single = Sheeple mit einem Zaun
type-sheeple-corner = Sheeple mit Eckzaun
type-sheeple-parallel = Sheeple mit zwei gegenüberliegenden Zäunen
type-sheeple-triple = Sheeple mit drei Zäunen
type-down = ein verdecktes Plättchen
type-unknown = ein Plättchen, das geheim bleibt
kind-blank = Gras
kind-neutral = Schaf
kind-sheeple = Sheeple
kind-tree = Baum
kind-pond = Teich
kind-house = Haus
kind-wolf = Wolf
word-hidden = (nicht mehr zu sehen)

## Was jetzt zu tun ist

step-first = Der Zufall entscheidet, wer beginnt.
step-start = Der Zufall legt das Startplättchen.
step-deal = Der Zufall teilt die Plättchen aus.
step-draw = Ein Plättchen wird nachgezogen.
step-tree_draw = Der Baum bringt ein weiteres Plättchen.
step-turn = Lege ein Plättchen aus deiner Hand oder beginne mit dem ÄNDERN (kostet 2 Plättchen).
step-turn-play = Lege ein Plättchen aus deiner Hand.
step-turn-change = Keines deiner Plättchen lässt sich legen: Beginne mit dem ÄNDERN (kostet 2 Plättchen).
step-turn-stuck = Du kannst weder legen noch ändern: Wirf ein Plättchen ab.
step-discard =
    { $left ->
        [one] Das ÄNDERN kostet Plättchen: Wirf noch { $left } ab.
       *[other] Das ÄNDERN kostet Plättchen: Wirf { $left } ab.
    }
step-wolf = Der Wolf auf { $cell } erschreckt { $cells }: Lass Plättchen einen Schritt weit fliehen oder sag, dass du fertig bist. Was nicht flieht, wird verdeckt.
step-tree = Der Baum lässt dich bis zu zwei Plättchen kostenlos drehen oder ein weiteres ziehen; oder sag, dass du fertig bist.
step-tree-turn = Der Baum lässt dich bis zu zwei Plättchen kostenlos drehen; oder sag, dass du fertig bist.
step-tree-draw = Der Baum lässt dich ein weiteres Plättchen ziehen; oder sag, dass du fertig bist.
step-tree-second = Du hast { $cell } gedreht. Drehe noch ein anderes Plättchen oder sag, dass du fertig bist.
step-pond = Kein Schaf trinkt am Teich: Nimm eines deiner Sheeple auf die Hand zurück oder sag, dass du fertig bist.
step-over = Die Partie ist vorbei.

## Der Verlauf

log-first = { $who } beginnt.
log-start = Das Startplättchen auf 0,0: { $type }, Drehung { $rot }.
log-deal = { $who } bekommt: { $type }.
log-play = { $who } legt auf { $cell }: { $type }, Drehung { $rot }.
log-turn = { $who } dreht das Plättchen auf { $cell }: Drehung { $rot }.
log-move = { $who } verschiebt das Plättchen von { $cell } auf { $cell2 }.
log-discard = { $who } wirft ab: { $type }.
log-draw = { $who } zieht ein weiteres Plättchen.
log-draw-type = Nachgezogen: { $type }.
log-recall = { $who } nimmt das Sheeple von { $cell } auf die Hand zurück.
log-done = { $who } ist fertig.
log-undo = { $who } hat einen Schritt zurückgenommen.

## Was von selbst geschah

fact-stuck = { $who } konnte weder legen noch ändern.
fact-covered-down = Ein verdecktes Plättchen auf { $cell } wird überdeckt.
fact-covered-up = Überdeckt auf { $cell }: { $type }.
fact-double-fence =
    { $cells ->
        [one] Dabei entsteht { $cells } Doppelzaun.
       *[other] Dabei entstehen { $cells } Doppelzäune.
    }
fact-joined-others =
    { $cells ->
        [one] { $who } teilt sich diese Wiese mit { $cells } fremden Sheeple.
       *[other] { $who } teilt sich diese Wiese mit { $cells } fremden Sheeple.
    }
fact-meadows-joined = { $n } Wiesen werden zu einer.
fact-conflict = Konflikt auf { $cell }! { $n } Seiten streiten.
fact-side =
    { $who }: { $tiles ->
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    }, { $sheeple } Sheeple.
fact-side-shared =
    { $n } Besitzer gemeinsam: { $tiles ->
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    }, { $sheeple } Sheeple.
fact-won =
    { $tiles ->
        [one] { $who } gewinnt den Konflikt mit { $tiles } Plättchen.
       *[other] { $who } gewinnt den Konflikt mit { $tiles } Plättchen.
    }
fact-won-shared =
    { $tiles ->
        [one] Die Seite mit { $n } Besitzern gewinnt den Konflikt mit { $tiles } Plättchen.
       *[other] Die Seite mit { $n } Besitzern gewinnt den Konflikt mit { $tiles } Plättchen.
    }
fact-turned-down =
    { $n ->
        [one] { $who }: { $n } Sheeple wird verdeckt.
       *[other] { $who }: { $n } Sheeple werden verdeckt.
    }
fact-returned = Freigelegt auf { $cell }: { $type }.
fact-frightened =
    { $cells ->
        [one] Der Wolf erschreckt { $cells } Plättchen.
       *[other] Der Wolf erschreckt { $cells } Plättchen.
    }
fact-caught =
    { $cells ->
        [one] { $cells } Plättchen ist nicht geflohen und wird verdeckt.
       *[other] { $cells } Plättchen sind nicht geflohen und werden verdeckt.
    }
fact-tree-idle = Der Baum kann nichts drehen, und zu ziehen gibt es auch nichts.
fact-pond-idle = Kein Schaf trinkt am Teich, aber es lässt sich auch kein Sheeple zurücknehmen.
fact-meadow-enclosed =
    { $points ->
        [one] { $who }: Eine Wiese ist eingezäunt und { $points } Punkt wert.
       *[other] { $who }: Eine Wiese ist eingezäunt und { $points } Punkte wert.
    }
fact-meadow-enclosed-shared =
    { $points ->
        [one] Eine Wiese mit { $n } Besitzern ist eingezäunt: { $points } Punkt je Sheeple, abzüglich 1 für jedes fremde Sheeple.
       *[other] Eine Wiese mit { $n } Besitzern ist eingezäunt: { $points } Punkte je Sheeple, abzüglich 1 für jedes fremde Sheeple.
    }
fact-meadow-opened =
    { $points ->
        [one] { $who } verliert eine eingezäunte Wiese: { $points } Punkt.
       *[other] { $who } verliert eine eingezäunte Wiese: { $points } Punkte.
    }
fact-meadow-opened-shared =
    { $points ->
        [one] Eine eingezäunte Wiese mit { $n } Besitzern geht verloren: { $points } Punkt je Sheeple, abzüglich 1 für jedes fremde Sheeple.
       *[other] Eine eingezäunte Wiese mit { $n } Besitzern geht verloren: { $points } Punkte je Sheeple, abzüglich 1 für jedes fremde Sheeple.
    }
fact-beyond = Das Spielfeld wächst auf { $columns } mal { $rows }: In Fuzzy Fences hat es keine Grenze.
fact-wide-board = Das Spielfeld wächst auf { $columns } mal { $rows }: Mit Wool Wolves darf es 10 mal 10 groß werden.
fact-limit-raised = { $who } darf ab jetzt { $n } Plättchen auf der Hand haben.
fact-pile-empty = { $who } hat das letzte Plättchen des eigenen Stapels gezogen.
fact-deck-empty = Das letzte Plättchen des Nachziehstapels ist gezogen.
fact-change-over = { $who } hat keine Plättchen mehr: Niemand kann mehr ÄNDERN.
fact-passed-over = { $who } hat keine Plättchen mehr und wird übersprungen.
fact-over = Niemand hat mehr Plättchen: Die Partie ist vorbei.
fact-scored =
    { $total ->
        [one] { $who }: { $total } Punkt.
       *[other] { $who }: { $total } Punkte.
    }

## Punkte und Tisch

part-tiles = Plättchen
part-sheep = Neutrale Schafe
part-ponds = Teiche
part-rivals = Fremde Sheeple
tally-deck =
    { $n ->
        [0] Nachziehstapel leer
        [one] Nachziehstapel: { $n } Plättchen
       *[other] Nachziehstapel: { $n } Plättchen
    }
tally-span = Spielfeld: höchstens { $n } mal { $n }
tally-no-change = Kein ÄNDERN mehr
tally-discards = Abgeworfen:
tally-below = Plättchen unter anderen:
tally-turn = ÄNDERN: { $cell } bekommt Drehung { $rot }.
tally-move = ÄNDERN: { $cell } rückt auf { $cell2 }.
tally-columns = Spalten { $first } bis { $last }
hand-tiles =
    { $n ->
        [one] Deine Hand: { $n } Plättchen und wie seine Drehungen aussehen
       *[other] Deine Hand: { $n } Plättchen und wie ihre Drehungen aussehen
    }
hand-empty = Deine Hand ist leer.
head-points = Punkte
head-hand = Hand
head-pile = Stapel
head-meadow = Wiese
head-tiles = Größe
head-worth = Wert
sign-down = verdeckt
sign-new = verändert

## Die Zeichen im Terminal

board-signs = Auf dem Spielfeld: Ein Buchstabe benennt eine Wiese mit Sheeple, ein großer, wenn sie eingezäunt ist; die Liste der Wiesen sagt, wessen Sheeple darin sind, wie viele Plättchen jede hat und was sie wert ist (✓ eingezäunt). ,, ist Gras, & ein neutrales Schaf, & mit dem Zeichen einer Person deren Sheeple; ♣ Baum, ≈ Teich, ⌂ Haus, W Wolf; ▒ liegt verdeckt, und was es war, musst du dir merken, ebenso, was überdeckt liegt. Dicke Striche sind Zäune, jeder auf der Seite seines eigenen Plättchens; einer, der die ganze Grenze füllt, ist ein Doppelzaun. Wo der Name eines Feldes oder ein Punkt steht, kannst du legen. * links oben an einem Feld: seit deiner letzten Entscheidung verändert; ! ein Plättchen, das ein Wolf erschreckt; @ das Plättchen, das du gerade änderst. Die Bilder deiner Hand zeigen die Drehungen 0 bis 3.

## Why a move is good

why-enclosed = Das zäunt eine Wiese von dir ein.
why-enclosed_late = Das zäunt eine Wiese ein, die am Ende zählt.
why-one_gap = Deine Wiese hat nur noch eine Lücke.
why-one_gap_late = Deine Wiese hat nur noch eine Lücke, und es ist spät.
why-ready = Die letzte Lücke kannst du als Nächstes schließen.
why-two_gaps = Deine Wiese hat nur noch zwei Lücken.
why-more_gaps = Deine Wiese wächst.
why-threat = Keine stärkere Wiese lässt sich mit deiner verbinden.
why-claim = Eine Wiese, die niemandem gehört, lässt sich beanspruchen.
why-sheeple = So behältst du Sheeple auf der Hand.
why-sheeple_late = So behältst du Sheeple für das Ende.
why-sheep = So behältst du Schafe auf der Hand.
why-shut = So behältst du Plättchen mit vielen Zäunen.
why-tiles = So bleiben dir mehr Plättchen.
why-turn = So bist du als Nächstes am Zug.
