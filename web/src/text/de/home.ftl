### Wörter der ersten Seite, neuer Tische und der Einladungen, auf Deutsch.
### Dieselben Schlüssel und Variablen stehen in den anderen Sprachen, in derselben Reihenfolge.

## Kopf und Fuß jeder Seite

home-title = Sheepfold
motto = Fünf Brettspiele um Schafe: mit Freunden, an einem Gerät oder gegen den Computer. Ganz ohne Konto.
language = Sprache
theme-to-dark = Dunkle Farben
theme-to-light = Helle Farben
foot-own = Die Spiele gehören ihren Autoren und Verlagen.
foot-docs = Im Ordner docs von Sheepfold steht, wie man einen eigenen Server betreibt, warum die Ziehungen fair sind und wie Programme mitspielen können.

## Meine Tische

mine = Meine Tische
mine-empty = Noch keine Tische
    .help = Tische, die du eröffnest oder an die du dich setzt, bleiben hier auf diesem Gerät, bis du sie entfernst.
mine-waits = Du bist dran
mine-ready = Wartet auf dich
mine-lobby = Vor der Partie
mine-playing = Andere sind dran
mine-paused = Pause
mine-over = Zu Ende
mine-watching = Du schaust zu
mine-offline = Wie zuletzt gesehen
mine-old =
    { $n ->
        [one] { $n } beendeter Tisch
       *[other] { $n } beendete Tische
    }
mine-with = mit { $names }
mine-alone = allein
mine-won = Du hast gewonnen
mine-shared = Ihr teilt euch den Sieg
mine-lost = { $who } hat gewonnen
mine-nobody = Niemand hat gewonnen
mine-resigned = Aufgegeben
mine-agreed = Gemeinsam beendet
mine-abandoned = Verlassen
mine-unreached = Der Server antwortet nicht; sobald er es tut, erscheinen deine Tische.
mine-remove = { $game } aus dieser Liste entfernen
mine-remove-old = Diesen Tisch aus der Liste entfernen?
    .help = Er lässt sich dann auf diesem Gerät nicht mehr öffnen. Für die anderen ändert sich nichts.
mine-remove-running = Deinen Platz auf diesem Gerät aufgeben?
    .help = Die Partie ist nicht zu Ende. Ist der Tisch aus der Liste entfernt, kommst du nicht mehr an deinen Platz; die anderen können den Computer für dich weiterspielen lassen.
remove = Entfernen
keep = Behalten

## Die Spiele

games = Die Spiele
facts-players =
    { $most ->
        [1] 1 Person
       *[other] { $least }–{ $most } Personen
    }
minutes-te_kuiti = 15 Min.
minutes-sheepland = 40 Min.
minutes-volle_wolle = 30 Min.
minutes-sheep_and_thief = 40 Min.
minutes-meadowmight = 30 Min.
kind-weight = Anspruch
kind-luck = Glück
kind-memory = Merken
kind-bluff = Bluff
kind-of = { $kind }: { $n } von 3
play-now = Jetzt spielen
play-now-label = Jetzt { $game } spielen
first-game = Erste Partie
    .help = Gegen einen leichten Gegner; jede Entscheidung wird erklärt.
first-game-label = Erste Partie { $game }
how-to-play = So geht’s
how-to-play-label = So geht { $game }
new-table = Neuer Tisch
new-table-label = Neuer Tisch für { $game }
rules-label = Regeln von { $game }

## Jetzt spielen

against = { $game } spielen
your-name = Dein Name
players-in-all = Mitspielende
against-whom = Gegen den Computer
play-explained = Jede Entscheidung erklären
start-match = Los geht’s

## Mit einem Link dazukommen

join-by-link = Eingeladen?
    .help = Öffne den Link oder füge ihn hier ein.
link = Link
join-go = Dazusetzen
join-no-link = Das ist kein Link zu einem Tisch. Er enthält /join# oder /watch# und endet mit Buchstaben und Ziffern.

## Ein neuer Tisch

