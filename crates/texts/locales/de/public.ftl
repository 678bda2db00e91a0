# Was ein öffentlicher Server dazugibt: Menschen, die sich nicht kennen, finden zueinander.

strangers-title = Jemanden finden
strangers-hint = Wer hat gerade Lust auf ein Spiel?
strangers-waiting = Setz dich dazu
strangers-none = Gerade wartet niemand. Mach selbst einen Tisch auf!
strangers-open = Einen Tisch aufmachen
strangers-open-hint = Wer vorbeischaut, kann sich zu dir setzen. Das Spiel gibt euch beiden einen Namen; auszufüllen ist nichts.
strangers-wait = Auf jemanden warten
strangers-sit-with = Zu { $name } setzen
strangers-yours = Du wartest schon an einem Tisch.
strangers-quicker = Jemand war schneller. Such dir einen anderen Tisch aus.
strangers-seat = Gleich setzt sich jemand dazu
strangers-seat-hint = { $pace ->
    [days] Dein Tisch bleibt einen Tag lang offen, auch wenn du weggehst.
   *[clock] Dein Tisch bleibt offen, solange du da bist, höchstens eine Viertelstunde.
}
strangers-meanwhile = Solange eine schnelle Partie spielen
strangers-withdraw = Nicht mehr warten
strangers-arrived = { $name } hat sich zu dir gesetzt.
strangers-to-table = Zum Tisch
