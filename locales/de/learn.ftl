learn-title = Spielen lernen
