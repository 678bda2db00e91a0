solo-title = Cowboy solitario
