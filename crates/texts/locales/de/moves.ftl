# Was geschah, was geschehen würde und was jetzt gefragt ist. $person ist `you` oder `other`; nur dann fällt $name.

moves-title = Züge

turn = { $person ->
    [you] Du bist dran
   *[other] { $name } ist dran
}
thinking = { $name } denkt nach …

ask-start = { $person ->
    [you] Bestimme die Startkarte.
   *[other] { $name } bestimmt die Startkarte.
}
ask-draft = { $person ->
    [you] Nimm eine Karte aus dem Kreis.
   *[other] { $name } nimmt eine Karte aus dem Kreis.
}
ask-place-free = { $person ->
    [you] Lege { $count ->
        [one] die übersprungene Karte { $card } an.
       *[other] Karte { $card } an, die erste von { $count } übersprungenen Karten.
    }
   *[other] { $name } legt { $count ->
        [one] die übersprungene Karte { $card } an.
       *[other] Karte { $card } an, die erste von { $count } übersprungenen Karten.
    }
}
ask-place-drafted = { $person ->
    [you] Lege die Karte { $card } an, die du genommen hast.
   *[other] { $name } legt die eben genommene Karte { $card } an.
}
ask-nothing = Das Spiel ist zu Ende.

move-start = { $person ->
    [you] Du bestimmst Karte { $card } zur Startkarte.
   *[other] { $name } bestimmt Karte { $card } zur Startkarte.
}
move-draft = { $person ->
    [you] Du nimmst Karte { $card }{ $skipped ->
        [0] , die nächste.
        [one] { " " }und überspringst 1 Karte.
       *[other] { " " }und überspringst { $skipped } Karten.
    }
   *[other] { $name } nimmt Karte { $card }{ $skipped ->
        [0] , die nächste.
        [one] { " " }und überspringt 1 Karte.
       *[other] { " " }und überspringt { $skipped } Karten.
    }
}
move-draft-last = { $person ->
    [you] Du nimmst Karte { $card }, die letzte.
   *[other] { $name } nimmt Karte { $card }, die letzte.
}
move-receive = { $person ->
    [you] Du erhältst
   *[other] { $name } erhält
} { $count ->
    [one] die übersprungene Karte { $cards }.
   *[other] die übersprungenen Karten { $cards }.
}
move-place = { $person ->
    [you] Du legst Karte { $card }
   *[other] { $name } legt Karte { $card }
}{ $way ->
    [turned] { " " }um 180° gedreht
   *[upright] { "" }
} auf { $at }{ $covered ->
    [0] { "" }
    [one] { " " }und { $person ->
        [you] überbaust
       *[other] überbaut
    } 1 Territorium
   *[other] { " " }und { $person ->
        [you] überbaust
       *[other] überbaut
    } { $covered } Territorien
}: { $points }.

offer-start = Der Kreis beginnt bei Karte { $card }. { $person ->
    [you] Du wählst zuerst.
   *[other] { $name } wählt zuerst.
}
offer-draft = { $person ->
    [you] Nimmst du Karte { $card },
   *[other] Nimmt { $name } Karte { $card },
}
offer-receive = { $person ->
    [you] erhältst du
   *[other] erhält { $name }
} { $count ->
    [0] nichts.
    [one] Karte { $cards }.
   *[other] { $count } Karten: { $cards }.
}

result-title = { $person ->
    [you] Du hast gewonnen!
   *[other] { $name } hat gewonnen!
}
result-title-draw = Unentschieden!
result-points = { $person ->
    [you] Du gewinnst
   *[other] { $name } gewinnt
} mit { $margin ->
    [one] 1 Punkt
   *[other] { $margin } Punkten
} Vorsprung: { $points } zu { $other }.
result-cards = { $person ->
    [you] Du gewinnst
   *[other] { $name } gewinnt
}: Beide haben { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, und bei Gleichstand gewinnt die Landschaft mit weniger Karten, { $cards } gegen { $other_cards }.
result-draw = Unentschieden: Beide haben { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} und { $cards } Karten.

# Der Rivale im Solospiel.
rival-name = Der Rivale
rival-receives = Der Rivale erhält { $count ->
    [one] Karte { $cards }, die du übersprungen hast.
   *[other] die Karten { $cards }, die du übersprungen hast.
}
rival-match = Der Rivale nimmt Karte { $card }: Sie passt zu Karte { $top } oben auf dem Vorlieben-Stapel ({ $shared }). Darum erhält er auch Karte { $top }.
rival-no-match = Der Rivale nimmt Karte { $card }, die nächste: Keine Karte in Reichweite passt zu Karte { $top } oben auf dem Vorlieben-Stapel.
rival-hunt = Der Rivale nimmt Karte { $card }: Er suchte { $quarry }.
rival-fallback = Der Rivale nimmt Karte { $card }: Für seine Jagd war nichts in Reichweite, aber diese Karte zeigt das Objekt { $icon }, genau wie seine letzte.
rival-fallback-terrain = Der Rivale nimmt Karte { $card }: Für seine Jagd war nichts in Reichweite, aber diese Karte zeigt den Territoriums-Typ { $terrain }, genau wie seine letzte.
rival-fallback-territory = Der Rivale nimmt Karte { $card }: Für seine Jagd war nichts in Reichweite, aber diese Karte hat das gleiche Territorium wie seine letzte ({ $territory }).
rival-first = Der Rivale nimmt Karte { $card }, die nächste: Nichts in Reichweite passt zu seiner Jagd.
rival-always = Der Rivale nimmt Karte { $card }, die nächste.
rival-new-circle = Die übrigen Karten des Vorlieben-Stapels bilden den neuen Kreis. Noch kennt niemand ihre Reihenfolge.
rival-next = Danach: { $sentence }
round-two = Runde 2 beginnt: { $count ->
    [one] Die letzte Karte des Vorlieben-Stapels bildet
   *[other] Die { $count } übrigen Karten des Vorlieben-Stapels bilden
} den neuen Kreis.
