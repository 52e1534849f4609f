### Meadowmight: die Worte des Spiels, auf Deutsch.
### Dieselben Schlüssel, Attribute und Variablen stehen in en.ftl und fr.ftl, in derselben Reihenfolge.

## Das Spiel

name = Meadowmight
tagline = Lass das Weideland Plättchen für Plättchen wachsen, zäune deine Wiesen ein und öffne eine Grenze dort, wo die größere Wiese dir gehört.
credits = Die Spielregel, der Sheepfold folgt, nennt weder Autor noch Verlag: Das Spiel gehört denen, die es erdacht haben.

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

tile-blank = Gras { $fences }
tile-neutral =
    { $n ->
        [one] ein Schaf
       *[other] { $n } Schafe
    } { $fences }
tile-tree = einen Baum { $fences }
tile-pond = einen Teich { $fences }
tile-house = ein Haus { $fences }
tile-wolf = einen Wolf { $fences }
tile-sheeple = ein Sheeple { $fences }
fences-open = ohne Zaun
fences-single = mit einem Zaun
fences-corner = mit Eckzaun
fences-parallel = mit zwei gegenüberliegenden Zäunen
fences-triple = mit drei Zäunen
fences-closed = mit Zaun ringsum
type-down = ein verdecktes Plättchen
type-forgotten = ein Plättchen
kind-blank = Gras
kind-neutral = Schaf
kind-sheeple = Sheeple
kind-tree = Baum
kind-pond = Teich
kind-house = Haus
kind-wolf = Wolf

## Was jetzt zu tun ist

step-first = Der Zufall entscheidet, wer beginnt.
    .other = Der Zufall entscheidet, wer beginnt.
step-start = Der Zufall legt das Startplättchen.
    .other = Der Zufall legt das Startplättchen.
step-deal = Der Zufall teilt die Plättchen aus.
    .other = Der Zufall teilt die Plättchen aus.
step-draw = Ein Plättchen wird nachgezogen.
    .other = { $who } zieht ein Plättchen nach.
step-tree_draw = Der Baum bringt ein weiteres Plättchen.
    .other = { $who } zieht ein weiteres Plättchen.
step-turn = Lege ein Plättchen aus deiner Hand oder ÄNDERE eines auf dem Spielfeld (kostet 2 aus deiner Hand).
    .other = { $who } sucht ein Plättchen zum Legen oder ÄNDERN aus.
step-turn-play = Lege ein Plättchen aus deiner Hand.
    .other = { $who } sucht ein Plättchen zum Legen aus.
step-turn-change = Keines deiner Plättchen lässt sich legen: Beginne mit dem ÄNDERN (kostet 2 Plättchen).
    .other = { $who } sucht ein Plättchen zum ÄNDERN aus.
step-turn-stuck = Du kannst weder legen noch ändern: Wirf ein Plättchen ab.
    .other = { $who } kann weder legen noch ändern und wirft ein Plättchen ab.
step-discard =
    { $left ->
        [one] Das ÄNDERN kostet Plättchen: Wirf noch { $left } ab.
       *[other] Das ÄNDERN kostet Plättchen: Wirf { $left } ab.
    }
    .other = { $who } wirft Plättchen für das ÄNDERN ab.
step-wolf =
    { $tiles ->
        [one] Der Wolf erschreckt { $tiles } Plättchen{ $at }: Lass es einen Schritt weit fliehen oder sag, dass du fertig bist. Flieht es nicht, wird es verdeckt.
       *[other] Der Wolf erschreckt { $tiles } Plättchen{ $at }: Lass sie je einen Schritt weit fliehen oder sag, dass du fertig bist. Was nicht flieht, wird verdeckt.
    }
    .other = { $who } entscheidet, wer vor dem Wolf flieht.
step-tree = Der Baum lässt dich bis zu zwei Plättchen kostenlos drehen oder ein weiteres ziehen; oder sag, dass du fertig bist.
    .other = { $who } entscheidet, ob Plättchen gedreht werden oder eines gezogen wird.
