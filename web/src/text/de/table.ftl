### Wörter der Tischseite, auf Deutsch.


## People

bot-lamb = Lamm
bot-lamb-about = Tollt herum: ein erster Gegner für alle.
bot-ewe = Mutterschaf
bot-ewe-about = Weiß, was gut ist, schaut aber nicht voraus.
bot-ram = Widder
bot-ram-about = Schaut ein wenig voraus und vergisst viel: ein fairer Gegner.
bot-dog = Hund
bot-dog-about = Schaut weit voraus und merkt sich alles: schwer zu schlagen.
bot-shepherd = Schäfer
bot-shepherd-about = Denkt am längsten, bis zu drei Sekunden je Zug: der Stärkste.
bot-random = Wirres Schaf
bot-greedy = Gieriges Schaf
name-of-bot = { $bot } { $n }
name-with-level = { $name } · { $level }
name-played-by-bot = { $name } (Computer)
name-nobody = Freier Platz
you = du
seats = Spielende
seat-bot = Hier spielt der Computer
seat-here = Da
seat-away = Nicht da
seat-late = Zeit abgelaufen
seat-acting = Am Zug
seat-resigned = Hat aufgegeben
about-points = Punkte bisher, soweit sie alle kennen dürfen.
points = Punkte
time-left = Restzeit:
time-waits = Die Uhr läuft erst, wenn die Züge der Computer gezeigt sind. Restzeit:

## Frame

to-home = Startseite
try-again = Noch einmal versuchen
close = Schließen
menu = Menü
settings = Einstellungen
yes = Ja
no = Nein
reconnecting = Verbinde neu …
next-table = Nächster Tisch
next-table-how = { $n ->
    [one] An einem anderen Tisch bist du dran.
   *[other] An { $n } anderen Tischen bist du dran.
  }
build-new = Eine neue Version von Sheepfold ist da. Lade die Seite neu, um sie zu nutzen.
build-load = Jetzt neu laden
last-seen = Keine Verbindung. So hast du den Tisch zuletzt gesehen: { $when }. Hier geht es weiter, sobald die Verbindung wieder da ist.
trouble-not-stored = Der Server kann gerade nichts speichern. Nichts geht verloren: Diese Seite sendet deinen Zug, bis er gespeichert ist.
trouble-no-database = Der Server erreicht seine Tische gerade nicht. Nichts geht verloren: Diese Seite versucht es weiter, bis sie wieder da sind.
open-side = Verlauf, Chat, Regeln
given = begann bei Zug { $n } einer anderen Partie
tab-log = Verlauf
tab-chat = Chat
tab-aid = Hilfe
tab-rules = Regeln
aid-done = In diesem Zug getan
aid-things = Was ist was
log-empty = Noch ist nichts geschehen.
log-hint = { $who } hat sich einen Tipp geholt.
chat-empty = Sag den anderen Hallo.
chat-empty-watchers = Dieser Chat ist nur für alle, die zuschauen.
chat-write = Schreib etwas
chat-send = Senden
chat-hello = Hallo!
chat-well-played = Gut gespielt!
chat-moment = Moment!
chat-thanks = Danke!
title-turn = Du bist dran: { $game }

## Prompt

board = Das Brett
prompt = Was jetzt zu tun ist
prompt-over = Die Partie ist zu Ende.
prompt-paused = Die Partie ist unterbrochen.
prompt-vote = Eine Frage ist offen: Erst müssen alle antworten.
prompt-chance = Der Zufall entscheidet …
prompt-next = Danach bist du dran.
prompt-summary = Lies, was geschehen ist, dann geht es weiter.
confirm-yes = So machen
confirm-no = Abbrechen
hold-next = Weiter
hold-skip = Alles überspringen
summary = Was geschehen ist
explain-more = Mehr
explain-title = Zu dieser Entscheidung
undo = Zurücknehmen
undo-ask = Die anderen fragen, ob der letzte Zug zurückgenommen wird
undo-none = Gerade gibt es keinen Zug, den du zurücknehmen kannst
hint = Tipp
    .help = Was würde der Computer tun? Alle sehen, dass du gefragt hast.
hint-none = An diesem Tisch gibt es keine Tipps
hint-thinking = Denkt nach …
hint-chance = { $percent } %
hints = Tipps
hints-about = Was der Computer tun würde, mit deiner Aussicht zu gewinnen.
hint-at = Tipp { $n } von { $of }
hint-back = Voriger Tipp
hint-next = Nächster Tipp
hint-try = Ausprobieren
rules = Regeln
see-ruling = { $ruling } lesen

## Lobby

