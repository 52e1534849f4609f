### Sheepfold: die Worte aller Spiele und des Terminals, auf Deutsch.
### Dieselben Schlüssel, Attribute und Variablen stehen in en.ftl und fr.ftl, in derselben Reihenfolge.

## Was der Kern ablehnt

CORE-1 = Du bist nicht am Zug: Zuerst entscheidet jemand anders.
    .title = Nicht am Zug
CORE-2 = Die Partie ist vorbei, es sind keine Züge mehr möglich.
    .title = Die Partie ist vorbei
CORE-3 = Das ist nicht als Zug zu verstehen. Ein Zug besteht aus einem Wort und dem, worauf es sich bezieht, mit Leerzeichen dazwischen.
    .title = Nicht verstanden
CORE-4 = Du darfst deine letzte Entscheidung zurücknehmen, bis etwas Neues bekannt wird: eine Ziehung, ein aufgedecktes Plättchen, ein Würfel, die Entscheidung einer anderen Person. Danach geht es nur noch, wenn alle einverstanden sind. Ist die Partie vorbei, lässt sich nichts mehr zurücknehmen.
    .title = Kein Zurücknehmen
CORE-5 = Diese Aufzeichnung stammt aus einer älteren Fassung der Regeln. Man kann sie ansehen, aber nicht fortsetzen.
    .title = Nur zum Ansehen

## Warum der Kern etwas ablehnt, in einem Satz

reason-not-your-turn = Du bist nicht am Zug: Gerade entscheidet { $who }.
reason-others-choose = Du hast schon gewählt: Es fehlt noch die Wahl von { $all }.
reason-chance-draws = Du bist nicht am Zug: Erst wird etwas gezogen.
reason-over = Die Partie ist vorbei.
reason-read-only = Diese Aufzeichnung folgt älteren Regeln: Du kannst sie ansehen, aber nicht weiterspielen.
reason-undo-over = Die Partie ist vorbei: Es lässt sich nichts mehr zurücknehmen.
reason-undo-nothing = Es gibt noch nichts, was du zurücknehmen könntest.
reason-undo-seen = Inzwischen ist Neues bekannt geworden: Zurücknehmen geht nur, wenn alle zustimmen.
reason-move-text = Ein Zug muss ein Text sein.
reason-move-empty = Gib einen Zug ein.
reason-move-long = Ein Zug hat höchstens { $most } Zeichen.
reason-verb = Kein Zug beginnt mit „{ $word }“.
reason-verb-guess = Kein Zug beginnt mit „{ $word }“. Meintest du „{ $guess }“?
reason-words-missing = Hinter „{ $verb }“ fehlt etwas: Gib { $shape } ein, zum Beispiel { $example }.
reason-words-left = Hinter „{ $verb }“ steht zu viel: Gib { $shape } ein, zum Beispiel { $example }.
reason-words-alone = „{ $verb }“ steht allein: Dahinter kommt nichts.
reason-word = „{ $word }“ passt hier nicht. Möglich ist: { $known }.
reason-word-guess = „{ $word }“ passt hier nicht. Meintest du „{ $guess }“?

## Namen

name-person = Spieler { $n }
unaffiliated = Sheepfold ist ein eigenständiges Projekt und steht in keiner Verbindung zu ihnen.
name-bot = Computer { $n }
name-only-bot = Computer
name-chance = Der Zufall
name-list = { $some } und { $last }
word-hidden = (wieder verdeckt)
word-unknown = (geheim)
name-you = du

## Zahlen einer Partie

round = Runde { $n } von { $of }
round-over = So endete die Runde:
round-points = Runde { $n }: { $points }
total = Summe

## Listen der Spiele und Regeln

games-id = Kürzel
games-players = Personen
play-with = Spielen mit:
rules-one = Eine Regel allein:

## Am Tisch

welcome = { $game }. Tippe hilfe für alle Eingaben, züge für alles, was du jetzt darfst.
hand-over = { $who }, du bist am Zug. Drücke die Eingabetaste, sobald nur du den Bildschirm siehst.
chance-typed = In dieser Partie wird der Zufall eingetippt: Gib ein, was gezogen wurde.
possible-now = Jetzt möglich: { $shapes }, zum Beispiel { $move }. Mit züge siehst du alles.
moves-of =
    { $n ->
        [one] { $verb }: { $n } Möglichkeit
       *[other] { $verb }: { $n } Möglichkeiten
    }