step-tree-turn = Der Baum lässt dich bis zu zwei Plättchen kostenlos drehen; oder sag, dass du fertig bist.
    .other = { $who } entscheidet, welche Plättchen gedreht werden.
step-tree-draw = Der Baum lässt dich ein weiteres Plättchen ziehen; oder sag, dass du fertig bist.
    .other = { $who } entscheidet, ob noch ein Plättchen gezogen wird.
step-tree-second = Du hast ein Plättchen gedreht{ $at }. Drehe noch ein anderes oder sag, dass du fertig bist.
    .other = { $who } entscheidet, ob noch ein zweites Plättchen gedreht wird.
step-pond = Kein Schaf trinkt am Teich: Nimm eines deiner Sheeple auf die Hand zurück oder sag, dass du fertig bist.
    .other = { $who } entscheidet, ob ein Sheeple auf die Hand zurückkommt.
step-over = Die Partie ist vorbei.
    .other = Die Partie ist vorbei.

## Züge als Aufforderung

do-play = Lege { $type }{ $at }
do-turn = Drehe dieses Plättchen{ $at }
do-move = Verschiebe dieses Plättchen um einen Schritt{ $at }
do-discard = Wirf { $type } ab
do-draw = Ziehe ein weiteres Plättchen
do-recall = Nimm dieses Sheeple auf die Hand zurück{ $at }
do-done = Belasse es dabei

## Der Verlauf

log-first =
    { $you ->
        [who] Du beginnst.
       *[none] { $who } beginnt.
    }
log-start =
    { $hidden ->
        [none] Als Startplättchen hat der Zufall { $type } gelegt.
       *[forgotten] Der Zufall hat das Startplättchen gelegt.
    }
log-deal =
    { $hidden ->
        [none]
            { $you ->
                [who] Du hast { $type } bekommen.
               *[none] { $who } hat { $type } bekommen.
            }
       *[unknown] { "" }
    }
log-play =
    { $you ->
        [who] Du hast { $type } gelegt{ $at }.
       *[none] { $who } hat { $type } gelegt{ $at }.
    }
# Was genannt, gedreht oder verschoben wurde, sagt ein eigener Satz.
log-turn = { "" }
log-move = { "" }
log-discard =
    { $you ->
        [who] Du hast { $type } abgeworfen.
       *[none] { $who } hat { $type } abgeworfen.
    }
log-draw =
    { $you ->
        [who] Du hast dir vom Baum ein weiteres Plättchen bringen lassen.
       *[none] { $who } hat sich vom Baum ein weiteres Plättchen bringen lassen.
    }
# Nur wer zieht, sieht das Plättchen.
log-draw-type =
    { $hidden ->
        [none] Du hast { $type } gezogen.
       *[unknown] { "" }
    }
log-recall =
    { $you ->
        [who] Du hast ein Sheeple auf die Hand zurückgenommen{ $at }.
       *[none] { $who } hat ein Sheeple auf die Hand zurückgenommen{ $at }.
    }
log-done =
    { $you ->
        [who] Du hast es dabei belassen.
       *[none] { $who } hat es dabei belassen.
    }
log-undo =
    { $you ->
        [who] Du hast einen Zug zurückgenommen.
       *[none] { $who } hat einen Zug zurückgenommen.
    }

## Was ein Zug bewirkt hat

fact-turn-named =
    { $you ->
        [who] Du hast mit dem ÄNDERN begonnen, um ein Plättchen zu drehen{ $at }.
       *[none] { $who } hat mit dem ÄNDERN begonnen, um ein Plättchen zu drehen{ $at }.
    }
    .foretold = Dieses ÄNDERN kostet zwei Plättchen aus deiner Hand.
