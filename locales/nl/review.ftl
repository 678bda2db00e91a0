# Na het spel: de telling, de uitslag, terugkijken.

review-title = Na het spel

ending-counting = De telling
ending-skip = Overslaan
ending-show = Uitslag
ending-again = Nieuw spel
ending-same-deal = Dezelfde kaarten
ending-other-side = Dezelfde kaarten, andere kant
ending-close = Rondkijken op de tafel
