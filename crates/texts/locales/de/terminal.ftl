# Was nur das Terminal sagt: der erste Bildschirm, die Tasten und was in einfachen Zeilen getippt und erzählt wird.

# Der erste Bildschirm.
terminal-game = Spiel
terminal-new-game = Neues Spiel
terminal-first-name = Startspieler
terminal-second-name = Zweiter Spieler
terminal-deal = Karten
terminal-deal-empty = gemischt (oder Zahl, Verteilung, Aufzeichnung)
terminal-deal-hint = ← → das Spiel des Tages spielen, für alle gleich
terminal-daily-hint = ← → mit anderen Karten spielen
terminal-deal-wrong = Das ist weder eine Zahl noch eine Verteilung noch eine Aufzeichnung. Eine Verteilung besteht aus drei Buchstaben, einem Schrägstrich und den anderen fünfzehn Buchstaben von A bis R; in einer Aufzeichnung folgen die Züge.
terminal-day = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[other] Dezember
}
terminal-form-keys = ↑↓ Zeile   ←→ wählen   Enter los   Esc beenden

# Gehen und wiederkommen.
terminal-nothing-to-continue = Es gibt kein Spiel, das du fortsetzen könntest.
terminal-not-kept = Dieses Spiel wird nicht gespeichert: { $reason }
terminal-go-on = Weiterspielen mit: { $command }
terminal-the-game = Aufzeichnung: { $record }
terminal-too-small = Der Tisch braucht { $columns } Spalten und { $rows } Zeilen; dieses Fenster hat { $width } und { $height }. Mach es größer, beende mit Q oder spiel mit --plain in Textzeilen.

# Am Tisch.
terminal-in-circle = { $count ->
    [one] 1 Karte im Kreis
   *[other] { $count } Karten im Kreis
}
terminal-circle-empty = Der Kreis ist leer.
terminal-top = { $card } oben
terminal-free = { $cards } anzulegen
terminal-zoom = Z vergrößert
terminal-why = Warum?
terminal-evidence = * zählt, + darum zählt es, − kostet Punkte
terminal-more-lines = { $count ->
    [one] und 1 weitere: S, dann ↓
   *[other] und { $count } weitere: S, dann ↓
}
terminal-covers = Überbaut { $territories }.
terminal-no-change = Deine Punkte bleiben gleich.
terminal-laid = Noch einmal Enter legt die Karte dort an.
terminal-laid-last = Enter beendet deinen Zug.
terminal-hint-more = Noch einmal { $key } verrät mehr.
terminal-nothing-to-undo = Es gibt nichts rückgängig zu machen.
terminal-finish-first = Spiel erst dieses Spiel zu Ende, oder beende mit Q: Es ist gespeichert.
terminal-confirm-on = Ab jetzt wartet jede Karte, die du anlegst, auf ein zweites Enter.
terminal-confirm-off = Ab jetzt genügt ein Enter, um eine Karte anzulegen.
terminal-only-two-judged = Nur Spiele zu zweit können analysiert werden.
terminal-analyse-first = Lass das Spiel zuerst analysieren, mit A.
terminal-judged-so-far = Bisher analysiert: { $percent } %.
terminal-margin = { $person ->
    [you] Dein Vorsprung: { $graph } (von { $low } bis { $high })
   *[other] Vorsprung von { $name }: { $graph } (von { $low } bis { $high })
}
terminal-percent = { $share } %
terminal-point-start = Zug { $number }, { $person ->
    [you] du beginnst bei { $card }
   *[other] { $name } beginnt bei { $card }
}
terminal-point-draft = Zug { $number }, { $person ->
    [you] du nimmst { $card }
   *[other] { $name } nimmt { $card }
}
terminal-point-place = Zug { $number }, { $person ->
    [you] du legst { $card } an
   *[other] { $name } legt { $card } an
}
terminal-escape = Esc

