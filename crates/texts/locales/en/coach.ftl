# The coach: hints in steps, and why a move is good or was not. $line is a line of the score sheet, $lines are several with
# their points ("Desert +2 and Badlands +4").

# Step one: where to look.
coach-look = { $person ->
    [you] Take a look at “{ $line }” in your town.
   *[other] Take a look at “{ $line }” in { $name }’s town.
}
coach-think = { $person ->
    [you] Think about “{ $line }” for your town.
   *[other] Think about “{ $line }” for { $name }’s town.
}
coach-watch = { $person ->
    [you] Keep an eye on “{ $line }” in your town.
   *[other] Keep an eye on “{ $line }” in { $name }’s town.
}
coach-look-ahead = Don’t count points yet: think about card { $card }, which is still to come.
coach-look-start = { $person ->
    [you] Look along the circle: you draft first.
   *[other] Look along the circle: { $name } drafts first.
}
coach-quiet-draft = The card I’d take scores nothing right away. Think about what you leave behind.
coach-quiet-place = Where I’d put it, this card scores nothing right away.

# Step two: which card, or which way.
coach-start = I’d start the circle at card { $card }.
coach-take = I’d take card { $card }.
coach-way = I’d place it { $way ->
    [turned] upside down
   *[upright] as it is
}, { $covered ->
    [0] without covering anything.
    [one] covering 1 territory.
   *[other] covering { $covered } territories.
}

# Step three: where, and why.
coach-place = I’d place card { $card } here: { $points ->
    [0] no points yet.
    [one] 1 point right away.
   *[other] { $points } points right away.
}
coach-place-costs = I’d place card { $card } here, though at first it costs { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
coach-line = { $line } { $points }: { $why }.
coach-line-total = { $line } { $points } ({ $total } in all): { $why }.
coach-takes-away = { $instead ->
    [yes] It would have taken
   *[no] It takes
} { $points ->
    [one] 1 point
   *[other] { $points } points
} from { $person ->
    [you] you
   *[other] { $name }
}: { $line }.
coach-hands = { $person ->
    [you] { $instead ->
        [yes] It would have given you
       *[no] It gives you
    }
   *[other] { $instead ->
        [yes] It would have given { $name }
       *[no] It gives { $name }
    }
} { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $line }.
coach-makes = { $instead ->
    [yes] It could have scored
   *[no] It can score
} { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $person ->
    [you] you
   *[other] { $name }
} right away: { $lines }.
coach-makes-nothing = { $instead ->
    [yes] It would have scored nothing right away.
   *[no] It scores nothing right away.
}
coach-gives = { $person ->
    [you] { $instead ->
        [yes] You would have gotten
       *[no] You get
    }
   *[other] { $instead ->
        [yes] { $name } would have gotten
       *[no] { $name } gets
    }
} { $count ->
    [one] card { $cards }
   *[other] cards { $cards }
} for free: good for { $points ->
    [one] 1 point
   *[other] { $points } points
} right away ({ $lines }).
coach-gives-nothing = { $person ->
    [you] { $instead ->
        [yes] You would have gotten
       *[no] You get
    }
   *[other] { $instead ->
        [yes] { $name } would have gotten
       *[no] { $name } gets
    }
} { $count ->
    [one] card { $cards }
   *[other] cards { $cards }
} for free, but no points right away.
coach-gives-none = { $instead ->
    [yes] It was the next card
   *[no] It’s the next card
}, so { $person ->
    [you] { $instead ->
        [yes] you would have gotten
       *[no] you get
    }
   *[other] { $instead ->
        [yes] { $name } would have gotten
       *[no] { $name } gets
    }
} nothing for free.
coach-denies = { $person ->
    [you] In your town
   *[other] In { $name }’s town
} card { $card } would { $instead ->
    [yes] have been
   *[no] be
} worth { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $lines }.
coach-prepares = Then card { $card } could { $instead ->
    [yes] have scored
   *[no] score
} { $points ->
    [one] 1 point
   *[other] { $points } points
} instead of { $before }: { $lines }.
coach-expected = { $side ->
    [ahead] From here I expect { $person ->
        [you] you
       *[other] { $name }
    } to win by about { $margin ->
        [one] 1 point.
       *[other] { $margin } points.
    }
    [behind] Even so, I expect { $person ->
        [you] you
       *[other] { $name }
    } to lose by about { $margin ->
        [one] 1 point.
       *[other] { $margin } points.
    }
   *[close] From here it’s anybody’s game.
}
coach-proven-win = Proven: with best play on both sides, { $person ->
    [you] you win
   *[other] { $name } wins
} { $points ->
    [0] on the tiebreaker.
    [one] by 1 point.
   *[other] by { $points } points.
}
coach-proven-loss = Proven: with best play on both sides, { $person ->
    [you] you lose
   *[other] { $name } loses
} { $points ->
    [0] on the tiebreaker. Nothing does better.
    [one] by 1 point. Nothing does better.
   *[other] by { $points } points. Nothing does better.
}

# Looking back: the better move beside the one that was played.
coach-more-at-once = { $points ->
    [one] That would have scored 1 point more right away.
   *[other] That would have scored { $points } points more right away.
}
coach-less-at-once = { $points ->
    [one] That would have scored 1 point less right away, but more in the end.
   *[other] That would have scored { $points } points less right away, but more in the end.
}

# Puzzles: endgames with one best move.
puzzle-of-the-day = Puzzle of the day
puzzle-title = Puzzle { $number }, difficulty { $rating }
puzzle-task = You are player { $number }.
puzzle-find = There’s one best move: find it.
puzzle-next = Next puzzle
puzzle-give-up = Show the solution
puzzle-practice = Practice
puzzle-lost = This puzzle doesn’t exist, or the puzzles couldn’t be loaded.
puzzle-right = That’s it!
puzzle-wrong = Not that one: there’s a better move.
puzzle-costs = That would cost { $points ->
    [one] 1 point. Try again.
   *[other] { $points } points. Try again.
}
puzzle-themes = Theme
puzzle-theme-win = only one move wins
puzzle-theme-skip = a skip that hurts
puzzle-theme-denial = a card they shouldn’t get
puzzle-theme-join = covering to connect
puzzle-theme-patience = patience
puzzle-word-solution = solution
puzzle-standing = Your rating: { $rating }. Solved on the first try: { $solved } of { $tried }.
puzzle-days = { $days ->
    [one] Puzzle of the day solved, 1 day in a row.
   *[other] Puzzle of the day solved, { $days } days in a row.
}
