# Ce que seul le terminal dit : le premier écran, les touches, et ce qui se tape et se raconte en lignes simples.

# Le premier écran.
terminal-game = Partie
terminal-new-game = Nouvelle partie
terminal-first-name = Premier joueur
terminal-second-name = Second joueur
terminal-deal = Donne
terminal-deal-empty = au hasard (ou nombre, donne, notation)
terminal-deal-hint = ← → jouer la donne du jour, la même pour tous
terminal-daily-hint = ← → jouer une autre donne
terminal-deal-wrong = Ce n’est ni un nombre, ni une donne, ni une notation. Une donne, c’est trois lettres, une barre oblique et les quinze autres lettres de A à R ; une notation y ajoute les coups.
terminal-day = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[other] décembre
}
terminal-form-keys = ↑↓ ligne   ←→ choisir   Entrée commencer   Échap quitter

# Partir et revenir.
terminal-nothing-to-continue = Il n’y a aucune partie à reprendre.
terminal-not-kept = Cette partie n’est pas enregistrée : { $reason }
terminal-go-on = Pour continuer : { $command }
terminal-the-game = Notation : { $record }
terminal-too-small = La table a besoin de { $columns } colonnes et de { $rows } lignes ; cette fenêtre en a { $width } et { $height }. Agrandissez-la, appuyez sur Q pour quitter, ou jouez en texte simple avec --plain.

# À table.
terminal-in-circle = { $count ->
    [one] { $count } carte dans le cercle
   *[other] { $count } cartes dans le cercle
}
terminal-circle-empty = Le cercle est vide.
terminal-top = { $card } dessus
terminal-free = { $cards } en cadeau
terminal-zoom = Z agrandit
terminal-why = Pourquoi ?
terminal-evidence = * compte, + fait compter, − coûte des points
terminal-more-lines = { $count ->
    [one] et { $count } autre : S, puis ↓
   *[other] et { $count } autres : S, puis ↓
}
terminal-covers = Recouvre { $territories }.
terminal-no-change = Vos points ne changent pas.
terminal-laid = Encore Entrée pour placer la carte ici.
terminal-laid-last = Entrée termine votre tour.
terminal-hint-more = Encore « { $key } » pour en savoir plus.
terminal-nothing-to-undo = Il n’y a rien à annuler.
terminal-finish-first = Terminez d’abord cette partie, ou quittez-la avec Q : elle est enregistrée.
terminal-confirm-on = Désormais, chaque carte placée attend un second appui sur Entrée.
terminal-confirm-off = Désormais, un seul appui sur Entrée suffit pour placer une carte.
terminal-only-two-judged = Seules les parties à deux peuvent être analysées.
terminal-analyse-first = Faites d’abord analyser la partie, avec A.
terminal-judged-so-far = Analysé jusqu’ici : { $percent } %.
terminal-margin = { $person ->
    [you] Votre avance : { $graph } (de { $low } à { $high })
   *[other] Avance ({ $name }) : { $graph } (de { $low } à { $high })
}
terminal-percent = { $share } %
terminal-point-start = coup { $number }, { $person ->
    [you] vous commencez à { $card }
   *[other] { $name } commence à { $card }
}
terminal-point-draft = coup { $number }, { $person ->
    [you] vous prenez { $card }
   *[other] { $name } prend { $card }
}
terminal-point-place = coup { $number }, { $person ->
    [you] vous placez { $card }
   *[other] { $name } place { $card }
}
terminal-escape = Échap

# Les touches, telles que la liste les explique.
terminal-key-arrows = choisir une carte ou une ligne ; déplacer la carte à placer
terminal-key-digits = choisir une carte : le chiffre dit combien vous en passez
terminal-key-enter = prendre, placer, finir le tour ; ne pas attendre l’ordinateur
terminal-key-score = feuille de score : d’où viennent les points
terminal-key-log = remonter le cours de la partie
terminal-key-zoom = agrandir une ville, puis l’autre
terminal-key-confirm = placer en deux appuis sur Entrée, ou en un seul
terminal-key-back = retour à la partie
terminal-key-analyse = après la partie : analyser les coups
terminal-key-turning = pendant l’analyse : le tournant suivant
terminal-key-rematch = après la partie : rejouer la même donne
terminal-key-new-deal = après la partie : nouvelle donne, scénario suivant
terminal-key-help = cette aide ; encore ? pour la page suivante
terminal-key-quit = quitter ; la partie est enregistrée
terminal-signs = Signes et lettres
terminal-sign-aim = à qui le tour ; carte choisie ; carte que vous placez
terminal-sign-fresh = placée au dernier tour
terminal-sign-covered = sous les lettres de la carte à placer : ce qu’elle recouvre
terminal-sign-spot = une carte peut aller ici
terminal-sign-price = à côté d’une carte : combien vous en passez pour la prendre
terminal-sign-skipped = ces cartes iraient au joueur de ce côté
terminal-sign-side = dans la liste des coups : joué à gauche, à droite
terminal-sign-axes = Les nombres au bord d’une ville sont ses colonnes et rangées. La place d’une carte, comme (1 ; −3), est celle de son territoire en bas à gauche.

