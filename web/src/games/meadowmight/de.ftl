### Meadowmight auf der Seite: die Wörter des Spielfelds, auf Deutsch.
### Dieselben Schlüssel und Variablen stehen in en.ftl und fr.ftl, in derselben Reihenfolge.

## Das Spielfeld

board-meadow =
    { $n ->
        [one] Die Weide: { $n } Plättchen
       *[other] Die Weide: { $n } Plättchen
    }
place-at = Leer: Hier lässt sich ein Plättchen legen. Feld { $cell }.
place-off = Leer. Feld { $cell }.
tile-at = { $type }.
tile-of = { $type }, von { $who }.
tile-cell = Feld { $cell }.
tile-below =
    { $n ->
        [one] Darunter liegt { $n } Plättchen.
       *[other] Darunter liegen { $n } Plättchen.
    }
tile-frightened = Vom Wolf erschreckt.
fences-none = Keine Zäune.
fences-at = Zäune: { $sides }.
side-N = Norden
side-E = Osten
side-S = Süden
side-W = Westen
meadow-of =
    { $n ->
        [one] Wiese von { $who } mit { $n } Plättchen.
       *[other] Wiese von { $who } mit { $n } Plättchen.
    }
meadow-free =
    { $n ->
        [one] Wiese ohne Besitzer, { $n } Plättchen.
       *[other] Wiese ohne Besitzer, { $n } Plättchen.
    }
meadow-enclosed =
    { $points ->
        [one] Umzäunt, { $points } Punkt wert.
       *[other] Umzäunt, { $points } Punkte wert.
    }
meadow-enclosed-each =
    { $points ->
        [one] Umzäunt, { $points } Punkt je Sheeple, abzüglich 1 für jedes fremde Sheeple.
       *[other] Umzäunt, { $points } Punkte je Sheeple, abzüglich 1 für jedes fremde Sheeple.
    }
discards =
    { $n ->
        [one] { $n } Plättchen ist aus dem Spiel
       *[other] { $n } Plättchen sind aus dem Spiel
    }
zoom-in = Näher
zoom-out = Weiter weg
zoom-whole = Die ganze Weide zeigen
edge-left =
    { $n ->
        [one] Noch { $n } Platz
       *[other] Noch { $n } Plätze
    } links: zeigen
edge-top =
    { $n ->
        [one] Noch { $n } Platz
       *[other] Noch { $n } Plätze
    } oben: zeigen
edge-right =
    { $n ->
        [one] Noch { $n } Platz
       *[other] Noch { $n } Plätze
    } rechts: zeigen
edge-bottom =
    { $n ->
        [one] Noch { $n } Platz
       *[other] Noch { $n } Plätze
    } unten: zeigen
rotate = Das Plättchen drehen (R)
rotate-touch = Das Plättchen drehen
rotations = So kann es liegen
rotation = Drehung { $rot }. { $fences }

## Hand und Vorrat

hand-of =
    { $n ->
        [one] Deine Hand: { $n } Plättchen
       *[other] Deine Hand: { $n } Plättchen
    }
hand-tile =
    { $n ->
        [1] { $type }
       *[other] { $type }, { $n }-mal
    }
times = ×{ $n }
supply-hand = Hand: { $n }
supply-limit = Hand { $n } von { $most },
supply-pile = Stapel { $n }

## Was gefragt ist

pick-place = Wähle einen Platz für das Plättchen. Mit R oder dem Mausrad drehst du es.
pick-place-touch = Wähle einen Platz für das Plättchen. Tippe es noch einmal an, um es zu drehen.
pick-place-only = Wähle einen Platz für das Plättchen.
pick-way = So würde es liegen. Mit R, dem Mausrad oder noch einem Klick drehst du es.
pick-way-touch = So würde es liegen. Tippe es noch einmal an, um es zu drehen.
pick-sure = So würde es liegen.
pick-tile = Wähle das Plättchen deiner Hand, das hier liegen soll.
pick-change = ÄNDERN: Wähle das Plättchen, das du drehen willst. Das kostet 2 Plättchen.
pick-change-fuzzy = ÄNDERN: Wähle das Plättchen, das du drehen oder verschieben willst. Das kostet 2 Plättchen.
pick-turn = Wähle, wie das Plättchen liegen soll. Mit R, dem Mausrad oder noch einem Klick siehst du die nächste Lage.
pick-turn-touch = Wähle, wie das Plättchen liegen soll. Tippe es noch einmal an, um die nächste Lage zu sehen.
choose-change = ÄNDERN
choose-turn-tiles = Plättchen drehen
choose-turn = So drehen
choose-draw = Noch ein Plättchen ziehen
choose-done-wolf = Sonst flieht niemand
choose-done-tree = Nichts mehr drehen
choose-done-pond = Keines zurücknehmen

## Für die erste Partie

