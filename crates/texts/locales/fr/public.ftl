# Ce qu’un serveur public apporte : des gens qui ne se connaissent pas se trouvent.

strangers-title = Trouver quelqu’un
strangers-hint = Qui d’autre a envie de jouer ?
strangers-waiting = Prenez place en face de quelqu’un
strangers-none = Personne n’attend pour l’instant. Ouvrez une table !
strangers-open = Ouvrir une table
strangers-open-hint = Toute personne de passage peut s’asseoir en face de vous. Le jeu donne un nom à chacun : il n’y a rien à remplir.
strangers-wait = Attendre quelqu’un
strangers-sit-with = Rejoindre { $name }
strangers-yours = Vous attendez déjà à une table.
strangers-quicker = Quelqu’un a été plus rapide. Prenez une autre table.
strangers-seat = En attente d’un adversaire
strangers-seat-hint = { $pace ->
    [days] Votre table reste ouverte pendant un jour, même si vous partez.
   *[clock] Votre table reste ouverte tant que vous êtes là, un quart d’heure au plus.
}
strangers-meanwhile = Jouer en attendant
strangers-withdraw = Ne plus attendre
strangers-arrived = { $name } a pris place à votre table.
strangers-to-table = À la table

# La même personne sur d’autres appareils, et se faire oublier.

devices-title = Autres appareils
devices-link = Jouer sur un autre appareil
devices-give = Continuer sur un autre appareil
devices-explained = Vous pouvez jouer vos parties à distance sur tous vos appareils. Prenez un code ici et entrez-le sur l’autre.
devices-code = Afficher un code
devices-qr = Le code sous forme de code QR
devices-give-hint = Scannez-le ou tapez-le sur l’autre appareil. Il est valable dix minutes et pour un seul appareil.
devices-asks = Un appareil nommé « { $name } » a utilisé votre code. Le vôtre affiche-t-il ce nom ?
devices-yes = Oui, c’est le mien
devices-same = C’est fait. Les deux appareils montrent maintenant les mêmes parties.
devices-no-code = Ce code n’est plus valable. Prenez-en un nouveau.
devices-take = J’ai un code
devices-typed = Code de l’autre appareil
devices-join = Utiliser ce code
devices-waits = Confirmez maintenant sur l’autre appareil. Il affiche « { $name } » : c’est cet appareil-ci.
devices-forget = Oubliez-moi
devices-forget-hint = Le serveur vous oublie sur tous vos appareils. Les parties en cours se terminent et, dans celles des autres, vous devenez « quelqu’un ». Ce qui est gardé dans ce navigateur reste. C’est irréversible.

# Ce que chacun a fait de la donne du jour.

days-compare = Se comparer aux autres
days-watch = Regarder la meilleure partie
days-place = { $margin } : vous devancez { $worse ->
    [one] { $worse } joueur
   *[other] { $worse } joueurs
} sur { $others }.
days-first = { $margin } : le premier résultat vérifié ici. Revenez plus tard.
days-waiting = Votre partie est rejouée pour vérification. Revenez dans un instant pour voir votre place.
days-unverified = Votre partie a été jouée contre une autre version de l’ordinateur. Elle figure ici, mais personne n’a pu la vérifier.
days-wrong = Votre partie n’a pas pu être confirmée : l’ordinateur ne répond pas ainsi. Elle ne compte pas.
days-verified = Vérifié veut dire : chaque coup est permis, et l’ordinateur a répondu comme toujours. Qui a trouvé les coups, après combien d’essais et avec quelle aide, nul ne le sait. Votre première partie du jour contre chaque adversaire compte. Barres pâles : autres versions, non vérifiées.
days-bar = De { $from } à { $to } : { $count }
days-silent = Le serveur ne répond pas. Réessayez plus tard.
