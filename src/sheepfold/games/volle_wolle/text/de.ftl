### Volle Wolle: die Worte des Spiels, auf Deutsch.
### Dieselben Schlüssel, Attribute und Variablen stehen in en.ftl und fr.ftl, in derselben Reihenfolge.

## Das Spiel

name = Volle Wolle
tagline = Biete, was deine drei Würfel zeigen werden: Wer am meisten wagt, wählt zuerst, und wer zuletzt kommt, nimmt den Rest samt schwarzen Schafen.
credits = Erdacht von Alessandro Zucchini, erschienen im Zoch Verlag. Sheepfold ist ein eigenständiges Projekt und steht in keiner Verbindung zu ihnen.

## Regeln

VW-1 = Die 60 Karten liegen gemischt und verdeckt auf einem Stapel: 51 Schafe, 8 Hirtenhunde und 1 Knochen. Alle beginnen mit 2 Wollchips und einer Gebotstafel, die ihnen der Zufall aus den sechs vorhandenen zuteilt; auf ihrer Rückseite steht deine erste Schafzahl. Insgesamt gibt es 25 Chips: Solange der Vorrat leer ist, bekommt niemand einen.
    .title = Aufbau
VW-2 = Zu Beginn einer Runde kommt eine Karte mehr offen auf den Tisch, als Personen mitspielen. Dann geben alle ihr Gebot ab, und danach wird in der Reihenfolge der Gebote gewürfelt. Zu zweit spielt ihr 20 Runden, zu dritt 15, zu viert 12 und zu fünft 10; zu sechst sind es 8 und eine neunte mit den 4 Karten, die noch übrig sind.
    .title = Die Runde
VW-3 = Alle wählen gleichzeitig und geheim ein Gebot, eine Zahl von 14 bis 26 oder 26+; dann werden alle Gebote zusammen aufgedeckt. Das Gebot ist das, was deine Würfel erreichen müssen. Auch bei 26+ musst du 26 erreichen, kommst aber vor jedem anderen Gebot an die Reihe: Wählen kannst du es nur, wenn du einen Chip hast, und den zahlst du, sobald die Gebote aufgedeckt sind, noch ehe die Reihenfolge feststeht.
    .title = Gebote
VW-4 = Das höhere Gebot kommt zuerst dran. Bei gleichen Geboten, auch bei 26+, kommt die niedrigere Schafzahl zuerst dran. Deine Schafzahl steht auf der obersten Karte deiner Herde oder, solange du kein Schaf hast, auf der Rückseite deiner Gebotstafel. Die Reihenfolge gilt für die ganze Runde, was auch immer inzwischen oben auf deine Herde kommt.
    .title = Reihenfolge
VW-5 = Im ersten Wurf rollen alle drei Würfel: ein zwölfseitiger (d12), ein zehnseitiger (d10) und ein achtseitiger (d8). Erreichst du dein Gebot, nimmst du 3 Karten.
    .title = Erster Wurf
VW-6 = Hat dir der erste Wurf keine Karten gebracht, bleibt ein Würfel deiner Wahl liegen, und du wirfst die beiden anderen noch einmal. Erreichst du jetzt dein Gebot, nimmst du 2 Karten.
    .title = Zweiter Wurf
VW-7 = Hast du dann immer noch keine Karten, bleibt auch einer der beiden eben geworfenen Würfel liegen, und du wirfst den dritten noch einmal. Erreichst du jetzt dein Gebot, nimmst du 1 Karte. Einen vierten Wurf gibt es nicht.
    .title = Dritter Wurf
VW-8 = Dein Ergebnis ist die Summe der drei Würfel. Ein Malus auf der obersten Karte deiner Herde wird immer abgezogen. Nach jedem Wurf darfst du einen Bonus, der dort steht, dazuzählen und Chips in den Vorrat zahlen, von denen jeder 1 dazugibt. Erreichst du dein Gebot auf diese Weise, wird zuerst der Bonus genutzt, und du zahlst genau die Chips, die dann noch fehlen.
    .title = Das Ergebnis
VW-9 = Reichen Würfel und Malus allein für dein Gebot, gilt es von selbst als erreicht, und du nimmst alle Karten, die dir zustehen, ob du sie willst oder nicht. Brauchst du dafür Bonus oder Chips, hast du die Wahl: Du nimmst an, und dann ebenfalls alle Karten, die dir zustehen, oder du würfelst weiter; nach dem dritten Wurf nimmst du an oder verzichtest. Anders kannst du vor dem dritten Wurf nicht aufhören.
    .title = Keine Wahl
