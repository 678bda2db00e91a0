score-title = Segnapunti