fact-move-named =
    { $you ->
        [who] Du hast mit dem ÄNDERN begonnen, um ein Schaf zu verschieben{ $at }.
       *[none] { $who } hat mit dem ÄNDERN begonnen, um ein Schaf zu verschieben{ $at }.
    }
    .foretold = Dieses ÄNDERN kostet zwei Plättchen aus deiner Hand.
fact-tile-turned =
    { $you ->
        [who] Du hast ein Plättchen gedreht{ $at }.
       *[none] { $who } hat ein Plättchen gedreht{ $at }.
    }
fact-tile-moved =
    { $you ->
        [who] Du hast { $type } um einen Schritt verschoben{ $at }.
       *[none] { $who } hat { $type } um einen Schritt verschoben{ $at }.
    }
fact-stuck =
    { $you ->
        [who] Du konntest weder legen noch ändern.
       *[none] { $who } konnte weder legen noch ändern.
    }
fact-covered-down = Das hat ein verdecktes Plättchen überdeckt.
    .foretold = Das überdeckt ein verdecktes Plättchen.
fact-covered =
    { $hidden ->
        [none] Das hat { $type } überdeckt.
       *[forgotten] Das hat ein anderes Plättchen überdeckt.
    }
    .foretold = Das überdeckt { $type }.
fact-joined-others =
    { $you ->
        [who]
            { $cells ->
                [one] Du teilst dir diese Wiese mit { $cells } fremden Sheeple.
               *[other] Du teilst dir diese Wiese mit { $cells } fremden Sheeple.
            }
       *[none]
            { $cells ->
                [one] { $who } teilt sich diese Wiese mit { $cells } fremden Sheeple.
               *[other] { $who } teilt sich diese Wiese mit { $cells } fremden Sheeple.
            }
    }
    .foretold =
        { $cells ->
            [one] Du teilst dir diese Wiese dann mit { $cells } fremden Sheeple.
           *[other] Du teilst dir diese Wiese dann mit { $cells } fremden Sheeple.
        }
fact-meadows-joined = { $n } Wiesen sind zu einer geworden.
    .foretold = { $n } Wiesen werden zu einer.
fact-conflict = Zwischen { $n } Seiten ist ein Konflikt ausgebrochen.
    .foretold = Zwischen { $n } Seiten bricht ein Konflikt aus.
fact-side =
    { $you ->
        [who] Deine Seite
       *[none] Die Seite von { $who }
    }: { $tiles ->
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    }, { $sheeple } Sheeple.
fact-side-shared =
    Gemeinsame Seite ({ $all }): { $tiles ->
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    }, { $sheeple } Sheeple.
fact-won =
    { $you ->
        [who] Du hast den Konflikt gewonnen.
       *[none] { $who } hat den Konflikt gewonnen.
    }
    .foretold =
        { $you ->
            [who] Du gewinnst den Konflikt.
           *[none] { $who } gewinnt den Konflikt.
        }
fact-won-shared = Die gemeinsame Seite ({ $all }) hat den Konflikt gewonnen.
    .foretold = Die gemeinsame Seite ({ $all }) gewinnt den Konflikt.
fact-turned-down =
    { $you ->
        [who]
            { $n ->
                [one] Eines deiner Sheeple wurde verdeckt.
               *[other] { $n } deiner Sheeple wurden verdeckt.
            }
       *[none]
            { $n ->
                [one] Ein Sheeple von { $who } wurde verdeckt.
               *[other] { $n } Sheeple von { $who } wurden verdeckt.
            }
    }
    .foretold =
        { $you ->
            [who]
                { $n ->
                    [one] Eines deiner Sheeple wird verdeckt.
                   *[other] { $n } deiner Sheeple werden verdeckt.
                }
           *[none]
                { $n ->
                    [one] Ein Sheeple von { $who } wird verdeckt.
                   *[other] { $n } Sheeple von { $who } werden verdeckt.
                }
        }
fact-returned =
    { $hidden ->
        [none] Das hat { $type } freigelegt{ $at }.
       *[forgotten] Das hat das Plättchen darunter freigelegt{ $at }.
    }
    .foretold = Das legt { $type } frei.
