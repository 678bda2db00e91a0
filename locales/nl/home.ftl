home-title = Circle the Wagons
home-play = Spelen
