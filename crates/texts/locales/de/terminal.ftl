# Was nur das Terminal sagt: der erste Bildschirm, die Tasten und was in einfachen Zeilen getippt und erzählt wird.

# Der erste Bildschirm.
terminal-game = Spiel
terminal-new-game = Neues Spiel
terminal-first-name = Startspieler
terminal-second-name = Zweiter Spieler
terminal-deal = Karten
terminal-deal-empty = gemischt; oder Zahl, Verteilung, Aufzeichnung
terminal-deal-hint = ← → das Spiel des Tages, für alle gleich
terminal-daily-hint = ← → andere Karten
terminal-form-keys = ↑↓ Zeile   ←→ wählen   Enter los   Esc beenden

# Gehen und wiederkommen.
terminal-nothing-to-continue = Es gibt kein Spiel, das du fortsetzen könntest.
terminal-not-kept = Dieses Spiel wird nicht gespeichert: { $reason }
terminal-go-on = Weiterspielen mit: { $command }
terminal-the-game = Das Spiel: { $record }
terminal-too-small = Der Tisch braucht { $columns } Spalten und { $rows } Zeilen; dieses Fenster hat { $width } und { $height }. Mach es größer, beende mit Q oder spiel mit --plain in Textzeilen.

# Am Tisch.
terminal-in-circle = { $count ->
    [one] 1 Karte im Kreis
   *[other] { $count } Karten im Kreis
}
terminal-circle-empty = Der Kreis ist leer.
terminal-top = { $card } oben
terminal-free = anzulegen: { $cards }
terminal-zoom = Z vergrößert
terminal-why = Warum?
terminal-evidence = * zählt · + darum zählt es · { "-" } kostet Punkte
terminal-more-lines = { $count ->
    [one] und 1 weitere: S, dann ↓
   *[other] und { $count } weitere: S, dann ↓
}
terminal-covers = Überbaut { $territories }.
terminal-no-change = keine Änderung
terminal-laid = Enter beendet deinen Zug. Bis dahin kannst du die Karte verschieben, drehen oder mit U zurücknehmen.
terminal-nothing-to-undo = Es gibt nichts rückgängig zu machen.
terminal-finish-first = Bring erst dieses Spiel zu Ende, oder beende mit Q: Es ist gespeichert.
terminal-confirm-on = Ab jetzt wartet die letzte Karte eines Zuges auf ein zweites Enter.
terminal-confirm-off = Ab jetzt endet dein Zug, sobald die letzte Karte liegt.
terminal-only-two-judged = Nur Spiele zu zweit werden beurteilt.
terminal-analyse-first = Lass das Spiel erst beurteilen, mit A.
terminal-judged-so-far = Bisher beurteilt: { $percent } %.
terminal-margin = Vorsprung ({ $name }): { $graph }

# Die Tasten, wie die Tastenliste sie erklärt.
terminal-key-arrows = Karte wählen, Karte verschieben, Zeile wählen
terminal-key-digits = die Karte wählen, für die so viele übersprungen werden
terminal-key-turn = die Karte drehen
terminal-key-enter = nehmen, anlegen, Zug beenden; den Computer antreiben
terminal-key-undo = rückgängig machen
terminal-key-hint = ein Tipp
terminal-key-score = Wertung: woher die Punkte kommen
terminal-key-log = das Spiel Zug um Zug zurückverfolgen
terminal-key-zoom = eine Landschaft, die andere, beide
terminal-key-confirm = Zug mit einem zweiten Enter beenden oder ohne
terminal-key-back = zurück zum Spiel
terminal-key-analyse = nach dem Spiel: die Züge beurteilen
terminal-key-turning = danach: der nächste Wendepunkt
terminal-key-rematch = nach dem Spiel: dieselben Karten noch einmal
terminal-key-new-deal = nach dem Spiel: neue Karten, nächstes Szenario
terminal-key-help = diese Liste
terminal-key-quit = beenden; das Spiel ist gespeichert
terminal-signs = > anzulegende Karte   { "\u0027" } zuletzt angelegt   jede Taste: zurück

