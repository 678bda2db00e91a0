# Dopo la partita: il conteggio, il risultato, la revisione.

review-title = Dopo la partita

ending-counting = Il conteggio
ending-skip = Salta
ending-show = Risultato
ending-count-again = Rivedi il conteggio
ending-again = Nuova partita
ending-same-deal = Stesse carte
ending-other-side = Stesse carte, posti scambiati
ending-close = Torna al tavolo

# Il risultato di una partita, e come si va avanti.

ending-look-back = Rivedi
ending-share = Condividi

# Rivedere: ripercorrere la partita, il giudizio del computer, provare altro.

review-no-game = Qui non c’è nessuna partita
review-scenario-wrong = Lo scenario arrivato con questa partita non si può leggere.
review-panel = Analisi
review-move = Mossa
review-number = Numero
review-move-of = Mossa { $number } di { $count }.
review-beginning = Prima della prima mossa.
review-first = All’inizio
review-back = Una mossa indietro
review-forward = Una mossa avanti
review-last = Alla fine
review-better = Che cos’era meglio?
review-played = La mossa giocata
review-explore = Prova da qui
review-turning = Svolte
review-no-turning = Nessuna svolta: nessuno ha fatto un errore decisivo.
review-analyse = Analizza le mosse
review-analysing = Il computer valuta ogni decisione, a partire dall’ultima.
review-stop = Ferma
review-moments = Che cosa ha deciso la partita
review-accuracy = Precisione
review-accuracy-of = { $all } (scelte { $drafts }, piazzamenti { $placements })
review-drafts = Scelte
review-placements = Piazzamenti
review-at-start = Stima per due giocatori alla pari: in partenza, solo per l’ordine di gioco, { $person ->
    [you] avevi
   *[other] { $name } aveva
} circa { $margin ->
    [one] 1 punto
   *[other] { $margin } punti
} di vantaggio.
review-at-start-even = Stima per due giocatori alla pari: l’ordine di gioco non favoriva nessuno.
review-line = Il seguito migliore
review-lost = Punti persi
review-expectation = Previsione
review-counted = Scarto attuale
review-costs = { $class }, costa { $points ->
    [0] meno di 1 punto
    [one] circa 1 punto
   *[other] circa { $points } punti
}
review-costs-proven = { $class }, costa { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
review-better-start = Meglio: cominciare il cerchio dalla carta { $card }.
review-better-draft = Meglio: prendere la carta { $card }.
review-better-place = Meglio: piazzare la carta { $card }{ $way ->
    [turned] { " " }capovolta
   *[upright] { "" }
} in { $at }.
review-expected = { $name }: previsione { $best } invece di { $played }.
review-graph-margins = { $person ->
    [you] Andamento del tuo vantaggio
   *[other] Andamento del vantaggio di { $name }
}: alla fine { $end }, al massimo { $best }, al minimo { $worst }.
review-graph-points = Andamento dei punti: alla fine { $name } { $points }, { $other } { $other_points }.
review-graph-table = Tutti i valori sono nell’elenco delle mosse.
class-only = Unica mossa
class-best = Mossa migliore
class-good = Buona
class-inaccuracy = Imprecisione
class-mistake = Errore
class-blunder = Errore grave
explore-back = Torna alla partita
explore-expected = Previsione: { $name } in vantaggio di { $margin }
explore-even = Previsione: parità
explore-between = Previsione: { $name } in vantaggio di { $margin } (dimostrato: da { $least } a { $most })
explore-proven = Dimostrato: { $name } in vantaggio di { $margin }
explore-proven-even = Dimostrato: parità di punti
explore-thinking = Previsione…

# Condividere una partita.

share-title = Condividi questa partita
share-link = Link con tutta la partita
share-record = La partita in una riga
share-picture = Immagine
share-square = Le due cittadine
share-table = Tutto il tavolo
share-copy = Copia
share-send = Invia il link…
share-copied = Copiato.
share-copy-yourself = Questo browser non permette di copiare. Il testo è selezionato: copialo a mano.
share-saved = Salvato.
share-not-saved = Questo browser non è riuscito a creare l’immagine.
