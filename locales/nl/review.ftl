review-title = Na het spel
