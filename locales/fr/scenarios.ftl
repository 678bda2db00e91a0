scenarios-title = Scénarios
