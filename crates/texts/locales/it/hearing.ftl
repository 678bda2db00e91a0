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
hear-covers = Territori coperti: { $territories }.
hear-other = { $name }: { $lines }.
hear-laid = La carta è posata, ma non ancora per davvero: Invio conferma, U la riprende.
