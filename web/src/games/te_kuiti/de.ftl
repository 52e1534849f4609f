### Te Kuiti auf der Seite, auf Deutsch.

## Der Tisch

field = Die Weide, 5 mal 5 Felder
field-before = So endete die erste Runde auf der Weide
tallies = Diese Runde
count-shepherd = eingezäunt
count-sheep = genommen
count-supply = Zäune übrig
count-free = frei
flock = Noch auf der Weide
flock-left = { $kind }: noch { $n } von { $of }
feat =
    { $pairs ->
        [one] { $pairs } von { $of } Paaren gefunden
       *[other] { $pairs } von { $of } Paaren gefunden
    }, { $flips }-mal aufgedeckt.
flips =
    { $n ->
        [one] { $n }-mal aufgedeckt
       *[other] { $n }-mal aufgedeckt
    }
news-TK-11 = Aufgedeckte Schafe bleiben jetzt liegen. Zwei freie von derselben Art dürfen genommen werden.
news-TK-12 = Alle freien Plättchen liegen offen: Nach diesem Zug des Schäfers ist die Runde vorbei.
choice-done = Fertig, Zug beenden

## Stellen

place-down = { $cell }, verdeckt
place-up = { $cell }, { $kind }, aufgedeckt
place-gone = { $cell }, leer
place-known = { $cell }, verdeckt, schon gesehen: { $kind }
place-shown-down = { $cell }, wieder verdeckt, eben gesehen: { $kind }
place-shown-gone = { $cell }, leer, eben gegangen: { $kind }
place-flower = Blümchen nach { $side }
place-enclosed = eingezäunt
edge-fence =
    { $at ->
        [E] Zaun östlich von { $cell }
        [S] Zaun südlich von { $cell }
        [W] Zaun westlich von { $cell }
       *[N] Zaun nördlich von { $cell }
    }
edge-empty =
    { $at ->
        [E] Kein Zaun östlich von { $cell }
        [S] Kein Zaun südlich von { $cell }
        [W] Kein Zaun westlich von { $cell }
       *[N] Kein Zaun nördlich von { $cell }
    }
edge-removed =
    { $at ->
        [E] Zaun östlich von { $cell } eben umgestoßen
        [S] Zaun südlich von { $cell } eben umgestoßen
        [W] Zaun westlich von { $cell } eben umgestoßen
       *[N] Zaun nördlich von { $cell } eben umgestoßen
    }

## Für die erste Partie

coach-fence = Zäune möglichst viele Plättchen ein, bevor die Runde endet. Lass Zug um Zug eine lange Wand wachsen; auch der Rand ist offen, bis dort ein Zaun steht.
coach-fence_now = Ein zusätzlicher Zaun, mitten im Zug der Schafe. Fehlt einem Pferch nur noch einer, schließ ihn jetzt: Schafe darin kann niemand mehr nehmen.
coach-flip = Gesucht sind zwei Schafe derselben Art. Beginne mit einem Plättchen, das du nicht kennst; hast du sein Gegenstück schon gesehen, hol es als zweites.
coach-open = Was du jetzt aufdeckst, bleibt offen liegen. Nimm Paare, bevor der Schäfer sie einzäunt: Das geht jederzeit in deinem Zug.
coach-ram = Jeder Zaun darf fallen. Öffne den Pferch mit den meisten Plättchen oder brich die Wand, die bald zugeht.
coach-solo-flip = Räume die Weide Paar für Paar, bevor die Blümchen sie einzäunen. Jeder Blick auf ein Blümchen kostet einen Zaun: Merk dir, was du siehst.
coach-solo-ram = Ein Zaun kommt in deinen Vorrat zurück. Befreie eingezäunte Plättchen oder brich einen Pferch auf, der bald zugeht.

## Für die Einführung

lesson-goal = Wer den Schäfer spielt, zäunt Plättchen ein: Jedes zählt einen Punkt. Wer die Schafe spielt, nimmt Schafe derselben Art paarweise: Jedes zählt einen Punkt. Ihr spielt beide Rollen je einmal, und die höhere Summe gewinnt.
lesson-turn = Der Schäfer setzt in einem Zug zwei Zäune. Wer die Schafe spielt, deckt Plättchen auf, bis zwei Schafe offen liegen: Zwei derselben Art verlassen die Weide, andere werden wieder umgedreht, also merk sie dir. Ein Schafbock stößt einen Zaun um, ein Schäferplättchen bringt einen dazu.
lesson-end = Sobald höchstens fünf freie Plättchen übrig sind, bleiben aufgedeckte Schafe offen liegen. Eine Runde endet, wenn alle freien Plättchen offen liegen und der Schäfer noch einen Zug hatte, oder sofort, wenn kein Zaun oder kein freies Plättchen mehr da ist.
lesson-solo-goal = Räum die Weide: Nimm alle Schafe, je zwei derselben Art, bevor die Blümchen sie einzäunen.
lesson-solo-turn = Deck Plättchen auf, bis zwei Schafe offen liegen. Zwei derselben Art verlassen die Weide, andere werden wieder umgedreht. Jedes aufgedeckte Blümchen setzt einen Zaun auf die Seite, auf die es zeigt.
lesson-solo-end = Du gewinnst, wenn die Weide leer ist. Du verlierst, wenn die Zäune ausgehen, wenn alles eingezäunt ist, was noch liegt, oder wenn du alle freien Plättchen kennst und keine zwei zusammenpassen.

