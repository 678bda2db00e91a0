review-title = Nach dem Spiel
