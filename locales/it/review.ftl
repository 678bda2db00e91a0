# Dopo la partita: il conteggio, il risultato, la revisione.

review-title = Dopo la partita

ending-counting = Il conteggio
ending-skip = Salta
ending-show = Risultato
ending-again = Nuova partita
ending-same-deal = Stesse carte
ending-other-side = Stesse carte, altro lato
ending-close = Guarda il tavolo
