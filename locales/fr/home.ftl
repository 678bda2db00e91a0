home-title = Circle the Wagons
home-play = Jouer
