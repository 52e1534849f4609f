### Sheep & Thief: die Worte des Spiels, auf Deutsch.
### Dieselben Schlüssel, Attribute und Variablen stehen in en.ftl und fr.ftl, in derselben Reihenfolge.

## Das Spiel

name = Sheep & Thief
tagline = Wähle Karten, lege dein Land mit Wegen und Flüssen an, fülle es mit Schafen und schicke den Fuchs zu den Nachbarn.
credits = Erdacht von Yuichi Sakashita, illustriert von Wee Yee Chong, erschienen bei Pegasus Spiele unter Lizenz von Power 9 Games. Sheepfold ist ein eigenständiges Projekt und steht in keiner Verbindung zu ihnen.

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

card-unknown = verdeckt
word-hidden = verdeckt
mission-river = Längster Fluss
mission-road = Größtes Wegenetz
mission-barns = Ställe
mission-bottom = Schafe unten
mission-right = Schafe rechts
mission-dogs = Hundekarten
mission-foxes = Fuchskarten
mission-sheep = Schafkarten
mission-town = Fuchs in der Stadt
mission-unknown = geheim
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

## Was jetzt zu tun ist

step-first = Der Zufall entscheidet, wer beginnt.
step-mission = Die Missionen werden gezogen.
step-deal = Karten werden ausgeteilt.
step-draft =
    { $n ->
        [one] Wähle die Karte aus diesem Päckchen, die du behältst.
       *[other] Wähle nacheinander { $n } Karten aus diesem Päckchen, die du behältst.
    }
step-draft-more = Wähle noch eine Karte aus diesem Päckchen, die du behältst.
step-place = Lege eine Karte von deiner Hand auf deinen Plan.
step-cover = Keine deiner Karten passt: Lege eine beliebige davon verdeckt.
step-animals = Die Tiere deiner Karte auf { $cell }, in beliebiger Reihenfolge: { $what }.
step-discard = Wähle die Karte, die du abwirfst; die andere bleibt für die nächste Runde.
step-over = Die Partie ist vorbei.
due-sheep =
    { $n ->
        [one] { $n } neues Schaf
       *[other] { $n } neue Schafe
    }
due-dogs =
    { $n ->
        [one] { $n } Hund zum Treiben
       *[other] { $n } Hunde zum Treiben
    }
due-foxes =
    { $n ->
        [one] { $n } Schritt des Fuchses
       *[other] { $n } Schritte des Fuchses
    }
how-dog = Zum Beispiel { $move }: von, nach, wie viele; heel lässt einen Hund ruhen.
how-dog-black = Zum Beispiel { $move }: von, nach, wie viele, mit b auch das schwarze; heel lässt einen Hund ruhen.

## Der Verlauf

log-first = { $who } beginnt.
log-mission =
    { $mission ->
        [geheim] { $who } zieht eine geheime Mission.
       *[other] { $who } zieht die Mission „{ $mission }“.
    }
log-deal =
    { $card ->
        [verdeckt] { $who } bekommt eine Karte.
       *[other] { $who } bekommt Karte { $card }.
    }
log-pick =
    { $card ->
        [verdeckt] { $who } behält eine Karte.
       *[other] { $who } behält Karte { $card }.
    }
log-lay = { $who } legt Karte { $card } auf { $cell }.
log-cover =
    { $card ->
        [verdeckt] { $who } legt eine Karte verdeckt auf { $cell }.
       *[other] { $who } legt Karte { $card } verdeckt auf { $cell }.
    }
log-sheep = { $who } lässt die Schafe der Karte kommen.
log-dog =
    { $herd ->
        [b] { $who } schickt einen Hund: Das schwarze Schaf läuft von { $cell } nach { $cell2 }.
       *[other] { $who } schickt einen Hund: Schafe laufen von { $cell } nach { $cell2 } ({ $herd }).
    }
log-heel = { $who } lässt einen Hund ruhen.
log-fox = { $who } zieht den Fuchs nach { $side }.
log-discard =
    { $card ->
        [verdeckt] { $who } wirft eine Karte ab.
       *[other] { $who } wirft Karte { $card } ab.
    }
log-undo = { $who } hat einen Schritt zurückgenommen.
told-deal = Ausgeteilt an { $who }:
told-dog =
    { $n ->
        [one] { $who } schickt einen Hund: { $n } Schaf läuft von { $cell } nach { $cell2 }.
       *[other] { $who } schickt einen Hund: { $n } Schafe laufen von { $cell } nach { $cell2 }.
    }
told-dog-black =
    { $n ->
        [one] { $who } schickt einen Hund: { $n } weißes Schaf und das schwarze laufen von { $cell } nach { $cell2 }.
       *[other] { $who } schickt einen Hund: { $n } weiße Schafe und das schwarze laufen von { $cell } nach { $cell2 }.
    }
told-fox = { $who } zieht den Fuchs nach { $side } auf { $cell }.
told-sheep =
    { $n ->
        [one] { $who } lässt { $n } Schaf auf { $cell } kommen.
       *[other] { $who } lässt { $n } Schafe auf { $cell } kommen.
    }

## Was von selbst geschah

fact-draft-begins = Runde { $round } beginnt mit Päckchen von { $n } Karten; weitergegeben wird nach { $side }.
fact-packs-passed =
    { $n ->
        [one] Alle haben gewählt: Päckchen von { $n } Karte wandern nach { $side }.
       *[other] Alle haben gewählt: Päckchen von { $n } Karten wandern nach { $side }.
    }
