### Sheep & Thief: die Worte des Spiels, auf Deutsch.
### Dieselben Schlüssel, Attribute und Variablen stehen in en.ftl und fr.ftl, in derselben Reihenfolge.

## Das Spiel

name = Sheep & Thief
tagline = Wähle Karten, lege dein Land mit Wegen und Flüssen an, fülle es mit Schafen und schicke den Fuchs zu den Nachbarn.
credits = Erdacht von Yuichi Sakashita, illustriert von Wee Yee Chong, erschienen bei Pegasus Spiele unter Lizenz von Power 9 Games.

## Aufbau und Kartenwahl

ST-1 = Ihr baut alle euer eigenes Land auf einem Plan aus 4 mal 4 Feldern, mit den Spalten a bis d von links und den Reihen 1 bis 4 von oben. Auf a1, in der Ecke links oben, liegt dein Hof mit 1 weißen Schaf. Auf jedem Plan steht ein Fuchs, überall auf demselben Startfeld. Deine Koppel, der Platz für gestohlene Schafe, ist leer. Der Zufall bestimmt, wer beginnt.
    .title = Aufbau
ST-2 = Die 56 Landschaftskarten werden gemischt. Jede Person bekommt ein Päckchen von 5 Karten, zu zweit von 6, und nur sie selbst darf es ansehen.
    .title = Austeilen
ST-3 = Zu dritt und zu viert wählt ihr alle gleichzeitig: Behalte 1 Karte deines Päckchens verdeckt und gib den Rest weiter. Aus dem Päckchen, das bei dir ankommt, behältst du wieder 1 Karte, und so weiter, bis alle 5 Karten haben; auch die letzte Karte wird weitergegeben, und wer sie bekommt, behält sie. In den Runden 1 und 3 wandern die Päckchen nach links, also zur nächsten Person im Uhrzeigersinn, in Runde 2 nach rechts. Deine eigenen behaltenen Karten darfst du jederzeit ansehen.
    .title = Kartenwahl zu dritt und zu viert
ST-4 = Zu zweit behaltet ihr beide 2 eurer 6 Karten verdeckt und gebt die anderen 4 weiter. Von den 4 Karten, die du bekommst, behältst du 2 und gibst 2 weiter; diese behält die andere Person. So habt ihr am Ende beide 6 Karten.
    .title = Kartenwahl zu zweit
ST-5 = Eine Partie hat drei Runden, jede mit einer Kartenwahl und dem anschließenden Legen. Nach den Runden 1 und 2 habt ihr alle noch 1 Karte übrig; dazu kommen 4 neue, und zusammen sind sie euer nächstes Päckchen. Zu zweit habt ihr 2 Karten übrig: Ihr wählt beide 1 davon aus, die ungesehen aus dem Spiel kommt, und bekommt 5 neue. Die nächste Runde beginnt, wer links von der Person sitzt, die zuletzt begonnen hat. Was nach Runde 3 noch auf der Hand ist, wird nicht mehr gespielt; alle haben dann 12 Karten gelegt.
    .title = Drei Runden
ST-6 = Ihr seid im Uhrzeigersinn am Zug, angefangen mit der Person, die die Runde beginnt. In deinem Zug legst du eine Karte von deiner Hand auf deinen eigenen Plan, und alle ihre Tiere werden aktiv. In welcher Reihenfolge du deine Karten spielst, ist dir überlassen. Haben alle 4 Karten gelegt, endet die Runde.
    .title = Reihum

## Eine Karte legen

ST-7 = Eine Karte kommt auf ein freies Feld deines Plans, über, unter oder neben eine deiner eigenen Karten; auch der Hof ist eine solche Karte. Karten werden nie gedreht.
    .title = Aneinander
ST-8 = Wo eine Karte an einer Seite einen Fluss hat, muss auf der Nachbarkarte ein Fluss anschließen, oder dort liegt ein freies Feld oder der Rand des Plans; auch eine Stadt gehört zum Rand. Das gilt genauso umgekehrt: Fließt der Fluss einer Nachbarkarte auf die neue Karte zu, muss sie ihn fortsetzen. Wege brauchen keine Fortsetzung und dürfen überall enden.
    .title = Flüsse fließen weiter
ST-9 = Auf das Feld, auf dem der Fuchs steht, darfst du keine Karte legen.
    .title = Der Fuchs ist im Weg
ST-10 = Nur wenn keine einzige deiner Handkarten irgendwo passt, legst du eine beliebige davon verdeckt; für sie spielen Flüsse keine Rolle. Auch sie kommt neben deine Karten und nicht dorthin, wo der Fuchs steht. Eine verdeckte Karte hat weder Weg noch Fluss, weder Stall noch Tiere. Sie ist trotzdem eine Karte: Andere dürfen daneben liegen, aber nicht mit einem Fluss zu ihr hin; Hunde dürfen Schafe auf sie treiben, und der Fuchs stiehlt sie dort. Was auf ihr zu sehen ist, bleibt bis zum Ende der Partie geheim.
    .title = Keine Karte passt

## Tiere

