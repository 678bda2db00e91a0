# What those hear who do not see the table. Columns and rows are whole numbers; the first card of a town lies at (0, 0).

hear-town = { $town }. { $rows }
hear-row = Row { $row }, from column { $column }: { $cells }.
hear-gap = empty
hear-circle = { $count ->
    [one] 1 card in the circle: { $cards }.
   *[other] { $count } cards in the circle: { $cards }.
}
hear-circle-empty = The circle is empty.
hear-card = Card { $card }: { $territories }
hear-covers = Covers { $territories }.
hear-other = { $name }: { $lines }.
hear-laid = It lies there, but not for good: Enter makes it final, U takes it back.
