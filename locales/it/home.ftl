home-title = Circle the Wagons
