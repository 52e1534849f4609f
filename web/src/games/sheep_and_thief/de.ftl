### Sheep & Thief: die Wörter seines Spielplans auf der Seite, auf Deutsch.
### Dieselben Schlüssel und Variablen stehen in en.ftl und fr.ftl, in derselben Reihenfolge.

## Länder

gold = { $n } Gold
land-of = Land von { $who }
land-own = Mein Land
land-back = Das Land, das am Zug ist
land-enlarge = Das Land von { $who } groß zeigen
paddock-of =
    { $n ->
        [one] Koppel: { $n } gestohlenes Schaf
       *[other] Koppel: { $n } gestohlene Schafe
    }
cell-free = { $cell }, frei
cell-farmyard = { $cell }, Hof
cell-down = { $cell }, eine verdeckte Karte
cell-down-known = { $cell }, Karte { $card }, verdeckt
cell-card = { $cell }, Karte { $card }
has-road = Weg nach { $sides }
has-linked-road = Weg nach { $sides }, mit dem Hof verbunden
has-river = Fluss nach { $sides }
has-barn = ein Stall
shows-sheep =
    { $n ->
        [one] { $n } Schaf abgebildet
       *[other] { $n } Schafe abgebildet
    }
shows-dogs =
    { $n ->
        [one] { $n } Hund abgebildet
       *[other] { $n } Hunde abgebildet
    }
shows-foxes =
    { $n ->
        [one] { $n } Fuchs abgebildet
       *[other] { $n } Füchse abgebildet
    }
here-sheep =
    { $n ->
        [one] { $n } Schaf steht hier
       *[other] { $n } Schafe stehen hier
    }
here-black = das schwarze Schaf ist hier
here-fox = der Fuchs ist hier
fox-goes = Fuchs nach { $side } auf { $cell }
fox-steals =
    { $n ->
        [one] stiehlt { $n } Schaf von { $who }
       *[other] stiehlt { $n } Schafe von { $who }
    }
fox-loses =
    { $n ->
        [one] kostet { $n } eigenes Schaf
       *[other] kostet { $n } eigene Schafe
    }
fox-chases = verjagt das schwarze Schaf von { $who } nach Hause

## Karten

card-named = Karte { $card }
card-chosen = { $card }, gewählt
fits-on = passt auf { $cells }
fits-nowhere = passt nirgends
pack-left = geht dann nach links
pack-right = geht dann nach rechts
cards-held =
    { $n ->
        [one] { $n } Karte auf der Hand
       *[other] { $n } Karten auf der Hand
    }
has-chosen = hat gewählt
starts = beginnt
part-of-draft = Kartenwahl
part-of-placing = Legen

## Was zu tun ist

ask-cell = Wohin kommt diese Karte?
ask-card = Welche Karte kommt hierhin?
step-animals =
    { $kinds ->
        [one] Jetzt: { $what }.
       *[other] Noch zu tun: { $what }.
    }
    .other = { $who } bewegt die Tiere einer Karte.
ask-dog-to = Wohin treibt der Hund die Schafe?
ask-herd = Wie viele Schafe treibt er dorthin?
choice-sheep =
    { $n ->
        [one] { $n } Schaf holen
       *[other] { $n } Schafe holen
    }
choice-heel = Auf den Hund verzichten
herd-white =
    { $n ->
        [one] { $n } Schaf
       *[other] { $n } Schafe
    }
herd-black = Das schwarze Schaf
herd-both = { $n } und das schwarze Schaf

## Die Hilfe

coach-draft = Du behältst Karten für diese Runde und gibst die übrigen weiter. Gut sind Wege, die vom Hof zu einer Stadt führen, Flüsse, die deine fortsetzen, und Ställe: Dort sind Schafe sicher.
coach-place = Wähle eine Karte und dann ein Feld neben deinen Karten. Flüsse müssen weiterfließen, Wege nicht weiterführen. Ein Weg nach Schafhausen unten rechts bringt 10 Gold, und Schafe stehen am besten dort, wo der Fuchs weit weg ist.
coach-animals = Die Tiere deiner Karte handeln in beliebiger Reihenfolge. Schicke den Fuchs zu fremden Schafen, nicht zu deinen; ein Hund bringt deine vorher in einen Stall oder aus dem Weg. Was jeder Schritt nimmt, steht an seinem Pfeil.
coach-discard = Von deinen zwei letzten Karten bleibt eine für die nächste Runde. Behalte die, die noch in dein Land passt; was du abwirfst, sehen die anderen nicht.