coach-turn = Mit einem Sheeple gehört dir eine Wiese, und geschlossene Grenzen bringen Punkte. Lege eines dorthin, wo du die Lücken bald schließen kannst; treffen zwei Wiesen zusammen, gewinnt die größere.
coach-discard = Das ÄNDERN wirkt, sobald zwei Plättchen bezahlt sind. Gib her, was nicht zu deinen Wiesen passt; Sheeple sind selten, behalte sie, wenn es geht.
coach-wolf = Plättchen, die nicht fliehen, werden umgedreht. Bring deine eigenen Sheeple in Sicherheit; lass fremde stehen oder schick sie dorthin, wo sie einen Konflikt verlieren.
coach-tree = Eine Drehung kann die letzte Lücke deiner Wiese schließen oder eine fremde öffnen. Hilft dir keine, zieh lieber das zusätzliche Plättchen.
coach-pond = Ein Sheeple in einer Wiese, die nie mehr zugeht, ist auf der Hand mehr wert. Stehen alle gut, nimm keines zurück.

## Für die Einführung

lesson-goal = Zäune Wiesen ein. Eine Wiese, die ringsum geschlossen ist und auf der eines deiner Sheeple steht, bringt einen Punkt für jedes Plättchen und einen für jedes Schaf ohne Besitzer.
lesson-turn = Leg eines deiner Plättchen an, beliebig gedreht. Oder wähle ÄNDERN: Wirf zwei Plättchen ab und dreh eines, das schon liegt. Dann ziehst du nach. Werden Wiesen von zweien verbunden, kommt es zum Konflikt: Die mit mehr Plättchen gewinnt, und die Sheeple der anderen werden umgedreht.
lesson-end = Das Spiel endet, wenn niemand mehr ein Plättchen hat. Nur eingezäunte Wiesen zählen; wer die meisten Punkte hat, gewinnt.

## Keys

keys-turn = Das Plättchen drehen
keys-turn-back = Andersherum drehen
keys-zoom = Näher, weiter weg, die ganze Wiese

## Was die Dinge bedeuten

about-blank = In einer eingezäunten Wiese zählt es als Plättchen 1 Punkt.
about-neutral = In einer eingezäunten Wiese zählt es 2 Punkte: 1 für das Plättchen und 1 für das Schaf.
about-sheeple = Ein Sheeple macht die Wiese zu deiner: Ist sie eingezäunt, sind ihre Punkte deine.
about-down = Es ist nach allen Seiten geschlossen, gehört zu keiner Wiese und darf bedeckt werden.
about-wolf = Wird er gelegt, müssen die Schafe daneben fliehen, oder sie werden umgedreht.
about-tree = Wird er gelegt, darfst du Plättchen drehen oder eines mehr ziehen.
about-pond = In einer Wiese, die zählt, ist jedes Schaf neben ihm 2 Punkte mehr wert.
about-house = Niemand kann es oder ein Plättchen daneben drehen.
about-place = Hier kann ein Plättchen aus deiner Hand liegen: neben jedem, das schon liegt.
about-sum = { $tiles } + { $sheep } = { $points }: Plättchen und Schafe, die niemandem gehören.
about-sum-ponds = { $tiles } + { $sheep } + { $ponds } = { $points }: Plättchen, Schafe, die niemandem gehören, und Teiche.
about-sum-plain =
    { $tiles ->
        [one] 1 Plättchen.
       *[other] { $tiles } Plättchen.
    }
about-open = Sie zählt nichts, bis an jeder Grenze ringsum ein Zaun steht.
about-joined = Werden Wiesen verschiedener Besitzer verbunden, gewinnt die mit mehr Plättchen.
about-discards = Plättchen, mit denen ein ÄNDERN bezahlt wurde. Sie sind aus dem Spiel.
about-hand = Plättchen auf der Hand. Hat niemand mehr eines, ist die Partie vorbei.

## Für die Partie Schritt für Schritt

guide-meadow-enclosed = Ringsum ist jede Grenze dieser Wiese zu: Sie ist 1 Punkt je Plättchen wert und 1 je Schaf, das niemandem gehört.
guide-tile-drawn = Nach jedem Zug wird ein Plättchen gezogen, solange es welche gibt.
guide-turn-named = Ein ÄNDERN: Es nennt ein Plättchen, das gedreht wird, und zwei aus der Hand bezahlen dafür.
guide-conflict = Zwei Wiesen werden verbunden: Es kommt zum Konflikt, und die mit mehr Plättchen gewinnt.
guide-double-fence = Hier haben beide Plättchen einen Zaun: Neben einem Doppelzaun lässt sich kein Plättchen drehen.
guide-out-of-tiles = Jemand hat keine Plättchen mehr, also kann niemand mehr ÄNDERN.
guide-over = Niemand hat mehr ein Plättchen: Die Partie ist vorbei, und eingezäunte Wiesen werden gezählt.
