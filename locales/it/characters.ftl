characters-title = I tuoi avversari