VW-10 = Du nimmst dir Karten deiner Wahl, eine nach der anderen; liegen nicht mehr da, als dir zustehen, kommen alle von selbst zu dir. Schafe legst du in beliebiger Reihenfolge oben auf deine Herde: Kommen mehrere zusammen, nennst du nur das oberste, denn was darunter liegt, spielt bis zum Ende keine Rolle. Hunde und Knochen liegen offen neben der Herde.
    .title = Karten nehmen
VW-11 = Hast du dein Gebot nach dem dritten Wurf nicht erreicht, bekommst du keine Karten. Liegt dein Ergebnis ohne Bonus und Chips außerdem unter 14 und liegen schwarze Schafe auf dem Tisch, nimmst du sie entweder alle, oder du hebst dein Ergebnis auf mindestens 14: mit dem Bonus allein, wenn er reicht; mit Chips allein, und zwar genau so vielen, wie fehlen, auch wenn der Bonus reichen würde; oder, wenn der Bonus allein nicht reicht, mit dem Bonus und genau den Chips, die dann noch fehlen. Dabei musst du unter deinem Gebot bleiben, bei einem Gebot von 14 geht es also nicht. Lässt sich das Ergebnis nicht heben, kommen die schwarzen Schafe von selbst. Könntest du dein Gebot mit Bonus oder Chips erreichen, sagst du zuerst, ob du darauf verzichtest. Ganz am Schluss bekommst du, ob mit oder ohne schwarze Schafe, 1 Chip.
    .title = Gescheitert
VW-12 = Ab drei Personen würfelt nicht, wer zuletzt an der Reihe ist: Diese Person nimmt alle übrigen Karten und bekommt keinen Chip.
    .title = Zuletzt an der Reihe
VW-13 = Liegt keine Karte mehr da, wenn du an die Reihe kommst, gehst du leer aus und bekommst auch keinen Chip; die Runde ist vorbei.
    .title = Nichts mehr da
VW-14 = Nimmst du ein Schaf mit Knochensymbol vom Tisch, darfst du den Knochen sofort der Person wegnehmen, die ihn hat. Für alle Karten, die zusammen zu dir kommen, wirst du nur ein Mal gefragt, gleich ob erwürfelte Karten, schwarze Schafe oder der Rest. Ist der Knochen noch im Stapel, auf dem Tisch oder schon bei dir, passiert nichts. Auf einer Karte, die schon auf einer Herde liegt, bedeutet das Symbol nichts mehr.
    .title = Knochensymbol
VW-15 = Zu zweit würfelt auch die zweite Person in der Reihenfolge, falls noch Karten daliegen. Was danach noch übrig ist, bekommt ohne Wurf die erste.
    .title = Zu zweit
VW-16 = Die Partie ist vorbei, wenn alle Karten genommen sind. Du bekommst die Punkte deiner Herde, den Wert deiner Hunde und 1 Punkt je Chip.
    .title = Das Ende
VW-17 = Schafe mit der Aufschrift 3-7-0 und 0-0-7 zählen in Dreiergruppen. In jeder Gruppe 3-7-0 ist ein Schaf 3 wert, zwei sind 14 wert und drei nichts; ein viertes beginnt eine neue Gruppe. Bei 0-0-7 sind ein oder zwei nichts wert und drei 21; ein viertes beginnt eine neue Gruppe, und die 21 bleiben dir.
    .title = Dreiergruppen
VW-18 = Genau ein Hund ist 9 wert. Hast du keinen Hund, verlassen vor dem Zählen deine beiden weißen Schafe, die am wenigsten wert sind, von selbst die Herde, oder weniger, wenn du weniger hast; schwarze Schafe, 3-7-0 und 0-0-7 bleiben immer da. Zwei oder mehr Hunde sind nichts wert, es sei denn, du hast den Knochen: Mit ihm ist jeder Hund 4 wert, zusätzlich zu den 9 für einen einzelnen. Wer die meisten Hunde hat, allein oder gleichauf, verliert 5 Punkte, ob mit Knochen oder ohne. Der Knochen selbst ist nichts wert.
    .title = Hunde und Knochen
VW-19 = Die höchste Punktzahl gewinnt. Liegen mehrere gleichauf vorn, teilen sie sich den Sieg.
    .title = Sieg
