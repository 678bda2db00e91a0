# Le jeu en solo : six scénarios, et le vocabulaire qui décrit tous les autres.

scenario-long-drive = Le grand convoyage
    .flavour = Mille lieues de poussière jusqu’au chemin de fer, et c’est un autre qui mène votre troupeau.
scenario-gold-fever = La fièvre de l’or
    .flavour = Tout le monde a entendu parler du filon dans la montagne. L’un de vous y sera le premier.
scenario-stockade = La palissade
    .flavour = Un mur sans garde, c’est du bois de chauffage. Votre rival le sait, et il embauche.
scenario-whiskey-road = La route du whisky
    .flavour = La nuit, les tonneaux roulent. Qui tient la route encaisse le péage.
scenario-last-train-west = Dernier convoi pour l’Ouest
    .flavour = Encore un chariot, puis encore un autre : plus le convoi est long, plus son meneur est fier.
scenario-empty-country = Terres vides
    .flavour = De la terre à perte de vue, toute pareille, et personne dessus. Exactement comme l’aime votre rival.

# Ce que vise un but de la chasse ; complète « il cherchait … » et « pour prendre … ».
quarry-icon = une carte avec au moins { $count } { $icons }
quarry-terrain = une carte avec au moins { $count } { $territories }
quarry-icon-on-terrain = une carte avec au moins 1 { $pair }
quarry-shared-terrain = une carte qui a un type de terrain en commun avec sa dernière carte
quarry-shared-icon = une carte qui a un symbole en commun avec sa dernière carte
quarry-shared-territory = une carte qui montre le même symbole sur le même type de terrain que sa dernière carte
quarry-most-frequent-terrain = une carte avec le type de terrain le plus fréquent dans sa ville
quarry-match = une carte qui montre le même symbole sur le même type de terrain que la carte { $top } au sommet de la pioche
quarry-match-terrain = une carte qui a un type de terrain en commun avec la carte { $top } au sommet de la pioche
quarry-match-icon = une carte qui a un symbole en commun avec la carte { $top } au sommet de la pioche
quarry-top = une carte qui montre le même symbole sur le même type de terrain que la carte au sommet de la pioche
quarry-top-terrain = une carte qui a un type de terrain en commun avec la carte au sommet de la pioche
quarry-top-icon = une carte qui a un symbole en commun avec la carte au sommet de la pioche

hunt-top = Il reçoit alors aussi la carte du sommet.
hunt-no-match = Sinon, il prend la carte suivante, et la pioche ne change pas.
hunt-goal = { $skip ->
    [0] Il prend la carte suivante si c’est { $quarry }.
    [one] Il passe au plus 1 carte pour prendre { $quarry }.
   *[other] Il passe jusqu’à { $skip } cartes pour prendre { $quarry }.
}
hunt-then = { $skip ->
    [0] Sinon, il prend la carte suivante si c’est { $quarry }.
    [one] Sinon, il passe au plus 1 carte pour prendre { $quarry }.
   *[other] Sinon, il passe jusqu’à { $skip } cartes pour prendre { $quarry }.
}
hunt-first = Sinon, il prend la carte suivante.
hunt-always = Il prend toujours la carte suivante.

# Ce qui est compté ; complète « 2 points par … » avec $count 1 et « plus de … que vous » avec 2.
count-set = { $count ->
    [one] lot ({ $icons })
   *[other] lots ({ $icons })
}
count-cards = { $count ->
    [one] carte à { $terrains } types de terrain
   *[other] cartes à { $terrains } types de terrain
}

term-each = { $points ->
    [one] { $points } point par { $what }.
   *[other] { $points } points par { $what }.
}
term-table = Pour ses { $what }, il marque { $rows }.
term-row = { $points ->
    [one] { $points } point
   *[other] { $points } points
} à partir de { $from }
term-more-than-player = { $points ->
    [one] { $points } point s’il a plus de { $what } que vous.
   *[other] { $points } points s’il a plus de { $what } que vous.
}
term-fewer-than-player = { $points ->
    [one] { $points } point si vous avez plus de { $what } que lui.
   *[other] { $points } points si vous avez plus de { $what } que lui.
}
term-most-frequent-terrains = 1 point par territoire de ses trois types de terrain les plus fréquents.
term-these-terrains = 1 point par territoire de ses trois types de terrain les plus fréquents : { $terrains }.

# Pourquoi une ligne du rival vaut ce qu’elle vaut.
rival-evidence = { $found }{ $count ->
    [0] { "" }
    [one] , sur la carte { $cards }
   *[other] , sur les cartes { $cards }
}
rival-evidence-cards = { $found } : { $cards }
rival-evidence-against = { $count } contre { $other } chez vous
rival-evidence-none = Rien pour l’instant

variant-classic = Classique
    .rule = Si sa chasse échoue, le rival cherche une carte avec un symbole de sa dernière carte. Ses trois types de terrain les plus fréquents lui rapportent des points.
variant-newcomer = Nouveau venu
    .rule = Si la chasse échoue, le rival ne cherche pas plus loin. Une carte à 2, 3 ou 4 types de terrain lui rapporte 2, 2 ou 1 point.
variant-local = Enfant du pays
    .rule = Si la chasse échoue, le rival ne cherche pas plus loin. Une carte à 2, 3 ou 4 types de terrain lui rapporte 3, 2 ou 1 point.
variant-legend = Légende
    .rule = Si la chasse échoue, le rival ne cherche pas plus loin. Une carte à 2, 3 ou 4 types de terrain lui rapporte 3, 2 ou 2 points.
