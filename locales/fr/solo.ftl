solo-title = Cow-boy solitaire
