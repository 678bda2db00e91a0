# De woorden van het spel: landschapssoorten, symbolen, kaarten en waar al het andere op bouwt.

territory = gebied
terrain = landschapssoort
group = gebiedsgroep
town = stad
rival-town = stad
icon = symbool
prosperity-points = punten
lone-cowboy = Eenzame cowboy
deck = voorkeurenstapel
circle = cirkel
rival = rivaal
you = Jij
list-and = { $first } en { $last }
# Hetzelfde voor een woord dat met E begint: het Italiaans heeft daar een ander woord.
list-and-e = { $first } en { $last }
# Iets, en wat erover gezegd wordt; de kop van een lijst; twee dingen waar zelf al komma’s in staan.
labelled = { $label }: { $text }
heading = { $label }:
apart = { $first }; { $second }
points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
territories = { $count ->
    [one] { $count } gebied
   *[other] { $count } gebieden
}
# De gebiedszijde van een kaart heeft geen titel: die heet naar zijn letter.
card-name = kaart { $card }
# Een gebied: een symbool op een landschapssoort.
icon-on-terrain = { $icon } op { $terrain }
cell = ({ $x }; { $y })

terrain-desert = woestijn
    .territories = { $count ->
        [one] gebied met woestijn
       *[other] gebieden met woestijn
    }
    .group = gebiedsgroep woestijn
terrain-forest = bos
    .territories = { $count ->
        [one] gebied met bos
       *[other] gebieden met bos
    }
    .group = gebiedsgroep bos
terrain-mountains = bergen
    .territories = { $count ->
        [one] gebied met bergen
       *[other] gebieden met bergen
    }
    .group = gebiedsgroep bergen
terrain-plains = prairie
    .territories = { $count ->
        [one] gebied met prairie
       *[other] gebieden met prairie
    }
    .group = gebiedsgroep prairie
terrain-snow = sneeuw
    .territories = { $count ->
        [one] gebied met sneeuw
       *[other] gebieden met sneeuw
    }
    .group = gebiedsgroep sneeuw
terrain-water = water
    .territories = { $count ->
        [one] gebied met water
       *[other] gebieden met water
    }
    .group = gebiedsgroep water

icon-beer = { $count ->
    [one] fles
   *[other] flessen
}
icon-cow = { $count ->
    [one] koe
   *[other] koeien
}
icon-fort = { $count ->
    [one] fort
   *[other] forten
}
icon-gun = { $count ->
    [one] pistool
   *[other] pistolen
}
icon-mine = { $count ->
    [one] mijn
   *[other] mijnen
}
icon-wagon = { $count ->
    [one] huifkar
   *[other] huifkarren
}

group-rule = 1 punt per gebied in je grootste { $group }.

card-badlands = Woeste gronden
    .rule = 4 punten per pistool dat precies tussen twee woestijnen ligt, horizontaal of verticaal.
card-boom-or-bust = Rijk of ruïne
    .rule = Tel je mijnen: 0 t/m 2 geven 5 punten, 3 t/m 6 niets, 7 geven 3, 8 of meer geven 8.
card-bootleggers = Smokkelaars
    .rule = 2 punten per fles naast een huifkar, −1 punt per andere fles.
card-circle-the-wagons = Huifkarren in een kring
    .rule = 6 punten per gebied met aan alle vier de kanten een huifkar.
card-claim-jumpers = Claimdieven
    .rule = Wie de meeste mijnen heeft, krijgt 9 punten, maar 5 daarvan gaan naar de andere speler als die meer pistolen heeft.
card-cool-water = Koel water
    .rule = 3 punten per huifkar op of naast je grootste gebiedsgroep water.
card-fortified = Goed verschanst
    .rule = 7 punten per blok van 2 × 2 forten; blokken mogen elkaar overlappen.
card-gold-country = Goudland
    .rule = 2 punten per mijn op of naast bergen.
card-happy-cows = Blije koeien
    .rule = 2 punten per koe die niet op of naast sneeuw staat.
card-one-too-many = Eentje te veel
    .rule = Wie meer flessen heeft, verliest 1 punt per fles van de andere speler.
card-prairie-life = Prairieleven
    .rule = Tel al je koeien en al je gebieden met prairie bij elkaar op: 1 punt per twee.
card-rifles-ready = Geweer in de aanslag
    .rule = 2 punten per fort naast een pistool.
card-smalltown-charm = Klein maar fijn
    .rule = Wie minder zichtbare gebieden heeft, krijgt het verschil in punten.
card-target-practice = Schietoefening
    .rule = Elke fles geeft 1 punt per vakje tussen de fles en het dichtstbijzijnde pistool in dezelfde rij of kolom.
card-the-clearing = De open plek
    .rule = 2 punten per fort, −1 punt per gebied met bos.
card-the-herd = De kudde
    .rule = 2 punten per koe in je grootste groep koeien.
card-undiscovered = Onontdekt
    .rule = 5 punten per leeg vakje dat helemaal door gebieden is omringd, ook op de hoeken.
card-wagon-train = De karavaan
    .rule = Ononderbroken lijnen van huifkarren, horizontaal en verticaal: 2 geven 1 punt, 3 geven 2, 4 geven 4, 5 geven 7, 6 of meer 10.