lobby-title = Vor der Partie
lobby-how = Schick diese Links den anderen oder lass sie den Code mit dem Handy scannen. Niemand braucht ein Konto.
lobby-wait = Wir warten auf die anderen …
lobby-watch = Die Partie hat noch nicht begonnen.
lobby-again = Revanche: Alle sind um einen Platz weitergerückt.
lobby-last-match = Die letzte Partie noch einmal ansehen
lobby-loopback = Diese Adresse gilt nur auf diesem Rechner. Um mit anderen Geräten zu spielen, starte den Server mit { $option } und öffne die Seite unter der Netzwerkadresse dieses Rechners.
plan-time-move = { $seconds } Sekunden für jeden Zug
plan-time-player = { $seconds } Sekunden für alle Züge einer Person und { $more } mehr nach jedem
plan-hints = Tipps vom Computer sind erlaubt.
chair-open = Freier Platz
chair-open-again = Durch einen Menschen ersetzen
chair-free = Platz von { $who } freigeben
chair-level = Computer
chair-for-bot = { $bot } spielen lassen
chair-ready = bereit
chair-not-ready = noch nicht bereit
invitation = Einladung
new-invitation = Link erstellen
another-invitation = Neuer Link (dieser gilt dann nicht mehr)
ready = Ich bin bereit
not-ready = Doch noch nicht
start-failed =
    { $n ->
        [one] Die Partie konnte nicht beginnen: { $n } Start schlug fehl.
       *[other] Die Partie konnte nicht beginnen: { $n } Starts schlugen fehl.
    }
start-shown =
    { $n ->
        [0] Dein Gerät hat dafür keine Zufallszahl gezeigt.
        [one] Dein Gerät hat dafür { $n } Zufallszahl gezeigt.
       *[other] Dein Gerät hat dafür { $n } Zufallszahlen gezeigt.
    }
start-failed-why = Eine unterbrochene Verbindung oder jemand, der gegangen ist, kann die Ursache sein. Wenn es immer wieder geschieht, frag die Person, die diesen Server betreibt.
start-again = Noch einmal versuchen
ready-how = Die Partie beginnt, sobald alle bereit sind. Jedes Gerät steuert eine Zufallszahl bei, damit niemand die Ziehungen kennen kann.
copy = Kopieren
copied = Kopiert
share = Teilen
qr = QR-Code
qr-of = QR-Code: { $what }

## One device

pass-to = Gib das Gerät an { $who }
pass-why = Bis dahin ist nichts zu sehen.
pass-done = Ich bin { $who }

## Seit dem letzten Zug

since-mine = Seit deinem letzten Zug
since-turn = Seit dem letzten Zug
since-close = Schließen
since-back = Zurück
since-next = Weiter
since-at = { $n } von { $of }

## Late, away, watching

notice-watching = Du schaust dieser Partie zu.
notice-paused = Die Partie ist unterbrochen, die Uhren stehen still.
notice-replaced = Der Computer spielt für dich.
    .other = Der Computer spielt für { $who }.
notice-own-late = Deine Zeit ist um. Du kannst noch ziehen, aber die anderen dürfen den Computer für dich spielen lassen.
    .other = Die Zeit von { $who } ist um. Die anderen dürfen den Computer spielen lassen.
notice-late = Die Zeit von { $who } ist um.
notice-away =
    { $n ->
        [0] { $who } ist nicht da.
        [one] { $who } ist nicht da. In { $n } Minute kannst du den Computer spielen lassen.
       *[other] { $who } ist nicht da. In { $n } Minuten kannst du den Computer spielen lassen.
    }
take-over = Selbst weiterspielen
let-computer = Computer spielen lassen
wait = Warten
end-match = Beenden …
sure-end = Diese Partie beenden?
    .help = Wenn alle, die da sind, einverstanden sind, endet sie ohne Sieg.

## Questions

ask-waiting = Wir warten auf { $who } …
ask-withdraw = Zurückziehen
ask-minutes =
    { $n ->
        [one] Noch etwa { $n } Minute offen
       *[other] Noch etwa { $n } Minuten offen
    }
ask-seconds = Noch etwa { $n } Sekunden offen
ask-undo = { $who } möchte den letzten Zug zurücknehmen
    .help = Seitdem ist Neues zu sehen gewesen; alle müssen zustimmen.
ask-end = { $who } möchte die Partie beenden
    .help = Wenn alle zustimmen, endet sie hier ohne Sieger.
ask-pause = { $who } möchte eine Pause
    .help = Die Uhren stehen, bis es gemeinsam weitergeht.
ask-resume = { $who } möchte weiterspielen
    .help = Die Uhren laufen wieder, sobald alle zustimmen.