fact-frightened =
    { $cells ->
        [one] Der Wolf hat { $cells } Plättchen erschreckt.
       *[other] Der Wolf hat { $cells } Plättchen erschreckt.
    }
    .foretold =
        { $cells ->
            [one] Der Wolf erschreckt { $cells } Plättchen.
           *[other] Der Wolf erschreckt { $cells } Plättchen.
        }
fact-caught =
    { $cells ->
        [one] { $cells } Plättchen ist nicht vor dem Wolf geflohen und wurde verdeckt.
       *[other] { $cells } Plättchen sind nicht vor dem Wolf geflohen und wurden verdeckt.
    }
    .foretold =
        { $cells ->
            [one] { $cells } Plättchen flieht nicht vor dem Wolf und wird verdeckt.
           *[other] { $cells } Plättchen fliehen nicht vor dem Wolf und werden verdeckt.
        }
fact-tree-idle = Der Baum konnte nichts drehen, und zu ziehen gab es auch nichts.
    .foretold = Der Baum kann nichts drehen, und zu ziehen gibt es auch nichts.
fact-pond-idle = Kein Schaf trank am Teich, aber es ließ sich auch kein Sheeple zurücknehmen.
    .foretold = Kein Schaf trinkt am Teich, aber es lässt sich auch kein Sheeple zurücknehmen.
fact-meadow-enclosed =
    { $you ->
        [who]
            { $points ->
                [one] Eine deiner Wiesen wurde eingezäunt: { $points } Punkt.
               *[other] Eine deiner Wiesen wurde eingezäunt: { $points } Punkte.
            }
       *[none]
            { $points ->
                [one] Eine Wiese von { $who } wurde eingezäunt: { $points } Punkt.
               *[other] Eine Wiese von { $who } wurde eingezäunt: { $points } Punkte.
            }
    }
    .foretold =
        { $you ->
            [who]
                { $points ->
                    [one] Eine deiner Wiesen wird eingezäunt: { $points } Punkt.
                   *[other] Eine deiner Wiesen wird eingezäunt: { $points } Punkte.
                }
           *[none]
                { $points ->
                    [one] Eine Wiese von { $who } wird eingezäunt: { $points } Punkt.
                   *[other] Eine Wiese von { $who } wird eingezäunt: { $points } Punkte.
                }
        }
fact-meadow-enclosed-shared =
    { $points ->
        [one] Eine gemeinsame Wiese ({ $all }) wurde eingezäunt: { $points } Punkt je Sheeple, abzüglich 1 für jedes fremde Sheeple.
       *[other] Eine gemeinsame Wiese ({ $all }) wurde eingezäunt: { $points } Punkte je Sheeple, abzüglich 1 für jedes fremde Sheeple.
    }
    .foretold =
        { $points ->
            [one] Eine gemeinsame Wiese ({ $all }) wird eingezäunt: { $points } Punkt je Sheeple, abzüglich 1 für jedes fremde Sheeple.
           *[other] Eine gemeinsame Wiese ({ $all }) wird eingezäunt: { $points } Punkte je Sheeple, abzüglich 1 für jedes fremde Sheeple.
        }
fact-meadow-opened =
    { $you ->
        [who]
            { $points ->
                [one] Du hast eine eingezäunte Wiese verloren, die { $points } Punkt wert war.
               *[other] Du hast eine eingezäunte Wiese verloren, die { $points } Punkte wert war.
            }
       *[none]
            { $points ->
                [one] { $who } hat eine eingezäunte Wiese verloren, die { $points } Punkt wert war.
               *[other] { $who } hat eine eingezäunte Wiese verloren, die { $points } Punkte wert war.
            }
    }
    .foretold =
        { $you ->
            [who]
                { $points ->
                    [one] Du verlierst eine eingezäunte Wiese, die { $points } Punkt wert ist.
                   *[other] Du verlierst eine eingezäunte Wiese, die { $points } Punkte wert ist.
                }
           *[none]
                { $points ->
                    [one] { $who } verliert eine eingezäunte Wiese, die { $points } Punkt wert ist.
                   *[other] { $who } verliert eine eingezäunte Wiese, die { $points } Punkte wert ist.
                }
        }
