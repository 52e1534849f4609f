### Volle Wolle: die Worte des Spiels, auf Deutsch.
### Dieselben Schlüssel, Attribute und Variablen stehen in en.ftl und fr.ftl, in derselben Reihenfolge.

## Das Spiel

name = Volle Wolle
tagline = Biete, was deine drei Würfel zeigen werden: Wer am meisten wagt, wählt zuerst, und wer zuletzt kommt, nimmt den Rest samt schwarzen Schafen.
credits = Erdacht von Alessandro Zucchini, erschienen im Zoch Verlag.

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
VW-11 = Hast du dein Gebot nach dem dritten Wurf nicht erreicht, bekommst du keine Karten. Liegt dein Ergebnis ohne Bonus und Chips außerdem unter 14 und liegen schwarze Schafe auf dem Tisch, nimmst du sie entweder alle, oder du hebst dein Ergebnis auf mindestens 14 an: mit dem Bonus allein, wenn er reicht; mit Chips allein, und zwar genau so vielen, wie fehlen, auch wenn der Bonus reichen würde; oder, wenn der Bonus allein nicht reicht, mit dem Bonus und genau den Chips, die dann noch fehlen. Dabei musst du unter deinem Gebot bleiben, bei einem Gebot von 14 geht es also nicht. Lässt sich das Ergebnis nicht anheben, kommen die schwarzen Schafe von selbst. Könntest du dein Gebot mit Bonus oder Chips erreichen, sagst du zuerst, ob du darauf verzichtest. Ganz am Schluss bekommst du, ob mit oder ohne schwarze Schafe, 1 Chip.
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

card-white =
    { $points ->
        [one] ein Schaf mit { $points } Punkt{ $signs }
       *[other] ein Schaf mit { $points } Punkten{ $signs }
    }
card-black =
    { $points ->
        [one] ein schwarzes Schaf mit { $points } Punkt{ $signs }
       *[other] ein schwarzes Schaf mit { $points } Punkten{ $signs }
    }
card-set370 = ein 3-7-0-Schaf{ $signs }
card-set007 = ein 0-0-7-Schaf{ $signs }
card-dog = einen Hund
card-bone = den Knochen
card-forgotten = ein Schaf
answer-yes = ja
answer-no = nein
signs-none = { "" }
signs-bonus = { " " }(Bonus { $n })
signs-malus = { " " }(Malus { $n })
signs-bone = { " " }(Knochensymbol)
signs-bonus-bone = { " " }(Bonus { $n }, Knochensymbol)
signs-malus-bone = { " " }(Malus { $n }, Knochensymbol)
face-dog = Hund
face-bone = Knochen

## Was jetzt zu tun ist

step-board = Der Zufall verteilt die Gebotstafeln.
    .other = Der Zufall verteilt die Gebotstafeln.
step-lay = Eine Karte kommt auf den Tisch.
    .other = Eine Karte kommt auf den Tisch.
step-roll = Es wird gewürfelt.
    .other = Es wird gewürfelt.
step-bid = Wähle dein geheimes Gebot: 14 bis 26 oder, für einen Chip, 26+.
    .other =
        { $n ->
            [one] { $who } wählt ein geheimes Gebot.
           *[other] { $who } wählen ihre geheimen Gebote.
        }
step-bid-plain = Wähle dein geheimes Gebot: 14 bis 26. Ohne Chip gibt es kein 26+.
    .other =
        { $n ->
            [one] { $who } wählt ein geheimes Gebot.
           *[other] { $who } wählen ihre geheimen Gebote.
        }
step-keep = Wähle den Würfel, der liegen bleibt; die anderen werden noch einmal geworfen.
    .other = { $who } wählt den Würfel, der liegen bleibt.
step-keep-last = Wähle noch einen Würfel, der liegen bleibt; der letzte wird noch einmal geworfen.
    .other = { $who } wählt noch einen Würfel, der liegen bleibt.
step-keep-or-accept =
    { $n ->
        [one] Nimm an ({ $price }) und erhalte { $n } Karte, oder wähle einen Würfel, der liegen bleibt, und wirf noch einmal.
       *[other] Nimm an ({ $price }) und erhalte { $n } Karten, oder wähle einen Würfel, der liegen bleibt, und wirf noch einmal.
    }
    .other = { $who } kann annehmen ({ $price }) oder noch einmal würfeln.
