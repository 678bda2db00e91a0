# Les règles complètes. Un mot entre astérisques est mis en valeur.

rules-title = Règles
rules-intro = Dix-huit cartes, une quinzaine de minutes, dès 8 ans : voici toutes les règles de *Circle the Wagons*, à deux ou en solo, avec nos propres mots.
rules-intro-rulings = Là où les livrets imprimés se taisent ou se contredisent, il a fallu trancher. Ces décisions sont signalées ainsi, et elles valent à cette table :
rules-intro-learn = Vous préférez apprendre en jouant ?
rules-learn = Suivre le tutoriel
rules-ruling = Décision
rules-contents = Sommaire
rules-for-two = À deux joueurs

# Les cartes
rules-cards = Les cartes
rules-cards-sides = Chaque carte a deux faces. L’une montre une *condition de décompte*, l’autre quatre *territoires* en carré. Un territoire est un bout de pays, son *type de terrain*, avec quelque chose dessus, son *symbole*. Il y a six types de terrain et six symboles, et chacun figure exactement douze fois sur les cartes.
rules-side-scoring = face décompte
rules-side-upright = à l’endroit
rules-side-turned = tête en bas
rules-terrains = Les six types de terrain
rules-icons = Les six symboles
rules-cards-town = Votre *ville* est ce que vous bâtissez avec vos cartes. Sur chaque case, seul compte le territoire du dessus : ce qui est recouvert n’existe plus.
rules-words = Trois mots ont un sens précis :
rules-word-adjacent = *Adjacent*, ou *à côté*, veut dire : qui partage un côté, à gauche, à droite, au-dessus ou au-dessous. Les angles ne comptent jamais.
rules-word-group = Un *groupe* est un ensemble de territoires d’un même type de terrain, reliés par leurs côtés. Une carte de décompte parle d’un groupe de vaches : même principe, avec un symbole.
rules-word-turned = Une carte se place *à l’endroit* ou *tête en bas*, jamais à l’horizontale.
rules-deck = La face territoires des dix-huit cartes, désignées par les lettres A à R

# À deux joueurs
rules-setup = Mise en place
rules-setup-deal = Mélangez les cartes. Placez-en trois au milieu, face décompte visible : elles comptent pour les deux joueurs. Disposez les quinze autres en *cercle* autour d’elles, face territoires visible.
rules-setup-start = Décidez qui commence. Le *second* joueur choisit alors n’importe quelle carte du cercle comme *carte de départ*. À partir de là, rien n’est caché et rien n’est laissé au hasard.
rules-setup-picture = Quinze cartes autour de trois cartes de décompte. Le chariot marque la carte de départ.

rules-turn = Un tour
rules-turn-intro = Vous jouez à tour de rôle, en commençant par le premier joueur. À votre tour,
rules-turn-free = *placez vos cartes gratuites*, si le dernier tour de l’adversaire vous en a donné : l’une après l’autre, dans l’ordre où elles se trouvaient sur le cercle, dans le sens horaire ;
rules-turn-draft = *prenez une carte* du cercle, s’il en reste : la suivante dans le sens horaire, ou une carte plus loin. Chaque carte que vous passez devient une *carte gratuite* pour l’adversaire. Toutes les cartes jusqu’à celle que vous prenez quittent le cercle ;
rules-turn-place = *placez la carte prise*.
rules-draft-skipped = passée
rules-draft-taken = prise
rules-draft-next = suivante
rules-draft-picture = Prendre la troisième carte donne les deux premières à l’adversaire, qui choisira ensuite à partir de la quatrième.
rules-turn-refuse = On ne peut pas refuser une carte gratuite, et personne ne saute jamais son tour. Les cartes apportent des points et des ennuis à la fois : une carte gratuite peut être juste celle qui manquait, ou mettre une ville en pièces.

