# Nach dem Spiel: Auszählung, Ergebnis, Rückblick.

review-title = Nach dem Spiel

ending-counting = Die Auszählung
ending-skip = Überspringen
ending-show = Ergebnis
ending-again = Neues Spiel
ending-same-deal = Dieselben Karten
ending-other-side = Dieselben Karten, andere Seite
ending-close = Am Tisch umsehen