step-accept = Das war der letzte Wurf: Nimm an ({ $price }) und erhalte eine Karte, oder verzichte auf dein Gebot.
    .other = { $who } kann annehmen ({ $price }) oder verzichten.
step-black = Du liegst unter 14: Nimm die schwarzen Schafe oder hebe dein Ergebnis auf mindestens 14 an.
    .other = { $who } liegt unter 14 und entscheidet über die schwarzen Schafe.
step-take =
    { $n ->
        [one] Nimm eine Karte vom Tisch: Dir steht noch { $n } Karte zu.
       *[other] Nimm eine Karte vom Tisch: Dir stehen noch { $n } Karten zu.
    }
    .other = { $who } sucht sich eine Karte aus.
step-top = Welches der neuen Schafe kommt oben auf deine Herde?
    .other = { $who } wählt das Schaf, das obenauf kommt.
step-bone = Du hast ein Schaf mit Knochensymbol genommen: Nimmst du auch den Knochen weg?
    .other = { $who } darf den Knochen wegnehmen.
step-over = Die Partie ist vorbei.
    .other = Die Partie ist vorbei.
type-one = Tippe eines davon: { $moves }.
price-bonus = mit dem Bonus
price-chips =
    { $n ->
        [one] für { $n } Chip
       *[other] für { $n } Chips
    }
price-both =
    { $n ->
        [one] mit dem Bonus und { $n } Chip
       *[other] mit dem Bonus und { $n } Chips
    }

## Züge, als Aufforderung

do-bid = Biete { $bid }
do-keep = Lass den { $die } liegen
do-take = Nimm { $card }
do-top = Lege { $card } obenauf
do-accept = Nimm an und hol dir deine Karten
do-fail = Verzichte auf dein Gebot
do-bone =
    { $answer_id ->
        [yes] Nimm den Knochen
       *[no] Nimm den Knochen nicht
    }
do-black = Nimm die schwarzen Schafe
do-raise =
    { $means ->
        [bonus] Hebe dein Ergebnis mit deinem Bonus an
        [one] Hebe dein Ergebnis mit { $means } Chip an
       *[other] Hebe dein Ergebnis mit { $means } Chips an
    }
do-raise-bonus-rest =
    { $rest ->
        [one] Hebe dein Ergebnis mit deinem Bonus und { $rest } Chip an
       *[other] Hebe dein Ergebnis mit deinem Bonus und { $rest } Chips an
    }

## Der Verlauf
# Was gewürfelt, ausgelegt und aufgedeckt wird, steht unter „Was geschah“.

log-roll = { "" }
log-keep = { "" }
log-bid =
    { $hidden ->
        [unknown] { $who } hat geheim geboten.
       *[none] { $you ->
            [who] Du hast { $bid } geboten.
           *[none] { "" }
        }
    }
log-lay = { "" }
log-take =
    { $you ->
        [who] Du hast { $card } genommen.
       *[none] { $who } hat { $card } genommen.
    }
log-top =
    { $hidden ->
        [none] { $you ->
            [who] Du hast { $card } oben auf deine Herde gelegt.
           *[none] { $who } hat { $card } oben auf die Herde gelegt.
        }
       *[forgotten] { "" }
    }
log-accept = { "" }
log-fail =
    { $you ->
        [who] Du hast auf dein Gebot verzichtet.
       *[none] { $who } hat auf das Gebot verzichtet.
    }
log-bone =
    { $answer_id ->
        [yes] { "" }
       *[no] { $you ->
            [who] Du hast den Knochen nicht genommen.
           *[none] { $who } hat den Knochen nicht genommen.
        }
    }
log-black =
    { $you ->
        [who] Du hast die schwarzen Schafe in Kauf genommen.
       *[none] { $who } hat die schwarzen Schafe in Kauf genommen.
    }
log-raise =
    { $means ->
        [bonus] { $you ->
            [who] Du hast dein Ergebnis mit deinem Bonus auf mindestens 14 angehoben.
           *[none] { $who } hat das Ergebnis mit dem Bonus auf mindestens 14 angehoben.
        }
        [one] { $you ->
            [who] Du hast dein Ergebnis mit { $means } Chip auf 14 angehoben.
           *[none] { $who } hat das Ergebnis mit { $means } Chip auf 14 angehoben.
        }
       *[other] { $you ->
            [who] Du hast dein Ergebnis mit { $means } Chips auf 14 angehoben.
           *[none] { $who } hat das Ergebnis mit { $means } Chips auf 14 angehoben.
        }
    }
