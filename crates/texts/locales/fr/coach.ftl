# L’entraîneur : des conseils par étapes, et pourquoi un coup est bon ou ne l’était pas. $line est une ligne de la feuille de
# score, $lines en sont plusieurs avec leurs points (« Désert +2 et Badlands +4 »).

# Première étape : où regarder.
coach-look = { $person ->
    [you] Regardez « { $line } » dans votre ville.
   *[other] Regardez « { $line } » chez { $name }.
}
coach-think = { $person ->
    [you] Pensez à « { $line } » pour votre ville.
   *[other] Pensez à « { $line } » chez { $name }.
}
coach-watch = { $person ->
    [you] Gardez un œil sur « { $line } » dans votre ville.
   *[other] Gardez un œil sur « { $line } » chez { $name }.
}
coach-look-ahead = Ne comptez pas encore les points : pensez à la carte { $card }, qui est encore à venir.
coach-look-start = { $person ->
    [you] Parcourez le cercle des yeux : c’est vous qui commencez.
   *[other] Parcourez le cercle des yeux : c’est { $name } qui commence.
}
coach-quiet-draft = La carte que je prendrais ne rapporte rien pour l’instant. Pensez à ce que vous laissez.
coach-quiet-place = Là où je la placerais, cette carte ne rapporte rien pour l’instant.

# Deuxième étape : quelle carte, ou dans quel sens.
coach-start = Je ferais commencer le cercle à la carte { $card }.
coach-take = Je prendrais la carte { $card }.
coach-way = Je la placerais { $way ->
    [turned] tête en bas
   *[upright] sans la tourner
}, { $covered ->
    [0] sans rien recouvrir.
    [one] en recouvrant { $covered } territoire.
   *[other] en recouvrant { $covered } territoires.
}