# Die Tasten, wie die Tastenliste sie erklärt.
terminal-key-arrows = Karte oder Zeile wählen; Karte auf den nächsten erlaubten Platz
terminal-key-digits = eine Karte wählen: Die Ziffer sagt, wie viele du überspringst
terminal-key-enter = nehmen, anlegen, Zug beenden; nicht auf den Computer warten
terminal-key-score = Wertung: woher die Punkte kommen
terminal-key-log = im Spiel Zug um Zug zurückblättern
terminal-key-zoom = eine Landschaft vergrößern, dann die andere
terminal-key-confirm = Karten mit zweimal Enter anlegen oder mit einmal
terminal-key-back = zurück zum Spiel
terminal-key-analyse = nach dem Spiel: die Züge analysieren
terminal-key-turning = danach: der nächste Wendepunkt
terminal-key-rematch = nach dem Spiel: dieselben Karten noch einmal
terminal-key-new-deal = nach dem Spiel: neue Karten, nächstes Szenario
terminal-key-help = diese Hilfe; noch einmal: nächste Seite (Zeichen, Regeln)
terminal-key-quit = beenden; das Spiel ist gespeichert
terminal-signs = Zeichen und Buchstaben
terminal-sign-aim = wer am Zug ist; gewählte Karte; Karte, die du gerade anlegst
terminal-sign-fresh = im letzten Zug angelegt
terminal-sign-covered = unter den Buchstaben der Karte, die du anlegst: was sie überbaut
terminal-sign-spot = hier kann eine Karte liegen
terminal-sign-price = neben einer Karte: so viele überspringst du, um sie zu nehmen
terminal-sign-skipped = diese Karten gehen dann an den Spieler auf dieser Seite
terminal-sign-side = in der Zugliste: links gespielt, rechts gespielt
terminal-sign-axes = Die Zahlen am Rand einer Landschaft sind ihre Spalten und Zeilen. Der Platz einer Karte, etwa (1; −3), ist der ihres Territoriums links unten.

# Was eine Taste gerade tut, in der letzten Zeile: je kürzer, desto mehr Tasten haben Platz.
terminal-do-line = Zeile
terminal-do-step = Zug
terminal-do-turning = Wendepunkt
terminal-do-first = Anfang
terminal-do-last = Schluss
terminal-do-analyse = Analyse
terminal-do-rematch = dieselben Karten
terminal-do-new-deal = neue Karten
terminal-do-replay = ansehen
terminal-do-not-wait = weiter
terminal-do-move = schieben
terminal-do-turn = drehen
terminal-do-place = anlegen
terminal-do-confirm = bestätigen
terminal-do-card = Karte
terminal-do-start = hier beginnen
terminal-do-take = nehmen
terminal-do-undo = rückgängig
terminal-do-hint = Tipp
terminal-do-score = Wertung
terminal-do-zoom = vergrößern
terminal-do-log = Verlauf
terminal-do-back = zurück
terminal-do-help = Hilfe
terminal-do-quit = Ende
terminal-do-next-page = nächste Seite
terminal-do-previous-page = vorige Seite
terminal-home = Pos1
terminal-end = Ende
terminal-other-key = jede andere Taste:

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
terminal-word-rules = regeln
    .meaning = die Regeln in Kürze
terminal-word-help = hilfe
    .meaning = diese Liste
terminal-word-quit = ende
    .meaning = beenden; das Spiel ist gespeichert

terminal-type-help = Tippe { $word }, um zu sehen, was du alles tippen kannst.
terminal-help-moves = Züge, wie in einer Aufzeichnung:
terminal-help-start = die Startkarte bestimmen
terminal-help-draft = eine Karte nehmen; die Karten davor gehen an den Gegner
terminal-help-place = eine Karte anlegen: ihr Feld links unten, mit { "\u0027" } um 180° gedreht
terminal-help-commands = Wörter:
terminal-letters = Jedes Territorium hat zwei Buchstaben, für Typ und Objekt (die englischen Anfangsbuchstaben):
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