log-raise-bonus-rest =
    { $rest ->
        [one] { $you ->
            [who] Du hast dein Ergebnis mit deinem Bonus und { $rest } Chip auf 14 angehoben.
           *[none] { $who } hat das Ergebnis mit dem Bonus und { $rest } Chip auf 14 angehoben.
        }
       *[other] { $you ->
            [who] Du hast dein Ergebnis mit deinem Bonus und { $rest } Chips auf 14 angehoben.
           *[none] { $who } hat das Ergebnis mit dem Bonus und { $rest } Chips auf 14 angehoben.
        }
    }
log-board = { "" }
log-undo =
    { $you ->
        [who] Du hast einen Zug zurückgenommen.
       *[none] { $who } hat einen Zug zurückgenommen.
    }

## Was geschah

fact-round-begun = Runde { $round }: { $n } Karten wurden ausgelegt.
fact-bids-shown = Die Gebote wurden aufgedeckt.
fact-plus-paid =
    { $you ->
        [who] Du hast für 26+ einen Chip gezahlt.
       *[none] { $who } hat für 26+ einen Chip gezahlt.
    }
fact-order =
    Platz { $place }: { $you ->
        [who] du mit { $bid }
       *[none] { $who } mit { $bid }
    }.
fact-order-tied =
    Platz { $place }: { $you ->
        [who] du mit { $bid }
       *[none] { $who } mit { $bid }
    } (Schafzahl { $number }).
fact-dice-thrown =
    { $throw ->
        [1] { $you ->
            [who] Du hast { $d12 } + { $d10 } + { $d8 } = { $sum } gewürfelt.
           *[none] { $who } hat { $d12 } + { $d10 } + { $d8 } = { $sum } gewürfelt.
        }
        [2] { $you ->
            [who] Dein zweiter Wurf: { $d12 } + { $d10 } + { $d8 } = { $sum }.
           *[none] Zweiter Wurf von { $who }: { $d12 } + { $d10 } + { $d8 } = { $sum }.
        }
       *[3] { $you ->
            [who] Dein dritter Wurf: { $d12 } + { $d10 } + { $d8 } = { $sum }.
           *[none] Dritter Wurf von { $who }: { $d12 } + { $d10 } + { $d8 } = { $sum }.
        }
    }
fact-malus-counted = Mit dem Malus waren es nur { $result }.
fact-die-kept =
    { $you ->
        [who] Du hast die { $face } ({ $die }) liegen lassen.
       *[none] { $who } hat die { $face } ({ $die }) liegen lassen.
    }
fact-reached =
    { $you ->
        [who] Du hast dein Gebot von { $bid } erreicht
       *[none] { $who } hat das Gebot von { $bid } erreicht
    } und damit { $n ->
        [one] { $n } Karte verdient.
       *[other] { $n } Karten verdient.
    }
fact-reached-bonus =
    { $you ->
        [who] Du hast dein Gebot mit deinem Bonus erreicht
       *[none] { $who } hat das Gebot mit dem Bonus erreicht
    } und damit { $n ->
        [one] { $n } Karte verdient.
       *[other] { $n } Karten verdient.
    }
    .foretold =
        Du erreichst dein Gebot mit deinem Bonus und bekommst { $n ->
            [one] { $n } Karte.
           *[other] { $n } Karten.
        }
fact-reached-chips =
    { $you ->
        [who] Du hast dein Gebot mit { $chips ->
            [one] { $chips } Chip
           *[other] { $chips } Chips
        } erreicht
       *[none] { $who } hat das Gebot mit { $chips ->
            [one] { $chips } Chip
           *[other] { $chips } Chips
        } erreicht
    } und damit { $n ->
        [one] { $n } Karte verdient.
       *[other] { $n } Karten verdient.
    }
    .foretold =
        Du zahlst { $chips ->
            [one] { $chips } Chip
           *[other] { $chips } Chips
        } und bekommst { $n ->
            [one] { $n } Karte.
           *[other] { $n } Karten.
        }
