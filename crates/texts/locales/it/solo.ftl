solo-title = Cowboy solitario

# La schermata.
solo-lead = Costruisci una cittadina contro un rivale che segue regole semplici: sai sempre che cosa cerca.
solo-variant = Come gioca il rivale
solo-campaign = La campagna
solo-stars = { $stars ->
    [one] 1 stella
   *[other] { $stars } stelle
} su { $most }
solo-stars-rule = Una stella per la vittoria, due con almeno { $two } punti di vantaggio, tre con almeno { $three }.
solo-any-order = Giocali in ordine, oppure scegli quello che preferisci.
solo-stage = Scenario { $number }
solo-play = Gioca
solo-play-scenario = Gioca «{ $scenario }»
solo-best = Record: { $points } a { $rival }
solo-tally = { $played ->
    [one] 1 partita
   *[other] { $played } partite
}, { $won ->
    [one] 1 vinta
   *[other] { $won } vinte
}
solo-not-played = Non ancora giocato
solo-rules-of-rival = Che cosa fa il rivale
solo-round = Round { $number }
solo-rival-scores = Che cosa gli dà punti

# Scenari propri.
solo-own = I tuoi scenari
solo-own-lead = Uno scenario è un piccolo testo (TOML): due carte punteggio, che cosa cerca il rivale, che cosa gli dà punti. Apri un file o scrivine uno qui.
solo-own-file = Apri un file
solo-own-text = Il testo di uno scenario
solo-own-example = Comincia da un esempio
solo-own-add = Controlla e aggiungi
solo-own-replace = Sostituisci
solo-own-added = «{ $scenario }» è nella tua lista.
solo-own-save = Salva in un file
solo-own-edit = Modifica
solo-own-remove = Rimuovi
solo-own-remove-sure = Rimuovere davvero?
solo-own-removed = «{ $scenario }» non è più nella tua lista. Il testo è qui sotto.
solo-own-unreadable = Questo testo è illeggibile
solo-own-taken = C’è già uno scenario «{ $id }» nella tua lista.
solo-own-built-in = L’ID «{ $id }» appartiene a uno scenario della campagna. Scegline un altro.
solo-not-kept = Questo browser non permette di salvare nulla.

# Che cosa non va nel testo di uno scenario.
flaw-line = Riga { $line }: { $flaw }
flaw-field = Riga { $line }, { $field }: { $flaw }
flaw-too-long = { $bytes } byte sono troppi per uno scenario.
flaw-syntax = questo non è TOML: controlla virgolette, parentesi e segni di uguale.
flaw-missing = questo campo manca.
flaw-unknown = questo campo non esiste. Quelli che esistono: { $fields }.
flaw-none-of = richiede uno di questi: { $fields }.
flaw-not-with = non si può combinare con { $field }.
flaw-kind = dovrebbe essere { $expected }, non { $found }.
flaw-range = { $found } non è tra { $least } e { $most }.
flaw-length = { $found ->
    [one] 1 voce
   *[other] { $found } voci
} invece di { $least }–{ $most }.
flaw-length-exact = { $found ->
    [one] 1 voce
   *[other] { $found } voci
} invece di { $least }.
flaw-word = «{ $found }» non è un valore valido. Scrivi uno di questi: { $choices }.
flaw-not-card = «{ $found }» non è una carta. Scrivi la sua lettera, dalla A alla R, o il titolo inglese della sua faccia punteggio.
flaw-no-card = nessuna delle sedici carte corrisponde.
flaw-twice = { $card } compare due volte.
flaw-id = «{ $found }» non è un ID. Scrivi al massimo 24 lettere minuscole e cifre, con _ tra le parole.
flaw-title = un titolo ha da 1 a 60 caratteri, su una sola riga.
flaw-not-rising = ogni riga deve cominciare con un numero più grande di quella precedente.
toml-string = un testo tra virgolette
toml-number = un numero intero
toml-float = un numero con decimali
toml-boolean = true o false
toml-date = una data
toml-list = una lista
toml-table = una tabella di campi
toml-off-or-table = «off» o una tabella di campi

# Al tavolo.
solo-deck = { $count ->
    [one] Il mazzo: carta { $card }, l’ultima ({ $territories })
   *[other] Il mazzo: carta { $card } in cima ({ $territories }), { $count } carte in tutto
}
solo-round-of = Round { $number } di 2
solo-looks-for = Che cosa cerca
solo-did = Che cosa ha fatto
solo-watch = Rivedi
solo-watch-turn = Rivedi il turno { $number }
solo-town-card = Carta { $card }: { $territories }
solo-you-take = Prendi la carta { $card }?
solo-step-look = Il rivale guarda la carta { $card }…
solo-turns = I turni del rivale
solo-turns-none = Il rivale non ha ancora giocato.
solo-turn = Turno { $number }
solo-from-you = Da te
solo-taken = Presa
solo-from-deck = Dal mazzo
solo-to-you = A te

# Dopo la partita.
solo-is-best = La tua migliore partita in questo scenario, finora!
solo-next = Il prossimo della campagna: «{ $scenario }».
solo-all = Tutti gli scenari
