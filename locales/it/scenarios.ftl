scenarios-title = Scenari