fact-reached-both =
    { $you ->
        [who] Du hast dein Gebot mit deinem Bonus und { $chips ->
            [one] { $chips } Chip
           *[other] { $chips } Chips
        } erreicht
       *[none] { $who } hat das Gebot mit dem Bonus und { $chips ->
            [one] { $chips } Chip
           *[other] { $chips } Chips
        } erreicht
    } und damit { $n ->
        [one] { $n } Karte verdient.
       *[other] { $n } Karten verdient.
    }
    .foretold =
        Du nutzt deinen Bonus, zahlst { $chips ->
            [one] { $chips } Chip
           *[other] { $chips } Chips
        } und bekommst { $n ->
            [one] { $n } Karte.
           *[other] { $n } Karten.
        }
fact-failed =
    { $you ->
        [who] Du hast dein Gebot von { $bid } nicht erreicht.
       *[none] { $who } hat das Gebot von { $bid } nicht erreicht.
    }
fact-black-come =
    { $n ->
        [one] { $you ->
            [who] Dein Ergebnis lag unter 14: Das schwarze Schaf auf dem Tisch kam zu dir.
           *[none] Das Ergebnis lag unter 14: Das schwarze Schaf auf dem Tisch kam zu { $who }.
        }
       *[other] { $you ->
            [who] Dein Ergebnis lag unter 14: Alle { $n } schwarzen Schafe auf dem Tisch kamen zu dir.
           *[none] Das Ergebnis lag unter 14: Alle { $n } schwarzen Schafe auf dem Tisch kamen zu { $who }.
        }
    }
    .foretold =
        { $n ->
            [one] Das schwarze Schaf auf dem Tisch kommt zu dir.
           *[other] Alle { $n } schwarzen Schafe auf dem Tisch kommen zu dir.
        }
fact-card-taken =
    { $you ->
        [who] Du hast { $card } bekommen.
       *[none] { $who } hat { $card } bekommen.
    }
    .foretold =
        { $you ->
            [who] Du bekommst { $card }.
           *[none] { "" }
        }
fact-rest-taken =
    { $n ->
        [one] { $you ->
            [who] Du warst zuletzt an der Reihe und hast die übrige Karte bekommen.
           *[none] { $who } war zuletzt an der Reihe und hat die übrige Karte bekommen.
        }
       *[other] { $you ->
            [who] Du warst zuletzt an der Reihe und hast die übrigen { $n } Karten bekommen.
           *[none] { $who } war zuletzt an der Reihe und hat die übrigen { $n } Karten bekommen.
        }
    }
    .foretold =
        { $n ->
            [one] { $n } Karte bleibt für { $who } am Ende der Reihe.
           *[other] { $n } Karten bleiben für { $who } am Ende der Reihe.
        }
fact-leftovers =
    { $n ->
        [one] { $you ->
            [who] Du warst zuerst an der Reihe und hast die übrige Karte bekommen.
           *[none] { $who } war zuerst an der Reihe und hat die übrige Karte bekommen.
        }
       *[other] { $you ->
            [who] Du warst zuerst an der Reihe und hast die übrigen { $n } Karten bekommen.
           *[none] { $who } war zuerst an der Reihe und hat die übrigen { $n } Karten bekommen.
        }
    }
    .foretold =
        { $n ->
            [one] { $you ->
                [who] Die übrige Karte bekommst du.
               *[none] Die übrige Karte bekommt { $who }.
            }
           *[other] { $you ->
                [who] Die übrigen { $n } Karten bekommst du.
               *[none] Die übrigen { $n } Karten bekommt { $who }.
            }
        }
fact-bone-lost =
    { $you ->
        [who] { $who2 } hat dir den Knochen weggenommen.
        [who2] Du hast { $who } den Knochen weggenommen.
       *[none] { $who2 } hat { $who } den Knochen weggenommen.
    }
    .foretold = Du nimmst { $who } den Knochen weg.
fact-chip-gained =
    { $you ->
        [who] Du hast einen Chip bekommen.
       *[none] { $who } hat einen Chip bekommen.
    }
    .foretold = Du bekommst einen Chip.
fact-supply-empty =
    { $you ->
        [who] Für dich war kein Chip mehr da.
       *[none] Für { $who } war kein Chip mehr da.
    }
    .foretold = Für dich ist kein Chip mehr da.
fact-table-empty = Leer ausgegangen: { $all }.
    .foretold = Leer gehen aus: { $all }.
