characters-title = Deine Gegner
