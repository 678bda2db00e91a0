learn-title = Apprendre à jouer
