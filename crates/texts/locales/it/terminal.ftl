# Quello che dice solo il terminale: la prima schermata, i tasti e ciò che si scrive e si racconta in righe semplici.

# La prima schermata.
terminal-game = Partita
terminal-new-game = Nuova partita
terminal-first-name = Primo giocatore
terminal-second-name = Secondo giocatore
terminal-deal = Carte
terminal-deal-empty = mescolate; oppure un numero o una partita
terminal-deal-hint = ← → le carte del giorno, uguali per tutti
terminal-daily-hint = ← → altre carte
terminal-form-keys = ↑↓ riga   ←→ scegli   Invio inizia   Esc esci

# Andare e tornare.
terminal-nothing-to-continue = Non c’è nessuna partita da riprendere.
terminal-not-kept = Questa partita non viene salvata: { $reason }
terminal-go-on = Per continuare: { $command }
terminal-the-game = La partita: { $record }
terminal-too-small = Il tavolo ha bisogno di { $columns } colonne e { $rows } righe; questa finestra ne ha { $width } e { $height }. Ingrandiscila, premi Q per uscire, o gioca a righe con --plain.

# Al tavolo.
terminal-in-circle = { $count ->
    [one] 1 carta nel cerchio
   *[other] { $count } carte nel cerchio
}
terminal-circle-empty = Il cerchio è vuoto.
# Una cosa, e che cosa se ne dice.
terminal-label = { $label }: { $text }
terminal-top = { $card } in cima
terminal-free = gratuite: { $cards }
terminal-zoom = Z ingrandisce
terminal-why = Perché?
terminal-evidence = * conta   + fa contare   - costa punti
terminal-more-lines = { $count ->
    [one] e ancora 1: S, poi ↓
   *[other] e ancora { $count }: S, poi ↓
}
terminal-covers = Copre { $territories }.
terminal-no-change = nessun cambiamento
terminal-laid = Invio chiude il turno. Puoi ancora spostare la carta, girarla, o riprenderla con U.
terminal-nothing-to-undo = Non c’è niente da annullare.
terminal-finish-first = Prima finisci questa partita, o lasciala con Q: è salvata.
terminal-confirm-on = Da ora l’ultima carta del turno aspetta un secondo Invio.
terminal-confirm-off = Da ora il turno finisce appena piazzi l’ultima carta.
terminal-only-two-judged = Si giudicano solo le partite a due.
terminal-analyse-first = Prima fai giudicare la partita, con A.
terminal-judged-so-far = Decisioni giudicate: { $done } su { $all }.
terminal-margin = Vantaggio ({ $name }): { $graph }

# I tasti, come li spiega la lista.
terminal-key-arrows = scegliere una carta, spostarla, scegliere una riga
terminal-key-digits = scegliere la carta che ne salta altrettante
terminal-key-turn = girare la carta
terminal-key-enter = prendere, piazzare, chiudere il turno; incalzare il computer
terminal-key-undo = annullare
terminal-key-hint = un consiglio
terminal-key-score = foglio dei punti: da dove vengono
terminal-key-log = ripercorrere la partita
terminal-key-zoom = una cittadina, l’altra, tutte e due
terminal-key-confirm = chiudere il turno con un secondo Invio, o senza
terminal-key-back = tornare alla partita
terminal-key-analyse = dopo la partita: giudicare le mosse
terminal-key-turning = poi: la prossima svolta
terminal-key-rematch = dopo la partita: le stesse carte
terminal-key-new-deal = dopo la partita: nuove carte, scenario seguente
terminal-key-help = questa lista
terminal-key-quit = uscire; la partita è salvata
terminal-signs = > carta da piazzare   ' ultima piazzata   un tasto: indietro

# I tasti che servono adesso, nell’ultima riga: al massimo 78 caratteri.
terminal-keys-help = un tasto qualsiasi: indietro
terminal-keys-sheet = ↑↓ riga  Esc indietro  ? tasti  Q esci
terminal-keys-past = ←→ passo  Home inizio  End fine  Esc indietro  ? tasti  Q esci
terminal-keys-review = ←→ passo  T svolta  Home inizio  End fine  Esc indietro  Q esci
terminal-keys-over = A giudica  M stesse carte  N nuove carte  ←→ rivedi  S punti  ? tasti  Q esci
terminal-keys-computer = Invio incalza  U annulla  S punti  L mosse  ? tasti  Q esci
terminal-keys-laid = Invio chiudi il turno  ←↑↓→ sposta  R gira  U annulla  ? tasti  Q esci
terminal-keys-place = ←↑↓→ sposta  R gira  Invio piazza  U annulla  H consiglio  ? tasti  Q esci
terminal-keys-card = ←→ carta  Invio prendi  U annulla  H consiglio  S punti  ? tasti  Q esci

# Righe semplici: le parole che si possono scrivere. Una sola parola, in minuscolo.
terminal-word-show = mostra
    .meaning = le due cittadine, il cerchio e le carte punteggio
terminal-word-score = punti
    .meaning = il foglio dei punti, con il perché di ogni riga
terminal-word-moves = mosse
    .meaning = tutto ciò che è possibile adesso
terminal-word-try = prova
    .meaning = che cosa cambierebbe una mossa, come prova P0,0
terminal-word-hint = consiglio
    .meaning = che cosa farebbe il computer
terminal-word-analyse = analisi
    .meaning = quanto valeva ogni decisione finora
terminal-word-rival = rivale
    .meaning = in solitario: ogni turno del rivale, e perché
terminal-word-undo = annulla
    .meaning = riprendere l’ultima mossa del tuo turno
terminal-word-record = notazione
    .meaning = la partita finora, in una riga
terminal-word-help = aiuto
    .meaning = questa lista
terminal-word-quit = esci
    .meaning = uscire; la partita è salvata

terminal-type-help = Scrivi { $word } per vedere tutto ciò che puoi scrivere.
terminal-help-moves = Mosse, come nella notazione:
terminal-help-start = scegliere la carta di partenza
terminal-help-draft = prendere una carta; quelle prima vanno all’avversario
terminal-help-place = piazzare una carta dalla casella in basso a sinistra, ' se capovolta
terminal-help-commands = Parole:
terminal-letters = Ogni territorio ha due lettere, terreno e oggetto:
terminal-scoring-cards = Carte punteggio:
terminal-circle = Il cerchio, in senso orario:
terminal-taken-back = Ripresa: { $mv }.
terminal-type-start = Scegli adesso la carta di partenza, come *B.
terminal-type-draft = Prendi adesso una carta: scrivi la sua lettera.
terminal-type-place = Piazza adesso la carta { $card }, come { $card }0,0 o { $card }'0,0.
terminal-error = errore: { $reason }
terminal-error-word = «{ $word }» non è una parola che conosco e nemmeno una mossa.
terminal-error-number = Una casella sono due numeri interi, x e y, come 2,-1.
terminal-error-far = Nessuna cittadina arriva così lontano.
terminal-error-not-in-circle = La carta { $card } non è nel cerchio.
terminal-error-first-card = La prima carta di una cittadina va in 0,0.
terminal-error-detached = Lì la carta non toccherebbe nulla. La casella più vicina è { $nearest }.
terminal-error-not-text = Questa riga non si può leggere.
terminal-error-no-rival = In una partita a due non c’è un rivale.
terminal-error-try = Quale mossa? Come prova P0,0.
