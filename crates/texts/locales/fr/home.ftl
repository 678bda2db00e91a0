# Le premier écran.

home-title = Circle the Wagons
home-play = Jouer
home-play-against = Jouer contre { $name }
home-opponent = Votre adversaire
home-standing = Victoires : { $won }, défaites : { $lost }.
home-more-ways = Autres façons de commencer
home-continue = Reprendre
home-more-games = { $count ->
    [one] { $count } autre partie
   *[other] { $count } autres parties
}
home-ways = Façons de jouer
home-more-pages = Autres pages
home-together = À deux sur cet écran
home-together-hint = Chacun son tour, chacun sa ville
home-solo-hint = Six scénarios, un rival têtu
home-today-hint = Les mêmes cartes pour tout le monde
home-today-played = Votre meilleur écart : { $margin }
home-today-series = { $days ->
    [one] { $days } jour pour l’instant. Continuez !
   *[other] { $days } jours de suite. Continuez !
}
home-learn-hint = Cinq minutes, une vraie partie
home-install = Installer
home-edition = Une nouvelle version est prête.
home-edition-load = Mettre à jour
home-copied = Copié. Collez où vous voulez.
home-not-copied = Ce navigateur n’autorise pas la copie.

# Les parties conservées.

games-title = Parties
games-unfinished = En cours
games-finished = Terminées
games-none = Aucune partie pour l’instant. Chaque partie commencée est conservée ici.
games-more = En voir plus
game-explored = Exploration
game-score = { $points } à { $other }
game-progress = { $placed ->
    [one] { $placed } carte
   *[other] { $placed } cartes
} sur { $all }
game-of-day = donne du { $day }
game-remove = Supprimer cette partie : { $name }
game-removed = Partie supprimée : { $name }
game-undo = Annuler

# Une partie contre l’ordinateur où tout est choisi, et une partie importée.

opponents-first = Qui commence ?
opponents-chance = Au hasard
opponents-deal = Une donne précise
opponents-deal-hint = Laissez vide pour mélanger les cartes. Un nombre, ou une donne écrite comme AIN/BLQEDHCFRJOGPMK, redonne toujours les mêmes.
opponents-deal-wrong = Ce n’est ni un nombre ni une donne. Une donne, c’est trois lettres, une barre oblique et les quinze autres lettres de A à R.
import-title = Importer une partie
import-record = Notation
import-hint = Collez la ligne de texte qui décrit la partie.
import-wrong = Ce n’est pas la notation d’une partie : le mot { $place }, « { $token } », ne convient pas.
import-found = Une partie de { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $points } à { $other }.
import-look = Revoir la partie
import-go-on = Continuer
import-go-on-against = Continuer contre { $name }
import-go-on-together = Continuer à deux
lost-title = Rien par ici
lost-address = Ce lien ne mène nulle part : il en manque peut-être un bout, ou il vient d’une version plus récente.
lost-game = Cette partie n’est pas dans ce navigateur. Elle a été supprimée, ou jouée ailleurs.
lost-games = Vos parties

# Deux personnes devant un écran.

together-first = Joueur 1 : joue en premier
together-second = Joueur 2 : choisit la carte de départ
together-swap = Échanger
together-rule = Le joueur 2 choisit la carte de départ du cercle ; à partir de là, le joueur 1 joue en premier.
together-longest = Un nom compte au plus { $count } caractères.
together-begin = Commencer

# La donne du jour. $margin est un nombre avec son signe, $won est `yes` ou `no`.

