### Te Kuiti auf der Seite, auf Deutsch.

## Der Tisch

field = Die Weide, 5 mal 5 Felder
tallies = Diese Runde
count-shepherd = eingezäunt
count-sheep = genommen
count-supply = Zäune übrig
count-free = frei
flock = Noch auf der Weide
flock-left = noch { $n } von { $of }
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

coach-fence = Als Schäfer willst du am Ende der Runde möglichst viele Plättchen hinter Zäunen haben. Ein Zaun allein schließt nichts: Lass von Zug zu Zug eine lange Wand wachsen und fang dort an, wo der Rand hilft.
coach-fence_now = Ein Schäferplättchen schenkt dir mitten im Zug der Schafe einen Zaun. Fehlt einem Gehege nur noch eine Lücke, schließ sie jetzt: Die Schafe darin können nicht mehr genommen werden.
coach-flip = Du suchst zwei Schafe derselben Art. Decke zuerst ein Plättchen auf, das du noch nicht kennst; war sein Gegenstück schon einmal zu sehen, holst du es mit dem zweiten.
coach-open = Nur noch wenige Plättchen sind frei, und was du jetzt aufdeckst, bleibt offen liegen. Nimm Paare, bevor der Schäfer sie einzäunt; das geht jederzeit in deinem Zug.
coach-ram = Der Schafbock stößt einen Zaun um, wo immer du willst. Öffne das Gehege mit den meisten Plättchen oder störe eine Wand, die bald zugeht.
coach-solo-flip = Räume die Weide Paar für Paar, bevor die Blümchen sie einzäunen. Jedes Aufdecken eines Plättchens mit Blümchen kostet einen Zaun: Merk dir, was du gesehen hast, und sieh nicht ohne Not zweimal nach.
coach-solo-ram = Der Schafbock bringt einen Zaun in deinen Vorrat zurück. Befreie eingezäunte Plättchen oder nimm einen Zaun weg, der bald ein Gehege schließt.
