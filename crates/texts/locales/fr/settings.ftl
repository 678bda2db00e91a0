settings-title = Réglages
settings-language = Langue
settings-theme = Lumière
settings-theme-auto = Comme le système
settings-theme-day = Jour
settings-theme-night = Nuit
settings-pace = Animations
settings-pace-off = Sans
settings-pace-fast = Rapides
settings-pace-normal = Normales
settings-confirm = Confirmer les coups
    .meaning = Chaque carte posée attend votre accord ; jusque-là, elle peut être déplacée et tournée.
settings-score = Afficher les points
    .meaning = Désactivez pour compter vous-même jusqu’à la fin.
settings-letters = Lettres sur les symboles
    .meaning = Chaque symbole porte aussi sa lettre.
settings-sound = Sons
    .meaning = Discrets : du papier, du bois et un banjo quand vous gagnez.

# Ce qui est conservé dans le navigateur.

keeping-title = Vos parties et records
keeping-hint = Ils sont conservés dans ce navigateur et nulle part ailleurs. Un fichier les emporte dans un autre.
keeping-save = Tout enregistrer dans un fichier
keeping-load = Charger un fichier
keeping-loaded = { $taken ->
    [0] Il ne contenait rien de nouveau.
    [one] { $taken } élément chargé.
   *[other] { $taken } éléments chargés.
}{ $left ->
    [0] { "" }
   *[other] { " " }Ce navigateur n’avait plus de place pour { $left } de plus.
}
keeping-wrong = Ce fichier ne vient pas de ce jeu ou il est abîmé. Rien n’a été modifié.
keeping-not-saved = Ce navigateur ne permet pas d’enregistrer un fichier.
keeping-aside = Mis de côté
keeping-aside-hint = Ce qui n’a pas pu être lu, ou qu’un fichier chargé a remplacé. Rien n’en est perdu.
keeping-aside-save = Enregistrer
keeping-aside-remove = Supprimer pour de bon : { $name }

# À propos.

about-title = À propos
about-whose = À qui est ce jeu
about-designers = Circle the Wagons est un jeu de { $names }. Le jeu en solitaire est de { $solo }.
about-publishers = Il est édité par { $names }.
about-unofficial = Ceci est une version non officielle, pour celles et ceux qui possèdent le jeu ou veulent l’apprendre. Elle n’est liée à aucun d’entre eux.
about-buy = S’il vous plaît, achetez les cartes : elles tiennent dans un portefeuille et font vivre celles et ceux qui ont créé le jeu.
about-this = Ce que vous voyez ici
about-own = Les règles sont dites avec nos propres mots, et chaque dessin est le nôtre. Il n’y a là ni image ni texte des éditeurs.
about-private = Pas de compte, pas de publicité, personne ne regarde : vos parties restent dans votre navigateur.
about-offline = Tout est chargé. Désormais, le jeu marche aussi sans réseau.
about-licence = Le programme, ses dessins et ses textes sont libres : licence MIT ou Apache 2.0, au choix. Il est écrit en Rust, avec Leptos pour la page et Fluent pour les mots.
about-version = Version { $version }