rules-placing = Placer une carte
rules-placing-rule = Votre première carte se place où vous voulez. Chaque carte suivante doit *partager au moins un côté* avec votre ville *ou en recouvrir au moins un territoire*.
rules-placing-edge = partage un côté
rules-placing-covers = recouvre un territoire
rules-placing-turned = tête en bas
rules-placing-half = recouvre une demi-carte
rules-placing-whole = recouvre tout
rules-placing-corner = jamais : un angle seul
rules-placing-cover = N’importe quelle carte peut en recouvrir une autre, en partie ou entièrement, ou même plusieurs à la fois.
rules-placing-match = Ni les types de terrain ni les symboles n’ont besoin de correspondre : chacun peut se trouver à côté de n’importe quel autre, ou dessus.
rules-placing-enough = Un côté commun de la longueur d’un seul territoire suffit.
rules-placing-never = Une carte ne se glisse jamais sous une autre, ne se tourne jamais d’un quart de tour et ne touche jamais la ville par un angle seul.
rules-placing-gaps = Les vides et les trous sont permis. Une carte de décompte les récompense même.
rules-placing-grid = Les cartes suivent la grille : chacune occupe quatre cases entières.

rules-end = La fin de la partie
rules-end-when = La partie se termine quand le cercle est vide et que toutes les cartes sont placées.
rules-end-last = Si votre choix vide le cercle, votre adversaire place encore les cartes gratuites que vous lui laissez, et elles comptent.
rules-end-sum = Chacun additionne alors ses *Points de Prospérité*, ou points tout court :
rules-end-groups = pour chacun des six types de terrain, *la taille de son plus grand groupe* ; si plusieurs groupes sont à égalité, on choisit celui qui compte ;
rules-end-scoring = les points des *trois cartes de décompte*.
rules-end-winner = Le joueur qui a le plus de points l’emporte.
rules-end-tie = *En cas d’égalité, le joueur qui a placé le moins de cartes l’emporte.* Quinze cartes ne se partagent pas en deux parts égales : il y a donc toujours un vainqueur.

# Les dix-huit cartes de décompte
rules-scoring = Les dix-huit cartes de décompte
rules-scoring-intro = Les points concernent votre propre ville, sauf si l’adversaire est nommé. Sur les images, un anneau entoure ce qui rapporte, et un nombre de couleur vive indique les points ; un nombre sur fond gris ne vaut rien, ou coûte des points. Le papier vierge représente n’importe quel type de terrain ou symbole.
rules-badlands-once = Un pistolet ne compte qu’une fois, même s’il se trouve entre deux paires de déserts. Un désert à côté et un autre au-dessus ne forment pas une paire.
rules-badlands-ground = Le type de terrain du pistolet lui-même est sans importance.
rules-boom-or-bust-totals = Ce sont des totaux, pas des points par mine.
rules-circle-the-wagons-middle = Au milieu, il faut un territoire et non un trou. Son type de terrain et son symbole sont sans importance.
rules-claim-jumpers-mines = Vos mines
rules-claim-jumpers-guns = Vos pistolets
rules-claim-jumpers-you = Vous
rules-claim-jumpers-opponent = Adversaire
rules-claim-jumpers-more = plus
rules-claim-jumpers-not-fewer = plus, ou autant
rules-claim-jumpers-fewer = moins
rules-claim-jumpers-tied = autant
rules-claim-jumpers-ties = Si les mines sont à égalité, personne ne marque. Si seuls les pistolets sont à égalité, le joueur qui a le plus de mines garde les 9 points.
rules-cool-water-largest = Si plusieurs groupes de lacs sont à égalité, vous en choisissez un, le même pour le type de terrain et pour cette carte : celui qui rapporte le plus.
rules-fortified-overlap = Les blocs peuvent se chevaucher : deux rangées de trois forts font deux blocs, soit 14 points.
rules-one-too-many-tied = Si les bières sont à égalité, personne ne perd rien.
rules-prairie-life-both = Une vache sur une plaine compte deux fois, comme vache et comme plaine.
rules-prairie-life-odd = Si le total est impair, on arrondit à l’inférieur.
rules-rifles-ready-once = Un fort ne compte qu’une fois, quel que soit le nombre de pistolets à côté. Un même pistolet peut servir à plusieurs forts.
rules-smalltown-charm-visible = Les territoires recouverts ne comptent pas, ni chez vous ni chez l’adversaire.
rules-target-practice-line = Les cases vides comptent aussi, et rien ne bloque la ligne.
rules-target-practice-none = Avec un pistolet juste à côté, une bière vaut 0 ; sans pistolet sur sa ligne ni sur sa colonne, elle vaut 0 aussi.
rules-target-practice-closest = On regarde la ligne et la colonne ensemble : seul le pistolet le plus proche compte, même si un autre, plus loin, rapporterait davantage.
rules-the-clearing-negative = Le résultat peut être négatif.
rules-the-herd-edges = Les vaches d’un groupe sont reliées par leurs côtés, quel que soit leur type de terrain.
rules-undiscovered-corners = Ici, les angles comptent : les huit cases autour doivent toutes être des territoires. Un trou de deux cases ne rapporte rien.
rules-wagon-train-all = Toutes vos lignes comptent, chacune uniquement dans toute sa longueur. Un chariot peut faire partie d’une ligne et d’une colonne.
rules-wagon-train-gaps = Un vide ou un autre symbole interrompt l’alignement.

# L’exemple
rules-example = Un exemple détaillé
rules-example-town = Cette ville a été bâtie avec les cartes Q, M, G, A, O et I, toutes à l’endroit. M recouvre la moitié de Q, et A recouvre un territoire de G.
rules-example-cards = Les cartes de décompte sont { $cards }. L’adversaire a moins de mines, mais plus de pistolets.
rules-example-desert = Regardez les déserts : celui qui porte la bière, tout en bas, ne touche aucun des autres et ne compte donc pas.
rules-example-deck = C’est la ville de l’exemple des livrets imprimés. Dans ce jeu-ci, ses cartes O et I sont justement les cartes de décompte « La clairière » et « Vaches heureuses » : on ne pourrait donc pas bâtir cette ville dans une partie où elles sont au milieu.
rules-example-books = Les livrets ne sont pas d’accord : l’allemand ne compte que 3 plaines, soit 18 points pour les types de terrain et 37 en tout. L’anglais montre une autre ville, avec 15 points pour les types de terrain.
rules-example-point = Choisissez une ligne pour voir d’où viennent ses points.
rules-example-line = Ligne
rules-example-points = Points
rules-example-why = Pourquoi

# Solo
rules-solo = En solo contre le rival
rules-solo-intro = Dans *Cow-boy solitaire*, vous affrontez un rival qui suit des règles simples. Vous pouvez regarder sa ville à tout moment, et presque toujours prévoir ce qu’il va faire. La partie se joue en deux manches.
rules-solo-setup = Mise en place
rules-solo-setup-scenario = Choisissez un *scénario*. Il nomme deux cartes de décompte et dit ce que le rival chasse et ce qui lui rapporte des points. Mélangez les seize autres cartes : huit forment un cercle ; les huit autres, au milieu, forment la *pioche*, face territoires visible. Vous voyez donc la carte du sommet, et rien de ce qu’il y a dessous. Vous commencez, à la première carte du cercle.
rules-solo-turn = Votre tour
rules-solo-turn-same = Votre tour se déroule comme à deux joueurs : placer les cartes gratuites, prendre une carte, la placer. Les cartes que vous passez vont au rival, dans le sens horaire, une fois que vous avez placé la carte prise. La ville du rival est une rangée de cartes qui ne se recouvrent jamais.
rules-round-one = Le tour du rival à la manche 1
rules-round-one-match = Parmi les trois prochaines cartes du cercle, le rival en cherche une *qui correspond* : une carte dont un territoire a le même type de terrain *et* le même symbole qu’un territoire de la carte au sommet de la pioche.
rules-round-one-found = S’il en trouve une, il la prend, *puis il prend aussi la carte au sommet de la pioche*. Vous recevez les cartes qu’il a passées comme cartes gratuites.
rules-round-one-none = S’il n’en trouve pas, il prend la carte suivante du cercle, et la pioche ne change pas.
rules-round-one-nearest = Si plusieurs cartes correspondent, il prend la plus proche.
rules-match-top = sommet de la pioche
rules-match-none = ne correspond pas
rules-match-far = plus loin
rules-round-one-end = La manche 1 se termine quand son cercle est vide. Les cartes qui restent dans la pioche forment le second cercle ; il peut y en avoir moins de huit. Le jeu continue sans interruption : c’est donc à vous ou au rival de commencer la manche 2, selon le cas.
rules-round-two-order = Le second cercle commence par la carte au sommet de la pioche ; les autres suivent dans leur ordre, dans le sens horaire.
rules-round-change = La manche 2 commence à la fin du tour où la dernière carte a été prise, une fois cette carte placée. Si c’est vous qui l’avez prise, vous la placez, le rival reçoit les cartes que vous avez passées, puis prend une carte du nouveau cercle selon les règles de la manche 2. Si c’est le rival, vous placez les cartes gratuites reçues, puis prenez une carte du nouveau cercle.
rules-round-two = Le tour du rival à la manche 2
rules-round-two-hunt = Il suit la *chasse* de son scénario : un but après l’autre, par exemple « passer jusqu’à 2 cartes pour en prendre une avec au moins 2 vaches ». Le premier but que remplit une carte à sa portée décide, et il prend la plus proche de ces cartes.
rules-round-two-icon = Si aucun but ne peut être rempli, il passe au plus une carte pour en prendre une qui montre un symbole de la dernière carte de sa ville.
rules-round-two-first = Si cela échoue aussi, il prend la carte suivante.
rules-round-two-skipped = Vous recevez ce qu’il passe. Si le cercle est vide quand vient son tour, il reçoit seulement ce que vous avez passé.
rules-round-two-frequent = Si un but demande le type de terrain le plus fréquent dans la ville du rival et que plusieurs sont à égalité, une carte avec l’un d’eux suffit.
rules-rival-score = Décompte
rules-rival-score-you = Vous marquez comme dans le jeu à deux, avec deux cartes de décompte au lieu de trois.
rules-rival-score-rival = Le rival marque ce que dit son scénario, et 1 point par territoire de ses *trois types de terrain les plus fréquents*. Si plusieurs sont à égalité, peu importe lesquels on prend.
rules-rival-score-compared = Si une carte de décompte vous compare à un adversaire ({ $cards }), tous les territoires des cartes du rival comptent. Le rival lui-même ne gagne ni ne perd de points avec une telle carte.
rules-rival-score-winner = Le plus grand total l’emporte.
rules-rival-score-tie = En cas d’égalité, celui de vous deux qui a le moins de cartes l’emporte ; s’il y a aussi égalité de cartes, la partie se termine sur une égalité.
rules-rival-score-covered = Quand un scénario compte les cartes qui ont un nombre donné de types de terrain, toutes les cartes d’une ville comptent, y compris celles de la vôtre qui sont recouvertes.
rules-rival-score-toll = Les points accordés à qui a le plus de quelque chose vont toujours au rival ; ils ne vous sont jamais retirés.
rules-variants = Variantes
rules-variants-intro = Outre ce jeu classique, il existe trois variantes modernes. Dans les trois, le rival saute l’étape 2 de la manche 2, et ce ne sont plus ses trois types de terrain qui lui rapportent des points, mais chacune de ses cartes, selon le nombre de types de terrain différents qu’elle montre :
rules-variants-name = Variante
rules-variants-terrains = { $count } types
rules-scenarios = Les six scénarios
rules-scenarios-change = Un scénario peut modifier la façon d’agir du rival dans l’une ou l’autre manche, ou la suspendre. Ces six-là n’y changent rien.
rules-scenarios-intro = Nous les avons imaginés nous-mêmes. Chacun a deux cartes de décompte, une chasse pour la manche 2 et de quoi rapporter des points au rival :
rules-scenario-hunt = La chasse
rules-scenario-score = Le rival marque
