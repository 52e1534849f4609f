### Volle Wolle auf der Seite: eigene Wörter für den Tisch. Dieselben Schlüssel stehen in en.ftl und fr.ftl.

## Antworten ohne Platz auf dem Tisch

choice-accept = Annehmen { $price }
choice-fail = Verzichten
choice-black = Schwarze Schafe nehmen
choice-raise-bonus = Mit dem Bonus anheben
choice-raise-chips =
    { $n ->
        [one] Für { $n } Chip anheben
       *[other] Für { $n } Chips anheben
    }
choice-raise-both =
    { $n ->
        [one] Mit dem Bonus und { $n } Chip anheben
       *[other] Mit dem Bonus und { $n } Chips anheben
    }
choice-bone-yes = Knochen nehmen
choice-bone-no = Knochen lassen

## Drehscheibe und Würfel

dial-label = Drehscheibe für dein Gebot
dial-bid = { $bid } bieten
dial-plus = { $bid } bieten: 26 erreichen, zuerst dran sein, für einen Chip
dice-label = Die drei Würfel
die-shows = { $die } zeigt { $face }
die-keep = behalten
die-stays = bleibt
throw-reached-with = Erreicht, mit { $n } aus Bonus und Chips
throw-failed = Gescheitert, und unter 14
reach-label = { $result } geworfen, { $target } zu erreichen
recap-reached = erreicht
recap-failed = gescheitert
recap-rest = bekam den Rest

## Aussichten, wo Hilfe an ist

odds-free = { $chance } mit Würfeln und Bonus
odds-paid = { $chance }, wenn du auch Chips zahlst
odds-throws = Im ersten Wurf { $one }, im zweiten { $two }, im dritten { $three }
odds-bids = Unter jedem Gebot: deine Aussicht, es mit Würfeln und Bonus zu erreichen. Schau eines an, um mehr zu erfahren.
odds-dice = Unter jedem Würfel: deine Aussicht, das Gebot zu erreichen, wenn er liegen bleibt.
odds-dice-chips = Unter jedem Würfel: deine Aussicht, das Gebot zu erreichen, wenn er liegen bleibt; neben dem Chip, wenn du auch Chips zahlst.

## Was Karten und Personen zeigen

label-white =
    { $points ->
        [one] Weißes Schaf, { $said } Punkt
       *[other] Weißes Schaf, { $said } Punkte
    }
label-black =
    { $points ->
        [one] Schwarzes Schaf, { $said } Punkt
       *[other] Schwarzes Schaf, { $said } Punkte
    }
label-set370 = Schaf einer Dreiergruppe { $said }
label-set007 = Schaf einer Dreiergruppe { $said }
label-bonus = Bonus { $n }
label-malus = Malus { $n }
label-symbol = Knochensymbol
label-number = Schafzahl { $number }
flocks-label = Die Mitspielenden und ihre Herden
label-place = Platz { $n } in der Reihenfolge
label-has-bid = hat verdeckt geboten
label-no-bid = hat noch nicht geboten
label-flock =
    { $n ->
        [one] { $n } Schaf
       *[other] { $n } Schafe
    }
label-top = obenauf: { $card }
label-chips =
    { $n ->
        [one] { $n } Chip
       *[other] { $n } Chips
    }
label-dogs =
    { $n ->
        [one] { $n } Hund
       *[other] { $n } Hunde
    }
label-bone = hat den Knochen

## Für die erste Partie

coach-board = Alle bekommen eine Gebotstafel. Ihre Schafzahl entscheidet bei gleichen Geboten, bis dein erstes Schaf obenauf liegt.
coach-lay = Neue Karten kommen auf den Tisch: eine mehr, als Leute mitspielen.
coach-roll = Geworfen werden drei Würfel mit 12, 10 und 8 Seiten. Wer das Gebot mit dem ersten Wurf erreicht, bekommt drei Karten, mit dem zweiten zwei, mit dem dritten eine.
coach-bid = Dein Gebot ist die Summe, die deine Würfel erreichen müssen. Ein hohes Gebot wählt zuerst, scheitert aber öfter: 18 gelingt fast immer, 22 etwas öfter als nicht, 24 in zwei von fünf Fällen. Wenn dir auch die letzten Karten recht sind, biete niedrig.
coach-keep = Ein Würfel bleibt liegen, die anderen werden noch einmal geworfen. Behalte den, der für seine Größe am höchsten liegt: Eine 7 auf dem d8 ist mehr wert als eine 7 auf dem d12.
coach-keep-or-accept = Mit Bonus oder Chips erreichst du dein Gebot. Nimm an, wenn dir die Karten gefallen: Ein späterer Wurf bringt weniger davon, und jeder Chip ist am Ende auch ein Punkt.
coach-accept = Dein letzter Wurf ist so nah, dass du den Rest zahlen kannst. Eine gute Karte ist einen oder zwei Chips wert; wenn du verzichtest, bekommst du stattdessen einen Chip.
coach-black = Unter 14 kommen die schwarzen Schafe zu dir, es sei denn, du hebst dein Ergebnis an. Sieh nach, was sie kosten: Minuspunkte, aber manche bringen einen Bonus für die nächsten Würfe.
coach-take = Viele Punkte kommen mit einem Malus, wenige mit einem Bonus. Achte auf die Dreiergruppen: Zwei 3-7-0 sind gut, drei sind nichts wert; 0-0-7 zählt nur zu dritt. Ein einzelner Hund ist 9 wert.
coach-top = Ab jetzt zählt nur die oberste Karte: Ihr Bonus oder Malus wirkt auf deine Würfe, ihre Zahl entscheidet bei gleichen Geboten. Ein Bonus obenauf ist selten falsch.
coach-bone = Mit dem Knochen ist jeder deiner Hunde 4 wert. Er nützt dir, wenn du Hunde hast, und schadet der Person, die ihn verliert.
coach-over = Alle Karten sind genommen: Jetzt zählen Herden, Hunde und Chips.