confirm = { $move }: Das kannst du allein nicht zurücknehmen. Ausführen? [J/n, a: nie mehr fragen]
not-played = Nicht ausgeführt.
allowed = { $move } ist jetzt erlaubt.
allowed-final = { $move } ist jetzt erlaubt. Danach kannst du es nicht mehr allein zurücknehmen.
why-what = Tippe warum und einen Zug, zum Beispiel: warum { $move }
hint-moves = Was der Computer tun würde, mit deiner Aussicht zu gewinnen:
hint-nobody = Der Zufall bekommt keine Tipps: Gib ein, was gezogen wurde.
undo-bots = Der Computer stimmt keinem Zurücknehmen zu: Was gesehen wurde, bleibt gesehen.
undo-mover = { $mover }, nimmst du { $move } zurück? [j/N]
undo-agree = { $who }, bist du einverstanden, dass { $mover } { $move } zurücknimmt? [j/N]
undo-alone = Du hast seither mehr gesehen. { $move } trotzdem zurücknehmen? Was dann gezogen wird, kann anders sein, und im Verlauf wird es stehen. [j/N]
undo-draw = Die Ziehung { $move } zurücknehmen und neu eintippen? [j/N]
secret-choice = eine geheime Wahl
undo-refused = Es bleibt, wie es ist.
save-what = Tippe sichern und den Namen einer neuen Datei.
save-exists = { $path } gibt es schon: Wähle einen anderen Namen.
save-failed = { $path } konnte nicht geschrieben werden: Wähle einen anderen Namen oder Ordner.
saved-copy = Eine Kopie ist in { $path } gespeichert.
rules-range = Die Regeln gehen von { $first } bis { $last }. Tippe regeln und eine Nummer, um eine zu lesen.
help =
    Tippe einen Zug so, wie er in der Liste der Züge steht, zum Beispiel { $move }. Ist klar, was gemeint ist, genügt { $short }.
help-moves = was du jetzt darfst (auch ?); züge und ein Wort: nur solche Züge
help-undo = die letzte Entscheidung zurücknehmen
help-rules = die Regeln oder eine davon: regeln { $ruling }
help-why = ob ein Zug erlaubt ist und welche Regel ihn verbietet
help-hint = was der Computer tun würde, und warum
help-log = alles, was geschehen ist
help-board = den Spielplan noch einmal zeigen
help-save = eine Kopie der Partie speichern
help-help = diese Liste
help-quit = aufhören; die Partie ist gespeichert

## Befehle zum Eintippen; englische werden in jeder Sprache verstanden

command-moves = züge
command-undo = zurück
command-rules = regeln
command-why = warum
command-hint = tipp
command-log = verlauf
command-board = brett
command-save = sichern
command-help = hilfe
command-quit = ende

## Was hinter einem Verb steht, in der Liste dessen, was möglich ist

slot-answer = ANTWORT
slot-bid = GEBOT
slot-bonus = BONUS
slot-card = KARTE
slot-cell = FELD
slot-die = WÜRFEL
slot-edge = PLATZ
slot-herd = SCHAFE
slot-means = MITTEL
slot-pair = PAAR
slot-place = ORT
slot-rest = CHIPS
slot-road = STRASSE
slot-rot = DREHUNG
slot-side = RICHTUNG
slot-terrain = LANDSCHAFT
slot-type = PLÄTTCHEN

## Unfertige Partien

resume = Eine Partie ist noch nicht zu Ende: { $what }. Weiterspielen? [J/n]
resume-what =
    { $moves ->
        [one] { $players }, { $moves } Zug
       *[other] { $players }, { $moves } Züge
    }
set-aside = Die unfertige Partie bleibt erhalten. Weiter geht es mit: { $command }
damaged = Die unfertige Partie ist nicht lesbar ({ $reason }); sie bleibt erhalten in { $path }, und eine neue beginnt.
saved = Die Partie ist gespeichert. Weiter geht es mit: { $command }
saved-record = Die Aufzeichnung liegt in { $path }.

## Das Ende

winner = { $who } gewinnt!
winners = { $who } teilen sich den Sieg.
nobody = Diesmal gewinnt niemand.
ended-resigned = { $who } hat aufgegeben: Damit endete die Partie.
ended-agreed = Alle waren einverstanden, die Partie hier zu beenden.
ended-abandoned = Die Partie wurde hier verlassen: Niemand kam zurück.

## Eine Aufzeichnung ansehen

replay-at = Schritt { $at } von { $of }
replay-start = Anfang, vor Schritt 1 von { $of }
replay-keys = Eingabetaste: weiter · b: zurück · Zahl: dorthin · s: Anfang · e: Ende · q: aufhören
replay-last = Das war der letzte Schritt.
replay-first = Das ist der Anfang.
replay-number = Tippe eine Zahl von 0 bis { $of }.
replay-redacted = Diese Aufzeichnung ist geschwärzt: Sie hat einen Verlauf, aber keine Stellungen.
replay-older = Diese Aufzeichnung folgt älteren Regeln; vom nächsten Schritt an weichen sie von den heutigen ab.
replay-given = Die ersten { $given } Schritte waren vorgegeben: Von dort wurde weitergespielt.
components-fit = { $path } ist in Ordnung: Mit --components { $path } wird damit gespielt.

## Prüfen, ob eine Partie fair war

