score-title = Scoreblad