new-title = { $game }: neuer Tisch
new-players = Wie viele spielen mit?
new-seats = Wer sitzt wo?
new-seat = Platz { $n }
seat-person = An diesem Gerät
seat-open = Jemanden einladen
seat-computer = Computer: { $bot }
seat-name = Name an Platz { $n }
new-shared = Ein Gerät für mehrere
    .help = Ihr reicht das Gerät weiter. Bevor eine Hand gezeigt wird, fragt es nach der richtigen Person; so bleibt geheim, was geheim ist.
new-open = Die Links für die anderen kommen gleich: zum Verschicken oder als QR-Code.
new-options = Varianten
new-time = Bedenkzeit
time-none = Unbegrenzt
time-move = Für jeden Zug
time-player = Für jede Person
time-per-move = Zeit für einen Zug
time-per-player = Zeit für alle Züge
time-increment = Dazu nach jedem Zug
time-seconds =
    { $n ->
        [one] { $n } Sekunde
       *[other] { $n } Sekunden
    }
time-minutes =
    { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
time-hours =
    { $n ->
        [one] { $n } Stunde
       *[other] { $n } Stunden
    }
time-days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
time-help = Ist die Zeit um, können die anderen den Computer weiterspielen lassen; hinausgeworfen wird niemand.
new-watching = Andere dürfen zuschauen
    .help = Mit einem eigenen Link; sie sehen nur, was alle sehen dürfen.
new-hints = Tipps
    .help = Wer am Zug ist, darf den Computer um Rat fragen, und alle sehen das. Kann ein Spiel genaue Aussichten berechnen, stehen sie neben den Möglichkeiten.
new-open-table = Tisch eröffnen
new-needs-person = Jemand muss an diesem Gerät spielen.

## Eine Einladung

join-title = Du bist eingeladen
join-game =
    { $players ->
        [one] { $game }, allein
       *[other] { $game }, { $players } Personen
    }
join-there = Am Tisch
join-free = frei
join-yours = dein Platz
join-moves = Hier als { $name } weiterspielen
    .help = Der Platz wechselt auf dieses Gerät; am anderen kann dann nicht mehr gespielt werden.
join-sit = Platz nehmen
join-look-rules = Erst die Regeln lesen
join-held = Du sitzt schon an diesem Tisch.
join-to-table = Zum Tisch
join-checking = Die Einladung wird angesehen …
join-spent = Diese Einladung gilt nicht
    .help = Ein Link gilt für eine Person. Vielleicht wurde er schon benutzt oder ersetzt, oder ein Stück davon fehlt. Bitte um einen neuen. Hast du ihn selbst benutzt, steht der Tisch auf der Startseite des Geräts, mit dem du ihn geöffnet hast.
watch-unknown = Hier gibt es nichts zu sehen
    .help = Der Link zum Zuschauen wurde ersetzt oder zurückgezogen, oder es fehlt ein Stück. Bitte um einen neuen.
join-offline = Der Server antwortet nicht
    .help = Prüfe die Verbindung und versuch es noch einmal; die Einladung bleibt, wie sie ist.

## Ablehnungen auf diesen Seiten

refused-bad-name = Ein Name hat 1 bis 24 Buchstaben, kein Komma und ist nicht der eines Computers.
refused-bad-letters = Darin ist ein Zeichen, das hier nicht erlaubt ist: Lass es weg.
refused-invisible = Davon wäre nichts zu sehen: Nimm Buchstaben, Ziffern oder Zeichen.
refused-too-many-marks = Ein Buchstabe hat zu viele Akzente: höchstens vier sind erlaubt.
refused-bad-chairs = Jemand muss an diesem Gerät spielen.
refused-bad-time = Diese Bedenkzeit ist nicht möglich.
refused-bad-start = Von dort lässt sich nicht weiterspielen.
refused-taken = Dort sitzt schon jemand.
refused-too-many-requests = Das war zu viel auf einmal: Warte ein wenig und versuch es noch einmal.
refused-overloaded = Der Server hat viel zu tun: Versuch es gleich noch einmal.
refused-no-database = Der Server kann gerade nichts speichern: Versuch es bald noch einmal.
refused-elsewhere = Das hat nicht geklappt: { $message }