fact-last-kept =
    { $n ->
        [one] Alle haben gewählt; die letzte Karte wird weitergegeben und behalten.
       *[other] Alle haben gewählt; die letzten { $n } Karten werden weitergegeben und behalten.
    }
fact-placement-begins = Jetzt werden Karten gelegt: { $who } beginnt.
fact-sheep-came =
    { $n ->
        [one] { $n } Schaf kommt für { $who } auf { $cell }.
       *[other] { $n } Schafe kommen für { $who } auf { $cell }.
    }
fact-supply-short =
    { $n ->
        [0] Der Vorrat ist leer: Es kommt kein Schaf.
        [1] Der Vorrat ist erschöpft: Nur { $n } von { $due } Schafen kam.
       *[other] Der Vorrat ist erschöpft: Nur { $n } von { $due } Schafen kamen.
    }
fact-dogs-idle =
    { $n ->
        [one] { $n } Hund hat nichts zu tun und ruht.
       *[other] { $n } Hunde haben nichts zu tun und ruhen.
    }
fact-stolen =
    { $n ->
        [one] Der Fuchs stiehlt { $who } { $n } Schaf auf { $cell }; { $who2 } hat es jetzt auf der Koppel.
       *[other] Der Fuchs stiehlt { $who } { $n } Schafe auf { $cell }; { $who2 } hat sie jetzt auf der Koppel.
    }
fact-lost =
    { $n ->
        [one] { $who } verliert { $n } Schaf auf { $cell } an den Fuchs: Es kommt zurück in den Vorrat.
       *[other] { $who } verliert { $n } Schafe auf { $cell } an den Fuchs: Sie kommen zurück in den Vorrat.
    }
fact-safe =
    { $n ->
        [one] { $n } Schaf von { $who } auf { $cell } ist im Stall sicher.
       *[other] { $n } Schafe von { $who } auf { $cell } sind im Stall sicher.
    }
fact-black-home = Das schwarze Schaf von { $who } flieht von { $cell } zurück auf den Hof.
fact-black-safe = Das schwarze Schaf von { $who } auf { $cell } ist im Stall sicher.
fact-no-card-fits = Keine Karte von { $who } passte irgendwo, also liegt die Karte auf { $cell } verdeckt.
fact-discards-due = Beide wählen eine ihrer zwei Karten, die sie abwerfen.
fact-round-over = Runde { $round } ist vorbei.
fact-next-start = { $who } beginnt Runde { $round }.
fact-face-shown = Die verdeckte Karte von { $who } auf { $cell } war Karte { $card }.
fact-town-reached = { $who } hat einen Weg nach { $town }: { $gold } Gold.
fact-rivers =
    { $n ->
        [one]
            { $who } hat { $n } Fluss aus { $longest ->
                [one] { $longest } Karte
               *[other] { $longest } Karten
            }: { $gold } Gold.
       *[other]
            { $who } hat { $n } Flüsse, den längsten aus { $longest ->
                [one] { $longest } Karte
               *[other] { $longest } Karten
            }: { $gold } Gold.
    }
fact-mission = { $who } hatte die Mission „{ $mission }“: { $gold } Gold.
fact-black-gold = Das schwarze Schaf von { $who } steht auf { $cell }: { $gold } Gold.
fact-won = { $who } hat am meisten Gold: { $gold }.
fact-won-tie = { $who } hat, wie andere auch, mit { $gold } am meisten Gold, davon aber mehr für Schafe auf dem Plan: { $sheep }.
fact-shared = { $who } hat Anteil am Sieg: { $gold } Gold.

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

why-sheep = So bleiben mehr Schafe auf deinem Plan oder weniger auf denen der anderen.
why-risk = Deine Schafe sind sicherer vor dem Fuchs oder die der anderen weniger sicher.
why-threat = Der nächste Schritt des Fuchses bedroht weniger von deinen Schafen oder mehr von denen der anderen.
why-paddock = Das bringt Schafe auf deine Koppel.
why-towns = Ein Weg von deinem Hof erreicht eine Stadt.
why-hoped = Das ist gut für einen Weg, der noch eine Stadt erreichen kann.
why-rivers = Deine Flüsse bringen mehr Gold.
why-open = Deine Flüsse können besser weiterfließen.
why-black = Dein schwarzes Schaf steht, wo es mehr wert ist, oder das von anderen, wo es weniger wert ist.
why-black_risk = Dein schwarzes Schaf ist sicherer vor dem Fuchs oder das von anderen weniger sicher.
why-mission = Deine Mission bringt eher Gold oder die der anderen weniger leicht.
why-hand_land = Die Karten, die du legen wirst, passen besser zu deinen Wegen und Flüssen.
why-hand_sheep = Die Karten, die du legen wirst, zeigen mehr Schafe.
why-hand_dogs = Die Karten, die du legen wirst, zeigen mehr Hunde.
why-hand_foxes = Die Karten, die du legen wirst, zeigen mehr Füchse.
why-hand_barns = Die Karten, die du legen wirst, zeigen mehr Ställe.
why-hand_black = Die Karten, die du legen wirst, zeigen mehr Hunde, die dein schwarzes Schaf treiben können.
why-hand_missing = Auf deiner Hand ist mehr Platz für gute Karten.
why-offer = Dir bleibt eine bessere Karte oder anderen eine schlechtere.
why-drive = Ein Hund kann dann deine Schafe an einen besseren Platz treiben.
why-raid = Die Schritte des Fuchses, die noch ausstehen, bringen dir mehr oder kosten dich weniger.