ST-11 = Für jedes Schaf, das auf der eben gelegten Karte abgebildet ist, kommt 1 Schaf aus dem Vorrat auf diese Karte, und zwar alle auf einmal. Insgesamt gibt es 50 weiße Schafe; reicht der Vorrat nicht, bekommst du, was noch da ist. In welcher Reihenfolge die Tiere einer Karte an die Reihe kommen, bestimmst du: ihre Schafe gemeinsam, jeder Hund und jeder Fuchs einzeln, beliebig gemischt.
    .title = Schafe
ST-12 = Für jeden abgebildeten Hund darfst du beliebig viele Schafe von einer deiner Karten auf eine Karte darüber, darunter oder daneben treiben. Auf ein freies Feld oder auf die Karte mit dem Fuchs können sie nicht; diese Karte verlassen dürfen sie aber. Flüsse und Wege stören sie nicht. Du bestimmst, wie viele weiße Schafe gehen und ob das schwarze, falls ihr damit spielt, mitläuft; mindestens ein Tier muss es sein. Du darfst einen Hund auch ruhen lassen. Kann er gar nichts tun, ruht er von selbst.
    .title = Hunde
ST-13 = Für jeden abgebildeten Fuchs musst du den Fuchs ein Feld nach oben (Norden), unten (Süden), links (Westen) oder rechts (Osten) ziehen, ohne den Plan zu verlassen. Er zieht auf allen Plänen gleich und steht deshalb überall auf demselben Feld. Karten und freie Felder betritt er gleichermaßen.
    .title = Fuchs
ST-14 = Betritt der Fuchs eine Karte ohne Stall, nimmt er alle weißen Schafe, die dort stehen. Hast du ihn gezogen, kommen die der anderen auf deine Koppel, deine eigenen aber zurück in den Vorrat. Jeder einzelne Schritt zählt, und mit dem nächsten darfst du geradewegs zurück. Gestohlen wird nur beim Betreten: Schafe, die zum Fuchs auf die Karte kommen oder dort stehen bleiben, sind sicher, bis er diese Karte wieder betritt.
    .title = Diebstahl
ST-15 = Auf einer Karte mit Stall sind Schafe vor dem Fuchs sicher. Der Hof hat einen Stall.
    .title = Ställe

## Das Ende

ST-16 = Am Ende bekommst du 1 Gold für jedes weiße Schaf auf deinem Plan und 1 für jedes Schaf auf deiner Koppel. Auch ein durchgehender Weg von deinem Hof zu einer Stadt bringt Gold: 5 für Wollstadt (links unten), 5 für Mähmingen (rechts oben) und 10 für Schafhausen (rechts unten), jede für sich. Zwei Karten sind verbunden, wo auf beiden Wege zusammentreffen; eine Stadt ist erreicht, wenn eine so mit dem Hof verbundene Karte bei ihr in der Ecke des Plans liegt und ein Weg zu einem ihrer Tore führt. Jedes der beiden Tore genügt.
    .title = Gold für Schafe und Städte
ST-17 = Jeder deiner Flüsse bringt Gold nach der Zahl der Karten, durch die er fließt: 1 Karte 1 Gold, 2 Karten 3, 3 Karten 5, 4 Karten 8, 5 Karten 11, 6 Karten 15 und für jede weitere Karte 5 mehr. Zwei Karten gehören zum selben Fluss, wo ihre Flüsse zusammentreffen.
    .title = Gold für Flüsse
ST-18 = Wer am meisten Gold hat, gewinnt. Bei Gleichstand gewinnt, wer davon am meisten für weiße Schafe auf dem Plan bekommen hat; was das schwarze Schaf bringt, zählt dabei nicht. Herrscht immer noch Gleichstand, teilt ihr euch den Sieg.
    .title = Sieg

## Missionen

ST-M1 = Jede Person zieht eine der 9 Missionen und hält sie geheim; die übrigen bleiben ungesehen in der Schachtel. Wenn sie nichts anderes sagt, vergleicht eine Mission am Ende deinen Plan mit allen anderen. Hast du mehr als alle anderen, bekommst du den höheren ihrer beiden Goldbeträge. Teilst du dir den ersten Platz mit mindestens einer anderen Person, und sei es mit gar nichts, bekommst du den niedrigeren; hat jemand mehr als du, bekommst du nichts. Wege, Flüsse, Ställe und Tiere auf verdeckten Karten zählen für keine Mission; Schafe, die auf solchen Karten stehen, zählen wie alle anderen.
    .title = Missionen
ST-M2 = Mission „Längster Fluss“: die Zahl der Karten im längsten Fluss. 3 Gold für die meisten, 1 bei Gleichstand; ganz ohne Fluss nichts.
    .title = Längster Fluss
ST-M3 = Mission „Größtes Wegenetz“: die Zahl der Karten im größten Netz verbundener Wege, wo auch immer es auf dem Plan liegt. Der Hof zählt in seinem eigenen Netz mit, und eine einzelne Karte mit Weg ist ein Netz der Größe 1. 5 Gold für die meisten, 2 bei Gleichstand.
    .title = Größtes Wegenetz
ST-M4 = Mission „Ställe“: die Zahl der Ställe auf dem Plan, den des Hofs mitgezählt. 3 Gold für die meisten, 1 bei Gleichstand.
    .title = Ställe
