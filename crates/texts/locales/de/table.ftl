table-title = Der Tisch
table-not-kept = Dieser Browser kann das Spiel nicht speichern.
table-not-loaded = Der Computergegner konnte nicht geladen werden. Neuer Versuch …
table-player = Spieler { $number }
table-home = Startseite
table-queue = { $person ->
    [you] Karten, die du noch anlegen musst
   *[other] { $name }: noch anzulegende Karten
}
table-town = { $person ->
    [you] Deine Landschaft
   *[other] Landschaft von { $name }
}
table-rival-town = Die Stadt des Rivalen
table-sheet = Wertung
table-goals = Punktekarten
table-total = Summe
table-end-turn = Zug beenden
table-place = Anlegen
table-undo = Rückgängig
table-turn = Drehen
table-over = Das Spiel ist zu Ende.
table-circle-card = Karte { $card }: { $territories }. Übersprungene Karten: { $skips }
table-thinking = { $name } überlegt
table-hint = Tipp
table-hint-coming = Lass mich überlegen …
table-go-on = Schneller
table-take = Nehmen
table-start-here = Hier beginnen
table-sheet-help = Zeig auf eine Zahl, um zu sehen, woher sie kommt.
    .touch = Tipp auf eine Zahl, um zu sehen, woher sie kommt.
table-score-hidden = Die Wertung ist bis zum Ende verborgen.
table-aim = { $way ->
    [turned] Feld { $cell }, um 180° gedreht: { $points }
   *[upright] Feld { $cell }: { $points }
}
table-town-empty = Hier liegt noch nichts.
table-keys = Tastenkürzel
table-close = Schließen
table-enter = Enter
table-key-arrows = durch den Kreis oder über die Felder deiner Landschaft gehen
table-key-digits = auf eine Karte zeigen: Die Ziffer sagt, wie viele du überspringst
table-key-turn = die Karte um 180° drehen
table-key-enter = nehmen, anlegen, den Zug beenden
table-key-undo = rückgängig machen
table-key-hint = ein Tipp; noch einmal: mehr
table-key-score = die Wertung vorlesen
table-key-asked = hören, was jetzt zu tun ist
table-key-goals = die Punktekarten zeigen, eine nach der anderen
table-key-stage = den Kreis, deine oder die andere Landschaft zeigen
table-key-help = diese Liste
table-look = Ansehen: { $thing }
table-watch-again = Letzten Zug ansehen
table-key-watch = den letzten Zug noch einmal ansehen