fact-meadow-opened-shared =
    { $points ->
        [one] Eine eingezäunte gemeinsame Wiese ({ $all }) ging verloren: { $points } Punkt je Sheeple, abzüglich 1 für jedes fremde Sheeple.
       *[other] Eine eingezäunte gemeinsame Wiese ({ $all }) ging verloren: { $points } Punkte je Sheeple, abzüglich 1 für jedes fremde Sheeple.
    }
    .foretold =
        { $points ->
            [one] Eine eingezäunte gemeinsame Wiese ({ $all }) geht verloren: { $points } Punkt je Sheeple, abzüglich 1 für jedes fremde Sheeple.
           *[other] Eine eingezäunte gemeinsame Wiese ({ $all }) geht verloren: { $points } Punkte je Sheeple, abzüglich 1 für jedes fremde Sheeple.
        }
fact-beyond = Das Spielfeld ist auf { $columns } mal { $rows } gewachsen.
fact-wide-board = Das Spielfeld ist auf { $columns } mal { $rows } gewachsen.
fact-limit-raised =
    { $you ->
        [who] Du darfst ab jetzt { $n } Plättchen auf der Hand haben.
       *[none] { $who } darf ab jetzt { $n } Plättchen auf der Hand haben.
    }
fact-pile-empty =
    { $you ->
        [who] Du hast das letzte Plättchen deines Stapels gezogen.
       *[none] { $who } hat das letzte Plättchen des eigenen Stapels gezogen.
    }
fact-deck-empty = Das letzte Plättchen des Nachziehstapels wurde gezogen.
fact-out-of-tiles =
    { $you ->
        [who] Du hast keine Plättchen mehr und kommst nicht mehr an die Reihe.
       *[none] { $who } hat keine Plättchen mehr und kommt nicht mehr an die Reihe.
    }
fact-change-over = Ab jetzt kann niemand mehr ÄNDERN.
fact-over = Niemand hat mehr Plättchen: Die Partie ist vorbei.
fact-scored =
    { $you ->
        [who]
            { $total ->
                [one] Du hast { $total } Punkt.
               *[other] Du hast { $total } Punkte.
            }
       *[none]
            { $total ->
                [one] { $who } hat { $total } Punkt.
               *[other] { $who } hat { $total } Punkte.
            }
    }
fact-match-won =
    { $seats ->
        [one] { $you ->
            [all] Du hast die Partie gewonnen.
           *[none] { $all } hat die Partie gewonnen.
        }
       *[other] Geteilter Sieg: { $all }.
    }

## Warum ein Zug nicht geht

reason-first-now = Zuerst wird ausgelost, wer beginnt: Gib first und einen Platz ein.
reason-no-such-seat = Nur { $n } Personen spielen mit; ihre Plätze werden ab 0 gezählt.
reason-start-now = Zuerst wird das Startplättchen gezogen: Gib start, das Plättchen und seine Drehung ein.
reason-start-sheeple = Ein Sheeple ist nie das Startplättchen.
reason-start-special = Dieses Plättchen gehört zu Wool Wolves, und diese Partie wird ohne gespielt.
reason-rotation-alike = So gedreht sieht das Plättchen aus wie mit einer kleineren Zahl: Nimm die kleinere.
reason-deal-now = { $who } bekommt jetzt ein Plättchen: Gib deal, diesen Platz und das Plättchen ein.
reason-draw-now = { $who } zieht jetzt ein Plättchen: Gib draw und das Plättchen ein.
reason-tile-unnamed = Gib statt des Fragezeichens ein, welches Plättchen es ist.
reason-none-left = Von dieser Art gibt es kein Plättchen mehr zu ziehen.
reason-chance-begins = Nur der Zufall entscheidet, wer beginnt.
reason-chance-starts = Nur der Zufall legt das Startplättchen.
reason-chance-deals = Nur der Zufall teilt Plättchen aus.
reason-chance-draws-tile = Welches Plättchen du ziehst, kannst du dir nicht aussuchen.
reason-discard-first =
    { $n ->
        [one] Bezahle zuerst dein ÄNDERN: Wirf noch { $n } Plättchen ab.
       *[other] Bezahle zuerst dein ÄNDERN: Wirf { $n } Plättchen ab.
    }
