moves-title = Moves