## Für die Einführung

lesson-goal = Bau ein Land aus vier mal vier Feldern. Am Ende bekommst du ein Gold für jedes weiße Schaf darauf und auf deiner Koppel und weiteres Gold für Wege von deinem Hof zu den Städten und für lange Flüsse.
lesson-turn = Zuerst wählst du Karten: Behalte welche und gib den Rest weiter. Dann legst du eine nach der anderen an deine Karten an; ein Fluss muss als Fluss weitergehen. Eine Karte kann Schafe bringen, einen Hund, der sie auf die nächste Karte treibt, oder einen Fuchs, der in allen Ländern einen Schritt geht und dort die Schafe stiehlt. Ein Stall schützt sie.
lesson-end = Nach drei Runden aus Wählen und Legen wird das Gold gezählt: Schafe, Koppel, Städte und Flüsse. Wer das meiste Gold hat, gewinnt.

## Was die Dinge bedeuten

about-card-sheep =
    { $n ->
        [one] Beim Legen kommt 1 Schaf darauf.
       *[other] Beim Legen kommen { $n } Schafe darauf.
    }
about-card-dog = Ihr Hund darf dann Schafe von einer deiner Karten auf eine daneben treiben.
about-card-fox = Dann muss der Fuchs einen Schritt gehen, in jedem Land denselben, und stiehlt dort die Schafe.
about-card-barn = Im Stall sind Schafe vor dem Fuchs sicher.
about-card-river = Flüsse müssen auf Nachbarkarten weiterfließen und bringen je nach Länge Gold.
about-card-road = Ein Weg von deinem Hof zu einer Stadt bringt Gold.
about-card-plain = Sie zeigt keine Tiere.
about-free = Hier kann eine Karte liegen, wenn darüber, darunter oder daneben eine von dir liegt.
about-farmyard = Hier beginnen dein Land und seine Wege; im Stall sind Schafe sicher.
about-down = Eine verdeckte Karte hat weder Weg noch Fluss, weder Stall noch Tiere.
about-sheep-here = Jedes Schaf ist am Ende 1 Gold wert.
about-fox-here = Wo der Fuchs steht, kann keine Karte liegen.
about-town = { $gold } Gold am Ende, wenn von deinem Hof ein Weg hierher führt.
about-town-reached = Erreicht: { $gold } Gold.
about-river =
    { $n ->
        [one] Ein Fluss über 1 Karte ist { $gold } Gold wert.
       *[other] Ein Fluss über { $n } Karten ist { $gold } Gold wert.
    }
about-paddock = Schafe, die deine Fuchsschritte anderen gestohlen haben; jedes ist 1 Gold wert.
about-part-sheep = 1 Gold für jedes weiße Schaf auf dem Plan.
about-part-paddock = 1 Gold für jedes gestohlene Schaf auf der Koppel.
about-part-towns = Gold für die Städte, zu denen vom Hof ein Weg führt.
about-part-rivers = Gold für alle Flüsse, je nach Länge.
about-part-black_sheep = Gold für das Feld, auf dem das schwarze Schaf steht.
about-part-mission = Gold für die Mission.

## Für die Partie Schritt für Schritt

guide-packs-passed = Was du nicht behalten hast, ging weiter, und du hast die Karten des anderen bekommen: Wähle aus diesen.
guide-placement-begins = Jetzt werden die Karten gelegt, in jedem Zug eine. Du hast eine mehr, als du brauchst.
guide-fox-moved = Ein Fuchs auf der Karte: Er geht einen Schritt, auf allen Plänen zugleich. Wo er ankommt, werden Schafe außerhalb eines Stalls gestohlen.
guide-sheep-came = Die Karte zeigt Schafe, also kommen sie darauf. Jedes ist am Ende 1 Gold wert.
guide-sheep-driven = Der Hund hat Schafe auf die nächste Karte getrieben.
guide-river-grew = Der Fluss fließt weiter: Je länger er ist, desto mehr Gold bringt er.
guide-discards-due = Die Runde ist vorbei. Von den übrigen Karten wird eine abgeworfen; die andere gehört zu deinem nächsten Stapel.
guide-round-over = Die letzte Karte liegt. Jetzt wird das Gold gezählt.