ST-M5 = Mission „Schafe unten“: die Zahl der Schafe in den beiden unteren Reihen, 3 und 4. 5 Gold für die meisten, 2 bei Gleichstand.
    .title = Schafe unten
ST-M6 = Mission „Schafe rechts“: die Zahl der Schafe in den beiden rechten Spalten, c und d. 5 Gold für die meisten, 2 bei Gleichstand.
    .title = Schafe rechts
ST-M7 = Mission „Fuchskarten“: die Zahl der Karten, auf denen mindestens ein Fuchs abgebildet ist. Der Fuchs, der über die Pläne läuft, zählt nicht. 5 Gold für die meisten, 2 bei Gleichstand.
    .title = Fuchskarten
ST-M8 = Mission „Hundekarten“: die Zahl der Karten, auf denen mindestens ein Hund abgebildet ist. 5 Gold für die meisten, 2 bei Gleichstand.
    .title = Hundekarten
ST-M9 = Mission „Schafkarten“: die Zahl der Karten, auf denen mindestens ein Schaf abgebildet ist; der Hof gehört nicht dazu. 5 Gold für die meisten, 2 bei Gleichstand.
    .title = Schafkarten
ST-M10 = Mission „Fuchs in der Stadt“: Steht der Fuchs am Ende der Partie bei einer Stadt, also auf d1, a4 oder d4, bekommst du 3 Gold. Verglichen wird nichts.
    .title = Fuchs in der Stadt

## Schwarzes Schaf

ST-B1 = Auf deinem Hof steht zu Beginn 1 schwarzes Schaf anstelle des weißen. Hunde treiben es wie ein weißes, und ein Stall schützt es.
    .title = Das schwarze Schaf
ST-B2 = Betritt der Fuchs, von wem auch immer gezogen, eine Karte ohne Stall, auf der dein schwarzes Schaf steht, läuft es zurück auf seinen Hof. Gestohlen wird es nie.
    .title = Zurück auf den Hof
ST-B3 = Am Ende ist dein schwarzes Schaf so viel Gold wert wie das Feld, auf dem es steht. Von links nach rechts sind das in Reihe 1: 0, 1, 3, 5; in Reihe 2: 1, 3, 5, 7; in Reihe 3: 3, 5, 7, 10; in Reihe 4: 5, 7, 10, 15. Mehr bringt es nicht, aber die Missionen, die Schafe unten oder rechts zählen, zählen es mit.
    .title = Gold für das schwarze Schaf

## Optionen

option-missions = Missionen
    .help = Alle haben eine geheime Mission, die am Ende Gold bringen kann.
option-black_sheep = Schwarzes Schaf
    .help = Auf jedem Hof steht zu Beginn ein schwarzes Schaf; je weiter du es fortführst, desto mehr Gold bringt es.

## Dinge

mission-river = Längster Fluss
mission-road = Größtes Wegenetz
mission-barns = Ställe
mission-bottom = Schafe unten
mission-right = Schafe rechts
mission-dogs = Hundekarten
mission-foxes = Fuchskarten
mission-sheep = Schafkarten
mission-town = Fuchs in der Stadt
goal-river = 3 Gold für die meisten Karten in einem Fluss, 1 bei Gleichstand
goal-road = 5 Gold für die meisten Karten in einem Wegenetz, 2 bei Gleichstand
goal-barns = 3 Gold für die meisten Ställe, 1 bei Gleichstand
goal-bottom = 5 Gold für die meisten Schafe in den Reihen 3 und 4, 2 bei Gleichstand
goal-right = 5 Gold für die meisten Schafe in den Spalten c und d, 2 bei Gleichstand
goal-dogs = 5 Gold für die meisten Karten mit Hund, 2 bei Gleichstand
goal-foxes = 5 Gold für die meisten Karten mit Fuchs, 2 bei Gleichstand
goal-sheep = 5 Gold für die meisten Karten mit Schaf, 2 bei Gleichstand
goal-town = 3 Gold, wenn der Fuchs am Ende auf d1, a4 oder d4 steht
town-baabourne = Mähmingen
town-woolington = Wollstadt
town-sheepville = Schafhausen
side-N = Norden
side-E = Osten
side-S = Süden
side-W = Westen
side-left = links
side-right = rechts
way-N = nach oben
way-E = nach rechts
way-S = nach unten
way-W = nach links
passing-left = nach links weitergegeben
passing-right = nach rechts weitergegeben
passing-swap = getauscht
card-with = Karte mit { $images }
card-bare = Karte mit nichts als Wiese
image-more = { $some }, { $last }
image-road = einem Weg
image-fork = einer Weggabelung
image-crossroads = einer Wegkreuzung
image-river = einem Fluss
image-barn = einem Stall
image-sheep =
    { $n ->
        [1] einem Schaf
        [2] zwei Schafen
        [3] drei Schafen
       *[other] { $n } Schafen
    }
image-dogs =
    { $n ->
        [1] einem Hund
        [2] zwei Hunden
        [3] drei Hunden
       *[other] { $n } Hunden
    }
image-foxes =
    { $n ->
        [1] einem Fuchs
        [2] zwei Füchsen
        [3] drei Füchsen
       *[other] { $n } Füchsen
    }
flock-white =
    { $n ->
        [one] { $n } Schaf
       *[other] { $n } Schafe
    }
