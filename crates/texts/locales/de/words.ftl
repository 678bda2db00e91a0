# Die Wörter des Spiels: Territoriums-Typen, Objekte, Karten und worauf alles andere baut.

territory = Territorium
terrain = Territoriums-Typ
group = Gebiet
town = Landschaft
rival-town = Stadt
icon = Objekt
prosperity-points = Punkte
lone-cowboy = Einsamer Cowboy
deck = Vorlieben-Stapel
circle = Kreis
rival = Rivale
you = Du
list-and = { $first } und { $last }
# Dasselbe vor einem Wort, das mit E beginnt: Das Italienische hat dafür ein anderes.
list-and-e = { $first } und { $last }
# Etwas, und was darüber gesagt wird; die Überschrift einer Liste; zwei Dinge, die selbst Kommas haben.
labelled = { $label }: { $text }
heading = { $label }:
apart = { $first }; { $second }
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
territories = { $count ->
    [one] { $count } Territorium
   *[other] { $count } Territorien
}
# Die Landschaftsseite einer Karte hat keinen Titel: Sie heißt wie ihr Buchstabe.
card-name = Karte { $card }
# Ein Territorium: ein Objekt auf einem Typ.
icon-on-terrain = { $icon } auf { $terrain }
cell = ({ $x }; { $y })

terrain-desert = Wüste
    .territories = { $count ->
        [one] Wüsten-Territorium
       *[other] Wüsten-Territorien
    }
    .group = Wüsten-Gebiet
terrain-forest = Wald
    .territories = { $count ->
        [one] Wald-Territorium
       *[other] Wald-Territorien
    }
    .group = Wald-Gebiet
terrain-mountains = Gebirge
    .territories = { $count ->
        [one] Gebirgs-Territorium
       *[other] Gebirgs-Territorien
    }
    .group = Gebirgs-Gebiet
terrain-plains = Prärie
    .territories = { $count ->
        [one] Prärie-Territorium
       *[other] Prärie-Territorien
    }
    .group = Prärie-Gebiet
terrain-snow = Schnee
    .territories = { $count ->
        [one] Schnee-Territorium
       *[other] Schnee-Territorien
    }
    .group = Schnee-Gebiet
terrain-water = Wasser
    .territories = { $count ->
        [one] Wasser-Territorium
       *[other] Wasser-Territorien
    }
    .group = Wasser-Gebiet

icon-beer = { $count ->
   *[other] Bier
}
# 1000 heißt: ohne Zahl davor, wie in „mehr Vieh als du“.
icon-cow = { $count ->
    [-1] Vieh
    [1000] Vieh
   *[other] Stück Vieh
}
icon-fort = { $count ->
    [one] Fort
   *[other] Forts
}
icon-gun = { $count ->
    [one] Waffe
   *[other] Waffen
}
icon-mine = { $count ->
    [one] Mine
   *[other] Minen
}
icon-wagon = { $count ->
   *[other] Wagen
}

group-rule = 1 Punkt je Territorium in deinem größten { $group }.

card-badlands = Ödland
    .rule = 4 Punkte je Waffe, die direkt zwischen zwei Wüsten liegt, waagerecht oder senkrecht.
card-boom-or-bust = Boom oder Bankrott
    .rule = Zähle deine Minen: 0 bis 2 bringen 5 Punkte, 3 bis 6 nichts, 7 bringen 3, 8 oder mehr bringen 8.
card-bootleggers = Schmuggler
    .rule = 2 Punkte je Bier neben einem Wagen, −1 Punkt für jedes andere Bier.
card-circle-the-wagons = Wagenburg
    .rule = 6 Punkte je Territorium, an dessen vier Seiten je ein Wagen steht.
card-claim-jumpers = Besitzanspruch
    .rule = Wer die meisten Minen hat, erhält 9 Punkte; 5 davon gehen aber an den Gegner, wenn der mehr Waffen hat.
card-cool-water = Kühles Nass
    .rule = 3 Punkte je Wagen in deinem größten Wasser-Gebiet oder daneben.
card-fortified = Gut befestigt
    .rule = 7 Punkte je Block aus 2 × 2 Forts; Blöcke dürfen sich überschneiden.
card-gold-country = Goldland
    .rule = 2 Punkte je Mine auf oder neben Gebirge.
card-happy-cows = Glückliche Kühe
    .rule = 2 Punkte je Stück Vieh, das weder auf noch neben Schnee steht.
card-one-too-many = Ein Bier zu viel
    .rule = Wer mehr Bier hat, verliert 1 Punkt je Bier des Gegners.
card-prairie-life = Prärieleben
    .rule = Zähle all dein Vieh und alle deine Prärie-Territorien zusammen: 1 Punkt für je zwei.
card-rifles-ready = Gewehr bei Fuß
    .rule = 2 Punkte je Fort neben einer Waffe.
card-smalltown-charm = Dorfcharme
    .rule = Wer weniger sichtbare Territorien hat, erhält die Differenz als Punkte.
card-target-practice = Zielübungen
    .rule = Jedes Bier bringt 1 Punkt je Feld zwischen ihm und der nächstgelegenen Waffe in seiner Reihe oder Spalte.
card-the-clearing = Die Waldlichtung
    .rule = 2 Punkte je Fort, −1 Punkt je Wald-Territorium.
card-the-herd = Die Herde
    .rule = 2 Punkte je Stück Vieh in deiner größten zusammenhängenden Herde.
card-undiscovered = Unentdeckt
    .rule = 5 Punkte je leeres Feld, das ringsum von Territorien umgeben ist, auch an den Ecken.
card-wagon-train = Wagentreck
    .rule = Lückenlose Reihen aus Wagen, waagerecht und senkrecht: 2 bringen 1 Punkt, 3 bringen 2, 4 bringen 4, 5 bringen 7, 6 und mehr 10.
