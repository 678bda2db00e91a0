rules-title = Spelregels
