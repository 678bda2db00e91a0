solo-title = Einsamer Cowboy

# Der Bildschirm.
solo-lead = Du baust deine Landschaft gegen einen Rivalen, der einfachen Regeln folgt: Du weißt immer, was er sucht.
solo-variant = Wie der Rivale spielt
solo-campaign = Die Kampagne
solo-stars = { $stars } von { $most } Sternen
solo-stars-rule = Ein Stern für den Sieg, zwei ab { $two } Punkten Vorsprung, drei ab { $three }.
solo-any-order = Spiel sie der Reihe nach, oder such dir eines aus.
solo-stage = Szenario { $number }
solo-play = Spielen
solo-play-scenario = „{ $scenario }“ spielen
solo-best = Bestes Ergebnis: { $points } zu { $rival }
solo-tally = { $played ->
    [one] 1 Spiel, { $won } gewonnen
   *[other] { $played } Spiele, { $won } gewonnen
}
solo-not-played = Noch nicht gespielt
solo-rules-of-rival = Was der Rivale tut
solo-round = Runde { $number }
solo-rival-scores = Dafür erhält er Punkte

# Eigene Szenarien.
solo-own = Deine eigenen Szenarien
solo-own-lead = Ein Szenario ist ein kleiner Text (TOML): zwei Punktekarten, was der Rivale sucht, wofür er Punkte erhält. Öffne eine Datei oder schreib hier eines.
solo-own-file = Datei öffnen
solo-own-text = Der Text eines Szenarios
solo-own-example = Mit einem Beispiel beginnen
solo-own-add = Prüfen und aufnehmen
solo-own-replace = Ersetzen
solo-own-added = „{ $scenario }“ steht auf deiner Liste.
solo-own-save = Als Datei speichern
solo-own-edit = Bearbeiten
solo-own-remove = Entfernen
solo-own-remove-sure = Wirklich entfernen?
solo-own-removed = „{ $scenario }“ steht nicht mehr auf deiner Liste. Den Text findest du unten.
solo-own-unreadable = Dieser Text lässt sich nicht lesen
solo-own-taken = Auf deiner Liste steht schon ein Szenario „{ $id }“.
solo-own-built-in = Die ID „{ $id }“ gehört zu einem Szenario der Kampagne. Wähle eine andere.
solo-not-kept = Dieser Browser kann nichts speichern.

# Was an einem Szenariotext falsch ist.
flaw-line = Zeile { $line }: { $flaw }
flaw-field = Zeile { $line }, { $field }: { $flaw }
flaw-too-long = { $bytes } Bytes sind zu viel für ein Szenario.
flaw-syntax = das ist kein TOML: Prüfe Anführungszeichen, Klammern und Gleichheitszeichen.
flaw-missing = fehlt.
flaw-unknown = dieses Feld gibt es nicht. Es gibt: { $fields }.
flaw-none-of = braucht eines dieser Felder: { $fields }.
flaw-not-with = lässt sich nicht mit { $field } kombinieren.
flaw-kind = sollte { $expected } sein, nicht { $found }.
flaw-range = { $found } liegt nicht zwischen { $least } und { $most }.
flaw-length = enthält { $found } statt { $least } bis { $most } Einträge.
flaw-length-exact = enthält { $found } statt { $least } Einträge.
flaw-word = „{ $found }“ ist hier unbekannt. Möglich sind: { $choices }.
flaw-not-card = „{ $found }“ ist keine Karte. Schreib ihren Buchstaben, A bis R, oder den englischen Titel ihrer Punktseite.
flaw-no-card = keine der sechzehn Karten erfüllt das.
flaw-twice = { $card } kommt zweimal vor.
flaw-id = „{ $found }“ ist keine ID. Schreib höchstens 24 Kleinbuchstaben und Ziffern, mit _ zwischen den Wörtern.
flaw-title = ein Titel hat 1 bis 60 Zeichen in einer Zeile.
flaw-not-rising = jede Tabellenzeile muss mit einer größeren Zahl beginnen als die davor.
toml-string = ein Text in Anführungszeichen
toml-number = eine ganze Zahl
toml-float = eine Kommazahl
toml-boolean = true oder false
toml-date = ein Datum
toml-list = eine Liste
toml-table = eine Tabelle von Feldern
toml-off-or-table = „off“ oder eine Tabelle von Feldern

# Am Tisch.
solo-deck = { $count ->
    [one] Der Vorlieben-Stapel: Karte { $card }, die letzte ({ $territories })
   *[other] Der Vorlieben-Stapel: oben Karte { $card } ({ $territories }), insgesamt { $count } Karten
}
solo-round-of = Runde { $number } von 2
solo-looks-for = Was er sucht
solo-did = Was er getan hat
solo-watch = Noch einmal ansehen
solo-watch-turn = Zug { $number } noch einmal ansehen
solo-town-card = Karte { $card }: { $territories }
solo-you-take = Du nimmst Karte { $card }.
solo-step-look = Der Rivale sieht sich Karte { $card } an …
solo-turns = Die Züge des Rivalen
solo-turns-none = Der Rivale war noch nicht am Zug.
solo-turn = Zug { $number }
solo-from-you = Von dir
solo-taken = Genommen
solo-from-deck = Vom Stapel
solo-to-you = An dich

# Nach dem Spiel.
solo-is-best = Dein bisher bestes Spiel in diesem Szenario!
solo-next = Als Nächstes in der Kampagne: „{ $scenario }“.
solo-all = Alle Szenarien
