# Ce qu’entend qui ne voit pas la table. Colonnes et rangées sont des nombres entiers ; la première carte d’une ville est en (0, 0).

hear-town = { $town }. { $rows }
hear-row = Rangée { $row }, à partir de la colonne { $column } : { $cells }.
hear-gap = vide
hear-circle = { $count ->
    [one] { $count } carte dans le cercle : { $cards }.
   *[other] { $count } cartes dans le cercle : { $cards }.
}
hear-circle-empty = Le cercle est vide.
hear-card = Carte { $card } : { $territories }
hear-covers = Territoires recouverts : { $territories }.
hear-other = { $name } : { $lines }.
hear-laid = La carte est posée, mais pas encore pour de bon : Entrée valide, U la reprend.
