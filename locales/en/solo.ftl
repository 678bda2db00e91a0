solo-title = Lone Cowboy
