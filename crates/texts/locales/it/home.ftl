# La prima schermata.

home-title = Circle the Wagons
home-play = Gioca
home-play-against = Gioca contro { $name }
home-opponent = Il tuo avversario
home-standing = Vittorie: { $won }, sconfitte: { $lost }.
home-more-ways = Altri modi per iniziare
home-continue = Continua
home-more-games = { $count ->
    [one] 1 altra partita
   *[other] Altre { $count } partite
}
home-ways = Modi di gioco
home-more-pages = Altre pagine
home-together = In due su questo schermo
home-together-hint = Un turno per uno, due cittadine
home-solo-hint = Sei scenari, un rivale testardo
home-today-hint = Le stesse carte per tutti
home-today-played = Il tuo scarto migliore: { $margin }
home-today-series = { $days ->
    [one] 1 giorno finora. Avanti così!
   *[other] { $days } giorni di fila. Avanti così!
}
home-learn-hint = Cinque minuti, una vera partita
home-install = Installa
home-edition = È pronta una nuova versione.
home-edition-load = Aggiorna
home-copied = Copiato. Incollalo dove vuoi.
home-not-copied = Questo browser non permette di copiare.

# Le partite conservate.

games-title = Partite
games-unfinished = In corso
games-finished = Finite
games-none = Ancora nessuna partita. Ogni partita che inizi viene conservata qui.
games-more = Mostra altre
game-explored = Esplorazione
game-score = { $points } a { $other }
game-progress = Carte: { $placed } su { $all }
game-of-day = mano del giorno: { $day }
game-remove = Rimuovi questa partita: { $name }
game-removed = Rimossa: { $name }
game-undo = Annulla

# Una partita contro il computer con tutto scelto, e una partita importata.

opponents-first = Chi comincia?
opponents-chance = A caso
opponents-deal = Una mano precisa
opponents-deal-hint = Lascia vuoto per mescolare. Un numero, o una mano come AIN/BLQEDHCFRJOGPMK, dà sempre le stesse carte.
opponents-deal-wrong = Non è né un numero né una mano. Una mano è fatta di tre lettere, una barra e le altre quindici lettere dalla A alla R.
import-title = Importa una partita
import-record = Trascrizione
import-hint = Incolla la riga di testo che contiene la partita.
import-wrong = Questa non è la trascrizione di una partita: la parola { $place }, «{ $token }», non va bene.
import-found = Una partita di { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
}, { $points } a { $other }.
import-look = Rivedila
import-go-on = Continua
import-go-on-against = Continua contro { $name }
import-go-on-together = Continua in due
lost-title = Qui non c’è niente
lost-address = Questo link non porta da nessuna parte: forse ne manca un pezzo, o viene da una versione più recente.
lost-game = Questa partita non è in questo browser. È stata rimossa, o giocata altrove.
lost-games = Le tue partite

# Due persone davanti a uno schermo.

together-first = Giocatore 1: comincia
together-second = Giocatore 2: sceglie la carta di partenza
together-swap = Scambia
together-rule = Il giocatore 2 sceglie la carta di partenza del cerchio; da lì comincia il giocatore 1.
together-longest = Un nome ha al massimo { $count } caratteri.
together-begin = Inizia

# La mano del giorno. $margin è un numero con il segno, $won è `yes` o `no`.

daily-title = La mano del giorno
daily-scoring = Carte punteggio: { $cards }.
daily-seat = { $seat ->
    [first] Cominci tu.
   *[second] La carta di partenza la scegli tu.
}
daily-explained = Oggi tutti nel mondo ricevono queste carte e giocano da questo posto. Scegli il tuo avversario e prova quante volte vuoi: conta il tuo scarto migliore.
daily-finish = { $won ->
    [yes] ✓ Vittoria contro { $name }: { $margin }
   *[no] ✗ Sconfitta contro { $name }: { $margin }
}
daily-finish-tied = { $won ->
    [yes] ✓ Pari con { $name }, vittoria con meno carte
   *[no] ✗ Pari con { $name }, sconfitta con più carte
}
daily-tell = Condividi
daily-tell-result = Condividi il risultato di oggi
daily-share = Circle the Wagons, { $day }
daily-series = { $days ->
    [0] Ancora nessuna serie.
    [one] La tua serie: 1 giorno.
   *[other] La tua serie: { $days } giorni.
}
daily-longest = { $days ->
    [0] Gioca oggi e la serie comincia.
    [one] La più lunga: 1 giorno.
   *[other] La più lunga: { $days } giorni.
}
daily-weeks = Le ultime settimane
daily-day-open = { $day }: non giocata
daily-day-played = { $day }: { $won ->
    [yes] vittoria
   *[no] sconfitta
}, { $margin }

# Perché una trascrizione viene rifiutata.

refused-empty = Una trascrizione comincia con una mano, per esempio FKQ/RJAPODGLNMHBICE.
refused-space = Tra una parola e l’altra ci vuole esattamente uno spazio.
refused-deal = Una mano è fatta di tre carte punteggio, una barra e le quindici carte del cerchio.
refused-card = «{ $found }» non è una carta: le carte sono le lettere dalla A alla R.
refused-count = { $part ->
    [scoring] Carte punteggio
    [deck] Carte nel mazzo
   *[circle] Carte nel cerchio
}: { $found } invece di { $expected }.
refused-twice = La carta { $card } compare due volte.
refused-unsorted = Le carte punteggio si scrivono in ordine alfabetico.
refused-solo-deal = Una mano in solitario è fatta di «s», uno scenario, due punti, due carte punteggio, una barra, le otto carte del cerchio, una barra e le otto carte del mazzo.
refused-scenario = Qui non c’è nessuno scenario «{ $id }».
refused-variant = «{ $found }» non è una variante: scrivi -newcomer, -local, -legend, o niente per il gioco classico.
refused-scoring = Le carte punteggio di «{ $scenario }» sono { $cards }.
refused-move = Una mossa si scrive *B (carta di partenza), B (carta presa), B0,0 o B{ "\u0027" }0,0 (carta piazzata).
refused-number = Una posizione è fatta di due numeri interi, per esempio 2,-1.
refused-too-far = Nessuna cittadina arriva così lontano: i due numeri devono essere compresi tra -28 e 28.
refused-expected = { $decision ->
    [start] Qui ci vuole la carta di partenza, per esempio *B.
    [draft] Qui ci vuole la lettera di una carta da prendere.
   *[place] Qui ci vuole la posizione della carta { $card }, per esempio { $card }0,0.
}
refused-not-in-circle = La carta { $card } non è nel cerchio.
refused-first = La prima carta di una cittadina si piazza in 0,0.
refused-detached = Una carta in { $at } non copre nessun territorio e non ha nessun lato in comune con la cittadina. La posizione valida più vicina è { $nearest }.
refused-complete = Questa cittadina è completa.

# Ciò che sta sulla pagina prima che ci siano le parole.

page-description = Un gioco di carte per due o in solitario, con avversari guidati dal computer. Funziona anche offline.
page-needs = Circle the Wagons ha bisogno di JavaScript e WebAssembly.
page-trouble = Non è stato possibile caricare Circle the Wagons. Riprova quando sarai di nuovo online.
page-broken = Qualcosa è andato storto.
page-broken-hint = La colpa è nostra, non tua. Le tue partite sono conservate: ricarica la pagina per continuare. Per sicurezza, prima salva tutto in un file.
page-broken-reload = Ricarica
page-broken-save = Salva tutto in un file
