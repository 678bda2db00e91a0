solo-title = Cowboy solitario

# La schermata.
solo-lead = Costruisci contro un rivale che segue regole semplici: sai sempre che cosa cerca.
solo-variant = Come gioca il rivale
solo-campaign = La campagna
solo-stars = { $stars } stelle su { $most }
solo-stars-rule = Una stella per la vittoria, una seconda da { $two } punti di vantaggio, una terza da { $three }.
solo-stage = Scenario { $number }
solo-locked = Vinci prima «{ $scenario }».
solo-play = Gioca
solo-play-scenario = Gioca «{ $scenario }»
solo-best = Record: { $points } a { $rival }
solo-tally = { $played ->
    [one] 1 partita, { $won } vinta
   *[other] { $played } partite, { $won } vinte
}
solo-not-played = Non ancora giocata
solo-rules-of-rival = Che cosa fa il rivale
solo-round = Round { $number }
solo-rival-scores = Fa punti

# Scenari propri.
solo-own = I tuoi scenari
solo-own-lead = Uno scenario è un piccolo testo (TOML): due carte punteggio, che cosa cerca il rivale, come fa punti. Apri un file o scrivine uno qui.
solo-own-file = Apri un file
solo-own-text = Il testo di uno scenario
solo-own-example = Comincia da un esempio
solo-own-add = Controlla e aggiungi
solo-own-replace = Sostituisci
solo-own-added = «{ $scenario }» è nella tua lista.
solo-own-save = Salva come file
solo-own-edit = Modifica
solo-own-remove = Rimuovi
solo-own-remove-sure = Rimuovere davvero?
solo-own-removed = «{ $scenario }» non è più nella tua lista. Il testo è qui sotto.
solo-own-unreadable = Un testo illeggibile
solo-own-taken = C’è già uno scenario «{ $id }» nella tua lista.
solo-own-built-in = L’id «{ $id }» appartiene a uno scenario della campagna. Scegline un altro.
solo-not-kept = Questo browser non permette di conservare nulla.

# Che cosa non va nel testo di uno scenario.
flaw-line = Riga { $line }: { $flaw }
flaw-field = Riga { $line }, { $field }: { $flaw }
flaw-too-long = { $bytes } byte sono troppi per uno scenario.
flaw-syntax = questo non è TOML: controlla virgolette, parentesi e segni di uguale.
flaw-missing = manca.
flaw-unknown = questo campo non esiste. Ci sono: { $fields }.
flaw-none-of = richiede uno di questi: { $fields }.
flaw-not-with = non va con { $field }.
flaw-kind = dovrebbe essere { $expected }, non { $found }.
flaw-range = { $found } non è tra { $least } e { $most }.
flaw-length = { $found } invece di { $least }–{ $most }.
flaw-length-exact = { $found } invece di { $least }.
flaw-word = «{ $found }» non si conosce qui. Scrivi uno di questi: { $choices }.
flaw-not-card = «{ $found }» non è una carta. Scrivi la lettera, da A a R, o il titolo inglese del lato punteggio.
flaw-twice = { $card } compare due volte.
flaw-id = «{ $found }» non è un id. Scrivi al massimo 24 minuscole e cifre, parole unite da _.
flaw-title = un titolo ha da 1 a 60 caratteri su una riga.
flaw-not-rising = ogni riga deve cominciare con un numero più grande di quella prima.
toml-string = un testo tra virgolette
toml-number = un numero intero
toml-float = un numero con la virgola
toml-boolean = vero o falso
toml-date = una data
toml-list = una lista
toml-table = una tabella di campi

# Al tavolo.
solo-deck = { $count ->
    [one] Il mazzo: carta { $card }, l’ultima: { $territories }
   *[other] Il mazzo: carta { $card } in cima, { $count } carte: { $territories }
}
solo-round-of = Round { $number } di 2
solo-looks-for = Che cosa cerca
solo-did = Che cosa ha fatto
solo-watch = Rivedi
solo-watch-turn = Rivedi il turno { $number }
solo-town-card = Carta { $card }: { $territories }
solo-you-take = Prendi la carta { $card }.
solo-step-look = Il rivale guarda la carta { $card }…
solo-turns = I turni del rivale
solo-turns-none = Il rivale non ha ancora giocato.
solo-turn = Turno { $number }
solo-from-you = Da te
solo-taken = Presa
solo-from-deck = Dal mazzo
solo-to-you = A te

# Dopo la partita.
solo-is-best = La tua migliore partita in questo scenario finora.
solo-opened = Lo scenario successivo è aperto: «{ $scenario }».
solo-all = Tutti gli scenari