fact-round-over = { "" }
fact-game-over = Die letzte Karte ist genommen: Die Partie ist vorbei.
fact-sets-scored =
    { $you ->
        [who] Deine Dreiergruppen haben dir { $points ->
            [0] keine Punkte gebracht.
            [one] { $points } Punkt gebracht.
           *[other] { $points } Punkte gebracht.
        }
       *[none] { $who } hat für Dreiergruppen { $points ->
            [0] keine Punkte bekommen.
            [one] { $points } Punkt bekommen.
           *[other] { $points } Punkte bekommen.
        }
    }
fact-no-dog =
    { $you ->
        [who] { $n ->
            [0] Du hattest keinen Hund, aber auch kein weißes Schaf zu verlieren.
            [one] Du hattest keinen Hund: { $n } weißes Schaf im Wert von { $points } hat deine Herde verlassen.
           *[other] Du hattest keinen Hund: { $n } weiße Schafe im Wert von zusammen { $points } haben deine Herde verlassen.
        }
       *[none] { $n ->
            [0] { $who } hatte keinen Hund, aber auch kein weißes Schaf zu verlieren.
            [one] { $who } hatte keinen Hund: { $n } weißes Schaf im Wert von { $points } hat die Herde verlassen.
           *[other] { $who } hatte keinen Hund: { $n } weiße Schafe im Wert von zusammen { $points } haben die Herde verlassen.
        }
    }
fact-one-dog =
    { $points ->
        [9] { $you ->
            [who] Du hattest genau einen Hund: { $points } Punkte.
           *[none] { $who } hatte genau einen Hund: { $points } Punkte.
        }
       *[other] { $you ->
            [who] Du hattest genau einen Hund und den Knochen: { $points } Punkte.
           *[none] { $who } hatte genau einen Hund und den Knochen: { $points } Punkte.
        }
    }
fact-dogs-bone =
    { $you ->
        [who] Du hattest { $n } Hunde und den Knochen: { $points } Punkte.
       *[none] { $who } hatte { $n } Hunde und den Knochen: { $points } Punkte.
    }
fact-dogs-idle =
    { $you ->
        [who] Du hattest { $n } Hunde ohne Knochen: keine Punkte.
       *[none] { $who } hatte { $n } Hunde ohne Knochen: keine Punkte.
    }
fact-most-dogs =
    { $you ->
        [who] Niemand hatte mehr Hunde als du ({ $n }): Du hast 5 Punkte verloren.
       *[none] Niemand hatte mehr Hunde als { $who } ({ $n }): { $who } hat 5 Punkte verloren.
    }
fact-won =
    { $you ->
        [who] Du hast mit { $points ->
            [one] { $points } Punkt gewonnen!
           *[other] { $points } Punkten gewonnen!
        }
       *[none] { $who } hat mit { $points ->
            [one] { $points } Punkt gewonnen.
           *[other] { $points } Punkten gewonnen.
        }
    }
fact-shared-win =
    { $you ->
        [who] Mit { $points ->
            [one] { $points } Punkt teilst du dir den Sieg!
           *[other] { $points } Punkten teilst du dir den Sieg!
        }
       *[none] { $who } hat mit { $points ->
            [one] { $points } Punkt Anteil am Sieg.
           *[other] { $points } Punkten Anteil am Sieg.
        }
    }

## Warum ein Zug nicht geht

reason-boards-first = Zuerst werden die Gebotstafeln verteilt.
reason-board-for =
    { $you ->
        [who] Die nächste Gebotstafel bekommst du.
       *[none] Die nächste Gebotstafel bekommt { $who }.
    }