# Die Tasten, die gerade etwas bedeuten, in der letzten Zeile: höchstens 78 Zeichen.
terminal-keys-help = jede Taste: zurück
terminal-keys-sheet = ↑↓ Zeile  Esc zurück  ? Tasten  Q Ende
terminal-keys-past = ←→ Schritt  Pos1 Anfang  Ende Schluss  Esc zurück  ? Tasten  Q beenden
terminal-keys-review = ←→ Schritt  T Wendepunkt  Pos1 Anfang  Ende Schluss  Esc zurück  Q beenden
terminal-keys-over = A Analyse  M dieselben  N neue Karten  ←→ ansehen  S Wertung  ? Tasten  Q Ende
terminal-keys-computer = Enter antreiben  U zurück  S Wertung  L Verlauf  ? Tasten  Q Ende
terminal-keys-laid = Enter Zug beenden  ←↑↓→ schieben  R drehen  U zurück  ? Tasten  Q Ende
terminal-keys-place = ←↑↓→ schieben  R drehen  Enter anlegen  U zurück  H Tipp  ? Tasten  Q Ende
terminal-keys-card = ←→ Karte  Enter nehmen  U zurück  H Tipp  S Wertung  ? Tasten  Q Ende

# Einfache Zeilen: die Wörter, die man tippen kann. Je ein Wort, kleingeschrieben.
terminal-word-show = zeigen
    .meaning = beide Landschaften, der Kreis und die Punktekarten
terminal-word-score = wertung
    .meaning = die Wertung, mit dem Grund für jede Zeile
terminal-word-moves = züge
    .meaning = alles, was jetzt möglich ist
terminal-word-try = probieren
    .meaning = was ein Zug ändern würde, etwa probieren P0,0
terminal-word-hint = tipp
    .meaning = was der Computer tun würde
terminal-word-analyse = analyse
    .meaning = was jede Entscheidung bisher wert war
terminal-word-rival = rivale
    .meaning = im Solospiel: jeder Zug des Rivalen und warum
terminal-word-undo = zurück
    .meaning = den letzten Schritt deines Zuges zurücknehmen
terminal-word-record = aufzeichnung
    .meaning = das Spiel bis hierher, in einer Zeile
terminal-word-help = hilfe
    .meaning = diese Liste
terminal-word-quit = ende
    .meaning = beenden; das Spiel ist gespeichert

terminal-type-help = Tippe { $word }, um zu sehen, was du alles tippen kannst.
terminal-help-moves = Züge, wie in einer Aufzeichnung:
terminal-help-start = die Startkarte bestimmen
terminal-help-draft = eine Karte nehmen; die Karten davor gehen an den Gegner
terminal-help-place = eine Karte anlegen: ihr Feld links unten, mit { "\u0027" } auf dem Kopf
terminal-help-commands = Wörter:
terminal-letters = Jedes Territorium hat zwei Buchstaben, für Typ und Objekt:
terminal-scoring-cards = Punktekarten:
terminal-circle = Der Kreis, im Uhrzeigersinn:
terminal-taken-back = Zurückgenommen: { $mv }.
terminal-type-start = Bestimme jetzt die Startkarte, etwa *B.
terminal-type-draft = Nimm jetzt eine Karte: Tippe ihren Buchstaben.
terminal-type-place = Lege jetzt Karte { $card } an, etwa { $upright } oder { $turned }.
terminal-error = Fehler: { $reason }
terminal-error-word = „{ $word }“ ist weder ein Wort, das ich kenne, noch ein Zug.
terminal-error-number = Ein Feld besteht aus zwei ganzen Zahlen, x und y, etwa 2,-1.
terminal-error-far = So weit reicht keine Landschaft.
terminal-error-not-in-circle = Karte { $card } liegt nicht im Kreis.
terminal-error-first-card = Die erste Karte einer Landschaft gehört auf 0,0.
terminal-error-detached = Dort würde die Karte nichts berühren. Das nächste erlaubte Feld ist { $nearest }.
terminal-error-not-text = Diese Zeile lässt sich nicht lesen.
terminal-error-no-rival = In einem Spiel zu zweit gibt es keinen Rivalen.
terminal-error-try = Welchen Zug? Etwa probieren P0,0.