ask-replace = { $who } fragt: Soll der Computer für { $target } weiterspielen?
    .help = { $target } kann jederzeit zurückkommen.

## Menu

ask-for-pause = Um eine Pause bitten
ask-for-resume = Weiterspielen
ask-for-end = Um das Ende bitten
ask-to-replace = Den Computer für { $who } spielen lassen
hand-over = Den Computer für mich spielen lassen
come-back = Den Computer ablösen
resign = Aufgeben
sure-resign = Diese Partie aufgeben?
    .help = Die anderen gewinnen oder spielen weiter. Das lässt sich nicht zurücknehmen.
leave = Den Tisch verlassen
sure-leave = Diesen Tisch endgültig verlassen?
    .help = In einer laufenden Partie spielt der Computer für dich weiter.
move-seat = An einem anderen Gerät weiterspielen
move-seat-link = Öffne dies innerhalb von zehn Minuten auf dem anderen Gerät:
invite-watchers = Zum Zuschauen einladen
watch-link = Wer das öffnet, sieht, was alle sehen dürfen:
save-record = Protokoll speichern
keys = Tasten
key-enter = Eingabe
key-space = Leertaste
key-escape = Esc
key-shift = Umschalt
keys-go = Auf dem Brett von Ort zu Ort gehen
keys-pick = Wählen; nochmals gewählt wird der fertige Zug gemacht
keys-drop = Die Auswahl aufheben oder ein Fenster schließen
keys-skip = Während Züge gezeigt werden: weiter
keys-step = In „Seit deinem letzten Zug“: zurück und weiter
keys-undo = Zurücknehmen, wo das frei steht
keys-explain = Den Platz erklären, auf dem der Fokus liegt
keys-help = Diese Liste

## Settings

set-language = Sprache
set-theme = Farben
theme-auto = Wie im System
theme-light = Hell
theme-dark = Dunkel
set-motion = Animationen
motion-auto = Wie im System
motion-full = An
motion-none = Aus
set-pace = Züge der anderen
pace-slow = Langsam
pace-normal = Normal
pace-fast = Schnell
pace-none = Sofort
set-confirm = Vor Zügen nachfragen, die nicht zurückgenommen werden können
set-coach = Entscheidungen erklären
set-odds = Aussichten neben den Möglichkeiten zeigen, wo Tipps erlaubt sind
set-sounds = Töne
set-notices = Melden, wenn ich am Zug bin
notices-denied = Dein Browser erlaubt dieser Seite keine Mitteilungen. Erlaube sie in den Einstellungen des Browsers für diese Seite und setze den Haken noch einmal.
notices-http = Browser zeigen Mitteilungen nur bei Adressen, die mit https beginnen.
notices-apple = Auf iPhone und iPad zeigen nur Apps auf dem Home-Bildschirm Mitteilungen: Tippe auf Teilen, dann auf „Zum Home-Bildschirm“, und setze den Haken dort.
notices-none = Dieser Browser kann keine Mitteilungen zeigen. Titel und Symbol des Tabs zeigen, wann du am Zug bist.
app-http = Sheepfold lässt sich nur unter einer Adresse, die mit https beginnt, installieren und ohne Verbindung öffnen.
app-apple = Du kannst Sheepfold als App installieren: Tippe auf Teilen, dann auf „Zum Home-Bildschirm“. Dann öffnet es sich auch ohne Verbindung und zeigt jeden Tisch, wie du ihn zuletzt gesehen hast.
app-menu = Du kannst Sheepfold als App installieren: Wähle im Menü deines Browsers „Installieren“ oder „Zum Startbildschirm hinzufügen“. Dann öffnet es sich auch ohne Verbindung und zeigt jeden Tisch, wie du ihn zuletzt gesehen hast.
app-installed = Sheepfold ist auf diesem Gerät installiert. Es öffnet sich auch ohne Verbindung und zeigt jeden Tisch, wie du ihn zuletzt gesehen hast.
app-install = Installieren

## The end

ending-resigned = Die Partie wurde aufgegeben.
    .other = Die Partie wurde aufgegeben.
ending-agreed = Ihr habt die Partie gemeinsam beendet.
    .other = Die Mitspielenden haben die Partie gemeinsam beendet.
ending-abandoned = Die Partie wurde liegen gelassen.
    .other = Die Partie wurde liegen gelassen.
