review-title = After the game
