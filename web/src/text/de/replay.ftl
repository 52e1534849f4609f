### Wörter der Wiederholung, auf Deutsch.

## Moving through a match

back = Zurück
replay-seen-from = Gesehen von
replay-watcher = Zuschauenden
replay-play = Abspielen
replay-pause = Anhalten
replay-steps-back = Einen Schritt zurück
replay-steps-on = Einen Schritt weiter
replay-turns-back = Einen Zug zurück
replay-turns-on = Einen Zug weiter
replay-rounds-back = Eine Runde zurück oder zum Anfang
replay-rounds-on = Eine Runde weiter oder zum Ende
replay-speed = Tempo
replay-begins = Die Partie beginnt.
replay-happened = Was hier geschah
replay-panel = Verlauf, Analyse und mehr
replay-tab-log = Verlauf
replay-tab-analysis = Analyse
replay-tab-more = Von hier aus
replay-moment = Zeitpunkt der Partie

## From a moment

replay-play-on = Von hier weiterspielen
replay-play-on-how = Ein neuer Tisch beginnt mit dieser Stellung, alles liegt wie damals; was ab jetzt gezogen wird, ist neu.
replay-play-as = Ich spiele
replay-play-against = Die anderen spielt
replay-share = Link zu diesem Zeitpunkt
replay-share-how = Wer diesen Link öffnet, sieht die Partie an dieser Stelle. Alle Hände sind offen, denn die Partie ist zu Ende.

## Records from files

bring-title = Ein Protokoll ansehen
bring-how = Wähle eine Datei, die diese Seite oder der Befehl sheepfold gespeichert hat.
bring-choose = Datei wählen
refused-bad-record = Dieses Protokoll lässt sich nicht zeigen: { $message }
lost-replay-elsewhere = An dem Tisch dieser Partie hast du keinen Platz
    .help = Bitte jemanden, der mitgespielt hat, um einen „Link zu diesem Zeitpunkt“: den kann jeder öffnen.

## Analysis

analysis = Analyse
analysis-how = Der Computer denkt noch einmal über jede Entscheidung nach und weiß dabei nur, was die Person bis dahin gesehen hatte. Jede Linie zeigt die Aussicht einer Person zu gewinnen, soweit sie es wissen konnte.
analysis-begun = Der Computer denkt über diese Partie nach.
analysis-done = { $n } von { $total } Entscheidungen
analysis-ahead = { $n ->
    [one] Eine andere Partie kommt zuerst.
   *[other] { $n } andere Partien kommen zuerst.
    }
analysis-ready = Die Analyse ist fertig.
analysis-curve = Aussichten zu gewinnen, Zug für Zug
analysis-at = Zug { $n }
analysis-swings = Die größten Wendungen
analysis-swings-own = Deine Wendungen
analysis-swings-others = Wendungen der anderen
analysis-none-own = Keiner deiner Züge hat die Chancen stark verändert.
analysis-instead = Hier besser:
analysis-no-swings = Nichts hat diese Partie gewendet: Kein Zug hat die Aussichten stark verändert.
analysis-change = { $from } % → { $to } %
analysis-better = { $points } Punkte besser: { $move }.
analysis-no-better = Kein Zug war klar besser: Den Unterschied machte, was danach kam.
analysis-shares = Spiel und Glück
analysis-start = Anfang
analysis-play = Züge
analysis-gifts = Andere
analysis-luck = Glück
analysis-result = Ergebnis
analysis-shares-how = Anfang und Ergebnis sind Gewinnchancen. Alles andere sind Chancenpunkte, und ein Punkt ist ein Prozent. Züge: was du verloren hast, weil es bessere Züge gab. Andere: was dir ihre Fehler gebracht haben. Glück: Ziehungen, Würfel und was ans Licht kam.
refused-not-played = Nur eine zu Ende gespielte Partie lässt sich analysieren.
refused-too-long = Diese Partie ist zu lang für eine Analyse.
refused-busy = Gerade werden andere Partien analysiert: Versuch es in einer Minute noch einmal.
refused-no-analysis = Der Computer kam zu keinem Ergebnis: Versuch es noch einmal.