flock-black = das schwarze Schaf
flock-both =
    { $n ->
        [one] { $n } weißes Schaf und das schwarze
       *[other] { $n } weiße Schafe und das schwarze
    }

## Was jetzt zu tun ist

step-first = Der Zufall entscheidet, wer beginnt.
    .other = Der Zufall entscheidet, wer beginnt.
step-mission = Die Missionen werden gezogen.
    .other = Die Missionen werden gezogen.
step-deal = Karten werden ausgeteilt.
    .other = Karten werden ausgeteilt.
step-draft =
    { $cards ->
        [one] Wähle die Karte aus diesem Päckchen, die du behältst.
       *[other] Wähle nacheinander { $cards } Karten aus diesem Päckchen, die du behältst.
    }
    .other =
    { $n ->
        [one] { $who } wählt noch Karten.
       *[other] { $who } wählen noch Karten.
    }
step-draft-more = Wähle noch eine Karte aus diesem Päckchen, die du behältst.
    .other =
    { $n ->
        [one] { $who } wählt noch Karten.
       *[other] { $who } wählen noch Karten.
    }
step-place = Lege eine Karte von deiner Hand auf deinen Plan.
    .other = { $who } legt eine Karte.
step-cover = Keine deiner Karten passt: Lege eine beliebige davon verdeckt.
    .other = { $who } legt eine Karte.
step-animals =
    { $kinds ->
        [one] Jetzt: { $what }.
       *[other] Jetzt, in beliebiger Reihenfolge: { $what }.
    }
    .other = { $who } bewegt die Tiere einer Karte.
step-discard = Wähle die Karte, die du abwirfst; die andere bleibt für die nächste Runde.
    .other =
    { $n ->
        [one] { $who } wählt noch eine Karte zum Abwerfen.
       *[other] { $who } wählen noch eine Karte zum Abwerfen.
    }
step-over = Die Partie ist vorbei.
    .other = Die Partie ist vorbei.
due-sheep =
    { $n ->
        [one] { $n } Schaf aus dem Vorrat holen
       *[other] { $n } Schafe aus dem Vorrat holen
    }
due-dogs =
    { $n ->
        [one] mit dem Hund Schafe treiben
       *[other] mit den { $n } Hunden Schafe treiben
    }
due-foxes =
    { $n ->
        [one] den Fuchs bewegen
        [2] den Fuchs zweimal bewegen
       *[other] den Fuchs { $n }-mal bewegen
    }
how-dog = Zum Beispiel { $move }: von, nach, wie viele; heel verzichtet auf einen Hund.
how-dog-black = Zum Beispiel { $move }: von, nach, wie viele, mit b auch das schwarze; heel verzichtet auf einen Hund.

## Züge, als Aufforderung

do-pick = Behalte die { $card }{ $at }
do-lay = Lege die { $card }{ $at }
do-cover = Lege die { $card } verdeckt{ $at }
do-sheep = Hole die Schafe dieser Karte
do-dog = Treibe { $herd } mit dem Hund{ $at }
do-heel = Verzichte auf den Hund
do-fox = Bewege den Fuchs { $side }
do-discard = Wirf die { $card } ab{ $at }

## Der Verlauf

log-first =
    { $you ->
        [who] Du beginnst.
       *[none] { $who } beginnt.
    }
log-mission =
    { $hidden ->
        [none]
            { $you ->
                [who] Du hast die Mission „{ $mission }“ gezogen.
               *[none] { $who } hat die Mission „{ $mission }“ gezogen.
            }
       *[other] { "" }
    }
log-deal = { "" }
log-pick =
    { $hidden ->
        [none]
            { $you ->
                [who] Du hast eine { $card } behalten{ $at }.
               *[none] { $who } hat eine { $card } behalten{ $at }.
            }
       *[other] { "" }
    }
log-lay =
    { $you ->
        [who] Du hast eine { $card } gelegt{ $at }.
       *[none] { $who } hat eine { $card } gelegt{ $at }.
    }
log-cover =
    { $hidden ->
        [none]
            { $you ->
                [who] Du hast eine { $card } verdeckt gelegt{ $at }.
               *[none] { $who } hat eine { $card } verdeckt gelegt{ $at }.
            }
       *[other] { $who } hat eine Karte verdeckt gelegt{ $at }.
    }
log-sheep = { "" }
log-dog =
    { $you ->
        [who] Dein Hund hat { $herd } auf eine Nachbarkarte getrieben{ $at }.
       *[none] Der Hund von { $who } hat { $herd } auf eine Nachbarkarte getrieben{ $at }.
    }
log-heel =
    { $you ->
        [who] Du hast auf einen Hund verzichtet.
       *[none] { $who } hat auf einen Hund verzichtet.
    }
log-fox =
    { $you ->
        [who] Du hast den Fuchs { $side } bewegt.
       *[none] { $who } hat den Fuchs { $side } bewegt.
    }
log-discard =
    { $hidden ->
        [none]
            { $you ->
                [who] Du hast eine { $card } abgeworfen{ $at }.
               *[none] { $who } hat eine { $card } abgeworfen{ $at }.
            }
       *[other] { "" }
    }
log-undo =
    { $you ->
        [who] Du hast einen Zug zurückgenommen.
       *[none] { $who } hat einen Zug zurückgenommen.
    }

