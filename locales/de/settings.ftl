settings-title = Einstellungen
