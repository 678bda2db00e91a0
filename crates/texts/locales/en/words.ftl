# The words of the game: terrains, icons, cards, and what everybody else builds on.

territory = territory
terrain = terrain
group = group
town = town
rival-town = town
icon = icon
prosperity-points = Prosperity Points
lone-cowboy = Lone Cowboy
deck = deck
circle = circle
rival = rival
you = You
list-and = { $first } and { $last }
# The same before a word that begins with E: Italian has another word there.
list-and-e = { $first } and { $last }
# Something and what is said of it; the head of a list; two things with commas of their own.
labelled = { $label }: { $text }
heading = { $label }:
apart = { $first }; { $second }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
territories = { $count ->
    [one] { $count } territory
   *[other] { $count } territories
}
# A card on its territory side has no title: it is called by its letter.
card-name = card { $card }
# A territory: an icon on a terrain.
icon-on-terrain = { $icon } on { $terrain }
# A cell by its column and row; both are whole numbers, so that nobody reads a decimal.
cell = ({ $x }, { $y })

terrain-desert = Desert
    .territories = { $count ->
        [one] Desert territory
       *[other] Desert territories
    }
    .group = Desert group
terrain-forest = Forest
    .territories = { $count ->
        [one] Forest territory
       *[other] Forest territories
    }
    .group = Forest group
terrain-mountains = Mountains
    .territories = { $count ->
        [one] Mountain territory
       *[other] Mountain territories
    }
    .group = Mountain group
terrain-plains = Plains
    .territories = { $count ->
        [one] Plains territory
       *[other] Plains territories
    }
    .group = Plains group
terrain-snow = Snow
    .territories = { $count ->
        [one] Snow territory
       *[other] Snow territories
    }
    .group = Snow group
terrain-water = Water
    .territories = { $count ->
        [one] Water territory
       *[other] Water territories
    }
    .group = Water group

icon-beer = { $count ->
    [one] Beer
   *[other] Beers
}
icon-cow = { $count ->
    [one] Cow
   *[other] Cows
}
icon-fort = { $count ->
    [one] Fort
   *[other] Forts
}
icon-gun = { $count ->
    [one] Gun
   *[other] Guns
}
icon-mine = { $count ->
    [one] Mine
   *[other] Mines
}
icon-wagon = { $count ->
    [one] Wagon
   *[other] Wagons
}

group-rule = 1 point per territory in your largest { $group }.

card-badlands = Badlands
    .rule = 4 points per Gun directly between two Deserts, across or down.
card-boom-or-bust = Boom or Bust
    .rule = Count your Mines: 0 to 2 score 5 points, 3 to 6 score nothing, 7 score 3, 8 or more score 8.
card-bootleggers = Bootleggers
    .rule = 2 points per Beer beside a Wagon, −1 point per Beer that isn’t.
card-circle-the-wagons = Circle the Wagons
    .rule = 6 points per territory with a Wagon on each of its four sides.
card-claim-jumpers = Claim Jumpers
    .rule = The player with the most Mines scores 9 points, but 5 of those go to the other player if they have more Guns.
card-cool-water = Cool Water
    .rule = 3 points per Wagon on or beside your largest group of Water.
card-fortified = Fortified
    .rule = 7 points per block of 2 × 2 Forts; blocks may overlap.
card-gold-country = Gold Country
    .rule = 2 points per Mine on or beside Mountains.
card-happy-cows = Happy Cows
    .rule = 2 points per Cow that is neither on nor beside Snow.
card-one-too-many = One Too Many
    .rule = The player with more Beers loses 1 point for each of the other player’s Beers.
card-prairie-life = Prairie Life
    .rule = Count all your Cows and all your Plains territories together: 1 point for every two.
card-rifles-ready = Rifles Ready
    .rule = 2 points per Fort beside a Gun.
card-smalltown-charm = Smalltown Charm
    .rule = The player with fewer visible territories scores the difference.
card-target-practice = Target Practice
    .rule = Each Beer scores 1 point per cell between it and the closest Gun in its row or column.
card-the-clearing = The Clearing
    .rule = 2 points per Fort, −1 point per Forest territory.
card-the-herd = The Herd
    .rule = 2 points per Cow in your largest group of Cows.
card-undiscovered = Undiscovered
    .rule = 5 points per empty cell with territories all around it, corners included.
card-wagon-train = Wagon Train
    .rule = Unbroken straight lines of Wagons, across and down: 2 score 1 point, 3 score 2, 4 score 4, 5 score 7, 6 or more 10.
