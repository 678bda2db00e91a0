settings-title = Instellingen
