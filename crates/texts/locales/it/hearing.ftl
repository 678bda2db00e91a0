# Quello che sente chi non vede il tavolo. Colonne e righe sono numeri interi; la prima carta di una cittadina è in (0, 0).

hear-town = { $town }. { $rows }
hear-row = Riga { $row }, dalla colonna { $column }: { $cells }.
hear-gap = vuoto
hear-circle = { $count ->
    [one] 1 carta nel cerchio: { $cards }.
   *[other] { $count } carte nel cerchio: { $cards }.
}
hear-circle-empty = Il cerchio è vuoto.
hear-card = Carta { $card }: { $territories }
hear-covers = Copre { $territories }.
hear-other = { $name }: { $lines }.
hear-laid = È lì, ma non in modo definitivo: Invio conferma, U la riprende.
