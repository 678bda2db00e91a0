learn-title = Impara a giocare