reason-board-gone = Diese Gebotstafel hat schon jemand.
reason-boards-dealt = Alle Gebotstafeln sind schon verteilt.
reason-lay-first = Zuerst werden die Karten dieser Runde ausgelegt.
reason-card-gone = Diese Karte ist nicht mehr im Stapel.
reason-cards-laid = Die Karten dieser Runde sind schon ausgelegt.
reason-throw-first = Zuerst wird gewürfelt.
reason-die-stays-put = Dieser Würfel bleibt liegen: Jetzt wird der { $die } geworfen.
reason-die-thrown = Dieser Würfel ist schon geworfen: Als Nächstes kommt der { $die }.
reason-die-later = Dieser Würfel kommt später: Vorher wird der { $die } geworfen.
reason-face-too-high = Dieser Würfel zeigt nur 1 bis { $sides }.
reason-bid-first = Wähle zuerst dein Gebot.
reason-bids-shown = Die Gebote dieser Runde sind schon abgegeben.
reason-plus-needs-chip = 26+ kostet einen Chip, und du hast keinen.
reason-bid-unnamed = Sag, was du bietest: 14 bis 26 oder 26+.
reason-dice-fall = Was die Würfel zeigen, kannst du nicht bestimmen.
reason-die-kept = Dieser Würfel bleibt schon liegen: Wähle einen anderen.
reason-last-throw = Das war dein dritter Wurf, und einen vierten gibt es nicht.
reason-throws-over = In dieser Runde würfelst du nicht mehr.
reason-out-of-reach =
    { $most ->
        [0] { $n ->
            [one] Dir fehlt { $n } zu deinem Gebot, und du hast weder Bonus noch Chips.
           *[other] Dir fehlen { $n } zu deinem Gebot, und du hast weder Bonus noch Chips.
        }
       *[other] Dir fehlen { $n } zu deinem Gebot, und Bonus und Chips bringen höchstens { $most }.
    }
reason-throw-left = Verzichten kannst du erst nach dem dritten Wurf: Wähle einen Würfel, der liegen bleibt.
reason-not-reached = Du hast dein Gebot noch nicht erreicht: Wähle einen Würfel, der liegen bleibt.
reason-not-failed = Du bist noch nicht gescheitert: Du hast noch einen Wurf.
reason-no-symbol = Den Knochen darfst du nur wegnehmen, wenn du gerade ein Schaf mit Knochensymbol genommen hast.
reason-accept-first = Eine Karte bekommst du nur, wenn du annimmst.
reason-give-up-first = Du bist noch nicht gescheitert: Nimm an oder verzichte auf dein Gebot.
reason-bid-lost = Du bist gescheitert: Zum Annehmen ist es zu spät.
reason-failed-already = Du bist schon gescheitert: Nimm die schwarzen Schafe oder hebe dein Ergebnis an.
reason-no-card = Du bist gescheitert und darfst dir deshalb keine Karte aussuchen.
reason-black-first = Entscheide zuerst über die schwarzen Schafe.
reason-no-bonus = Du hast keinen Bonus: Auf der obersten Karte deiner Herde steht keiner.
reason-bonus-short = Dein Bonus hebt dein Ergebnis nur auf { $result } an: Nötig sind 14.
reason-bonus-reaches = Mit deinem Bonus würdest du das Gebot erreichen, auf das du verzichtet hast.
reason-bonus-enough = Dein Bonus allein reicht schon: Du zahlst keine Chips.
reason-too-few-chips =
    { $n ->
        [one] Dafür brauchst du { $n } Chip, und du hast keinen.
       *[other] { $chips ->
            [0] Dafür brauchst du { $n } Chips, und du hast keinen.
           *[other] Dafür brauchst du { $n } Chips, und du hast nur { $chips }.
        }
    }
reason-chips-exactly =
    { $n ->
        [one] Dir fehlt { $n } bis 14: Zahle genau { $n } Chip.
       *[other] Dir fehlen { $n } bis 14: Zahle genau { $n } Chips.
    }
reason-rest-exactly =
    { $n ->
        [one] Mit deinem Bonus fehlt dir noch { $n } bis 14: Zahle genau { $n } Chip.
       *[other] Mit deinem Bonus fehlen dir noch { $n } bis 14: Zahle genau { $n } Chips.
    }
reason-reached-already = Du hast dein Gebot schon erreicht: Nimm deine Karten.
reason-must-take = Du hast dein Gebot erreicht und kannst nicht mehr darauf verzichten.
reason-nothing-failed = Du bist nicht gescheitert: Such dir deine Karten aus.
reason-not-on-table = Diese Karte liegt nicht auf dem Tisch.
reason-taken-already = Diese Karte hast du schon genommen.
reason-take-first =
    { $cards ->
        [one] Nimm zuerst die Karte, die dir noch zusteht.
       *[other] Nimm zuerst die { $cards } Karten, die dir noch zustehen.
    }