## Fair draws

fair-how = Vor der Partie haben sich der Server und jedes Gerät auf Zufallszahlen festgelegt. Jetzt, da alle offenliegen, rechnet dieses Gerät jede Ziehung nach.
fair-noted-server = Der Server hat gehalten, was er vor der Partie zugesagt hat.
    .fails = Die Zusage des Servers ist nicht die, die dieses Gerät vor der Partie notiert hat.
fair-noted-others = Die anderen Geräte haben gehalten, was sie vor der Partie zugesagt haben.
    .fails = Ein Gerät hat eine andere Zahl gezeigt, als es vor der Partie zugesagt hat.
fair-noted-mine = Die eigene Zahl dieses Geräts steckt im Startwert.
    .fails = Die eigene Zahl dieses Geräts fehlt im Startwert.
fair-server = Der Startwert des Servers passt zu seiner Zusage.
    .fails = Der Startwert des Servers passt nicht zu seiner Zusage.
fair-device = Platz { $seat }: Die gezeigte Zahl passt zur Zusage.
    .fails = Platz { $seat }: Die gezeigte Zahl passt nicht zur Zusage.
fair-seed = Der Startwert der Partie folgt aus alledem.
    .fails = Der Startwert der Partie folgt nicht daraus.
fair-starts =
    { $failed ->
        [0] Diese Partie wurde einmal gestartet; kein Start schlug fehl.
        [one] Diese Partie wurde { $starts }-mal gestartet; { $failed } Start schlug fehl. Frag nach, was geschah: Wer den Server betreibt, könnte einen Start abgebrochen haben, dessen Ziehungen nicht gefielen.
       *[other] Diese Partie wurde { $starts }-mal gestartet; { $failed } Starts schlugen fehl. Frag nach, was geschah: Wer den Server betreibt, könnte Starts abgebrochen haben, deren Ziehungen nicht gefielen.
    }
    .fails = Das Protokoll zählt die Starts dieser Partie nicht.
fair-noted-shown =
    { $n ->
        [one] Dieses Gerät hat für diese Partie { $n } Zufallszahl gezeigt.
       *[other] Dieses Gerät hat für diese Partie { $n } Zufallszahlen gezeigt.
    }
    .fails = Dieses Gerät hat für diese Partie { $n } Zufallszahlen gezeigt, das Protokoll zählt aber { $told }. Eine Zahl ging unterwegs verloren, oder der Server hat fehlgeschlagene Starts ausgelassen.
fair-noted-starts = Die gezählten Starts und Zahlen sind die, die dieses Gerät vor der Partie notiert hat.
    .fails = Die gezählten Starts oder Zahlen sind nicht die, die dieses Gerät vor der Partie notiert hat.
fair-version = Ein neueres Sheepfold hat dieses Protokoll geschrieben.
    .fails = Ein neueres Sheepfold hat dieses Protokoll geschrieben: Lade die Seite neu, um es zu prüfen.
fair-draws = Alle { $n } Ziehungen folgen aus dem Startwert.
    .fails = Die Ziehung in Zeile { $line } folgt nicht aus dem Startwert.
fair-unmixed = Dieses Protokoll sagt nicht, wie sein Startwert entstand.
    .fails = Dieses Protokoll sagt nicht, wie sein Startwert entstand.
fair-holds = Alles stimmt: Niemand hat diese Ziehungen ausgesucht.
fair-warned = Alles stimmt, aber lies die Zeilen mit Warnzeichen.
fair-broken = Etwas stimmt nicht.
fair-more = Der Befehl „sheepfold verify“ prüft mit dem gespeicherten Protokoll auch, ob die Listen der möglichen Ziehungen den Regeln folgen.
