score-title = Score sheet