VW-20 = Gebote bleiben geheim, bis alle abgegeben sind. Jede Karte sehen alle, wenn sie ausgelegt und wenn sie genommen wird, aber niemand darf in einer Herde unter die oberste Karte schauen, auch nicht in der eigenen: Was dort liegt, musst du dir merken. Nur an einem Tisch, der mit Merkhilfe eröffnet wurde, wird es gezeigt.
    .title = Was du wissen darfst

## Optionen

option-memory_aid = Merkhilfe
    .help = Alle dürfen in die Herden schauen, und der Punktestand wird angezeigt.

## Dinge

card-dog = einen Hund
card-bone = den Knochen
bid-unknown = verdeckt
bonus-bonus = dem Bonus
answer-yes = ja
answer-no = nein
word-hidden = ein Schaf
kind-white = weiß
kind-black = schwarz
kind-set370 = 3-7-0
kind-set007 = 0-0-7
face-dog = Hund
face-bone = Knochen

## Was jetzt zu tun ist

step-board = Der Zufall verteilt die Gebotstafeln.
step-lay = Eine Karte kommt auf den Tisch.
step-roll = Es wird gewürfelt.
step-bid = Wähle dein geheimes Gebot: 14 bis 26 oder, für einen Chip, 26+.
step-bid-plain = Wähle dein geheimes Gebot: 14 bis 26. Ohne Chip gibt es kein 26+.
step-keep = Wähle den Würfel, der liegen bleibt; die anderen werden noch einmal geworfen.
step-keep-last = Wähle noch einen Würfel, der liegen bleibt; der letzte wird noch einmal geworfen.
step-keep-or-accept =
    { $n ->
        [one] Nimm an ({ $price }) und erhalte { $n } Karte, oder wähle einen Würfel, der liegen bleibt, und wirf noch einmal.
       *[other] Nimm an ({ $price }) und erhalte { $n } Karten, oder wähle einen Würfel, der liegen bleibt, und wirf noch einmal.
    }
step-accept = Das war der letzte Wurf: Nimm mit Bonus oder Chips an und erhalte eine Karte, oder verzichte.
step-accept-price = Das war der letzte Wurf: Nimm an ({ $price }) und erhalte eine Karte, oder verzichte.
step-black = Du liegst unter 14: Nimm die schwarzen Schafe oder hebe dein Ergebnis auf mindestens 14.
step-take = Nimm eine Karte vom Tisch.
step-take-more =
    { $n ->
        [one] Nimm eine Karte vom Tisch: Dir steht noch { $n } Karte zu.
       *[other] Nimm eine Karte vom Tisch: Dir stehen noch { $n } Karten zu.
    }
step-top = Welches der neuen Schafe kommt oben auf deine Herde?
step-bone = Du hast ein Knochensymbol genommen: Nimmst du auch den Knochen weg?
step-over = Die Partie ist vorbei.
type-one = Tippe eines davon: { $moves }.
price-bonus = mit dem Bonus
price-chips =
    { $n ->
        [one] für { $n } Chip
       *[other] für { $n } Chips
    }
price-both =
    { $n ->
        [one] mit dem Bonus und für { $n } Chip
       *[other] mit dem Bonus und für { $n } Chips
    }

## Der Verlauf

log-roll = { $die }: { $face }.
log-keep = { $who } lässt den { $die } liegen.
log-bid = { $who } bietet { $bid }.
log-lay = { $who } legt { $card } aus.
log-take = { $who } nimmt { $card }.
log-top = { $who } legt { $card } obenauf.
log-accept = { $who } nimmt an.
log-fail = { $who } verzichtet.
log-bone =
    { $answer ->
        [ja] { $who } nimmt den Knochen.
       *[nein] { $who } will den Knochen nicht.
    }
log-black = { $who } nimmt die schwarzen Schafe.
log-raise = { $who } hebt das Ergebnis mit { $bonus } auf mindestens 14.
log-raise-chips =
    { $chips ->
        [one] { $who } hebt das Ergebnis mit { $chips } Chip auf 14.
       *[other] { $who } hebt das Ergebnis mit { $chips } Chips auf 14.
    }
log-raise-rest =
    { $rest ->
        [one] { $who } hebt das Ergebnis mit { $bonus } und { $rest } Chip auf 14.
       *[other] { $who } hebt das Ergebnis mit { $bonus } und { $rest } Chips auf 14.
    }
