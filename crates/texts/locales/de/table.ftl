table-title = Der Tisch
table-not-kept = Dieser Browser erlaubt nicht, das Spiel aufzubewahren.
table-not-loaded = Der Computergegner konnte nicht geladen werden. Nächster Versuch …
table-player = Spieler { $number }
table-home = Startseite
table-queue = { $person ->
    [you] Karten, die du noch anlegen musst
   *[other] Karten, die { $name } noch anlegen muss
}
table-town = { $person ->
    [you] Deine Landschaft
   *[other] Landschaft von { $name }
}
table-rival-town = Die Stadt des Rivalen
table-sheet = Wertung
table-total = Summe
table-end-turn = Zug beenden
table-place = Legen
table-undo = Zurück
table-turn = Drehen
table-over = Das Spiel ist zu Ende.
table-circle-card = Karte { $card }: { $territories }. Übersprungen: { $skips }
table-thinking = { $name } überlegt
table-hint = Tipp
table-hint-coming = Lass mich überlegen …
table-hint-start = Ich würde den Kreis bei Karte { $card } beginnen (erwartet: { $margin }).
table-hint-draft = Ich würde Karte { $card } nehmen (erwartet: { $margin }).
table-hint-place = Ich würde Karte { $card } hierhin legen (erwartet: { $margin }).
table-go-on = Weiter
table-take = Nehmen
table-start-here = Hier beginnen
table-sheet-help = Zeig auf eine Zahl, um zu sehen, woraus sie besteht.
table-score-hidden = Die Wertung ist bis zum Ende verborgen.
table-aim = { $way ->
    [turned] Feld { $cell }, gedreht: { $points }
   *[upright] Feld { $cell }: { $points }
}
table-town-empty = Hier liegt noch nichts.
table-keys = Tasten
table-close = Schließen
table-key-arrows = im Kreis weitergehen oder zwischen den Plätzen deiner Landschaft
table-key-digits = auf die Karte zeigen, für die so viele übersprungen werden
table-key-turn = die Karte drehen
table-key-enter = nehmen, legen, den Zug beenden
table-key-undo = zurücknehmen
table-key-hint = ein Tipp
table-key-score = die Wertung vorlesen
table-key-stage = den Kreis, deine oder die andere Landschaft ansehen
table-key-help = diese Liste
table-look = Ansehen: { $thing }
table-watch-again = Den letzten Zug noch einmal ansehen
table-key-watch = den letzten Zug noch einmal ansehen
