# La page de ses propres résultats.

numbers-title = Vos chiffres
numbers-none = Terminez une partie contre quelqu’un, et vos chiffres apparaîtront ici.
numbers-all = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}. En moyenne : { $margin }.
numbers-opponents = Par adversaire
numbers-people = Joueurs en ligne
numbers-seats = Qui a commencé
numbers-first = Vous avez commencé
numbers-second = L’adversaire a commencé
numbers-cards = Par carte de décompte
numbers-cards-note = Les points sont votre avance sur cette seule carte.
numbers-time = Au fil du temps
numbers-time-note = Chaque rond est une partie ; la courbe donne la moyenne des dix dernières.
numbers-time-heard = L’écart sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : au mieux { $best }, au pire { $worst }, dernièrement { $lately } en moyenne.
numbers-won = Gagnées
numbers-margin = En moyenne
numbers-won-of = { $won } sur { $games }
