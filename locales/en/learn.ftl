learn-title = Learn to play