reason-all-taken = Du hast alle deine Karten: Wähle das Schaf, das obenauf kommt.
reason-only-sheep = Oben auf deine Herde kann nur ein Schaf kommen.
reason-only-new = Obenauf kann nur eines der Schafe kommen, die du gerade genommen hast.
reason-top-first = Wähle zuerst, welches der neuen Schafe obenauf kommt.
reason-bone-first = Entscheide zuerst, ob du den Knochen nimmst.
reason-card-number = Ein Schaf „{ $word }“ gibt es nicht: Sie heißen S01 bis S51.
reason-card-unknown = „{ $word }“ ist keine Karte: Tippe ein Schaf wie S07, dog (Hund) oder bone (Knochen).
reason-bid-unknown = „{ $word }“ ist kein Gebot: Wähle 14 bis 26 oder 26+.
reason-die-unknown = „{ $word }“ ist keiner der Würfel: Sie heißen d12, d10 und d8.
reason-face-unknown = „{ $word }“ steht auf keinem Würfel: Der d12 zeigt 1 bis 12, der d10 1 bis 10, der d8 1 bis 8.
reason-answer-unknown = „{ $word }“ ist hier keine Antwort: Tippe ja oder nein.
reason-means-unknown = „{ $word }“ kann dein Ergebnis nicht anheben: Tippe bonus oder eine Anzahl von Chips.
reason-bonus-first = „{ $word }“ kann dort nicht stehen: Tippe bonus, dann die Anzahl der Chips.
reason-rest-unknown = „{ $word }“ ist keine Anzahl von Chips.

## Verben zum Eintippen; englische werden in jeder Sprache verstanden

verb-bid = bieten
verb-keep = behalten
verb-accept = annehmen
verb-fail = verzichten
verb-take = nehmen
verb-top = obenauf
verb-black = schwarz
verb-bone = knochen
verb-raise = anheben

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

why-sheep = Deine Schafe werden mehr wert sein.
    .other = Andere bekommen Schafe, die weniger wert sind.
why-set370 = Das passt zu deinen 3-7-0-Schafen.
    .other = Die 3-7-0-Schafe der anderen werden weniger wert sein.
why-set007 = Das passt zu deinen 0-0-7-Schafen.
    .other = Die 0-0-7-Schafe der anderen werden weniger wert sein.
why-dogs = Deine Hunde werden mehr wert sein.
    .other = Die Hunde der anderen werden weniger wert sein.
why-most = Du hast am Ende seltener die meisten Hunde.
    .other = Andere haben am Ende öfter die meisten Hunde.
why-left = Du verlierst wohl weniger, wenn du keinen Hund hast.
    .other = Andere verlieren wohl mehr, wenn sie keinen Hund haben.
why-bone = Der Knochen bringt dir wohl mehr.
    .other = Der Knochen bringt anderen wohl weniger.
why-chips = Dir bleiben mehr Chips.
    .other = Anderen bleiben weniger Chips.
why-modifier = Die oberste Karte deiner Herde ist besser für deine Würfe.
    .other = Die obersten Karten der anderen sind schlechter für ihre Würfe.
why-hope = Du kannst von dieser Runde mehr erwarten.
    .other = Andere können von dieser Runde weniger erwarten.
why-table = Die Karten auf dem Tisch passen besser zu dir.
    .other = Die Karten auf dem Tisch passen schlechter zu anderen.
why-early = So darfst du früh wählen und erreichst dein Gebot oft genug.
why-likely = Dieses Gebot erreichst du wahrscheinlich, und es bleibt genug übrig, was zu dir passt.
why-reach = Mit diesem Würfel erreichst du dein Gebot am häufigsten.
why-soon = Mit diesem Würfel reicht am häufigsten schon der nächste Wurf, und ein früher Wurf bringt mehr.
why-certain = Lieber jetzt sichere Karten als später weniger oder gar keine.
why-harm = Was auf dem Tisch liegt, würde dir schaden: So nimmst du wohl weniger davon.
why-rest = So bekommst du vielleicht gute Karten, ohne zu würfeln.
why-black = So landen seltener schwarze Schafe bei dir.
why-theirs = So bleibt für die andere Person weniger übrig.

## Aussichten neben den Möglichkeiten

odds-about = Wie wahrscheinlich du das Gebot erreichst, mit Würfeln und Bonus; in Klammern, wenn du auch deine Chips zahlst:
