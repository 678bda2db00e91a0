# Quello che dice solo il terminale: la prima schermata, i tasti e ciò che si scrive e si racconta in righe semplici.

# La prima schermata.
terminal-game = Partita
terminal-new-game = Nuova partita
terminal-first-name = Primo giocatore
terminal-second-name = Secondo giocatore
terminal-deal = Carte
terminal-deal-empty = mescolate (o numero, mano, trascrizione)
terminal-deal-hint = ← → gioca la mano del giorno, uguale per tutti
terminal-daily-hint = ← → gioca un’altra mano
terminal-deal-wrong = Non è né un numero, né una mano, né una trascrizione. Una mano è fatta di tre lettere, una barra e le altre quindici lettere dalla A alla R; una trascrizione aggiunge le mosse.
terminal-day = { $day } { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[other] dicembre
}
terminal-form-keys = ↑↓ riga   ←→ scegli   Invio comincia   Esc esci

# Andare e tornare.
terminal-nothing-to-continue = Non c’è nessuna partita da riprendere.
terminal-not-kept = Questa partita non viene salvata: { $reason }
terminal-go-on = Per continuare: { $command }
terminal-the-game = Trascrizione: { $record }
terminal-too-small = Il tavolo ha bisogno di { $columns } colonne e { $rows } righe; questa finestra ne ha { $width } e { $height }. Ingrandiscila, premi Q per uscire, o gioca con righe di testo usando --plain.

# Al tavolo.
terminal-in-circle = { $count ->
    [one] 1 carta nel cerchio
   *[other] { $count } carte nel cerchio
}
terminal-circle-empty = Il cerchio è vuoto.
terminal-top = { $card } in cima
terminal-free = { $cards } in regalo
terminal-zoom = Z ingrandisce
terminal-why = Perché?
terminal-evidence = * conta, + è il motivo, − costa punti
terminal-more-lines = { $count ->
    [one] e 1 altra: S, poi ↓
   *[other] e altre { $count }: S, poi ↓
}
terminal-covers = Copre { $territories }.
terminal-no-change = I tuoi punti non cambiano.
terminal-laid = Ancora Invio per piazzare la carta lì.
terminal-laid-last = Invio chiude il turno.
terminal-hint-more = Ancora «{ $key }» per saperne di più.
terminal-nothing-to-undo = Non c’è niente da annullare.
terminal-finish-first = Prima finisci questa partita, o lasciala con Q: resta salvata.
terminal-confirm-on = D’ora in poi ogni carta piazzata aspetta un secondo Invio.
terminal-confirm-off = D’ora in poi basta un Invio per piazzare una carta.
terminal-only-two-judged = Si analizzano solo le partite in due.
terminal-analyse-first = Prima fai analizzare la partita, con A.
terminal-judged-so-far = Analizzato finora: { $percent }%.
terminal-margin = { $person ->
    [you] Il tuo vantaggio: { $graph } (da { $low } a { $high })
   *[other] Vantaggio di { $name }: { $graph } (da { $low } a { $high })
}
terminal-percent = { $share }%
terminal-point-start = mossa { $number }, { $person ->
    [you] parti dalla { $card }
   *[other] { $name } parte dalla { $card }
}
terminal-point-draft = mossa { $number }, { $person ->
    [you] prendi { $card }
   *[other] { $name } prende { $card }
}
terminal-point-place = mossa { $number }, { $person ->
    [you] piazzi { $card }
   *[other] { $name } piazza { $card }
}
terminal-escape = Esc

# I tasti, come li spiega l’elenco.
terminal-key-arrows = scegliere una carta o una riga; spostare la carta da piazzare
terminal-key-digits = scegliere una carta: la cifra dice quante ne salti
terminal-key-enter = prendere, piazzare, finire il turno; non aspettare il computer
terminal-key-score = segnapunti: da dove vengono i punti
terminal-key-log = ripercorrere la partita all’indietro
terminal-key-zoom = ingrandire una cittadina, poi l’altra
terminal-key-confirm = piazzare le carte con due Invio, o con uno
terminal-key-back = tornare alla partita
terminal-key-analyse = dopo la partita: analizzare le mosse
terminal-key-turning = dopo l’analisi: la prossima svolta
terminal-key-rematch = dopo la partita: le stesse carte
terminal-key-new-deal = dopo la partita: carte nuove, prossimo scenario
terminal-key-help = questo aiuto; ancora ? per la pagina seguente
terminal-key-quit = uscire; la partita resta salvata
terminal-signs = Segni e lettere
terminal-sign-aim = a chi tocca; la carta scelta; la carta che stai piazzando
terminal-sign-fresh = piazzata nell’ultimo turno
terminal-sign-covered = sotto le lettere della carta da piazzare: che cosa copre
terminal-sign-spot = qui può andare una carta
terminal-sign-price = accanto a una carta: quante ne salti per prenderla
terminal-sign-skipped = queste carte andrebbero al giocatore da quella parte
terminal-sign-side = nell’elenco delle mosse: giocata a sinistra, a destra
terminal-sign-axes = I numeri lungo una cittadina sono colonne e righe. Il posto di una carta, per esempio (1; −3), è quello del suo territorio in basso a sinistra.

# Che cosa fa un tasto adesso, nell’ultima riga: più è corto, più tasti ci stanno.
terminal-do-line = riga
terminal-do-step = mossa
terminal-do-turning = svolta
terminal-do-first = prima
terminal-do-last = ultima
terminal-do-analyse = analizza
terminal-do-rematch = stesse carte
terminal-do-new-deal = carte nuove
terminal-do-replay = rivedi
terminal-do-not-wait = non aspettare
terminal-do-move = sposta
terminal-do-turn = capovolgi
terminal-do-place = piazza
terminal-do-confirm = conferma
terminal-do-card = carta
terminal-do-start = inizia qui
terminal-do-take = prendi
terminal-do-undo = annulla
terminal-do-hint = consiglio
terminal-do-score = punti
terminal-do-zoom = ingrandisci
terminal-do-log = mosse
terminal-do-back = indietro
terminal-do-help = aiuto
terminal-do-quit = esci
terminal-do-next-page = pagina seguente
terminal-do-previous-page = pagina precedente
terminal-home = Home
terminal-end = Fine
terminal-other-key = altro tasto:

# Righe semplici: le parole che si possono scrivere. Una sola parola, in minuscolo.
terminal-word-show = mostra
    .meaning = le due cittadine, il cerchio e le carte punteggio
terminal-word-score = punti
    .meaning = il segnapunti, con il perché di ogni riga
terminal-word-moves = mosse
    .meaning = tutte le mosse possibili adesso
terminal-word-try = prova
    .meaning = che cosa cambierebbe una mossa, per esempio «prova P0,0»
terminal-word-hint = consiglio
    .meaning = la mossa che farebbe il computer
terminal-word-analyse = analisi
    .meaning = quanto è valsa ogni decisione finora
terminal-word-rival = rivale
    .meaning = in solitario: ogni turno del rivale, e perché
terminal-word-undo = annulla
    .meaning = ritirare l’ultima mossa del tuo turno
terminal-word-record = trascrizione
    .meaning = la partita finora, in una riga
terminal-word-rules = regole
    .meaning = le regole in breve
terminal-word-help = aiuto
    .meaning = questo elenco
terminal-word-quit = esci
    .meaning = uscire; la partita resta salvata

terminal-type-help = Scrivi «{ $word }» per l’elenco di tutto ciò che puoi scrivere.
terminal-help-moves = Mosse, come in una trascrizione:
terminal-help-start = scegliere la carta di partenza
terminal-help-draft = prendere una carta; quelle prima vanno all’avversario
terminal-help-place = piazzare una carta: la casella in basso a sinistra, { "\u0027" } se capovolta
terminal-help-commands = Parole:
terminal-letters = Due lettere per territorio, terreno e oggetto (iniziali inglesi):
terminal-scoring-cards = Carte punteggio:
terminal-circle = Il cerchio, in senso orario:
terminal-taken-back = Mossa ritirata: { $mv }.
terminal-type-start = Adesso scegli la carta di partenza, per esempio *B.
terminal-type-draft = Adesso prendi una carta: scrivi la sua lettera.
terminal-type-place = Adesso piazza la carta { $card }, per esempio { $upright } o { $turned }.
terminal-error = Errore. { $reason }
terminal-error-word = «{ $word }» non è una parola che conosco, e nemmeno una mossa.
terminal-error-number = Una casella è fatta di due numeri interi, x e y, per esempio 2,-1.
terminal-error-far = Nessuna cittadina arriva così lontano.
terminal-error-not-in-circle = La carta { $card } non è nel cerchio.
terminal-error-first-card = La prima carta di una cittadina va in 0,0.
terminal-error-detached = Lì la carta non toccherebbe nulla. La casella più vicina è { $nearest }.
terminal-error-not-text = Questa riga è illeggibile.
terminal-error-no-rival = In una partita in due non c’è nessun rivale.
terminal-error-try = Quale mossa? Per esempio «prova P0,0».