## Was von selbst geschah

fact-draft-begins = Runde { $round } begann mit Päckchen zu je { $n } Karten. Nach jeder Wahl werden sie { $side }.
fact-packs-passed = Alle haben gewählt. Päckchen mit je { $n } Karten wurden weitergegeben.
fact-last-kept =
    { $n ->
        [one] Alle haben gewählt. Die letzte Karte wurde weitergegeben und behalten.
       *[other] Alle haben gewählt. Die letzten { $n } Karten wurden weitergegeben und behalten.
    }
fact-placement-begins =
    { $you ->
        [who] Die Kartenwahl ist vorbei. Du legst die erste Karte.
       *[none] Die Kartenwahl ist vorbei. { $who } legt die erste Karte.
    }
fact-town-joined =
    { $you ->
        [who] Dein Weg hat { $town } erreicht: { $gold } Gold.
       *[none] Der Weg von { $who } hat { $town } erreicht: { $gold } Gold.
    }
    .foretold = Dein Weg erreicht { $town }: { $gold } Gold.
fact-river-grew = { "" }
    .foretold =
    { $cells ->
        [one] Ein Fluss beginnt: { $more } Gold.
       *[other] Dein Fluss verläuft über { $cells } Karten: { $more } Gold mehr.
    }
fact-sheep-brought =
    { $you ->
        [who]
            { $n ->
                [one] Du hast { $n } Schaf dazubekommen{ $at }.
               *[other] Du hast { $n } Schafe dazubekommen{ $at }.
            }
       *[none]
            { $n ->
                [one] { $who } hat { $n } Schaf dazubekommen{ $at }.
               *[other] { $who } hat { $n } Schafe dazubekommen{ $at }.
            }
    }
fact-sheep-came =
    { $you ->
        [who]
            { $n ->
                [one] Du hast { $n } Schaf dazubekommen{ $at }.
               *[other] Du hast { $n } Schafe dazubekommen{ $at }.
            }
       *[none]
            { $n ->
                [one] { $who } hat { $n } Schaf dazubekommen{ $at }.
               *[other] { $who } hat { $n } Schafe dazubekommen{ $at }.
            }
    }
    .foretold =
    { $n ->
        [one] Du bekommst { $n } Schaf dazu.
       *[other] Du bekommst { $n } Schafe dazu.
    }
fact-supply-short =
    { $n ->
        [0] Der Vorrat war leer: Es kam kein Schaf.
        [1] Der Vorrat ging zu Ende: Nur { $n } von { $due } Schafen kam.
       *[other] Der Vorrat ging zu Ende: Nur { $n } von { $due } Schafen kamen.
    }
    .foretold =
    { $n ->
        [0] Der Vorrat ist leer: Es kommt kein Schaf.
       *[other] Der Vorrat hat nur { $n } von { $due } Schafen.
    }
fact-dogs-idle =
    { $you ->
        [who]
            { $n ->
                [one] Dein Hund hatte nichts zu tun.
               *[other] Deine { $n } Hunde hatten nichts zu tun.
            }
       *[none]
            { $n ->
                [one] Der Hund von { $who } hatte nichts zu tun.
               *[other] Die { $n } Hunde von { $who } hatten nichts zu tun.
            }
    }
    .foretold =
    { $n ->
        [one] Der Hund hat nichts zu tun.
       *[other] Die { $n } Hunde haben nichts zu tun.
    }
fact-stolen =
    { $you ->
        [who]
            { $n ->
                [one] { $who2 } hat dir { $n } Schaf gestohlen{ $at }.
               *[other] { $who2 } hat dir { $n } Schafe gestohlen{ $at }.
            }
        [who2]
            { $n ->
                [one] Du hast { $who } { $n } Schaf gestohlen{ $at }.
               *[other] Du hast { $who } { $n } Schafe gestohlen{ $at }.
            }
       *[none]
            { $n ->
                [one] { $who2 } hat { $who } { $n } Schaf gestohlen{ $at }.
               *[other] { $who2 } hat { $who } { $n } Schafe gestohlen{ $at }.
            }
    }
    .foretold =
    { $n ->
        [one] Du stiehlst { $who } { $n } Schaf.
       *[other] Du stiehlst { $who } { $n } Schafe.
    }
fact-lost =
    { $you ->
        [who]
            { $n ->
                [one] Der Fuchs hat dich { $n } eigenes Schaf gekostet{ $at }.
               *[other] Der Fuchs hat dich { $n } eigene Schafe gekostet{ $at }.
            }
       *[none]
            { $n ->
                [one] Der Fuchs hat { $who } { $n } eigenes Schaf gekostet{ $at }.
               *[other] Der Fuchs hat { $who } { $n } eigene Schafe gekostet{ $at }.
            }
    }
    .foretold =
    { $n ->
        [one] Der Fuchs kostet dich { $n } eigenes Schaf.
       *[other] Der Fuchs kostet dich { $n } eigene Schafe.
    }