log-board = { $who } bekommt Gebotstafel { $board }.
log-undo = { $who } hat einen Schritt zurückgenommen.
told-lay-more = Dazu { $card }.
told-throw = { $who }, Wurf { $throw }:
told-result = Ergebnis: { $sum }.
told-order = Reihenfolge: { $order }.
told-number = Schafzahl { $number }

## Was von selbst geschah

fact-bids-shown = Alle Gebote werden aufgedeckt.
fact-plus-paid = { $who } zahlt einen Chip für 26+.
fact-order = { $place }. { $who } mit { $bid } (Schafzahl { $number }).
fact-reached =
    { $n ->
        [one] { $who } hat { $bid } geboten und erreicht das Gebot mit { $result }: { $n } Karte.
       *[other] { $who } hat { $bid } geboten und erreicht das Gebot mit { $result }: { $n } Karten.
    }
fact-reached-bonus =
    { $n ->
        [one] { $who } erreicht das Gebot mit dem Bonus: { $n } Karte.
       *[other] { $who } erreicht das Gebot mit dem Bonus: { $n } Karten.
    }
fact-reached-chips =
    { $chips ->
        [one] { $who } erreicht das Gebot mit { $chips } Chip
       *[other] { $who } erreicht das Gebot mit { $chips } Chips
    }: { $n ->
        [one] { $n } Karte.
       *[other] { $n } Karten.
    }
fact-reached-both =
    { $chips ->
        [one] { $who } erreicht das Gebot mit dem Bonus und { $chips } Chip
       *[other] { $who } erreicht das Gebot mit dem Bonus und { $chips } Chips
    }: { $n ->
        [one] { $n } Karte.
       *[other] { $n } Karten.
    }
fact-failed = { $who } hat { $bid } geboten und scheitert mit { $result }.
fact-black-come =
    { $n ->
        [one] Unter 14: { $n } schwarzes Schaf kommt zu { $who }.
       *[other] Unter 14: { $n } schwarze Schafe kommen zu { $who }.
    }
fact-card-taken = { $who } nimmt { $card }.
fact-rest-taken =
    { $n ->
        [one] { $who } ist zuletzt dran, würfelt nicht und bekommt den Rest: { $n } Karte.
       *[other] { $who } ist zuletzt dran, würfelt nicht und bekommt den Rest: { $n } Karten.
    }
fact-leftovers =
    { $n ->
        [one] { $n } Karte bleibt übrig: { $who } war zuerst an der Reihe und bekommt sie.
       *[other] { $n } Karten bleiben übrig: { $who } war zuerst an der Reihe und bekommt sie.
    }
fact-bone-lost = Bisher lag er bei { $who }.
fact-chip-gained = { $who } bekommt einen Chip.
fact-supply-empty = Im Vorrat ist kein Chip mehr für { $who }.
fact-table-empty = Der Tisch ist leer: { $who } geht leer aus.
fact-round-over = Runde { $round } ist vorbei.
fact-game-over = Alle Karten sind genommen: Die Partie ist vorbei.
fact-sets-scored =
    { $points ->
        [one] { $who } bekommt { $points } Punkt für Dreiergruppen.
       *[other] { $who } bekommt { $points } Punkte für Dreiergruppen.
    }
fact-no-dog =
    { $n ->
        [0] { $who } hat keinen Hund, aber auch kein weißes Schaf zu verlieren.
        [one] { $who } hat keinen Hund: { $n } weißes Schaf im Wert von { $points } verlässt die Herde.
       *[other] { $who } hat keinen Hund: { $n } weiße Schafe im Wert von zusammen { $points } verlassen die Herde.
    }
fact-one-dog = { $who } hat genau einen Hund: { $points } Punkte.
fact-dogs-bone = { $who } hat { $n } Hunde und den Knochen: { $points } Punkte.
fact-dogs-idle = { $who } hat { $n } Hunde ohne Knochen: nichts.
fact-most-dogs = Die meisten Hunde ({ $n }): { $who } verliert 5 Punkte.
fact-won =
    { $points ->
        [one] { $who } gewinnt mit { $points } Punkt.
       *[other] { $who } gewinnt mit { $points } Punkten.
    }
fact-shared-win =
    { $points ->
        [one] { $who } hat Anteil am Sieg: { $points } Punkt.
       *[other] { $who } hat Anteil am Sieg: { $points } Punkte.
    }

## Punkte

