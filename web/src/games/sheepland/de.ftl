### Sheepland auf der Seite, auf Deutsch.
### Dieselben Schlüssel, Attribute und Variablen stehen in en.ftl und fr.ftl, in derselben Reihenfolge.

## The island

island = Die Insel
island-place =
    { $place }: { $white ->
        [0] kein weißes Schaf
        [one] { $white } weißes Schaf
       *[other] { $white } weiße Schafe
    }{ $black ->
        [yes] , dazu das schwarze Schaf
       *[no] { "" }
    }
island-drive = von hier lässt sich ein Schaf nach { $place } treiben
island-black = Das schwarze Schaf, in { $place }
island-road = Straße mit der Zahl { $number }, zwischen { $one } und { $other }
island-fence = von einem Zaun versperrt
island-final-fence = von einem Schlusszaun versperrt
island-shepherd = Schäfer von { $who }
island-acts = handelt gerade
island-cost =
    { $dinars ->
        [0] der Weg dorthin kostet nichts
        [one] der Weg dorthin kostet { $dinars } Dinar
       *[other] der Weg dorthin kostet { $dinars } Dinare
    }
island-die = Der Würfel zeigt { $n }

## The stacks

market = Plättchen zu kaufen
market-stack =
    { $terrain }: { $left ->
        [0] ausverkauft
        [one] das letzte Plättchen kostet { $price ->
            [one] { $price } Dinar
           *[other] { $price } Dinare
        }
       *[other] { $left } Plättchen, das nächste kostet { $price ->
            [one] { $price } Dinar
           *[other] { $price } Dinare
        }
    }; eines ist jetzt { $worth } wert
market-left = noch { $left }
market-empty = ausverkauft
market-mine =
    du hast { $n ->
        [one] eins
       *[other] { $n }
    }

## Own tiles

hand = Deine Plättchen
hand-tiles =
    { $count ->
        [one] { $terrain }: jetzt { $worth } wert
       *[other] { $terrain }: { $count } Plättchen, jedes jetzt { $worth } wert
    }
hand-starting = , darunter dein geheimes Startplättchen
hand-total = Das ergäbe jetzt so viele Punkte

## Choices

which-sheep = Welches Schaf überquert die Straße?
white-sheep = Ein weißes Schaf
black-sheep = Das schwarze Schaf

## For a first match

coach-place = Dein Schäfer kauft nur Plättchen der beiden Gebiete neben seiner Straße und treibt Schafe nur zwischen ihnen. Eine Straße neben der Landschaft deines geheimen Startplättchens ist ein guter Anfang.
coach-use = Dieser Schäfer führt alle drei Aktionen des Zuges aus, der andere ruht. Nimm den, bei dem noch Schafe oder billige Plättchen zu haben sind.
coach-act-move = Ein Zug hat drei Aktionen: den Schäfer auf eine andere Straße ziehen, ein Schaf über die Straße treiben oder ein Plättchen kaufen; mindestens einmal muss der Schäfer ziehen. Auf eine benachbarte Straße zieht er umsonst, und hinter ihm versperrt ein Zaun den Weg.
coach-act = Dein Schäfer hat die Straße gewechselt. Vor dem nächsten Schaf oder Plättchen lohnt ein Blick voraus: Wo sollen die Schafe stehen, wenn alles eingezäunt ist? Jedes deiner Plättchen zählt die Schafe in seinen drei Gebieten.
coach-act-stuck = Neben deinem Schäfer ist keine Straße frei, und für den weiten Weg fehlt ein Dinar. Nimm, was diese Straße noch bietet.

## Für die Einführung

lesson-goal = Am Ende zählt jedes deiner Plättchen so viel, wie Schafe in den drei Gebieten seiner Landschaft stehen. Das schwarze Schaf zählt doppelt, und jeder übrige Dinar ist ein Punkt.
lesson-turn = Du hast drei Aktionen: deinen Schäfer über die Straßen bewegen, ein Schaf über deine Straße treiben oder ein Plättchen einer Landschaft daneben kaufen. Bewege dich mindestens einmal, und bevor du ein zweites Mal treibst oder kaufst. Jede Straße, die dein Schäfer verlässt, schließt ein Zaun.
lesson-end = Steht der zwanzigste Zaun, wird gespielt, bis alle gleich viele Züge hatten. Dann zählen alle Plättchen, auch das geheime, mit dem jeder begonnen hat.

## Was die Dinge bedeuten

about-road = Ein Schäfer wirkt auf die zwei Orte neben seiner Straße. Bei dieser Zahl schickt der Würfel das schwarze Schaf hinüber.
about-fence = Über eine Straße mit Zaun kommt nichts, und kein Schäfer kann sie betreten.
about-region = Ein Plättchen dieser Landschaft ist so viel wert, wie Schafe in ihren drei Gebieten stehen: { $sum }.
about-town = Schafe in Sheepsburg sind nichts wert.
about-black = Es zählt wie zwei Schafe. Jeder Zug beginnt mit dem Würfel, der es über eine Straße schicken kann.
about-stack = Neben einem ihrer Gebiete kann dein Schäfer das oberste Plättchen kaufen. Jedes ist so viel wert, wie Schafe in den drei Gebieten stehen: { $sum }.
about-product = { $count } × { $worth } = { $points }.
about-start-tile = Alle haben ein geheimes Startplättchen; die anderen sehen es am Ende.
about-dinars = Jeder Dinar, der dir bleibt, ist 1 Punkt wert.
about-total = { $sum }.
about-die = Führt eine freie Straße mit dieser Zahl von seinem Ort weg, läuft das schwarze Schaf hinüber.
about-supply = Jede Straße, die ein Schäfer verlässt, bekommt einen Zaun. Mit dem 20. beginnt die letzte Runde.
about-final = Die 20 Zäune sind verbraucht: Das ist die letzte Runde.
about-tiles = Gekaufte Plättchen liegen verdeckt. Merk dir, wer was gekauft hat.
tally-left =
    { $n ->
        [one] Noch 1 von 3 Aktionen
       *[other] Noch { $n } von 3 Aktionen
    }
about-left = Geh, treib ein Schaf über deine Straße oder kauf ein Plättchen. Mindestens einmal musst du gehen.

## Für die Partie Schritt für Schritt

guide-die-thrown = Jeder Zug beginnt mit dem Würfel. Führt eine freie Straße mit dieser Zahl vom schwarzen Schaf weg, läuft es hinüber.
guide-tile-bought = Ein Plättchen wurde gekauft. Das nächste dieser Landschaft kostet 1 Dinar mehr. Am Ende ist jedes so viel wert, wie Schafe in seinen drei Gebieten stehen.
guide-black-driven = Ein Schaf wurde über die Straße des Schäfers getrieben, hier das schwarze, das doppelt zählt.
guide-shepherd-moved = Der Schäfer ist gegangen, und ein Zaun schließt die Straße, die er verlassen hat, für immer.
guide-last-fence = Das war der 20. Zaun: Sobald alle gleich oft dran waren, ist die Partie vorbei.