fact-safe =
    { $you ->
        [who]
            { $n ->
                [one] In deinem Stall war { $n } Schaf vor dem Fuchs sicher{ $at }.
               *[other] In deinem Stall waren { $n } Schafe vor dem Fuchs sicher{ $at }.
            }
       *[none]
            { $n ->
                [one] Im Stall von { $who } war { $n } Schaf vor dem Fuchs sicher{ $at }.
               *[other] Im Stall von { $who } waren { $n } Schafe vor dem Fuchs sicher{ $at }.
            }
    }
fact-black-home =
    { $you ->
        [who] Dein schwarzes Schaf ist auf deinen Hof zurückgelaufen{ $at }.
       *[none] Das schwarze Schaf von { $who } ist auf den Hof zurückgelaufen{ $at }.
    }
    .foretold =
    { $you ->
        [who] Dein schwarzes Schaf läuft auf deinen Hof zurück.
       *[none] Das schwarze Schaf von { $who } läuft auf den Hof zurück.
    }
fact-black-safe =
    { $you ->
        [who] Dein schwarzes Schaf war im Stall vor dem Fuchs sicher{ $at }.
       *[none] Das schwarze Schaf von { $who } war im Stall vor dem Fuchs sicher{ $at }.
    }
fact-no-card-fits =
    { $you ->
        [who] Keine deiner Karten hat irgendwohin gepasst.
       *[none] Keine Karte von { $who } hat irgendwohin gepasst.
    }
fact-discards-due = Beide haben noch zwei Karten: Eine wird abgeworfen, die andere bleibt.
fact-round-over = Runde { $round } ist vorbei.
fact-next-start =
    { $you ->
        [who] Du beginnst Runde { $round }.
       *[none] { $who } beginnt Runde { $round }.
    }
fact-face-shown =
    { $you ->
        [who] Deine verdeckte Karte war eine { $card }{ $at }.
       *[none] Die verdeckte Karte von { $who } war eine { $card }{ $at }.
    }
fact-town-reached =
    { $you ->
        [who] Dein Weg nach { $town } hat { $gold } Gold gebracht.
       *[none] Der Weg von { $who } nach { $town } hat { $gold } Gold gebracht.
    }
fact-rivers =
    { $you ->
        [who]
            { $n ->
                [one]
                    { $longest ->
                        [one] Dein Fluss aus einer Karte hat { $gold } Gold gebracht.
                       *[other] Dein Fluss aus { $longest } Karten hat { $gold } Gold gebracht.
                    }
               *[other]
                    { $longest ->
                        [one] Deine { $n } Flüsse aus je einer Karte haben { $gold } Gold gebracht.
                       *[other] Deine { $n } Flüsse, der längste aus { $longest } Karten, haben { $gold } Gold gebracht.
                    }
            }
       *[none]
            { $n ->
                [one]
                    { $longest ->
                        [one] Der Fluss von { $who } aus einer Karte hat { $gold } Gold gebracht.
                       *[other] Der Fluss von { $who } aus { $longest } Karten hat { $gold } Gold gebracht.
                    }
               *[other]
                    { $longest ->
                        [one] Die { $n } Flüsse von { $who } aus je einer Karte haben { $gold } Gold gebracht.
                       *[other] Die { $n } Flüsse von { $who }, der längste aus { $longest } Karten, haben { $gold } Gold gebracht.
                    }
            }
    }
fact-mission =
    { $you ->
        [who]
            { $gold ->
                [0] Deine Mission „{ $mission }“ hat nichts gebracht.
               *[other] Deine Mission „{ $mission }“ hat { $gold } Gold gebracht.
            }
       *[none]
            { $gold ->
                [0] Die Mission „{ $mission }“ von { $who } hat nichts gebracht.
               *[other] Die Mission „{ $mission }“ von { $who } hat { $gold } Gold gebracht.
            }
    }
fact-black-gold =
    { $you ->
        [who]
            { $gold ->
                [0] Dein schwarzes Schaf hat nichts gebracht{ $at }.
               *[other] Dein schwarzes Schaf hat { $gold } Gold gebracht{ $at }.
            }
       *[none]
            { $gold ->
                [0] Das schwarze Schaf von { $who } hat nichts gebracht{ $at }.
               *[other] Das schwarze Schaf von { $who } hat { $gold } Gold gebracht{ $at }.
            }
    }
fact-won =
    { $you ->
        [who] Du hast mit { $gold } Gold gewonnen.
       *[none] { $who } hat mit { $gold } Gold gewonnen.
    }
fact-won-tie =
    { $you ->
        [who] Gleichstand bei { $gold } Gold: Du hast mit dem meisten Gold für Schafe auf dem Plan ({ $sheep }) gewonnen.
       *[none] Gleichstand bei { $gold } Gold: { $who } hat mit dem meisten Gold für Schafe auf dem Plan ({ $sheep }) gewonnen.
    }
fact-shared =
    { $you ->
        [who] Du hast dir mit { $gold } Gold den Sieg geteilt.
       *[none] { $who } hat sich mit { $gold } Gold den Sieg geteilt.
    }

## Warum ein Zug nicht geht

reason-start-first = Zuerst wird ausgelost, wer beginnt.
reason-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
reason-missions-now = Jetzt werden die Missionen gezogen.
reason-mission-for =
    { $you ->
        [who] Die nächste Mission ist für dich.
       *[none] Die nächste Mission ist für { $who }.
    }