part-white = Weiß
part-left = Kein Hund
part-black = Schwarz
part-set370 = 3-7-0
part-set007 = 0-0-7
part-dogs = Hunde
part-most_dogs = Meiste Hunde
part-chips = Chips

## Der Tisch im Terminal

tally-deck =
    { $n ->
        [one] Stapel: { $n } Karte
       *[other] Stapel: { $n } Karten
    }
tally-supply =
    { $n ->
        [one] Vorrat: { $n } Chip
       *[other] Vorrat: { $n } Chips
    }
area-table = Auf dem Tisch
area-taken = Genommen
head-bid = Gebot
head-number = Zahl
head-chips = Chips
head-sheep = Schafe
head-dogs = Hunde
head-top = Oben
head-points = Punkte
throw-head =
    { $n ->
        [one] Wurf { $throw } von 3, für { $n } Karte
       *[other] Wurf { $throw } von 3, für { $n } Karten
    }
throw-target = Gebot { $bid }
throw-target-plus = Gebot 26+ (26 erreichen)
throw-malus = Malus { $n }
throw-reached = Erreicht!
throw-within = { $n } zu wenig: erreichbar { $price }
throw-beyond =
    { $most ->
        [0] { $n } zu wenig
       *[other] { $n } zu wenig; Bonus und Chips bringen höchstens { $most }
    }
throw-below = Gescheitert, und { $n } unter 14
own-plain = Deine Würfe haben weder Bonus noch Malus.
own-bonus = Dein Bonus: { $n } darfst du zu einem Wurf dazuzählen.
own-malus = Dein Malus: { $n } bei jedem Wurf.
own-chips =
    { $n ->
        [0] Du hast keinen Chip zum Drauflegen.
        [one] Dein Chip kann { $n } drauflegen.
       *[other] Deine Chips können { $n } drauflegen.
    }
board-signs = Auf einer Karte: ihr Kürzel; +2 ein Bonus oder −3 ein Malus; in der Mitte ihre Punkte, bei schwarzen Schafen auf schattiertem Grund; #17 die Schafzahl; o=o ein Knochensymbol. In der Liste der Personen: ▸ wer am Zug ist, ✓ wer schon dran war; das Gebot (? noch geheim, – noch nicht gewählt); ± Bonus oder Malus; Zahl die Schafzahl; o=o der Knochen; (+1) was sich seit deiner letzten Entscheidung geändert hat. Ein Würfel mit doppeltem Rahmen bleibt liegen.

## Warum ein Zug gut ist

why-sheep = Deine Schafe sind mehr wert oder die der anderen weniger.
why-set370 = Das hilft deinen 3-7-0 oder stört die der anderen.
why-set007 = Das hilft deinen 0-0-7 oder stört die der anderen.
why-dogs = Das verhilft dir zu genau einem Hund oder hält andere davon ab.
why-most = Du hast am Ende weniger leicht die meisten Hunde oder andere eher.
why-left = Du verlierst weniger, wenn du keinen Hund hast, oder andere mehr.
why-bone = Der Knochen bringt dir wohl mehr oder anderen weniger.
why-chips = So bleiben dir mehr Chips oder anderen weniger.
why-modifier = Die oberste Karte deiner Herde ist besser für deine Würfe oder die von anderen schlechter.
why-hope = Du kannst in dieser Runde mehr erwarten oder andere weniger.
why-table = Die Karten auf dem Tisch passen besser zu dir oder schlechter zu anderen.
why-early = So darfst du früh wählen, und dein Gebot wird oft genug erreicht.
why-likely = Das Gebot wird wahrscheinlich erreicht, und es bleibt genug übrig, was zu dir passt.
why-reach = Mit diesem Würfel erreichst du dein Gebot am häufigsten.
why-soon = Mit diesem Würfel reicht am häufigsten schon der nächste Wurf, und ein früher Wurf bringt mehr.
why-certain = Sichere Karten jetzt sind besser als weniger oder gar keine später.
why-harm = Was auf dem Tisch liegt, würde dir schaden: So nimmst du wohl weniger davon.
why-rest = So bekommst du vielleicht gute Karten, ohne zu würfeln.
why-black = So landen weniger leicht schwarze Schafe bei dir.
why-theirs = So bleibt für den anderen Spieler weniger übrig.

## Aussichten neben den Möglichkeiten

odds-about = Wie wahrscheinlich du das Gebot erreichst, mit Würfeln und Bonus; in Klammern, wenn du auch deine Chips zahlst:
