# Le premier écran.

home-title = Circle the Wagons
home-play = Jouer
home-play-against = Jouer contre { $name }
home-opponent = Votre adversaire
home-more-ways = Autres façons de commencer
home-continue = Reprendre
home-more-games = { $count ->
    [one] { $count } autre partie
   *[other] { $count } autres parties
}
home-ways = Façons de jouer
home-more-pages = Autres pages
home-together = À deux ici
home-together-hint = Un écran, deux villes
home-solo-hint = Six scénarios, un rival têtu
home-today-hint = La même pour tout le monde
home-today-played = Votre meilleur : { $margin }
home-today-series = { $days ->
    [one] { $days } jour pour l’instant. Continuez !
   *[other] { $days } jours de suite. Continuez !
}
home-learn-hint = Cinq minutes, une vraie partie
home-install = Installer
home-edition = Une nouvelle édition est prête.
home-edition-load = La charger
home-copied = Copié. Collez-le où vous voulez.
home-not-copied = Ce navigateur ne permet pas de copier.

# Les parties conservées.

games-title = Parties
games-unfinished = En cours
games-finished = Terminées
games-none = Aucune partie pour l’instant. Chaque partie commencée est conservée ici.
game-explored = Exploration
game-score = { $points } : { $other }
game-progress = { $placed } cartes sur { $all }
game-of-day = donne du { $day }
game-remove = Retirer cette partie : { $name }
game-removed = Retirée : { $name }
game-undo = Annuler

# Une partie contre l’ordinateur où tout est choisi, et une partie apportée.

opponents-first = Qui prend la première carte ?
opponents-chance = Au hasard
opponents-deal = Une donne précise
opponents-deal-hint = Laissez vide pour mélanger. Un nombre, ou une donne comme AIN/BLQEDHCFRJOGPMK, donne toujours les mêmes cartes.
opponents-deal-wrong = Ce n’est ni un nombre ni une donne : trois lettres, une barre oblique et les quinze autres lettres de A à R.
import-title = Apporter une partie
import-record = Transcription
import-hint = Collez la ligne de texte dans laquelle une partie est écrite.
import-wrong = Ce n’est pas la transcription d’une partie : le mot { $place }, « { $token } », ne convient pas.
import-found = Une partie de { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}, { $points } : { $other }.
import-look = La revoir
import-go-on = La continuer
import-go-on-against = Continuer contre { $name }
import-go-on-together = Continuer à deux

# Deux personnes devant un écran.

together-first = Joueur 1 : prend la première carte
together-second = Joueur 2 : choisit la carte de départ
together-swap = Échanger
together-rule = Le joueur 2 choisit la carte de départ du cercle ; de là, le joueur 1 prend la première carte.
together-begin = Commencer

# La donne du jour. $margin est un nombre avec son signe, $won est `yes` ou `no`.

daily-title = La donne du jour
daily-scoring = Cartes de décompte : { $cards }.
daily-seat = { $seat ->
    [first] Vous prenez la première carte.
   *[second] Vous choisissez la carte de départ.
}
daily-explained = Tout le monde reçoit aujourd’hui ces cartes et cette place. Choisissez votre adversaire et essayez autant que vous voulez : votre meilleur écart compte.
daily-finish = { $won ->
    [yes] ✓ Victoire contre { $name } : { $margin }
   *[no] ✗ Défaite contre { $name } : { $margin }
}
daily-tell = Partager
daily-share = Circle the Wagons, { $day }
daily-series = { $days ->
    [0] Pas encore de série.
    [one] Votre série : { $days } jour.
   *[other] Votre série : { $days } jours.
}
daily-longest = { $days ->
    [0] Jouez aujourd’hui et elle commence.
    [one] La plus longue : { $days } jour.
   *[other] La plus longue : { $days } jours.
}
daily-weeks = Les dernières semaines
daily-day-open = { $day } : pas jouée
daily-day-played = { $day } : { $won ->
    [yes] victoire
   *[no] défaite
}, { $margin }
