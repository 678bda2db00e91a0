rules-title = Regeln
