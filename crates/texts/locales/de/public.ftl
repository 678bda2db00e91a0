# Was ein öffentlicher Server dazugibt: Menschen, die sich nicht kennen, finden zueinander.

strangers-title = Mitspieler finden
strangers-hint = Wer hat gerade Lust auf ein Spiel?
strangers-waiting = Setz dich dazu
strangers-none = Gerade wartet niemand. Mach selbst einen Tisch auf!
strangers-open = Einen Tisch aufmachen
strangers-open-hint = Wer vorbeischaut, kann sich zu dir setzen. Das Spiel gibt euch beiden einen Namen; du musst nichts ausfüllen.
strangers-wait = Auf jemanden warten
strangers-sit-with = Zu { $name } setzen
strangers-yours = Du wartest schon an einem Tisch.
strangers-quicker = Jemand war schneller. Such dir einen anderen Tisch aus.
strangers-seat = Warten, bis sich jemand dazusetzt
strangers-seat-hint = { $pace ->
    [days] Dein Tisch bleibt einen Tag lang offen, auch wenn du weggehst.
   *[clock] Dein Tisch bleibt offen, solange du da bist, höchstens eine Viertelstunde.
}
strangers-meanwhile = Inzwischen eine Runde spielen
strangers-withdraw = Nicht mehr warten
strangers-arrived = { $name } hat sich zu dir gesetzt.
strangers-to-table = Zum Tisch

# Dieselbe Person an anderen Geräten, und vergessen werden.

devices-title = Andere Geräte
devices-link = Auf einem anderen Gerät spielen
devices-give = Auf einem anderen Gerät weiterspielen
devices-explained = Deine Spiele mit anderen kannst du auf all deinen Geräten spielen. Hol dir hier einen Code und gib ihn dort ein.
devices-code = Code zeigen
devices-qr = Der Code als QR-Code
devices-give-hint = Scanne ihn mit dem anderen Gerät oder tippe ihn dort ein. Er gilt zehn Minuten lang und nur für ein Gerät.
devices-asks = Ein Gerät namens „{ $name }“ hat deinen Code benutzt. Steht dieser Name auf deinem anderen Gerät?
devices-yes = Ja, das ist meins
devices-same = Fertig. Beide Geräte zeigen jetzt dieselben Spiele.
devices-no-code = Dieser Code gilt nicht mehr. Bitte hol dir einen neuen.
devices-take = Ich habe einen Code
devices-typed = Code vom anderen Gerät
devices-join = Diesen Code benutzen
devices-waits = Bestätige jetzt auf dem anderen Gerät. Es fragt nach „{ $name }“: Das ist dieses Gerät hier.
devices-forget = Vergiss mich
devices-forget-hint = Der Server vergisst dich auf all deinen Geräten. Laufende Spiele enden, und in den Spielen der anderen wirst du zu „Jemand“. Was in diesem Browser liegt, bleibt. Das lässt sich nicht rückgängig machen.

# Wie es allen mit den Karten des Tages ergangen ist.

days-compare = Mit allen vergleichen
days-watch = Das beste Spiel ansehen
days-place = { $margin }: besser als { $worse } der { $others } anderen.
days-first = { $margin }: das erste geprüfte Ergebnis hier. Schau später wieder vorbei.
days-waiting = Dein Spiel wird zur Prüfung nachgespielt. Schau gleich noch einmal, dann siehst du deinen Platz.
days-unverified = Dein Spiel wurde gegen eine andere Version des Computers gespielt. Es steht hier, aber niemand konnte es prüfen.
days-wrong = Dein Spiel ließ sich nicht bestätigen: So antwortet der Computer nicht. Es zählt nicht.
days-verified = Geprüft heißt: Jeder Zug ist erlaubt, und der Computer hat geantwortet wie immer. Wer die Züge gefunden hat, nach wie vielen Versuchen und mit welcher Hilfe, weiß niemand. Es zählt dein erstes Spiel des Tages gegen jeden Gegner. Blasse Balken: andere Versionen, ungeprüft.
days-bar = Von { $from } bis { $to }: { $count }
days-silent = Der Server antwortet nicht. Versuch es bitte später noch einmal.
