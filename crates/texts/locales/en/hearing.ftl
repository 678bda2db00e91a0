# What people hear who cannot see the table. Columns and rows are whole numbers; the first card of a town lies at (0, 0).

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
hear-laid = The card is down, but not final: Enter confirms it, U takes it back.