reason-mission-gone = Diese Mission ist schon gezogen worden.
reason-mission-unnamed = Nenne die Mission, die gezogen wurde.
reason-start-is-drawn = Wer beginnt, bestimmst nicht du: Das wird ausgelost.
reason-cards-are-dealt = Du teilst keine Karten aus: Das macht der Zufall.
reason-missions-are-drawn = Du ziehst keine Missionen: Das macht der Zufall.
reason-deal-now = Jetzt werden Karten ausgeteilt.
reason-deal-to =
    { $you ->
        [who] Die nächste Karte bekommst du.
       *[none] Die nächste Karte bekommt { $who }.
    }
reason-not-in-deck = Diese Karte ist nicht mehr im Stapel.
reason-card-unnamed = Gib die Nummer der Karte an.
reason-draft-over = Jetzt wird keine Karte behalten: Die Kartenwahl dieser Runde ist vorbei.
reason-keep-now = Zuerst die Kartenwahl: Wähle eine Karte aus deinem Päckchen, die du behältst.
reason-kept-already = Diese Karte hast du schon behalten. Wähle eine aus deinem Päckchen.
reason-not-in-pack = Diese Karte ist nicht in deinem Päckchen.
reason-chosen-already = Diese Karte hast du schon gewählt. Wähle noch eine andere.
reason-discard-now = Die Runde ist vorbei. Wähle zuerst die Karte, die du abwirfst.
reason-not-in-hand = Diese Karte hast du nicht auf der Hand.
reason-between-rounds = Jetzt wird keine Karte abgeworfen, nur zwischen zwei Runden.
reason-only-two-discard = Nur zu zweit werden Karten abgeworfen.
reason-card-first = Lege zuerst eine Karte; dann sind ihre Tiere dran.
reason-one-card = Du hast deine Karte schon gelegt. Jetzt sind ihre Tiere dran.
reason-farmyard-there = Dort liegt dein Hof{ $at }.
reason-card-there = Dort liegt schon eine deiner Karten{ $at }.
reason-not-beside = Eine Karte muss an eine deiner Karten grenzen; neben diesem Feld liegt keine{ $at }.
reason-river-ends = Die { $card } passt dort nicht: Ihr Fluss würde auf eine Karte treffen, die an dieser Seite keinen hat{ $at }.
reason-river-stopped = Die { $card } passt dort nicht: Sie setzt den Fluss der Nachbarkarte nicht fort{ $at }.
reason-cover-instead = Keine deiner Karten passt: Lege eine verdeckt.
reason-fox-there = Dort steht der Fuchs: Auf dieses Feld kommt keine Karte{ $at }.
reason-a-card-fits = Du hast eine Karte, die passt: Nur wenn keine passt, legst du eine verdeckt.
reason-no-sheep = Auf deiner Karte ist kein Schaf abgebildet.
reason-sheep-done = Die Schafe dieser Karte hast du schon bekommen.
reason-no-dog = Auf deiner Karte ist kein Hund abgebildet. Bewege den Fuchs.
reason-dogs-done = Die Hunde dieser Karte sind fertig. Bewege den Fuchs.
reason-nothing-to-drive = Dort steht keines deiner Schafe{ $at }.
reason-not-next = Ein Hund treibt Schafe nur auf eine Karte darüber, darunter oder daneben{ $at }.
reason-free-space = Auf ein freies Feld können Schafe nicht: Dort liegt keine Karte{ $at }.
reason-fox-ahead = Auf dieser Karte steht der Fuchs: Dorthin kann kein Schaf{ $at }.
reason-too-many =
    { $n ->
        [0] Dort steht kein weißes Schaf{ $at }.
        [one] Dort steht nur { $n } weißes Schaf{ $at }.
       *[other] Dort stehen nur { $n } weiße Schafe{ $at }.
    }
reason-no-black-sheep = In dieser Partie gibt es kein schwarzes Schaf.
reason-black-elsewhere = Dein schwarzes Schaf steht nicht dort{ $at }.
reason-no-fox = Auf deiner Karte ist kein Fuchs abgebildet. Setze den Hund ein oder verzichte auf ihn.
reason-foxes-done = Der Fuchs hat alle Schritte dieser Karte gemacht.
reason-rim = Der Fuchs kann den Plan nicht verlassen: Wähle eine andere Richtung.
reason-card-number = Eine Karte { $word } gibt es nicht: Die Karten haben die Nummern 1 bis 56.
reason-card-unknown = „{ $word }“ ist keine Karte: Gib ihre Nummer ein, 1 bis 56.
reason-cell-unknown = „{ $word }“ ist kein Feld: Die Spalten sind a bis d, die Reihen 1 bis 4, etwa b3.
reason-side-unknown = „{ $word }“ ist keine Richtung: Gib N für oben, E für rechts, S für unten oder W für links ein.
reason-herd-none = Mindestens ein Schaf muss mit: Gib 1 oder mehr ein oder b für das schwarze Schaf.
reason-herd-many = { $word } sind zu viele: Es gibt nur 50 weiße Schafe.
reason-herd-unknown = „{ $word }“ sagt nicht, welche Schafe gehen: Gib ein, wie viele, etwa 2; b für das schwarze; 2b für beides.

## Verben zum Eintippen; englische werden in jeder Sprache verstanden

