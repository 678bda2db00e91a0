settings-title = Impostazioni