daily-title = La donne du jour
daily-scoring = Cartes de décompte : { $cards }.
daily-seat = { $seat ->
    [first] Vous jouez en premier.
   *[second] Vous choisissez la carte de départ.
}
daily-explained = Aujourd’hui, tout le monde joue avec ces cartes et à cette place. Choisissez votre adversaire et essayez autant de fois que vous voulez : seul votre meilleur écart compte.
daily-finish = { $won ->
    [yes] ✓ Victoire contre { $name } : { $margin }
   *[no] ✗ Défaite contre { $name } : { $margin }
}
daily-finish-tied = { $won ->
    [yes] ✓ Égalité avec { $name }, victoire avec moins de cartes
   *[no] ✗ Égalité avec { $name }, défaite avec plus de cartes
}
daily-tell = Partager
daily-tell-result = Partager le résultat du jour
daily-share = Circle the Wagons, { $day }
daily-series = { $days ->
    [0] Pas encore de série.
    [one] Votre série : { $days } jour.
   *[other] Votre série : { $days } jours.
}
daily-longest = { $days ->
    [0] Jouez aujourd’hui pour en commencer une.
    [one] La plus longue : { $days } jour.
   *[other] La plus longue : { $days } jours.
}
daily-weeks = Les dernières semaines
daily-day-open = { $day } : pas jouée
daily-day-played = { $day } : { $won ->
    [yes] victoire
   *[no] défaite
}, { $margin }

# Pourquoi une notation est refusée.

refused-empty = Une notation commence par une donne, par exemple FKQ/RJAPODGLNMHBICE.
refused-space = Deux mots sont séparés par un seul espace.
refused-deal = Une donne se compose de trois cartes de décompte, d’une barre oblique et des quinze cartes du cercle.
refused-card = « { $found } » n’est pas une carte : les cartes portent les lettres A à R.
refused-count = { $part ->
    [scoring] Cartes de décompte
    [deck] Cartes de la pioche
   *[circle] Cartes du cercle
} : { $found } au lieu de { $expected }.
refused-twice = La carte { $card } apparaît deux fois.
refused-unsorted = Les cartes de décompte s’écrivent dans l’ordre alphabétique.
refused-solo-deal = Une donne en solo s’écrit ainsi : « s », le scénario, un deux-points, deux cartes de décompte, une barre oblique, les huit cartes du cercle, une barre oblique et les huit cartes de la pioche.
refused-scenario = Le scénario « { $id } » n’existe pas ici.
refused-variant = « { $found } » n’est pas une variante : écrivez -newcomer, -local, -legend, ou rien pour le jeu classique.
refused-scoring = Les cartes de décompte de « { $scenario } » sont { $cards }.
refused-move = Un coup s’écrit *B (carte de départ), B (carte prise), B0,0 ou B{ "\u0027" }0,0 (carte placée).
refused-number = Un emplacement se compose de deux nombres entiers, par exemple 2,-1.
refused-too-far = Aucune ville ne va aussi loin : les deux nombres doivent être compris entre -28 et 28.
refused-expected = { $decision ->
    [start] Il faut ici la carte de départ, par exemple *B.
    [draft] Il faut ici la lettre d’une carte à prendre.
   *[place] Il faut ici l’emplacement de la carte { $card }, par exemple { $card }0,0.
}
refused-not-in-circle = La carte { $card } n’est pas dans le cercle.
refused-first = La première carte d’une ville se place en 0,0.
refused-detached = En { $at }, la carte ne recouvrirait aucun territoire et ne toucherait la ville par aucun côté. L’emplacement possible le plus proche est { $nearest }.
refused-complete = Cette ville est complète.

# Ce qui figure sur la page avant que les mots soient là.

page-description = Un jeu de cartes à deux, en solo ou contre l’ordinateur. Fonctionne hors ligne.
page-needs = Circle the Wagons a besoin de JavaScript et de WebAssembly.
page-trouble = Circle the Wagons n’a pas pu être chargé. Réessayez dès que vous serez de nouveau en ligne.
page-broken = Quelque chose a mal tourné.
page-broken-hint = C’est notre faute, pas la vôtre. Vos parties sont conservées : rechargez la page pour continuer. Par prudence, enregistrez d’abord tout dans un fichier.
page-broken-reload = Recharger
page-broken-save = Tout enregistrer dans un fichier