# Troisième étape : où, et pourquoi.
coach-place = Je placerais la carte { $card } ici : { $points ->
    [0] pas encore de points.
    [one] { $points } point tout de suite.
   *[other] { $points } points tout de suite.
}
coach-place-costs = Je placerais la carte { $card } ici, même si cela coûte d’abord { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
coach-line = { $line } { $points } — { $why }.
coach-line-total = { $line } { $points } ({ $total } en tout) — { $why }.
coach-takes-away = { $person ->
    [you] { $instead ->
        [yes] Cela vous aurait coûté
       *[no] Cela vous coûte
    }
   *[other] { $instead ->
        [yes] Cela aurait coûté
       *[no] Cela coûte
    }
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $person ->
    [you] { "" }
   *[other] { " " }à { $name }
} : { $line }.
coach-hands = { $person ->
    [you] { $instead ->
        [yes] Cela vous aurait rapporté
       *[no] Cela vous rapporte
    }
   *[other] { $instead ->
        [yes] Cela aurait rapporté
       *[no] Cela rapporte
    }
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $person ->
    [you] { "" }
   *[other] { " " }à { $name }
} : { $line }.
coach-makes = { $person ->
    [you] { $instead ->
        [yes] Vous auriez pu
       *[no] Vous pouvez
    }
   *[other] { $instead ->
        [yes] { $name } aurait pu
       *[no] { $name } peut
    }
} en tirer { $points ->
    [one] { $points } point
   *[other] { $points } points
} tout de suite : { $lines }.
coach-makes-nothing = { $instead ->
    [yes] Elle n’aurait rien rapporté sur le moment.
   *[no] Elle ne rapporte rien pour l’instant.
}
coach-gives = { $person ->
    [you] { $instead ->
        [yes] Vous auriez reçu
       *[no] Vous recevez
    }
   *[other] { $instead ->
        [yes] { $name } aurait reçu
       *[no] { $name } reçoit
    }
} { $count ->
    [one] la carte { $cards }
   *[other] les cartes { $cards }
} en cadeau, de quoi faire { $points ->
    [one] { $points } point
   *[other] { $points } points
} tout de suite ({ $lines }).
coach-gives-nothing = { $person ->
    [you] { $instead ->
        [yes] Vous auriez reçu
       *[no] Vous recevez
    }
   *[other] { $instead ->
        [yes] { $name } aurait reçu
       *[no] { $name } reçoit
    }
} { $count ->
    [one] la carte { $cards }
   *[other] les cartes { $cards }
} en cadeau, mais sans en tirer de points { $instead ->
    [yes] sur le moment.
   *[no] pour l’instant.
}
coach-gives-none = { $instead ->
    [yes] C’était la carte suivante
   *[no] C’est la carte suivante
} : { $person ->
    [you] { $instead ->
        [yes] vous n’auriez rien reçu
       *[no] vous ne recevez rien
    }
   *[other] { $instead ->
        [yes] { $name } n’aurait rien reçu
       *[no] { $name } ne reçoit rien
    }
} en cadeau.
coach-denies = { $person ->
    [you] Dans votre ville
   *[other] Chez { $name }
}, la carte { $card } { $instead ->
    [yes] aurait rapporté
   *[no] rapporterait
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $lines }.
coach-prepares = Ensuite, la carte { $card } { $instead ->
    [yes] aurait pu
   *[no] peut
} rapporter { $points ->
    [one] { $points } point
   *[other] { $points } points
} au lieu de { $before } : { $lines }.
coach-expected = { $side ->
    [ahead] Ainsi, je { $person ->
        [you] vous vois
       *[other] vois { $name }
    } gagner avec environ { $margin ->
        [one] { $margin } point
       *[other] { $margin } points
    } d’avance.
    [behind] Malgré tout, je { $person ->
        [you] vous vois
       *[other] vois { $name }
    } perdre avec environ { $margin ->
        [one] { $margin } point
       *[other] { $margin } points
    } de retard.
   *[close] Ensuite, tout reste possible.
}
coach-proven-win = C’est prouvé : si chacun joue au mieux, { $person ->
    [you] vous gagnez
   *[other] { $name } gagne
} { $points ->
    [0] à égalité de points.
    [one] de { $points } point.
   *[other] de { $points } points.
}
coach-proven-loss = C’est prouvé : si chacun joue au mieux, { $person ->
    [you] vous perdez
   *[other] { $name } perd
} { $points ->
    [0] à égalité de points. On ne peut pas faire mieux.
    [one] de { $points } point. On ne peut pas faire mieux.
   *[other] de { $points } points. On ne peut pas faire mieux.
}

# Après coup : le meilleur coup à côté de celui qui a été joué.
coach-more-at-once = { $points ->
    [one] Cela aurait fait { $points } point de plus tout de suite.
   *[other] Cela aurait fait { $points } points de plus tout de suite.
}
coach-less-at-once = { $points ->
    [one] Cela aurait fait { $points } point de moins tout de suite, mais davantage à la fin.
   *[other] Cela aurait fait { $points } points de moins tout de suite, mais davantage à la fin.
}

# Les problèmes : des fins de partie avec un seul meilleur coup.
puzzle-of-the-day = Le problème du jour
puzzle-title = Problème { $number }, difficulté { $rating }
puzzle-task = Vous êtes le joueur { $number }.
puzzle-find = Un seul coup est le meilleur : trouvez-le.
puzzle-next = Problème suivant
puzzle-give-up = Montrer la solution
puzzle-practice = S’entraîner
puzzle-lost = Ce problème n’existe pas, ou les problèmes n’ont pas pu être chargés.
puzzle-right = C’est ça !
puzzle-wrong = Pas celui-là : il y a mieux.
puzzle-costs = Cela coûterait { $points ->
    [one] { $points } point. Essayez encore.
   *[other] { $points } points. Essayez encore.
}
puzzle-themes = Thème
puzzle-theme-win = un seul coup gagne
puzzle-theme-skip = une carte passée qui fait mal
puzzle-theme-denial = une carte à ne pas laisser
puzzle-theme-join = recouvrir pour relier
puzzle-theme-patience = la patience
puzzle-word-solution = solution
puzzle-standing = Votre cote : { $rating }. Résolus du premier coup : { $solved } sur { $tried }.
puzzle-days = { $days ->
    [one] Problème du jour résolu. Votre série : { $days } jour.
   *[other] Problème du jour résolu. Votre série : { $days } jours.
}
