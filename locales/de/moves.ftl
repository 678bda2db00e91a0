moves-title = Züge
