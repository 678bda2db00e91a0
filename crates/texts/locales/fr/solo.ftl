solo-title = Cow-boy solitaire

# L’écran.
solo-lead = Vous bâtissez contre un rival qui suit des règles simples : vous savez toujours ce qu’il cherche.
solo-variant = Comment joue le rival
solo-campaign = La campagne
solo-stars = { $stars } étoiles sur { $most }
solo-stars-rule = Une étoile pour la victoire, une deuxième à partir de { $two } points d’avance, une troisième à partir de { $three }.
solo-stage = Scénario { $number }
solo-locked = Gagnez d’abord « { $scenario } ».
solo-play = Jouer
solo-play-scenario = Jouer « { $scenario } »
solo-best = Record : { $points } à { $rival }
solo-tally = { $played ->
    [one] 1 partie, { $won } gagnée
   *[other] { $played } parties, { $won } gagnées
}
solo-not-played = Pas encore jouée
solo-rules-of-rival = Ce que fait le rival
solo-round = Manche { $number }
solo-rival-scores = Il marque

# Scénarios personnels.
solo-own = Vos propres scénarios
solo-own-lead = Un scénario est un petit texte (TOML) : deux cartes de décompte, ce que le rival cherche, ce qu’il marque. Ouvrez un fichier ou écrivez-en un ici.
solo-own-file = Ouvrir un fichier
solo-own-text = Le texte d’un scénario
solo-own-example = Commencer par un exemple
solo-own-add = Vérifier et ajouter
solo-own-replace = Remplacer
solo-own-added = « { $scenario } » est dans votre liste.
solo-own-save = Enregistrer en fichier
solo-own-edit = Modifier
solo-own-remove = Supprimer
solo-own-remove-sure = Supprimer vraiment ?
solo-own-removed = « { $scenario } » n’est plus dans votre liste. Son texte est ci-dessous.
solo-own-unreadable = Un texte illisible
solo-own-taken = Il y a déjà un scénario « { $id } » dans votre liste.
solo-own-built-in = L’id « { $id } » appartient à un scénario de la campagne. Choisissez-en un autre.
solo-not-kept = Ce navigateur ne permet de rien conserver.

# Ce qui ne va pas dans le texte d’un scénario.
flaw-line = Ligne { $line } : { $flaw }
flaw-field = Ligne { $line }, { $field } : { $flaw }
flaw-too-long = { $bytes } octets, c’est trop pour un scénario.
flaw-syntax = ce n’est pas du TOML : vérifiez les guillemets, les crochets et les signes égal.
flaw-missing = manque.
flaw-unknown = ce champ n’existe pas. Il y a : { $fields }.
flaw-none-of = demande l’un de ces champs : { $fields }.
flaw-not-with = ne va pas avec { $field }.
flaw-kind = devrait être { $expected }, pas { $found }.
flaw-range = { $found } n’est pas entre { $least } et { $most }.
flaw-length = { $found } au lieu de { $least } à { $most }.
flaw-length-exact = { $found } au lieu de { $least }.
flaw-word = « { $found } » n’est pas connu ici. Écrivez l’un de ces mots : { $choices }.
flaw-not-card = « { $found } » n’est pas une carte. Écrivez sa lettre, de A à R, ou le titre anglais de sa face de décompte.
flaw-twice = { $card } est nommée deux fois.
flaw-id = « { $found } » n’est pas un id. Écrivez au plus 24 minuscules et chiffres, mots reliés par _.
flaw-title = un titre a de 1 à 60 caractères sur une ligne.
flaw-not-rising = chaque rangée doit commencer par un nombre plus grand que la précédente.
toml-string = un texte entre guillemets
toml-number = un nombre entier
toml-float = un nombre à virgule
toml-boolean = vrai ou faux
toml-date = une date
toml-list = une liste
toml-table = une table de champs

# À la table.
solo-deck = { $count ->
    [one] La pioche : carte { $card }, la dernière : { $territories }
   *[other] La pioche : carte { $card } au sommet, { $count } cartes : { $territories }
}
solo-round-of = Manche { $number } sur 2
solo-looks-for = Ce qu’il cherche
solo-did = Ce qu’il a fait
solo-watch = Revoir
solo-watch-turn = Revoir le tour { $number }
solo-town-card = Carte { $card } : { $territories }
solo-you-take = Vous prenez la carte { $card }.
solo-step-look = Le rival regarde la carte { $card }…
solo-turns = Les tours du rival
solo-turns-none = Le rival n’a pas encore joué.
solo-turn = Tour { $number }
solo-from-you = De vous
solo-taken = Prise
solo-from-deck = De la pioche
solo-to-you = À vous

# Après la partie.
solo-is-best = Votre meilleure partie de ce scénario jusqu’ici.
solo-opened = Le scénario suivant est ouvert : « { $scenario } ».
solo-all = Tous les scénarios
