# Les mots du jeu : types de terrain, symboles, cartes, et ce sur quoi tout le reste repose.

territory = territoire
terrain = type de terrain
group = groupe
town = ville
rival-town = ville
icon = symbole
prosperity-points = Points de Prospérité
lone-cowboy = Cow-boy solitaire
deck = pioche
circle = cercle
rival = rival
you = Vous
list-and = { $first } et { $last }
# La même chose devant un mot qui commence par E : l’italien y met un autre mot.
list-and-e = { $first } et { $last }
# Une chose, et ce qu’on en dit ; le titre d’une liste ; deux choses qui ont déjà des virgules.
labelled = { $label } : { $text }
heading = { $label } :
apart = { $first } ; { $second }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
territories = { $count ->
    [one] { $count } territoire
   *[other] { $count } territoires
}
# La face territoires d’une carte n’a pas de titre : on l’appelle par sa lettre.
card-name = carte { $card }
# Un territoire : un symbole sur un type de terrain.
icon-on-terrain = { $icon } sur un territoire de { $terrain }
# Une case par sa colonne et sa rangée : deux nombres entiers, que personne ne lise un nombre à virgule.
cell = ({ $x } ; { $y })

terrain-desert = désert
    .territories = { $count ->
        [one] territoire de désert
       *[other] territoires de désert
    }
    .group = groupe de déserts
terrain-forest = forêt
    .territories = { $count ->
        [one] territoire de forêt
       *[other] territoires de forêt
    }
    .group = groupe de forêts
terrain-mountains = montagne
    .territories = { $count ->
        [one] territoire de montagne
       *[other] territoires de montagne
    }
    .group = groupe de montagnes
terrain-plains = plaine
    .territories = { $count ->
        [one] territoire de plaine
       *[other] territoires de plaine
    }
    .group = groupe de plaines
terrain-snow = neige
    .territories = { $count ->
        [one] territoire de neige
       *[other] territoires de neige
    }
    .group = groupe de neige
terrain-water = lac
    .territories = { $count ->
        [one] territoire de lac
       *[other] territoires de lac
    }
    .group = groupe de lacs

icon-beer = { $count ->
    [one] bière
   *[other] bières
}
icon-cow = { $count ->
    [one] vache
   *[other] vaches
}
icon-fort = { $count ->
    [one] fort
   *[other] forts
}
icon-gun = { $count ->
    [one] pistolet
   *[other] pistolets
}
icon-mine = { $count ->
    [one] mine
   *[other] mines
}
icon-wagon = { $count ->
    [one] chariot
   *[other] chariots
}

group-rule = 1 point par territoire de votre plus grand { $group }.

card-badlands = Mauvaises terres
    .rule = 4 points par pistolet situé directement entre deux déserts, en ligne ou en colonne.
card-boom-or-bust = Fortune ou faillite
    .rule = Comptez vos mines : 0 à 2 valent 5 points, 3 à 6 rien, 7 valent 3, 8 ou plus valent 8.
card-bootleggers = Contrebandiers
    .rule = 2 points par bière à côté d’un chariot, −1 point pour chaque autre bière.
card-circle-the-wagons = Chariots en cercle
    .rule = 6 points par territoire entouré de chariots sur ses quatre côtés.
card-claim-jumpers = Voleurs de concessions
    .rule = Avoir le plus de mines vaut 9 points, mais 5 de ces points vont à l’adversaire s’il a plus de pistolets.
card-cool-water = Eau fraîche
    .rule = 3 points par chariot sur votre plus grand groupe de lacs ou à côté.
card-fortified = Bien fortifié
    .rule = 7 points par bloc de 2 × 2 forts ; les blocs peuvent se chevaucher.
card-gold-country = Pays de l’or
    .rule = 2 points par mine sur une montagne ou à côté.
card-happy-cows = Vaches heureuses
    .rule = 2 points par vache qui n’est ni sur la neige ni à côté.
card-one-too-many = La bière de trop
    .rule = Le joueur qui a le plus de bières perd 1 point par bière de l’autre joueur.
card-prairie-life = La vie des plaines
    .rule = Comptez ensemble toutes vos vaches et tous vos territoires de plaine : 1 point pour deux.
card-rifles-ready = En joue !
    .rule = 2 points par fort à côté d’un pistolet.
card-smalltown-charm = Charme villageois
    .rule = Le joueur qui a le moins de territoires visibles marque la différence.
card-target-practice = Tir à la cible
    .rule = Chaque bière vaut 1 point par case qui la sépare du pistolet le plus proche, sur sa ligne ou sa colonne.
card-the-clearing = La clairière
    .rule = 2 points par fort, −1 point par territoire de forêt.
card-the-herd = Le troupeau
    .rule = 2 points par vache de votre plus grand groupe de vaches.
card-undiscovered = Terre inconnue
    .rule = 5 points par case vide entourée de territoires de tous côtés, angles compris.
card-wagon-train = Le convoi
    .rule = Chariots alignés sans interruption, en ligne ou en colonne : 2 valent 1 point, 3 valent 2, 4 valent 4, 5 valent 7, 6 ou plus 10.