verb-pick = wählen
verb-lay = legen
verb-cover = verdecken
verb-sheep = schafe
verb-dog = hund
verb-heel = verzichten
verb-fox = fuchs
verb-discard = abwerfen

## Punkte

part-sheep = Schafe auf dem Plan
part-paddock = Schafe auf der Koppel
part-towns = Städte
part-rivers = Flüsse
part-mission = Mission
part-black_sheep = Schwarzes Schaf
head-gold = Gold
    .short = Gold
head-sheep = Schafe
    .short = Schaf
head-paddock = Koppel
    .short = Kopp.
head-towns = Städte
    .short = Stadt
head-rivers = Flüsse
    .short = Fluss
head-black = Schwarz
    .short = Schw.
tally-supply =
    { $n ->
        [one] { $n } Schaf im Vorrat
       *[other] { $n } Schafe im Vorrat
    }
tally-start = { $who } beginnt
tally-passing = dein Päckchen geht an { $who }
tally-side = Päckchen gehen nach { $side }
tally-swap = Päckchen werden getauscht
own-mission = Deine Mission „{ $mission }“: { $goal }.
mission-now = Zurzeit: { $counts }
mission-fox = Zurzeit steht der Fuchs auf { $cell }

## Karten in der Hand

area-pack = Päckchen
area-kept = Behalten
area-hand = Hand; unter jeder Karte die Felder, auf die sie passt
area-hand-short = Hand
fits-any = alle +
fits-none = keines

## Die Zeichen im Terminal

sign-dog = H
sign-fox = F
legend = @ Schaf · H Hund · F Fuchs · ⌂ Stall · ═ Weg · ≈ Fluss · + frei für eine Karte
legend-black = @ Schaf · b schwarzes · H Hund · F Fuchs · ⌂ Stall · ═ Weg · ≈ Fluss · + frei
board-signs = Auf einer Handkarte: ihre Nummer; ═ ║ Wege und ≈ Flüsse mit den Seiten, zu denen sie führen; ⌂ ein Stall; und die abgebildeten Tiere, etwa 2@ für zwei Schafe, H für einen Hund, F für einen Fuchs. Auf einem Plan: der Name jedes Feldes; 2@ zwei Schafe, die dort stehen; b das schwarze Schaf; ^F^ der Fuchs, überall auf demselben Feld; ▒ eine verdeckte Karte; ░ oder heller Grund ein freies Feld, + eines neben deinen Karten; * was seit deiner letzten Entscheidung neu ist. Am Rand sind ║ und ═ die Tore der Städte, mit dem Gold, das sie bringen; ✓ erreicht. Auf einem kleinen Plan zeigt jedes Feld seine Wege als ╔ ═ ╬ und seine Flüsse als ┌ ─ ┼, dann den Stall, darunter seine Schafe, b und den Fuchs. In der Tabelle: ▸ wer zu entscheiden hat, ✓ wer gewählt hat, ↑ ↓ was sich geändert hat. N ist oben, E rechts, S unten, W links.

## Warum ein Zug gut ist

why-sheep = Du hast mehr Schafe auf deinem Plan.
    .other = Die anderen haben weniger Schafe auf ihren Plänen.
why-risk = Deine Schafe sind sicherer vor dem Fuchs.
    .other = Die Schafe der anderen sind vom Fuchs stärker bedroht.
why-threat = Du hast vom nächsten Schritt des Fuchses weniger zu befürchten.
    .other = Die anderen haben vom nächsten Schritt des Fuchses mehr zu befürchten.
why-paddock = Du bringst Schafe auf deine Koppel.
why-towns = Dein Weg erreicht eine Stadt.
why-hoped = Dein Weg erreicht eher eine Stadt.
why-rivers = Deine Flüsse bringen mehr Gold.
why-open = Deine Flüsse können besser weiterfließen.
why-black = Dein schwarzes Schaf bringt mehr Gold.
    .other = Die schwarzen Schafe der anderen bringen weniger Gold.
why-black_risk = Dein schwarzes Schaf ist sicherer vor dem Fuchs.
    .other = Die schwarzen Schafe der anderen sind vom Fuchs stärker bedroht.
why-mission = Deine Mission bringt dir eher Gold.
    .other = Die Missionen der anderen bringen seltener Gold.
why-hand_land = Die Karten, die du legen wirst, passen besser zu deinen Wegen und Flüssen.
why-hand_sheep = Die Karten, die du legen wirst, zeigen mehr Schafe.
why-hand_dogs = Die Karten, die du legen wirst, zeigen mehr Hunde.
why-hand_foxes = Die Karten, die du legen wirst, zeigen mehr Füchse.
why-hand_barns = Die Karten, die du legen wirst, zeigen mehr Ställe.
why-hand_black = Die Karten, die du legen wirst, zeigen mehr Hunde, die dein schwarzes Schaf treiben können.
why-hand_missing = Auf deiner Hand bleibt mehr Platz für gute Karten.
why-offer = Die Karten, aus denen du noch wählst, nützen dir mehr.
    .other = Die Karten, die du weitergibst, nützen den anderen weniger.
why-drive = Dein Hund kann dann Schafe an einen besseren Platz treiben.
why-raid = Die nächsten Schritte des Fuchses können dir mehr nützen.
