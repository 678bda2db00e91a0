# Wat hoort wie de tafel niet ziet. Kolommen en rijen zijn gehele getallen; de eerste kaart van een stad ligt op (0, 0).

hear-town = { $town }. { $rows }
hear-row = Rij { $row }, vanaf kolom { $column }: { $cells }.
hear-gap = leeg
hear-circle = { $count ->
    [one] 1 kaart in de cirkel: { $cards }.
   *[other] { $count } kaarten in de cirkel: { $cards }.
}
hear-circle-empty = De cirkel is leeg.
hear-card = Kaart { $card }: { $territories }
hear-covers = Dekt af: { $territories }.
hear-other = { $name }: { $lines }.
hear-laid = Hij ligt er, maar nog niet definitief: Enter bevestigt, U neemt terug.
