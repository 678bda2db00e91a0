score-title = Punkteblatt
