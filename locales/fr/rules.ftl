rules-title = Règles