end-gave-up = { $who } hat aufgegeben.
end-you-gave-up = Du hast aufgegeben.
place = Platz
result-lost-alone = Diesmal nicht geschafft.
result-you = Du gewinnst!
result-you-share = Du teilst dir den Sieg mit { $who }!
feat-best = Bisher dein Bestes auf diesem Gerät:
feat-first = Dein erstes Ergebnis auf diesem Gerät.
rematch = Revanche
rematch-wanted = { $who } möchte eine Revanche.
rematch-open = Eine Revanche wartet.
rematch-go = Dorthin
replay = Noch einmal ansehen
analyse = Analysieren
check-shuffle = Ziehungen prüfen
show-result = Ergebnis

## What cannot be opened

lost-unknown = Dieser Tisch lässt sich nicht öffnen
    .help = Versuch es gleich noch einmal. Wenn es so bleibt, frag, wer dir den Link geschickt hat.
lost-no-chair = Auf diesem Gerät hast du hier keinen Platz
    .help = Öffne die Einladung, die du bekommen hast, oder den Link zum Zuschauen.
lost-offline = Der Server antwortet nicht
    .help = Prüfe die Verbindung und versuch es noch einmal.
lost-no-table = Diesen Tisch gibt es nicht mehr
    .help = Er wurde gelöscht oder lange nicht besucht.
lost-unknown-token = Dein Schlüssel zu diesem Tisch gilt nicht mehr
    .help = Bitte um einen neuen Link.
lost-seat-moved = Dieser Platz ist auf ein anderes Gerät umgezogen
    .help = Spiel dort weiter. Über das Menü auf jenem Gerät kann der Platz auch hierher zurück.
lost-removed = Dein Platz wurde freigegeben
    .help = Bitte um eine neue Einladung, wenn du hier mitspielen möchtest.
lost-damaged = Der Verlauf dieses Tisches lässt sich nicht lesen
    .help = Andere Tische sind nicht betroffen. Sag es der Person, die diesen Server betreibt.
lost-reload = Der Server wurde erneuert
    .help = Lade diese Seite neu; der Tisch steht wie zuvor.
nowhere = Hier ist nichts
    .help = Die Adresse führt nirgendwohin; zur Wiese geht es hier:

## Refusals of the server

refused-offline = Keine Verbindung: Versuch es gleich noch einmal.
refused-outdated = Inzwischen hat sich etwas geändert: Schau noch einmal.
refused-conflict = Jemand war schneller: Schau noch einmal.
refused-question-open = Eine Frage ist offen: Beantworte sie zuerst.
refused-refused-before = Das hast du schon gefragt; frag nach deinem nächsten Zug wieder.
refused-too-fast = Nicht so schnell: Warte einen Augenblick.
refused-used-id = Das wurde schon gesendet: Lade die Seite neu und versuch es noch einmal.
refused-paused = Die Partie ist unterbrochen.
refused-over = Die Partie ist zu Ende.
refused-bot-plays = Der Computer spielt für dich: Löse ihn zuerst ab (im Menü).
refused-watching = Wer zuschaut, spielt nicht mit.
refused-bots-play = Ein Computer hat gesehen, was danach kam: Das lässt sich nicht zurücknehmen.
refused-too-many-undos = In dieser Partie wurden zu viele Züge zurückgenommen: Spiel weiter.
refused-too-many-changes = Von diesem Platz aus wurde zu viel geändert: Spiel weiter oder eröffne einen neuen Tisch.
refused-still-here = Wer da ist und in der Zeit liegt, wird nicht ersetzt.
refused-not-host = Das darf nur, wer den Tisch eröffnet hat.
refused-too-late = Zu spät: Es ist schon geschehen.
refused-already = Das ist schon geschehen.
refused-no-watching = An diesem Tisch darf niemand zuschauen.
refused-bad-chat = Das lässt sich nicht senden.
refused-not-now = Das geht gerade nicht.
refused-no-question = Es ist keine Frage mehr offen.
refused-not-begun = Die Partie hat noch nicht begonnen.
refused-not-over = Die Partie ist noch nicht zu Ende.
refused-not-yours = Das hast nicht du zu entscheiden.
refused-resigned = Du hast aufgegeben: Du darfst zuschauen.
refused-bad-target = Dieser Platz kann nicht gewählt werden.
refused-no-hints = Hier gibt es keine Tipps.
refused-no-advice = Der Computer hat gerade keinen Rat: Versuch es noch einmal.
refused-no-table = Diesen Tisch gibt es nicht mehr.
refused-no-credential = Dein Schlüssel zu diesem Tisch gilt nicht mehr.
refused-damaged = Der Verlauf dieses Tisches lässt sich nicht lesen.
refused-full = Der Server hat gerade keinen Platz: Versuch es später noch einmal.
refused-internal = Dem Server ist ein Fehler unterlaufen; nichts wurde geändert.
