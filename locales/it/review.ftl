review-title = Dopo la partita
