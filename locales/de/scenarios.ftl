scenarios-title = Szenarien