reason-wolf-first = Lass zuerst Plättchen vor dem Wolf fliehen oder sag, dass du fertig bist.
reason-tree-first = Nutze zuerst den Baum oder sag, dass du fertig bist.
reason-pond-first = Nimm zuerst ein Sheeple zurück oder sag, dass du fertig bist.
reason-no-passing = Du kannst nicht passen: Lege ein Plättchen oder beginne mit dem ÄNDERN. Geht beides nicht, wirf ein Plättchen ab.
reason-draw-later = Ein Plättchen ziehst du am Ende deines Zuges, nicht statt des Zuges.
reason-no-pond = Ein Sheeple kommt nur zurück, wenn du gerade einen Teich gelegt hast, an dem kein Schaf steht.
reason-not-in-hand = Dieses Plättchen hast du nicht auf der Hand.
reason-cell-taken = Dort liegt schon ein aufgedecktes Plättchen.
reason-cell-apart = Neben diesem Feld liegt kein Plättchen: weder links noch rechts, weder darüber noch darunter.
reason-cell-beyond = Das Spielfeld würde zu groß: Es darf höchstens { $n } Reihen und { $n } Spalten haben.
reason-second-owner = Dein Sheeple käme in eine Wiese mit Sheeple von { $all }, und das ist nicht erlaubt. Lege es so, dass ein Zaun dazwischen ist, oder anderswohin.
reason-tie-played = Dieses Plättchen würde einen Konflikt auslösen, der unentschieden endet, und das ist nicht erlaubt.
reason-change-over = Niemand kann mehr ÄNDERN, weil jemand keine Plättchen mehr hat.
reason-change-price = Das ÄNDERN kostet 2 Plättchen, und du hast nur noch eines.
reason-no-tile = Dort liegt kein Plättchen.
reason-turn-down = Dieses Plättchen liegt verdeckt: Es lässt sich nicht drehen.
reason-turn-nothing = Wie du dieses Plättchen auch drehst, seine Zäune sehen gleich aus.
reason-turn-same = Das Plättchen liegt schon so.
reason-double-fence = Dieses Plättchen hat an einer Seite einen Doppelzaun: Es lässt sich nicht drehen.
reason-fence-to-down = Dieses Plättchen hat einen Zaun zu einem verdeckten hin. Das gilt als Doppelzaun: Es lässt sich nicht drehen.
reason-tie-turned = So gedreht würde das Plättchen einen Konflikt auslösen, der unentschieden endet, und das ist nicht erlaubt.
reason-turned-already = Dieses Plättchen hast du schon gedreht: Wähle ein anderes.
reason-is-house = Ein Haus lässt sich nie drehen.
reason-near-house = Neben einem Haus lässt sich kein Plättchen drehen.
reason-draw-or-turn = Du hast schon ein Plättchen gedreht, deshalb lässt dich der Baum keines mehr ziehen.
reason-nothing-to-draw = Es gibt kein Plättchen mehr zu ziehen.
reason-not-stuck = Abwerfen darfst du nur, um das ÄNDERN zu bezahlen oder wenn du weder legen noch ändern kannst.
reason-only-turns = Verschoben wird nur in Fuzzy Fences: Hier dreht man beim ÄNDERN ein Plättchen.
reason-move-down = Dieses Plättchen liegt verdeckt: Es lässt sich nicht verschieben.
reason-not-neutral = Nur ein Plättchen mit einem neutralen Schaf lässt sich verschieben.
reason-one-step = Ein Plättchen rückt nur einen Schritt weit: nach links, rechts, oben oder unten.
reason-onto-nothing = Ein Plättchen rückt nur auf ein anderes, und dort liegt keines.
reason-fence-between = Ein Doppelzaun ist im Weg.
reason-down-between = Das Plättchen hat einen Zaun zu dem verdeckten hin. Das gilt als Doppelzaun: Es kommt nicht hinüber.
reason-tie-moved = Dort würde das Plättchen einen Konflikt auslösen, der unentschieden endet, und das ist nicht erlaubt.
reason-tie-uncovered = Das Plättchen darunter käme zurück und würde einen Konflikt auslösen, der unentschieden endet. Das ist nicht erlaubt.
reason-flee-down = Dieses Plättchen liegt verdeckt: Es flieht nicht.
reason-not-frightened = Dieses Plättchen kann nicht fliehen: Das können nur Plättchen mit einem Schaf neben dem Wolf, jedes nur einmal.
reason-onto-wolf = Auf den Wolf kann kein Plättchen fliehen.
reason-recall-down = Dieses Plättchen liegt verdeckt: Zurück kommt nur ein aufgedecktes Sheeple.
reason-not-your-sheeple = Das ist keines deiner Sheeple.
reason-cell-far = „{ $word }“ ist kein Feld: Beide Zahlen gehen von -99 bis 99, ohne führende Null.
reason-cell-unknown = „{ $word }“ ist kein Feld: Schreib x,y, vom Startplättchen aus gezählt, etwa 1,-2 für eins nach rechts und zwei nach oben.
reason-type-fences = Bei „{ $word }“ fehlen die Zäune: Schreib open, single, corner, parallel, triple oder closed dahinter, etwa blank-single.
reason-type-kind = Bei „{ $word }“ fehlt, was das Plättchen zeigt: Schreib es davor, etwa blank-{ $word }.
reason-rotation-unknown = „{ $word }“ ist keine Drehung: Schreib 0, 1, 2 oder 3, die Vierteldrehungen im Uhrzeigersinn.