## Was die Dinge bedeuten

about-sheep = Zwei freie Schafe derselben Art verlassen die Weide als Paar; jedes ist für die Schafe 1 Punkt wert.
about-sheep-solo = Zwei freie Schafe derselben Art verlassen die Weide als Paar.
about-ram = Ein Widder scheidet beim Aufdecken aus, und wer die Schafe spielt, entfernt einen Zaun.
about-ram-solo = Ein Widder scheidet beim Aufdecken aus, und du entfernst einen Zaun.
about-shepherd = Ein Schäferplättchen scheidet beim Aufdecken aus, und der Schäfer setzt sofort einen Zaun.
about-shepherd-solo = Ein Schäferplättchen scheidet beim Aufdecken aus, sobald sein Blümchen einen Zaun gesetzt hat.
about-flower = Bei jedem Aufdecken setzt sein Blümchen einen Zaun auf die Seite, auf die es zeigt.
about-down = Solange es frei ist, kann es aufgedeckt werden.
about-gone = Ein leeres Feld ist nichts wert, aber es versperrt keinen Weg.
about-pen =
    { $n ->
        [one] Dieser Pferch hat 1 Plättchen: 1 Punkt für den Schäfer, solange er geschlossen bleibt.
       *[other] Dieser Pferch hat { $n } Plättchen: { $n } Punkte für den Schäfer, solange er geschlossen bleibt.
    }
about-pen-solo = Was in einem Pferch liegt, lässt sich weder aufdecken noch nehmen.
about-fence = Plättchen ohne Weg von der Weide sind eingezäunt, und jedes ist für den Schäfer 1 Punkt wert.
about-fence-solo = Plättchen ohne Weg von der Weide sind eingezäunt und können nicht aufgedeckt werden.
about-tally-shepherd = Plättchen, die jetzt eingezäunt sind. Am Ende der Runde ist jedes für den Schäfer 1 Punkt wert.
about-tally-shepherd-solo = Plättchen, die jetzt eingezäunt sind. Ist alles eingezäunt, was noch da ist, hast du verloren.
about-tally-sheep = Genommene Schafe. Jedes ist für die Schafe 1 Punkt wert.
about-tally-sheep-solo = Schafe, die die Weide verlassen haben. Liegt kein Plättchen mehr da, hast du gewonnen.
about-tally-supply = Zäune, die der Schäfer noch hat. Mit dem letzten ist die Runde vorbei.
about-tally-supply-solo = Zäune im Vorrat. Mit dem letzten hast du verloren.
about-tally-free = Plättchen, die nicht eingezäunt sind. Bei höchstens 5 öffnet sich die Weide: Aufgedeckte Schafe bleiben liegen.
about-tally-free-solo = Plättchen, die nicht eingezäunt sind. Nur sie können aufgedeckt werden.

## Für die Partie Schritt für Schritt

guide-fence-placed = Der Schäfer setzt in einem Zug zwei Zäune, um möglichst viele Plättchen einzuzäunen. Du spielst die Schafe.
guide-later-fence = Einige Züge später, kurz vor dem Ende der zweiten Runde. Jetzt bist du der Schäfer und zäunst ein, was noch zu haben ist.
guide-tile-covered = Zwei verschiedene Arten: Beide werden wieder umgedreht. Merk dir, wo sie liegen!
guide-pair-taken = Zwei derselben Art: Sie verlassen die Weide, und du hast 2 Punkte.
guide-pair-removed = Zwei derselben Art: Sie verlassen die Weide.
guide-ram-found = Ein Widder! Er scheidet aus, und du darfst einen beliebigen Zaun umstoßen.
guide-flower-fence = Es hat ein Blümchen: Auf die Seite, auf die es zeigt, kommt ein Zaun.
guide-pen-closed = Ringsum zu: Jedes Plättchen darin ist für den Schäfer 1 Punkt wert.
guide-shepherd-found = Ein Schäferplättchen: Der Schäfer setzt sofort noch einen Zaun.