analyse-line = Zeile
analyse-player = Wer
analyse-chance = Aussicht
analyse-played = Gespielt
analyse-better = Besser
analyse-swing = Zeile { $line }, { $who }: { $best } statt { $played } ({ $gain }).
analyse-start = Anfang
analyse-play = Züge
analyse-gifts = Andere
analyse-luck = Glück
analyse-result = Ergebnis
verify-server = Der Startwert des Servers passt zu seiner Festlegung für die Partie { $match }: { $hash }
    .fails = Der Startwert des Servers passt nicht zu seiner Festlegung für die Partie { $match }: { $hash }
verify-device = Platz { $seat }: Die Zufallszahl passt zu ihrer Festlegung: { $hash }
    .fails = Platz { $seat }: Die Zufallszahl passt nicht zu ihrer Festlegung: { $hash }
verify-nothing = Platz { $seat } hat keine Zufallszahl beigetragen, wie es bei Computern ist.
verify-seed = Der Startwert der Partie folgt aus dem des Servers und den Zufallszahlen der Spieler.
    .fails = Der Startwert der Partie ist nicht der, der aus dem des Servers und den Zufallszahlen der Spieler folgt.
verify-starts =
    { $failed ->
        [0] Diese Partie wurde einmal gestartet; kein Start schlug fehl.
        [one] Diese Partie wurde { $starts }-mal gestartet; { $failed } Start schlug fehl. Frag nach, was geschah: Wer den Server betreibt, könnte einen Start abgebrochen haben, dessen Ziehungen nicht gefielen.
       *[other] Diese Partie wurde { $starts }-mal gestartet; { $failed } Starts schlugen fehl. Frag nach, was geschah: Wer den Server betreibt, könnte Starts abgebrochen haben, deren Ziehungen nicht gefielen.
    }
verify-shown =
    { $n ->
        [one] Platz { $seat } hat für diese Partie { $n } Zufallszahl gezeigt. Vergleiche das mit der Angabe des Geräts.
       *[other] Platz { $seat } hat für diese Partie { $n } Zufallszahlen gezeigt. Vergleiche das mit der Angabe des Geräts.
    }
verify-log =
    { $draws ->
        [one] Das Protokoll hat { $lines } Zeilen; jeder Zug folgt den Regeln, und die eine Ziehung folgt aus dem Startwert.
       *[other] Das Protokoll hat { $lines } Zeilen; jeder Zug folgt den Regeln, und alle { $draws } Ziehungen folgen aus dem Startwert.
    }
    .fails = Das Protokoll stimmt nicht: { $reason }
verify-log-given = Das Protokoll hat { $lines } Zeilen, und jeder Zug folgt den Regeln. Die ersten { $given } waren vorgegeben, mit dem, was dort gezogen wurde; Ziehungen danach, die aus dem Startwert folgen: { $draws }, also alle.
verify-older = Ab Zeile { $line } des Protokolls folgt diese Aufzeichnung älteren Regeln, die diese Version nicht prüfen kann.
verify-missing = Das Protokoll bricht vor einer Ziehung ab: Zeile { $line } fehlt.
verify-lists =
    { $draws ->
        [one] Die Liste dessen, was gezogen werden konnte, stimmt.
       *[other] Alle { $draws } Listen dessen, was gezogen werden konnte, stimmen.
    }
    .fails = Die Listen dessen, was gezogen werden konnte, stimmen nicht, zuerst bei Ziehung { $draw }.
verify-noted-server = Die Festlegung, die du notiert hast, ist die des Servers.
verify-noted-device = Die Festlegung, die du notiert hast, ist die von Platz { $seat }.
verify-noted = Die Festlegung, die du notiert hast, kommt hier nicht vor: { $noted }
verify-unmixed = Diese Aufzeichnung sagt nicht, wie ihr Startwert entstand: Nur das Protokoll lässt sich prüfen, gegen den Startwert, den sie nennt.
verify-holds = Alles stimmt.
verify-warned = Alles stimmt, aber lies die Zeilen mit Ausrufezeichen.
verify-broken =
    { $n ->
        [one] { $n } Prüfung schlägt fehl.
       *[other] { $n } Prüfungen schlagen fehl.
    }

## Warum ein Zug gut ist

why-end = Damit endet die Partie.

## Ein Server ohne seine Seite

page-missing = Dieser Server hat keine Seite zum Spielen
page-missing-checkout = Die Seite wurde nicht gebaut. Starte den Server mit „python3 run.py serve“, das baut zuerst die Seite.
page-missing-installed = Dieses Sheepfold wurde ohne seine Seite installiert. Installiere ein Wheel, das die Seite enthält. Um eines zu bauen, führe in den Quellen von Sheepfold „pip wheel --no-deps .“ aus.
page-missing-named = Die Variable SHEEPFOLD_PAGE nennt einen Ordner ohne gebaute Seite. Berichtige oder entferne sie und starte den Server neu.
page-missing-rest = Alles andere funktioniert: Programme finden die API unter /api/openapi.json.