## Verben zum Eintippen; englische werden in jeder Sprache verstanden

verb-play = legen
verb-turn = drehen
verb-move = verschieben
verb-discard = abwerfen
verb-draw = nachziehen
verb-recall = zurückholen
verb-done = fertig

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

## Warum ein Zug gut ist

why-enclosed = Deine eingezäunten Wiesen bringen dir mehr Punkte.
    .other = Die eingezäunten Wiesen der anderen bringen weniger Punkte.
why-one_gap = Deine Wiesen mit nur einer Lücke versprechen mehr Punkte.
    .other = Die Wiesen der anderen mit nur einer Lücke versprechen weniger Punkte.
why-two_gaps = Deine Wiesen mit zwei Lücken versprechen mehr Punkte.
    .other = Die Wiesen der anderen mit zwei Lücken versprechen weniger Punkte.
why-more_gaps = Deine Wiesen, die noch weit offen sind, versprechen mehr Punkte.
    .other = Die weit offenen Wiesen der anderen versprechen weniger Punkte.
why-threat = Stärkere Wiesen bedrohen deine weniger.
    .other = Stärkere Wiesen bedrohen die der anderen mehr.
why-sheeple = Du behältst mehr Sheeple auf der Hand.
why-sheeple_late = Du lässt weniger Sheeple ungenutzt auf der Hand.
    .other = Die Sheeple auf den Händen der anderen bleiben eher ungenutzt.
why-sheep = Du behältst mehr neutrale Schafe auf der Hand.
why-shut = Du behältst mehr Plättchen mit vielen Zäunen auf der Hand.
why-tiles = Dir bleiben mehr Plättchen zum Legen.
    .other = Den anderen bleiben weniger Plättchen zum Legen.
