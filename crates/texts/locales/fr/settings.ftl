settings-title = Réglages
settings-language = Langue
settings-theme = Apparence
settings-theme-auto = Comme le système
settings-theme-day = Jour
settings-theme-night = Nuit
settings-pace = Animations
settings-pace-off = Sans
settings-pace-fast = Rapides
settings-pace-normal = Normales
settings-confirm = Confirmer les placements
    .meaning = Chaque placement attend votre accord ; jusque-là, la carte peut être déplacée et tournée.
settings-score = Afficher les points
    .meaning = Désactivez cette option pour compter vous-même jusqu’à la fin.
settings-letters = Lettres sur les symboles
    .meaning = Chaque symbole porte aussi sa lettre.
settings-sound = Sons
    .meaning = Discrets : du papier, du bois et un banjo quand vous gagnez.

# Ce qui est conservé dans le navigateur.

keeping-title = Vos parties et vos records
keeping-hint = Tout est conservé dans ce navigateur et nulle part ailleurs. Un fichier permet de tout transférer vers un autre navigateur.
keeping-save = Tout enregistrer
keeping-load = Charger un fichier
keeping-loaded = { $taken ->
    [0] Il ne contenait rien de nouveau.
    [one] { $taken } élément chargé.
   *[other] { $taken } éléments chargés.
}{ $left ->
    [0] { "" }
    [one] { " " }Ce navigateur n’avait plus de place pour { $left } autre.
   *[other] { " " }Ce navigateur n’avait plus de place pour { $left } autres.
}{ $unread ->
    [0] { "" }
    [one] { " " }{ $unread } élément était illisible.
   *[other] { " " }{ $unread } éléments étaient illisibles.
}
keeping-newer = Ce fichier vient d’une version plus récente du jeu. Rechargez cette page, puis réessayez. Rien n’a été modifié.
keeping-wrong = Ce fichier ne vient pas de ce jeu, ou il est endommagé. Rien n’a été modifié.
keeping-not-saved = Ce navigateur ne permet pas d’enregistrer un fichier.
keeping-aside = Mis de côté
keeping-aside-hint = Ce qui n’a pas pu être lu, ou qu’un fichier chargé a remplacé. Rien n’est perdu.
keeping-aside-save = Enregistrer
keeping-aside-remove = Supprimer pour de bon : { $name }

# À propos.

about-title = À propos
about-whose = Les auteurs du jeu
about-designers = Circle the Wagons est un jeu de { $names }. Le jeu en solo est de { $solo }.
about-publishers = Il est édité par { $names }.
about-unofficial = Ceci est une version non officielle, pour celles et ceux qui possèdent le jeu ou veulent l’apprendre. Elle n’est liée ni aux auteurs ni aux éditeurs.
about-buy = Si le jeu vous plaît, achetez les cartes : elles tiennent dans un portefeuille et font vivre celles et ceux qui l’ont créé.
about-this = Ce que vous voyez ici
about-own = Les règles sont expliquées avec nos propres mots, et tous les dessins sont de nous. Rien ici ne vient des éditeurs, ni image ni texte.
about-typeface = Les titres et les chiffres sont composés en Zilla Slab, © 2017 The Mozilla Foundation, sous licence SIL Open Font.
about-private = Pas de compte, pas de publicité, personne ne vous observe : vos parties restent dans votre navigateur.
about-offline = Tout est chargé. Désormais, le jeu fonctionne aussi hors ligne.
about-licence = Le programme, ses dessins et ses textes sont libres : licence MIT ou Apache 2.0, au choix. Il est écrit en Rust, avec Leptos pour la page et Fluent pour les mots.
about-version = Version { $version }
