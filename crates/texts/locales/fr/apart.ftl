# Deux personnes à distance jouent grâce à un lien.

apart-title = Jouer avec un ami
apart-hint = Un lien, et vous êtes à la même table
apart-games = Entre amis
apart-explained = Envoyez un lien : la personne qui l’ouvre s’assoit en face de vous. Ni compte ni mot de passe. Vous pouvez quitter la partie et y revenir à tout moment.
apart-pace = Combien de temps ?
apart-pace-none = Sans pendule
apart-pace-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
apart-pace-clock = { $minutes } min + { $seconds } s par tour
apart-friend = Votre ami
apart-invite = Créer l’invitation
apart-connecting = Connexion…

# Attendre et prendre place.

apart-waiting = En attente de votre ami
apart-waiting-hint = Envoyez l’invitation ou faites scanner le code. La première personne qui s’assoit prend la place.
apart-link = Invitation
apart-watch-link = Lien pour regarder
apart-code = L’invitation sous forme de code QR
apart-invited = { $name } vous invite à jouer
apart-sit = Prendre place
apart-watch = Seulement regarder
apart-taken = La place est déjà prise. Vous pouvez regarder.
apart-unknown = Cette partie n’existe pas
apart-unknown-hint = Le lien est peut-être incomplet, ou la partie se trouve sur un autre serveur.

# La ligne.

apart-offline = Pas de connexion. Nouvel essai…
apart-offline-turn = Pas de connexion. Votre tour est gardé ici et sera envoyé.
apart-on-its-way = Votre tour est en route…
apart-outdated = Une nouvelle version est là. Rechargez la page, rien n’est perdu.
apart-reload = Recharger
apart-refused = { $reason ->
    [stale] La partie a continué. Ce tour n’est plus valable.
    [often] Trop de choses à la fois. Patientez un instant.
    [full] Le serveur ne peut rien enregistrer pour l’instant. Rien n’est perdu, nouvel essai.
   *[other] Ce n’est pas possible maintenant.
}

# Qui est à table.

apart-nobody = Place libre
apart-somebody = Quelqu’un
apart-program = { $name } (programme)
apart-present = à table
apart-away = pas à table
apart-watchers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
apart-time = Temps restant : { $time }
apart-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
apart-hours = { $count } h
apart-minutes = { $count } min
apart-time-up = Temps écoulé

# Ce qu’on peut faire d’autre que jouer.

apart-send = Envoyer mon tour
apart-menu = Discuter et plus
apart-say = Dire quelque chose
apart-you-are = Les autres vous connaissent comme { $name }.
apart-ask-back = Demander à reprendre mon tour
apart-give-time = Donner du temps
apart-rename = Changer de nom
apart-reopen = Ce n’est pas mon ami : libérer la place
apart-call-off = Annuler la partie
apart-ask-call-off = Proposer d’annuler
apart-resign = Abandonner
apart-claim = Réclamer la victoire
apart-sure = { $deed } ? Oui
apart-notify = Me prévenir quand c’est à moi
apart-notified = { $name } a joué. À vous !
apart-calls = Me prévenir même si cette page est fermée
apart-calls-refused = Ce navigateur ne le permet pas.
apart-called-turn = C’est à vous de jouer.
apart-called-soon = C’est à vous de jouer, et votre temps est presque écoulé.

# Ce que l’un demande à l’autre.

apart-asks = { $offer ->
    [back] { $name } voudrait reprendre le dernier tour.
    [off] { $name } propose d’annuler la partie. Personne ne gagne.
   *[rematch] { $name } voudrait une revanche.
}
apart-asked = { $offer ->
    [back] Vous demandez à reprendre votre tour.
    [off] Vous proposez d’annuler la partie.
   *[rematch] Vous demandez une revanche.
}
apart-yes = D’accord
apart-no = Non
apart-withdraw = Finalement non
apart-late = { $name } n’a plus de temps. Réclamez la victoire, donnez du temps ou annulez la partie.
apart-told = { $event ->
    [back] Le dernier tour a été repris.
    [declined] La réponse est non.
   *[time] Il y a plus de temps maintenant.
}

# La fin, et encore une fois.

apart-resigned = { $person ->
    [you] Vous avez abandonné.
   *[other] { $name } a abandonné.
}
apart-out-of-time = { $person ->
    [you] Votre temps est écoulé.
   *[other] { $name } n’a plus de temps.
}
apart-called-off = Partie annulée
apart-called-off-hint = Personne ne gagne.
apart-silence = Rien ne s’est passé depuis un an. Personne ne gagne.
apart-rematch = Revanche
apart-next = À la partie suivante
apart-open-seat = La place en face est libre
apart-over = Terminée : voir le résultat
apart-left = il reste { $time }

# Phrases toutes faites.

apart-howdy = Bonjour !
apart-good-luck = Bonne chance !
apart-well-played = Bien joué !
apart-thank-you = Merci !
apart-sorry = Pardon !
apart-oops = Oups, ce n’était pas voulu.
apart-take-your-time = Prenez votre temps.
apart-back-soon = Je reviens tout de suite.
apart-still-thinking = Je réfléchis encore.
apart-close-one = C’était serré !
apart-good-game = Belle partie !
apart-see-you = À bientôt !

# Les noms : 32 mots pour dire comment est quelqu’un, 32 pour dire ce qu’il est, au masculin pour que tout s’accorde.

apart-name = { $what } { $how }
apart-name-how = tranquille, courageux, chanceux, doux, malin, poussiéreux, doré, argenté, rouillé, bleu, rapide, joyeux, endormi, affamé, patient, hardi, sage, sauvage, fier, curieux, honnête, têtu, dansant, chantant, solitaire, aimable, puissant, agile, rêveur, siffleur, errant, radieux
apart-name-what = Coyote, Bison, Corbeau, Faucon, Castor, Mustang, Loup, Ours, Cavalier, Shérif, Cow-boy, Trappeur, Éclaireur, Forgeron, Pionnier, Mineur, Lapin, Cerf, Épervier, Héron, Coq, Taureau, Scorpion, Pélican, Saumon, Condor, Cactus, Tonnerre, Vent, Canyon, Violoneux, Étranger
