solo-title = Einsamer Cowboy
