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
