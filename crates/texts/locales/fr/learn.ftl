# Le tutoriel. Amos, le meneur de troupeaux, guide ; Tilly, la pied-tendre, joue en face. `.how` est pour la souris et le clavier, `.touch`
# pour les doigts ; { $hint }, { $undo }, { $take }, { $end } et { $sheet } sont les noms des boutons.

learn-title = Apprendre à jouer
learn-guide = Amos, votre guide
learn-progress = Étape { $step } sur { $steps }
learn-back = Retour
learn-go-on = Continuer
learn-skip = Sauter cette étape
learn-leave = Quitter
learn-not-yet = Tout doux ! Faites d’abord ce que je vous ai demandé, ou bien sautez cette étape.
learn-again = Recommencer
learn-first-game = Votre première partie
learn-play-on = Finir cette partie

# La première partie : chaque sorte de tâche dit une fois de quoi il s’agit.

first-start = Le cercle commence ici, et c’est { $name } qui commence. Chaque carte passée va à l’autre : commencez donc là où { $name } trouvera peu.
first-draft = Plus c’est près du chariot, moins c’est cher : chaque carte que vous passez va à { $name }. Les petits chiffres disent combien.
first-free = { $name } l’a passée, elle est donc à vous. Les cartes gratuites d’abord.
first-place = À côté de votre ville ou par-dessus, à l’endroit ou tête en bas. Vous voyez d’avance ce que cela rapporte.

learn-welcome = Bonsoir ! Je suis Amos. Prenez place : dans cinq minutes, vous connaîtrez ce jeu. Vous allez jouer une vraie partie contre Tilly, là-bas, et moi, je regarde par-dessus votre épaule.
learn-circle = Quinze cartes forment un cercle, et le chariot marque la carte de départ. C’est Tilly qui l’a choisie, puisqu’elle joue en second. En échange, c’est vous qui commencez.
learn-cost = Vous pouvez prendre la première carte, ou n’importe laquelle plus loin. Mais chaque carte que vous passez va à Tilly, gratuitement. Les petits chiffres indiquent combien vous en passez. Regardez la carte marquée 2.
    .how = Survolez-la avec la souris, ou utilisez les flèches du clavier.
    .touch = Touchez la carte une fois.
    .done = Vous voyez les deux premières se pencher ? Elles iraient à Tilly.
learn-take = La carte marquée 1 me plaît : trois plaines d’un coup, et une vache. Elle vous coûte la première carte, mais celle-là montre quatre types de terrain différents : je la laisse volontiers à Tilly. Prenez la carte 1 !
    .how = Cliquez dessus, ou désignez-la avec les flèches et appuyez sur Entrée.
    .touch = Touchez-la encore une fois, ou appuyez sur « { $take } ».
learn-place = Votre première carte se place où vous voulez. Vous pouvez la mettre tête en bas, mais jamais la coucher.
    .how = Un clic la pose, R la tourne, « { $end } » ou Entrée la place pour de bon.
    .touch = Touchez pour la poser, touchez encore pour la tourner, puis appuyez sur « { $end } ».
learn-watch = Au tour de Tilly. Elle doit d’abord placer la carte que vous avez passée ; ensuite, elle en choisit une. Regardez-la faire.
learn-free = Tilly a vu trois vaches et n’a pas pu résister : pour les avoir, elle a passé deux cartes, et les deux sont à vous. Les cartes gratuites se placent en premier, et personne ne peut les refuser.
learn-edge = Placez celle-ci à côté de votre ville. Un côté commun suffit ; une plaine contre une plaine, c’est encore mieux.
    .how = Cliquez ou glissez, ou utilisez les flèches ; R la tourne, Entrée la place.
    .touch = Touchez ou glissez, touchez encore pour la tourner, puis appuyez sur le grand bouton.
learn-cover = Et maintenant, la seconde. Une carte peut aussi se placer sur d’autres : cette fois, recouvrez au moins un territoire. Ce qui est recouvert disparaît, alors recouvrez ce dont vous pouvez vous passer.
    .how = Cliquez sur votre ville ou glissez-y la carte ; R la tourne, Entrée la place.
    .touch = Touchez votre ville ou glissez-y la carte, puis appuyez sur le grand bouton.
learn-groups = Combien cela rapporte-t-il ? Chaque type de terrain vaut la taille de votre plus grand groupe : des territoires reliés par leurs côtés. Sur la feuille de score, regardez le nombre d’un type de terrain.
    .how = Avec la souris, ou avec la touche Tab.
    .touch = Ouvrez « { $sheet } », en bas, et touchez un nombre.
    .done = Ce qui s’allume rapporte ces points.
learn-scoring = Les trois cartes du milieu comptent aussi, pour vous deux. « Vaches heureuses », par exemple, récompense chaque vache qui n’est ni sur la neige ni à côté. Regardez le nombre de l’une des trois.
    .how = Elles sont sous les types de terrain.
    .touch = Elles sont sous les types de terrain.
    .done = Vous pouvez vérifier ainsi chaque point, à tout moment, et ceux de Tilly aussi.
learn-hint = Maintenant, c’est à vous de choisir. Vous hésitez ? Il n’y a pas de honte à ça : demandez un conseil.
    .how = Appuyez sur « { $hint } », ou sur la touche H.
    .touch = Appuyez sur « { $hint } ».
learn-choose = C’est celle que prendrait un bon joueur. Prenez-la, ou suivez votre flair. Évitez juste de donner plus de trois cartes à Tilly.
    .how = Cliquez sur une carte, ou désignez-la avec les flèches et appuyez sur Entrée.
    .touch = Touchez une carte deux fois, ou touchez-la et appuyez sur « { $take } ».
learn-undo = Posez-la quelque part dans votre ville. Puis changez d’avis et reprenez-la : tant que votre tour n’est pas fini, cela ne coûte rien.
    .how = Un clic la pose, puis appuyez sur « { $undo } » ou sur la touche U.
    .touch = Touchez pour la poser, puis appuyez sur « { $undo } ».
learn-finish = Et maintenant, placez-la là où elle rapporte le plus. Les nombres vous disent d’avance ce qu’elle rapporterait.
    .how = Placez-la et appuyez sur « { $end } ».
    .touch = Placez-la et appuyez sur « { $end } ».
learn-watch-again = Encore Tilly. Vous savez désormais quoi regarder : vous laisse-t-elle un cadeau ?
learn-end = Et ainsi de suite, jusqu’à ce que le cercle soit vide et que toutes les cartes soient placées. Qui a le plus de points l’emporte ; en cas d’égalité, qui a le moins de cartes. Voilà, c’est tout le jeu !
