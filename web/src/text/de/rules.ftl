### Wörter der Seiten mit den Regeln, auf Deutsch.
### Dieselben Schlüssel und Variablen stehen in den anderen Sprachen, in derselben Reihenfolge.

rules-list = Regeln
    .help = Jede Regel hat eine Nummer. Wird ein Zug abgelehnt, nennt die Seite die Nummer und führt dorthin.
rules-of = { $game }: die Regeln
rules-how = Das sind die Regeln in unseren eigenen Worten, genau so, wie das Programm sie anwendet. Ablehnungen und der Verlauf verweisen auf ihre Nummern.
rules-all = Alle Spiele
rules-contents = Inhalt
rules-pieces = Was auf dem Tisch zu sehen ist

## Teile der Regeln

rules-TK-1 = Das Duell
rules-TK-S1 = Das Solospiel
rules-SL-1 = Aufbau
rules-SL-4 = Der Zug
rules-SL-12 = Das Ende
rules-VW-1 = Runde und Gebote
rules-VW-5 = Würfeln
rules-VW-10 = Karten
rules-VW-16 = Das Ende
rules-ST-1 = Aufbau und Kartenwahl
rules-ST-7 = Eine Karte legen
rules-ST-11 = Tiere
rules-ST-16 = Das Ende
rules-ST-M1 = Variante: Missionen
rules-ST-B1 = Variante: Schwarzes Schaf
rules-MM-1 = Plättchen und Wiesen
rules-MM-4 = Aufbau und Zug
rules-MM-11 = Konflikt
rules-MM-15 = Wertung und Stapel
rules-MM-F1 = Variante: Fuzzy Fences
rules-MM-P1 = Variante: Personal Piles
rules-MM-W1 = Erweiterung: Wool Wolves

## Spielmaterial

piece-sheep = Schaf
piece-black = Schwarzes Schaf
piece-shepherd = Schäfer
piece-fence = Zaun
piece-dog = Hund
piece-bone = Knochen
piece-fox = Fuchs
piece-barn = Stall
piece-town = Stadt
piece-neutral = Neutrales Schaf
piece-sheeple = Sheeple
piece-wolf = Wolf
piece-tree = Baum
piece-pond = Teich
piece-house = Haus

## Einführungen

lesson = So geht { $game }
lesson-goal-title = Das Ziel
lesson-turn-title = Ein Zug
lesson-end-title = Das Ende
lesson-next = Weiter
lesson-back = Zurück
lesson-at = { $n } von { $of }
lesson-play = Meine erste Partie spielen
guide-try = Schritt für Schritt ausprobieren
guide-here = Die goldene Marke zeigt, wo.
guide-press = Drücke den grünen Knopf.
guide-strayed = Auch das ist erlaubt, aber diese Einführung geht anders weiter. Folge der goldenen Marke.
guide-later = Einige Züge später:
guide-enough = Du weißt genug, um zu spielen.
guide-again = Noch einmal
