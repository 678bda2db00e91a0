# Il gioco in solitario: sei scenari e il vocabolario che descrive tutti gli altri.

scenario-long-drive = La lunga pista
    .flavour = Mille miglia di polvere fino alla ferrovia, e qualcun altro guida la tua mandria.
scenario-gold-fever = Febbre dell’oro
    .flavour = Del filone in montagna hanno sentito parlare tutti. Uno dei due ci arriverà per primo.
scenario-stockade = La palizzata
    .flavour = Un muro senza guardia è legna da ardere. Il tuo rivale lo sa, e sta assumendo.
scenario-whiskey-road = La via del whisky
    .flavour = Le botti rotolano di notte. Chi controlla la strada riscuote il pedaggio.
scenario-last-train-west = Ultima carovana per l’Ovest
    .flavour = Ancora un carro, e poi un altro ancora: più è lunga la carovana, più è fiero chi la guida.
scenario-empty-country = Terra vuota
    .flavour = Terra a perdita d’occhio, tutta uguale, e nessuno sopra. Proprio come piace al tuo rivale.

# A che cosa mira un obiettivo della caccia; completa «cercava …» e «per prendere …».
quarry-icon = una carta con almeno { $count } { $icons }
quarry-terrain = una carta con almeno { $count } { $territories }
quarry-icon-on-terrain = una carta con almeno 1 { $pair }
quarry-shared-terrain = una carta che ha un tipo di terreno in comune con la sua ultima carta
quarry-shared-icon = una carta che ha un oggetto in comune con la sua ultima carta
quarry-shared-territory = una carta che mostra lo stesso oggetto sullo stesso tipo di terreno della sua ultima carta
quarry-most-frequent-terrain = una carta con il tipo di terreno più frequente nella sua cittadina
quarry-match = una carta che mostra lo stesso oggetto sullo stesso tipo di terreno della carta { $top } in cima al mazzo
quarry-match-terrain = una carta che ha un tipo di terreno in comune con la carta { $top } in cima al mazzo
quarry-match-icon = una carta che ha un oggetto in comune con la carta { $top } in cima al mazzo
quarry-top = una carta che mostra lo stesso oggetto sullo stesso tipo di terreno della carta in cima al mazzo
quarry-top-terrain = una carta che ha un tipo di terreno in comune con la carta in cima al mazzo
quarry-top-icon = una carta che ha un oggetto in comune con la carta in cima al mazzo

hunt-top = In quel caso riceve anche la carta in cima.
hunt-no-match = Altrimenti prende la prossima carta, e il mazzo resta com’è.
hunt-goal = { $skip ->
    [0] Prende la prossima carta se è { $quarry }.
    [one] Salta al massimo 1 carta per prendere { $quarry }.
   *[other] Salta al massimo { $skip } carte per prendere { $quarry }.
}
hunt-then = { $skip ->
    [0] Altrimenti prende la prossima carta se è { $quarry }.
    [one] Altrimenti salta al massimo 1 carta per prendere { $quarry }.
   *[other] Altrimenti salta al massimo { $skip } carte per prendere { $quarry }.
}
hunt-first = Altrimenti prende la prossima carta.
hunt-always = Prende sempre la prossima carta.

# Che cosa si conta; completa «2 punti per ogni …» con $count 1 e «più … di te» con 2.
count-set = { $count ->
    [one] set ({ $icons })
   *[other] set ({ $icons })
}
count-cards = { $count ->
    [one] carta con { $terrains } tipi di terreno
   *[other] carte con { $terrains } tipi di terreno
}

term-each = { $points ->
    [one] { $points } punto per ogni { $what }.
   *[other] { $points } punti per ogni { $what }.
}
term-table = In base al numero di { $what } ottiene { $rows }.
term-row = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} da { $from } in su
term-more-than-player = { $points ->
    [one] { $points } punto se ha più { $what } di te.
   *[other] { $points } punti se ha più { $what } di te.
}
term-fewer-than-player = { $points ->
    [one] { $points } punto se hai più { $what } di lui.
   *[other] { $points } punti se hai più { $what } di lui.
}
term-most-frequent-terrains = 1 punto per ogni territorio dei suoi tre tipi di terreno più frequenti.
term-these-terrains = 1 punto per ogni territorio dei suoi tre tipi di terreno più frequenti: { $terrains }.

# Perché una riga del rivale vale quanto vale.
rival-evidence = { $found }{ $count ->
    [0] { "" }
    [one] , sulla carta { $cards }
   *[other] , sulle carte { $cards }
}
rival-evidence-cards = { $found }: { $cards }
rival-evidence-against = { $count }, e tu ne hai { $other }
rival-evidence-none = Ancora niente

variant-classic = Classica
    .rule = Se la caccia fallisce, il rivale cerca una carta con un oggetto della sua ultima carta. Ottiene punti per i suoi tre tipi di terreno più frequenti.
variant-newcomer = Nuovo arrivato
    .rule = Se la caccia fallisce, il rivale non cerca altro. Una carta con 2, 3 o 4 tipi di terreno gli dà 2, 2 o 1 punto.
variant-local = Uno del posto
    .rule = Se la caccia fallisce, il rivale non cerca altro. Una carta con 2, 3 o 4 tipi di terreno gli dà 3, 2 o 1 punto.
variant-legend = Leggenda
    .rule = Se la caccia fallisce, il rivale non cerca altro. Una carta con 2, 3 o 4 tipi di terreno gli dà 3, 2 o 2 punti.
