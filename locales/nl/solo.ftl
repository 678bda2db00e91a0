solo-title = Eenzame cowboy
