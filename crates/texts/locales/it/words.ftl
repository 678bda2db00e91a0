# Le parole del gioco: tipi di terreno, oggetti, carte e ciò su cui si basa tutto il resto.

territory = territorio
terrain = tipo di terreno
group = gruppo
town = cittadina
rival-town = cittadina
icon = oggetto
prosperity-points = Punti Prosperità
lone-cowboy = Cowboy solitario
deck = mazzo
circle = cerchio
rival = rivale
you = Tu
list-and = { $first } e { $last }
# Lo stesso davanti a una parola che comincia per E.
list-and-e = { $first } ed { $last }
# Una cosa, e che cosa se ne dice; il titolo di un elenco; due cose che hanno già delle virgole.
labelled = { $label }: { $text }
heading = { $label }:
apart = { $first }; { $second }
points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
territories = { $count ->
    [one] { $count } territorio
   *[other] { $count } territori
}
# La faccia territori di una carta non ha titolo: la si chiama con la sua lettera.
card-name = carta { $card }
# Un territorio: un oggetto su un tipo di terreno.
icon-on-terrain = { $icon } su un territorio di { $terrain }
# Una casella, con colonna e riga; il punto e virgola perché nessuno legga un decimale.
cell = ({ $x }; { $y })

terrain-desert = deserto
    .territories = { $count ->
        [one] territorio di deserto
       *[other] territori di deserto
    }
    .group = gruppo di deserto
terrain-forest = foresta
    .territories = { $count ->
        [one] territorio di foresta
       *[other] territori di foresta
    }
    .group = gruppo di foresta
terrain-mountains = montagna
    .territories = { $count ->
        [one] territorio di montagna
       *[other] territori di montagna
    }
    .group = gruppo di montagna
terrain-plains = pianura
    .territories = { $count ->
        [one] territorio di pianura
       *[other] territori di pianura
    }
    .group = gruppo di pianura
terrain-snow = neve
    .territories = { $count ->
        [one] territorio di neve
       *[other] territori di neve
    }
    .group = gruppo di neve
terrain-water = acqua
    .territories = { $count ->
        [one] territorio d’acqua
       *[other] territori d’acqua
    }
    .group = gruppo d’acqua

icon-beer = { $count ->
    [one] birra
   *[other] birre
}
icon-cow = { $count ->
    [one] mucca
   *[other] mucche
}
icon-fort = { $count ->
    [one] forte
   *[other] forti
}
icon-gun = { $count ->
    [one] pistola
   *[other] pistole
}
icon-mine = { $count ->
    [one] miniera
   *[other] miniere
}
icon-wagon = { $count ->
    [one] carro
   *[other] carri
}

group-rule = 1 punto per ogni territorio del tuo { $group } più grande.

card-badlands = Terre brulle
    .rule = 4 punti per ogni pistola che si trova esattamente tra due deserti, in orizzontale o in verticale.
card-boom-or-bust = O la va o la spacca
    .rule = Conta le tue miniere: da 0 a 2 valgono 5 punti, da 3 a 6 niente, 7 valgono 3 punti, 8 o più ne valgono 8.
card-bootleggers = Contrabbandieri
    .rule = 2 punti per ogni birra accanto a un carro, −1 punto per ogni altra birra.
card-circle-the-wagons = Carovana in cerchio
    .rule = 6 punti per ogni territorio circondato da carri sui quattro lati.
card-claim-jumpers = Ladri di concessioni
    .rule = Chi ha più miniere ottiene 9 punti; se però l’avversario ha più pistole, 5 di quei 9 vanno a lui.
card-cool-water = Acqua fresca
    .rule = 3 punti per ogni carro sul tuo gruppo d’acqua più grande o accanto.
card-fortified = Ben fortificati
    .rule = 7 punti per ogni blocco di 2 × 2 forti; i blocchi possono sovrapporsi.
card-gold-country = Terra dell’oro
    .rule = 2 punti per ogni miniera su una montagna o accanto.
card-happy-cows = Mucche felici
    .rule = 2 punti per ogni mucca che non sta né sulla neve né accanto.
card-one-too-many = Una birra di troppo
    .rule = Chi ha più birre perde 1 punto per ogni birra dell’avversario.
card-prairie-life = Vita di pianura
    .rule = Conta insieme tutte le tue mucche e tutti i tuoi territori di pianura: 1 punto ogni due.
card-rifles-ready = Armi in pugno
    .rule = 2 punti per ogni forte accanto a una pistola.
card-smalltown-charm = Fascino di provincia
    .rule = Chi ha meno territori visibili ottiene la differenza in punti.
card-target-practice = Tiro al bersaglio
    .rule = Ogni birra vale 1 punto per ogni casella che la separa dalla pistola più vicina nella sua riga o colonna.
card-the-clearing = La radura
    .rule = 2 punti per ogni forte, −1 punto per ogni territorio di foresta.
card-the-herd = La mandria
    .rule = 2 punti per ogni mucca del tuo gruppo di mucche più grande.
card-undiscovered = Terra inesplorata
    .rule = 5 punti per ogni casella vuota con territori tutt’intorno, angoli compresi.
card-wagon-train = Carri in fila
    .rule = Linee ininterrotte di carri, in orizzontale e in verticale: 2 valgono 1 punto, 3 valgono 2, 4 valgono 4, 5 valgono 7, 6 o più 10.
