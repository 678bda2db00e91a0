solo-title = Cow-boy solitaire

# L’écran.
solo-lead = Vous bâtissez une ville face à un rival qui suit des règles simples : vous savez toujours ce qu’il cherche.
solo-variant = Comment joue le rival
solo-campaign = La campagne
solo-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} sur { $most }
solo-stars-rule = Une étoile pour la victoire, une deuxième à partir de { $two } points d’avance, une troisième à partir de { $three }.
solo-any-order = Jouez-les dans l’ordre, ou choisissez celui qui vous plaît.
solo-stage = Scénario { $number }
solo-play = Jouer
solo-play-scenario = Jouer « { $scenario } »
solo-best = Record : { $points } à { $rival }
solo-tally = { $played ->
    [one] { $played } partie
   *[other] { $played } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
solo-not-played = Pas encore joué
solo-rules-of-rival = Ce que fait le rival
solo-round = Manche { $number }
solo-rival-scores = Ce qui lui rapporte des points

# Scénarios personnels.
solo-own = Vos propres scénarios
solo-own-lead = Un scénario est un petit texte (TOML) : deux cartes de décompte, ce que le rival cherche, ce qui lui rapporte des points. Ouvrez un fichier ou écrivez-en un ici.
solo-own-file = Ouvrir un fichier
solo-own-text = Le texte d’un scénario
solo-own-example = Commencer par un exemple
solo-own-add = Vérifier et ajouter
solo-own-replace = Remplacer
solo-own-added = « { $scenario } » est maintenant dans votre liste.
solo-own-save = Enregistrer dans un fichier
solo-own-edit = Modifier
solo-own-remove = Supprimer
solo-own-remove-sure = Supprimer vraiment ?
solo-own-removed = « { $scenario } » n’est plus dans votre liste. Son texte est ci-dessous.
solo-own-unreadable = Ce texte est illisible
solo-own-taken = Il y a déjà un scénario « { $id } » dans votre liste.
solo-own-built-in = L’identifiant « { $id } » appartient à un scénario de la campagne. Choisissez-en un autre.
solo-not-kept = Ce navigateur ne peut rien enregistrer.

# Ce qui ne va pas dans le texte d’un scénario.
flaw-line = Ligne { $line } : { $flaw }
flaw-field = Ligne { $line }, { $field } : { $flaw }
flaw-too-long = { $bytes } octets, c’est trop pour un scénario.
flaw-syntax = ce n’est pas du TOML : vérifiez les guillemets, les crochets et les signes égal.
flaw-missing = ce champ manque.
flaw-unknown = ce champ n’existe pas. Champs possibles : { $fields }.
flaw-none-of = il faut l’un de ces champs : { $fields }.
flaw-not-with = incompatible avec { $field }.
flaw-kind = devrait être { $expected }, et non { $found }.
flaw-range = { $found } n’est pas entre { $least } et { $most }.
flaw-length = { $found ->
    [one] { $found } élément
   *[other] { $found } éléments
} au lieu de { $least } à { $most }.
flaw-length-exact = { $found ->
    [one] { $found } élément
   *[other] { $found } éléments
} au lieu de { $least }.
flaw-word = « { $found } » n’est pas connu ici. Écrivez l’un de ces mots : { $choices }.
flaw-not-card = « { $found } » n’est pas une carte. Écrivez sa lettre, de A à R, ou le titre anglais de sa face de décompte.
flaw-no-card = aucune des seize cartes ne correspond.
flaw-twice = « { $card } » est nommée deux fois.
flaw-id = « { $found } » n’est pas un identifiant. Écrivez au plus 24 minuscules et chiffres, avec _ entre les mots.
flaw-title = un titre compte de 1 à 60 caractères sur une seule ligne.
flaw-not-rising = chaque palier doit commencer par un nombre plus grand que le précédent.
toml-string = un texte entre guillemets
toml-number = un nombre entier
toml-float = un nombre à virgule
toml-boolean = vrai ou faux (true, false)
toml-date = une date
toml-list = une liste
toml-table = une table de champs
toml-off-or-table = « off » ou une table de champs

# À la table.
solo-deck = { $count ->
    [one] La pioche : carte { $card }, la dernière ({ $territories })
   *[other] La pioche : carte { $card } au sommet ({ $territories }), { $count } cartes en tout
}
solo-round-of = Manche { $number } sur 2
solo-looks-for = Ce qu’il cherche
solo-did = Ce qu’il a fait
solo-watch = Revoir
solo-watch-turn = Revoir le tour { $number }
solo-town-card = Carte { $card } : { $territories }
solo-you-take = Vous prenez la carte { $card } ?
solo-step-look = Le rival regarde la carte { $card }…
solo-turns = Les tours du rival
solo-turns-none = Le rival n’a pas encore joué.
solo-turn = Tour { $number }
solo-from-you = De vous
solo-taken = Prise
solo-from-deck = De la pioche
solo-to-you = Pour vous

# Après la partie.
solo-is-best = Votre meilleure partie de ce scénario jusqu’ici !
solo-next = La suite de la campagne : « { $scenario } ».
solo-all = Tous les scénarios
