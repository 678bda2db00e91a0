# Nach dem Spiel: Auszählung, Ergebnis, Rückblick.

review-title = Nach dem Spiel

ending-counting = Die Wertung
ending-skip = Überspringen
ending-show = Ergebnis
ending-count-again = Wertung noch einmal
ending-again = Neue Karten
ending-same-deal = Dieselben Karten
ending-other-side = Dieselben Karten, Plätze getauscht
ending-close = Zurück zum Tisch

# Das Ergebnis eines Spiels, und wie es weitergeht.

ending-look-back = Rückblick
ending-share = Teilen

# Rückblick: durch das Spiel gehen, das Urteil des Computers, etwas ausprobieren.

review-no-game = Hier ist kein Spiel
review-scenario-wrong = Das Szenario, das zu diesem Spiel gehört, lässt sich nicht lesen.
review-panel = Analyse
review-move = Zug
review-number = Nummer
review-move-of = Zug { $number } von { $count }.
review-beginning = Vor dem ersten Zug.
review-first = Zum Anfang
review-back = Einen Zug zurück
review-forward = Einen Zug weiter
review-last = Zum Ende
review-better = Was war besser?
review-played = Was gespielt wurde
review-explore = Ab hier ausprobieren
review-turning = Wendepunkte
review-no-turning = Keine Wendepunkte: Keine Seite hat einen entscheidenden Fehler gemacht.
review-analyse = Züge analysieren
review-analysing = Der Computer beurteilt jede Entscheidung, die letzte zuerst.
review-stop = Anhalten
review-moments = Was das Spiel entschied
review-accuracy = Genauigkeit
review-accuracy-of = { $all } (Nehmen { $drafts }, Anlegen { $placements })
review-drafts = Nehmen
review-placements = Anlegen
review-at-start = Geschätzt für zwei gleich gute Spieler: Allein durch die Zugreihenfolge { $person ->
    [you] lagst du
   *[other] lag { $name }
} um etwa { $margin ->
    [one] 1 Punkt
   *[other] { $margin } Punkte
} vorn.
review-at-start-even = Geschätzt für zwei gleich gute Spieler: Die Zugreihenfolge hat niemanden bevorzugt.
review-line = Die bessere Fortsetzung
review-lost = Verlorene Punkte
review-expectation = Erwartet
review-counted = Gezählt
review-costs = { $class }, kostet { $points ->
    [0] weniger als 1 Punkt
    [one] etwa 1 Punkt
   *[other] etwa { $points } Punkte
}
review-costs-proven = { $class }, kostet { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
review-better-start = Besser: den Kreis bei Karte { $card } beginnen.
review-better-draft = Besser: Karte { $card } nehmen.
review-better-place = Besser: Karte { $card }{ $way ->
    [turned] { " " }um 180° gedreht
   *[upright] { "" }
} auf { $at } legen.
review-expected = { $name }: erwartet { $best } statt { $played }.
review-graph-margins = { $person ->
    [you] Verlauf deines Vorsprungs
   *[other] Verlauf des Vorsprungs von { $name }
}: am Ende { $end }, bestenfalls { $best }, schlimmstenfalls { $worst }.
review-graph-points = Verlauf der Punkte: am Ende { $name } { $points }, { $other } { $other_points }.
review-graph-table = Alle Werte stehen in der Liste der Züge.
class-only = Einziger Zug
class-best = Bester Zug
class-good = Gut
class-inaccuracy = Ungenau
class-mistake = Fehler
class-blunder = Patzer
explore-back = Zurück zum Spiel
explore-expected = Erwartet: { $name } mit { $margin } vorn
explore-even = Erwartet: ausgeglichen
explore-between = Erwartet: { $name } mit { $margin } vorn (bewiesen: { $least } bis { $most })
explore-proven = Bewiesen: { $name } mit { $margin } vorn
explore-proven-even = Bewiesen: Gleichstand nach Punkten
explore-thinking = Erwartet …

# Ein Spiel weitergeben.

share-title = Dieses Spiel teilen
share-link = Link mit dem ganzen Spiel
share-record = Das Spiel in einer Zeile
share-picture = Bild
share-square = Beide Landschaften
share-table = Ganzer Tisch
share-copy = Kopieren
share-send = Link senden …
share-copied = Kopiert.
share-copy-yourself = Dieser Browser erlaubt das Kopieren nicht. Der Text ist markiert: Kopiere ihn selbst.
share-saved = Gespeichert.
share-not-saved = Dieser Browser konnte das Bild nicht erstellen.
