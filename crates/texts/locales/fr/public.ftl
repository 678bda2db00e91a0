# Ce qu’un serveur public apporte : des gens qui ne se connaissent pas se trouvent.

strangers-title = Trouver quelqu’un
strangers-hint = Qui d’autre a envie de jouer ?
strangers-waiting = Asseyez-vous avec quelqu’un
strangers-none = Personne n’attend pour l’instant. Ouvrez une table !
strangers-open = Ouvrir une table
strangers-open-hint = Qui passe par là peut s’asseoir en face de vous. Le jeu vous donne un nom à chacun, il n’y a rien à remplir.
strangers-wait = Attendre quelqu’un
strangers-sit-with = S’asseoir avec { $name }
strangers-yours = Vous attendez déjà à une table.
strangers-quicker = Quelqu’un a été plus rapide. Prenez une autre table.
strangers-seat = Bientôt quelqu’un prendra place
strangers-seat-hint = { $pace ->
    [days] Votre table reste ouverte pendant un jour, même si vous partez.
   *[clock] Votre table reste ouverte tant que vous êtes là, un quart d’heure au plus.
}
strangers-meanwhile = Jouer une partie rapide en attendant
strangers-withdraw = Ne plus attendre
strangers-arrived = { $name } a pris place à votre table.
strangers-to-table = À la table
