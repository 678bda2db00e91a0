# Wat er gebeurde, wat er zou gebeuren en wat er nu wordt gevraagd. $person is `you` of `other`; alleen dan klinkt $name.

moves-title = Zetten

turn = { $person ->
    [you] Jij bent aan de beurt
   *[other] { $name } is aan de beurt
}
thinking = { $name } denkt na…

ask-start = { $person ->
    [you] Kies de startkaart.
   *[other] { $name } kiest de startkaart.
}
ask-draft = { $person ->
    [you] Neem een kaart uit de cirkel.
   *[other] { $name } neemt een kaart uit de cirkel.
}
ask-place-free = { $person ->
    [you] Plaats { $count ->
        [one] de kosteloze kaart { $card }.
       *[other] kaart { $card }, de eerste van { $count } kosteloze kaarten.
    }
   *[other] { $name } plaatst { $count ->
        [one] de kosteloze kaart { $card }.
       *[other] kaart { $card }, de eerste van { $count } kosteloze kaarten.
    }
}
ask-place-drafted = { $person ->
    [you] Plaats kaart { $card }, die je net hebt genomen.
   *[other] { $name } plaatst de zojuist genomen kaart { $card }.
}
ask-nothing = Het spel is afgelopen.

move-start = { $person ->
    [you] Je kiest kaart { $card } als startkaart.
   *[other] { $name } kiest kaart { $card } als startkaart.
}
move-draft = { $person ->
    [you] Je neemt kaart { $card }{ $skipped ->
        [0] , de volgende.
        [one] { " " }en slaat 1 kaart over.
       *[other] { " " }en slaat { $skipped } kaarten over.
    }
   *[other] { $name } neemt kaart { $card }{ $skipped ->
        [0] , de volgende.
        [one] { " " }en slaat 1 kaart over.
       *[other] { " " }en slaat { $skipped } kaarten over.
    }
}
move-draft-last = { $person ->
    [you] Je neemt kaart { $card }, de laatste.
   *[other] { $name } neemt kaart { $card }, de laatste.
}
move-receive = { $person ->
    [you] Je krijgt
   *[other] { $name } krijgt
} { $count ->
    [one] de kosteloze kaart { $cards }.
   *[other] de kosteloze kaarten { $cards }.
}
move-place = { $person ->
    [you] Je plaatst kaart { $card }
   *[other] { $name } plaatst kaart { $card }
}{ $way ->
    [turned] { " " }een halve slag gedraaid
   *[upright] { "" }
} op { $at }{ $covered ->
    [0] { "" }
    [one] { " " }en dekt 1 gebied af
   *[other] { " " }en dekt { $covered } gebieden af
}: { $points }.

offer-start = De cirkel begint bij kaart { $card }. { $person ->
    [you] Jij kiest als eerste een kaart.
   *[other] { $name } kiest als eerste een kaart.
}
offer-draft = { $person ->
    [you] Als je kaart { $card } neemt,
   *[other] Als { $name } kaart { $card } neemt,
}
offer-receive = { $person ->
    [you] krijg je
   *[other] krijgt { $name }
} { $count ->
    [0] niets.
    [one] kaart { $cards }.
   *[other] { $count } kaarten: { $cards }.
}

result-title = { $person ->
    [you] Je hebt gewonnen!
   *[other] { $name } heeft gewonnen!
}
result-title-draw = Gelijkspel!
result-points = { $person ->
    [you] Je wint
   *[other] { $name } wint
} met { $margin ->
    [one] 1 punt
   *[other] { $margin } punten
} verschil: { $points } tegen { $other }.
result-cards = { $person ->
    [you] Je wint
   *[other] { $name } wint
}: allebei { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, en bij gelijke stand wint de stad met minder kaarten, { $cards } tegen { $other_cards }.
result-draw = Gelijkspel: allebei { $points ->
    [one] 1 punt
   *[other] { $points } punten
} en { $cards } kaarten.

# De rivaal in het solospel.
rival-name = De rivaal
rival-receives = De rivaal krijgt { $count ->
    [one] kaart { $cards }, die jij hebt overgeslagen.
   *[other] de kaarten { $cards }, die jij hebt overgeslagen.
}
rival-match = De rivaal neemt kaart { $card }: die past bij kaart { $top } boven op de voorkeurenstapel ({ $shared }). Daarom krijgt hij ook kaart { $top }.
rival-no-match = De rivaal neemt kaart { $card }, de volgende: geen kaart binnen bereik past bij kaart { $top } boven op de voorkeurenstapel.
rival-hunt = De rivaal neemt kaart { $card }: hij zocht { $quarry }.
rival-fallback = De rivaal neemt kaart { $card }: niets binnen bereik past bij zijn jacht, maar op deze kaart staat een symbool van zijn laatste kaart ({ $icon }).
rival-fallback-terrain = De rivaal neemt kaart { $card }: niets binnen bereik past bij zijn jacht, maar op deze kaart staat een landschapssoort van zijn laatste kaart ({ $terrain }).
rival-fallback-territory = De rivaal neemt kaart { $card }: niets binnen bereik past bij zijn jacht, maar op deze kaart staat hetzelfde gebied als op zijn laatste kaart ({ $territory }).
rival-first = De rivaal neemt kaart { $card }, de volgende: niets binnen bereik past bij zijn jacht.
rival-always = De rivaal neemt kaart { $card }, de volgende.
rival-new-circle = De kaarten die nog in de voorkeurenstapel zitten, vormen de nieuwe cirkel. Nog niemand kent hun volgorde.
rival-next = En dan? { $sentence }
round-two = Ronde 2 begint: { $count ->
    [one] de laatste kaart van de voorkeurenstapel vormt
   *[other] de { $count } kaarten die nog in de voorkeurenstapel zitten, vormen
} de nieuwe cirkel.
