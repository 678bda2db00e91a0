# Was hört, wer den Tisch nicht sieht. Spalten und Reihen sind ganze Zahlen; die erste Karte einer Landschaft liegt bei (0, 0).

hear-town = { $town }. { $rows }
hear-row = Reihe { $row }, ab Spalte { $column }: { $cells }.
hear-gap = leer
hear-circle = { $count ->
    [one] 1 Karte im Kreis: { $cards }.
   *[other] { $count } Karten im Kreis: { $cards }.
}
hear-circle-empty = Der Kreis ist leer.
hear-card = Karte { $card }: { $territories }
hear-covers = Überbaut { $territories }.
hear-other = { $name }: { $lines }.
hear-laid = Sie liegt dort, aber noch nicht endgültig: Enter bestätigt, U nimmt zurück.
