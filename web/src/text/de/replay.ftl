### Wörter der Wiederholung, auf Deutsch.

## Moving through a match

back = Zurück
replay-seen-from = Gesehen von
replay-watcher = Zuschauenden
replay-to-start = Zum Anfang
replay-step-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-step = Einen Schritt weiter
replay-to-end = Zum Ende
replay-moment = Zeitpunkt der Partie

## From a moment

replay-play-on = Von hier weiterspielen
replay-play-on-how = Ein neuer Tisch beginnt mit dieser Stellung, alles liegt wie damals; was ab jetzt gezogen wird, ist neu.
replay-play-as = Ich spiele
replay-play-against = Die anderen spielt
replay-share = Link zu diesem Zeitpunkt
replay-share-how = Wer dies öffnet, sieht die Partie an dieser Stelle. Alle Hände sind jetzt offen: Die Partie ist zu Ende.

## Records from files

bring-title = Ein Protokoll ansehen
bring-how = Wähle eine Datei, die hier oder mit dem Befehl sheepfold gespeichert wurde.
refused-bad-record = Diese Aufzeichnung lässt sich nicht zeigen: { $message }
lost-replay-elsewhere = Diese Partie gehört zu einem Tisch, an dem du keinen Platz hast
    .help = Bitte jemanden, der mitgespielt hat, um einen „Link zu diesem Zeitpunkt“: den kann jeder öffnen.

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
fair-draws = Alle { $n } Ziehungen folgen aus dem Startwert.
    .fails = Die Ziehung in Zeile { $line } folgt nicht aus dem Startwert.
fair-unmixed = Dieses Protokoll sagt nicht, wie sein Startwert entstand.
    .fails = Dieses Protokoll sagt nicht, wie sein Startwert entstand.
fair-holds = Alles stimmt: Niemand hat diese Ziehungen ausgesucht.
fair-broken = Etwas stimmt nicht.
fair-more = Ob die Listen dessen, was gezogen werden konnte, den Regeln folgen, prüft der Befehl sheepfold verify mit dem gespeicherten Protokoll.
