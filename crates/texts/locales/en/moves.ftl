# What happened, what would happen and what is asked for now. $person is `you` or `other`; only then $name is said.

moves-title = Moves

turn = { $person ->
    [you] Your turn
   *[other] { $name } to play
}
thinking = { $name } is thinking…

ask-start = { $person ->
    [you] Choose the start card.
   *[other] { $name } chooses the start card.
}
ask-draft = { $person ->
    [you] Take a card from the circle.
   *[other] { $name } takes a card from the circle.
}
ask-place-free = { $person ->
    [you] Place card { $card }, { $count ->
        [one] a free card.
       *[other] the first of { $count } free cards.
    }
   *[other] { $name } places card { $card }, { $count ->
        [one] a free card.
       *[other] the first of { $count } free cards.
    }
}
ask-place-drafted = { $person ->
    [you] Place card { $card }, the one you took.
   *[other] { $name } places card { $card }, which they just took.
}
ask-nothing = The game is over.

move-start = { $person ->
    [you] You choose card { $card } as the start card.
   *[other] { $name } chooses card { $card } as the start card.
}
move-draft = { $person ->
    [you] You take card { $card }{ $skipped ->
        [0] , the next one.
        [one] { " " }and skip 1 card.
       *[other] { " " }and skip { $skipped } cards.
    }
   *[other] { $name } takes card { $card }{ $skipped ->
        [0] , the next one.
        [one] { " " }and skips 1 card.
       *[other] { " " }and skips { $skipped } cards.
    }
}
move-draft-last = { $person ->
    [you] You take card { $card }, the last one.
   *[other] { $name } takes card { $card }, the last one.
}
move-receive = { $person ->
    [you] You get
   *[other] { $name } gets
} { $count ->
    [one] free card { $cards }.
   *[other] free cards { $cards }.
}
move-place = { $person ->
    [you] You place card { $card }
   *[other] { $name } places card { $card }
}{ $way ->
    [turned] { " " }upside down
   *[upright] { "" }
} at { $at }{ $covered ->
    [0] { "" }
    [one] , covering 1 territory
   *[other] , covering { $covered } territories
}: { $points }.

offer-start = The circle begins at card { $card }. { $person ->
    [you] You draft first.
   *[other] { $name } drafts first.
}
offer-draft = { $person ->
    [you] If you take card { $card },
   *[other] If { $name } takes card { $card },
}
offer-receive = { $person ->
    [you] you get
   *[other] { $name } gets
} { $count ->
    [0] nothing.
    [one] card { $cards }.
   *[other] { $count } cards: { $cards }.
}

result-title = { $person ->
    [you] You win!
   *[other] { $name } wins!
}
result-title-draw = It’s a draw!
result-points = { $person ->
    [you] You win
   *[other] { $name } wins
} by { $margin ->
    [one] 1 point
   *[other] { $margin } points
}: { $points } to { $other }.
result-cards = { $person ->
    [you] You win
   *[other] { $name } wins
}: both have { $points ->
    [one] 1 point
   *[other] { $points } points
}, and the tie goes to the town with fewer cards, { $cards } to { $other_cards }.
result-draw = It’s a draw: { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $cards } cards each.

# The rival of the solo game.
rival-name = The rival
rival-receives = The rival gets { $count ->
    [one] card { $cards }, which you skipped.
   *[other] cards { $cards }, which you skipped.
}
rival-match = The rival takes card { $card }: it matches card { $top } on top of the deck ({ $shared }). So it gets card { $top } too.
rival-no-match = The rival takes card { $card }, the next one: no card within reach matches card { $top } on top of the deck.
rival-hunt = The rival takes card { $card }: it was looking for { $quarry }.
rival-fallback = The rival takes card { $card }: no card within reach fits its hunt, but this one shows the same icon as its last card ({ $icon }).
rival-fallback-terrain = The rival takes card { $card }: no card within reach fits its hunt, but this one shows the same terrain as its last card ({ $terrain }).
rival-fallback-territory = The rival takes card { $card }: no card within reach fits its hunt, but this one has the same territory as its last card ({ $territory }).
rival-first = The rival takes card { $card }, the next one: no card within reach fits its hunt.
rival-always = The rival takes card { $card }, the next one.
rival-new-circle = The cards left in the deck form the new circle. Nobody knows their order yet.
rival-next = What happens next: { $sentence }
round-two = Round 2 begins: { $count ->
    [one] the card left in the deck forms
   *[other] the { $count } cards left in the deck form
} the new circle.
