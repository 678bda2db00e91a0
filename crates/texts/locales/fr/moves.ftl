# Ce qui s’est passé, ce qui se passerait, ce qui est demandé. $person est `you` ou `other` ; alors seulement on dit $name.

moves-title = Coups

turn = { $person ->
    [you] À vous de jouer
   *[other] { $name } joue
}
thinking = { $name } réfléchit…

ask-start = { $person ->
    [you] Choisissez la carte de départ.
   *[other] { $name } choisit la carte de départ.
}
ask-draft = { $person ->
    [you] Prenez une carte du cercle.
   *[other] { $name } prend une carte du cercle.
}
ask-place-free = { $person ->
    [you] Placez la carte { $card }, { $count ->
        [one] une carte gratuite.
       *[other] la première des { $count } cartes gratuites.
    }
   *[other] { $name } place la carte { $card }, { $count ->
        [one] une carte gratuite.
       *[other] la première des { $count } cartes gratuites.
    }
}
ask-place-drafted = { $person ->
    [you] Placez la carte { $card } que vous avez prise.
   *[other] { $name } place la carte { $card }, qui vient d’être prise.
}
ask-nothing = La partie est terminée.

move-start = { $person ->
    [you] Vous choisissez la carte { $card } comme carte de départ.
   *[other] { $name } choisit la carte { $card } comme carte de départ.
}
move-draft = { $person ->
    [you] { $skipped ->
        [0] Vous prenez la carte suivante, { $card }.
        [one] Vous prenez la carte { $card } et passez { $skipped } carte.
       *[other] Vous prenez la carte { $card } et passez { $skipped } cartes.
    }
   *[other] { $skipped ->
        [0] { $name } prend la carte suivante, { $card }.
        [one] { $name } prend la carte { $card } et passe { $skipped } carte.
       *[other] { $name } prend la carte { $card } et passe { $skipped } cartes.
    }
}
move-draft-last = { $person ->
    [you] Vous prenez la dernière carte, { $card }.
   *[other] { $name } prend la dernière carte, { $card }.
}
move-receive = { $person ->
    [you] Vous recevez
   *[other] { $name } reçoit
} { $count ->
    [one] la carte gratuite { $cards }.
   *[other] les cartes gratuites { $cards }.
}
move-place = { $person ->
    [you] Vous placez la carte { $card }
   *[other] { $name } place la carte { $card }
}{ $way ->
    [turned] { " " }tête en bas
   *[upright] { "" }
} en { $at }{ $covered ->
    [0] { "" }
    [one] , en recouvrant 1 territoire
   *[other] , en recouvrant { $covered } territoires
} : { $points }.

offer-start = Le cercle commence à la carte { $card }. { $person ->
    [you] Vous jouez en premier.
   *[other] { $name } joue en premier.
}
offer-draft = { $person ->
    [you] Si vous prenez la carte { $card },
   *[other] Si { $name } prend la carte { $card },
}
offer-receive = { $person ->
    [you] { $count ->
        [0] vous ne recevez rien.
        [one] vous recevez la carte { $cards }.
       *[other] vous recevez { $count } cartes : { $cards }.
    }
   *[other] { $count ->
        [0] { $name } ne reçoit rien.
        [one] { $name } reçoit la carte { $cards }.
       *[other] { $name } reçoit { $count } cartes : { $cards }.
    }
}

result-title = { $person ->
    [you] Vous gagnez !
   *[other] { $name } gagne !
}
result-title-draw = Égalité !
result-points = { $person ->
    [you] Vous gagnez
   *[other] { $name } gagne
} avec { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
} d’avance : { $points } à { $other }.
result-cards = { $person ->
    [you] Vous gagnez
   *[other] { $name } gagne
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
} partout, et en cas d’égalité la ville qui a le moins de cartes l’emporte, { $cards } contre { $other_cards }.
result-draw = Égalité : { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $cards } cartes de chaque côté.

# Le rival du jeu en solo.
rival-name = Le rival
rival-receives = Le rival reçoit { $count ->
    [one] la carte { $cards } que vous avez passée.
   *[other] les cartes { $cards } que vous avez passées.
}
rival-match = Le rival prend la carte { $card } : elle correspond à la carte { $top } au sommet de la pioche ({ $shared }). Il reçoit donc aussi la carte { $top }.
rival-no-match = Le rival prend la carte { $card }, la suivante : aucune carte à sa portée ne correspond à la carte { $top } au sommet de la pioche.
rival-hunt = Le rival prend la carte { $card } : il cherchait { $quarry }.
rival-fallback = Le rival prend la carte { $card } : rien à sa portée ne convient à sa chasse, mais cette carte montre le même symbole que sa dernière carte ({ $icon }).
rival-fallback-terrain = Le rival prend la carte { $card } : rien à sa portée ne convient à sa chasse, mais cette carte montre le même type de terrain que sa dernière carte ({ $terrain }).
rival-fallback-territory = Le rival prend la carte { $card } : rien à sa portée ne convient à sa chasse, mais cette carte a un territoire en commun avec sa dernière carte ({ $territory }).
rival-first = Le rival prend la carte { $card }, la suivante : rien à sa portée ne convient à sa chasse.
rival-always = Le rival prend la carte { $card }, la suivante.
rival-new-circle = Les cartes restées dans la pioche forment le nouveau cercle. Personne n’en connaît encore l’ordre.
rival-next = Voici la suite. { $sentence }
round-two = La manche 2 commence : { $count ->
    [one] la dernière carte de la pioche forme
   *[other] les { $count } cartes restantes de la pioche forment
} le nouveau cercle.