## Für die Einführung

lesson-goal = Sammle die wertvollste Herde. Die meisten Schafe zählen, was auf ihnen steht; Dreiergruppen können viel oder nichts wert sein. Ein Hund bringt neun Punkte; mehrere nützen nur zusammen mit dem Knochen.
lesson-turn = Alle bieten geheim, von 14 bis 26. Dann versuchen alle, das höchste Gebot zuerst, ihr Gebot mit drei Würfeln zu erreichen: Der erste Wurf bringt drei Karten, der zweite zwei, der dritte eine, und vor jedem neuen Wurf muss ein Würfel mehr liegen bleiben. Zu dritt oder mehr nimmt die letzte Person, was übrig ist.
lesson-end = Das Spiel endet, wenn alle Karten genommen sind. Herde, Hunde und übrige Wollchips werden zusammengezählt; wer die meisten Punkte hat, gewinnt.

## Was die Dinge bedeuten

about-white = Es zählt die Punkte, die darauf stehen. Ohne Hund zählen deine zwei wertlosesten weißen Schafe nicht.
about-black = Es kostet dich die Punkte, die darauf stehen. Wer mit weniger als 14 scheitert, muss es vielleicht nehmen.
about-set370 = Je Satz zählt eines 3, zwei zählen 14, drei zählen nichts.
about-set007 = Eines oder zwei zählen nichts, drei zählen 21.
about-dog = Genau ein Hund zählt 9, mehrere ohne Knochen nichts. Wer die meisten Hunde hat, verliert 5.
about-bone = Selbst zählt er nichts, aber mit ihm zählt jeder deiner Hunde 4.
about-bonus = Oben auf deiner Herde darfst du damit { $n } zu einem Wurf zählen.
about-malus = Oben auf deiner Herde zieht er von jedem Wurf { $n } ab.
about-symbol = Wer es nimmt, darf jemandem den Knochen wegnehmen.
about-number = Bei gleichen Geboten beginnt die kleinere Schafnummer.
about-pile = Bis zum Schluss gilt nur die oberste Karte; was darunter liegt, muss man sich merken.
about-chips = Ein bezahlter Chip zählt 1 zu einem Wurf; am Ende ist jeder 1 Punkt wert.
about-place = Das höhere Gebot spielt zuerst und sucht zuerst aus.
about-bid = Die Würfel müssen das Gebot erreichen: im ersten Wurf für 3 Karten, im zweiten für 2, im dritten für 1.
about-deck = Sind alle Karten genommen, ist die Partie vorbei.
about-supply = Wer an seinem Gebot scheitert, bekommt einen Chip, solange hier welche liegen.
about-reach = Die Fahne ist das Gebot. Grün ist, was die Würfel zeigen; Bonus und Chips können dazukommen.
about-die = Der Würfel hat { $sides } Seiten. Der behaltene bleibt liegen, die anderen werden neu geworfen.

## Für die Partie Schritt für Schritt

guide-bids-shown = Alle Gebote werden gezeigt. Das höchste würfelt zuerst, bei gleichen das mit der kleineren Schafnummer.
guide-dice-thrown = Drei Würfel werden geworfen. Erreicht ihre Summe das Gebot, bringt der erste Wurf drei Karten, der zweite zwei, der dritte eine. Jedes Mal bleibt ein Würfel mehr liegen.
guide-reached = Das Gebot ist erreicht: Jetzt werden Karten vom Tisch ausgesucht.
guide-failed = Auch der dritte Wurf hat das Gebot nicht erreicht: keine Karte, aber ein Chip zum Trost.
guide-rest-taken = Der Letzte in der Reihe würfelt nicht und nimmt alle Karten, die übrig sind.
guide-reached-bonus = Der Bonus oben auf der Herde hat ausgeglichen, was fehlte.
guide-sets-scored = Alle Karten sind genommen. Jetzt wird jede Herde gezählt, mit Sätzen und Hunden.