# Ce que fait une touche maintenant, sur la dernière ligne : plus c’est court, plus il y a de touches.
terminal-do-line = ligne
terminal-do-step = coup
terminal-do-turning = tournant
terminal-do-first = premier
terminal-do-last = dernier
terminal-do-analyse = analyse
terminal-do-rematch = même donne
terminal-do-new-deal = nouvelle donne
terminal-do-replay = revoir
terminal-do-not-wait = ne pas attendre
terminal-do-move = déplacer
terminal-do-turn = demi-tour
terminal-do-place = placer
terminal-do-confirm = valider
terminal-do-card = carte
terminal-do-start = commencer ici
terminal-do-take = prendre
terminal-do-undo = annuler
terminal-do-hint = conseil
terminal-do-score = score
terminal-do-zoom = agrandir
terminal-do-log = journal
terminal-do-back = retour
terminal-do-help = aide
terminal-do-quit = quitter
terminal-do-next-page = page suivante
terminal-do-previous-page = page précédente
terminal-home = Début
terminal-end = Fin
terminal-other-key = autre touche :

# Lignes simples : les mots que l’on peut taper. Un seul mot, en minuscules.
terminal-word-show = voir
    .meaning = les deux villes, le cercle et les cartes de décompte
terminal-word-score = score
    .meaning = la feuille de score, avec la raison de chaque ligne
terminal-word-moves = coups
    .meaning = tous les coups possibles maintenant
terminal-word-try = essayer
    .meaning = ce qu’un coup changerait, par exemple « essayer P0,0 »
terminal-word-hint = conseil
    .meaning = le coup que jouerait l’ordinateur
terminal-word-analyse = analyse
    .meaning = ce que valait chaque décision jusqu’ici
terminal-word-rival = rival
    .meaning = en solo : chaque tour du rival, et pourquoi
terminal-word-undo = annuler
    .meaning = reprendre le dernier coup de votre tour
terminal-word-record = notation
    .meaning = la partie jusqu’ici, en une ligne
terminal-word-rules = règles
    .meaning = les règles en bref
terminal-word-help = aide
    .meaning = cette liste
terminal-word-quit = quitter
    .meaning = partir ; la partie est enregistrée

terminal-type-help = Tapez « { $word } » pour la liste de tout ce que vous pouvez taper.
terminal-help-moves = Les coups, comme dans la notation :
terminal-help-start = choisir la carte de départ
terminal-help-draft = prendre une carte ; celles d’avant vont à l’adversaire
terminal-help-place = placer une carte : sa case en bas à gauche, { "\u0027" } si elle est tête en bas
terminal-help-commands = Les mots :
terminal-letters = Deux lettres par territoire, terrain et symbole (initiales anglaises) :
terminal-scoring-cards = Cartes de décompte :
terminal-circle = Le cercle, dans le sens horaire :
terminal-taken-back = Coup repris : { $mv }.
terminal-type-start = Choisissez maintenant la carte de départ, par exemple *B.
terminal-type-draft = Prenez maintenant une carte : tapez sa lettre.
terminal-type-place = Placez maintenant la carte { $card }, par exemple { $upright } ou { $turned }.
terminal-error = Erreur. { $reason }
terminal-error-word = « { $word } » n’est ni un mot que je connais ni un coup.
terminal-error-number = Une case s’écrit en deux nombres entiers, x et y, par exemple 2,-1.
terminal-error-far = Aucune ville ne va aussi loin.
terminal-error-not-in-circle = La carte { $card } n’est pas dans le cercle.
terminal-error-first-card = La première carte d’une ville se place en 0,0.
terminal-error-detached = À cet endroit, la carte ne toucherait rien. La case possible la plus proche est { $nearest }.
terminal-error-not-text = Cette ligne est illisible.
terminal-error-no-rival = Il n’y a pas de rival dans une partie à deux.
terminal-error-try = Quel coup ? Par exemple « essayer P0,0 ».
