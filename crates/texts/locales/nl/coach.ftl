# De coach: tips in stappen, en waarom een zet goed is of dat niet was. $line is een regel van het scoreblad, $lines zijn er
# meer met hun punten (‘Woestijn +2 en Badlands +4’).

# Stap één: waar je moet kijken.
coach-look = { $person ->
    [you] Kijk eens naar ‘{ $line }’ in jouw stad.
   *[other] Kijk eens naar ‘{ $line }’ in de stad van { $name }.
}
coach-think = { $person ->
    [you] Denk aan ‘{ $line }’ voor jouw stad.
   *[other] Denk aan ‘{ $line }’ voor de stad van { $name }.
}
coach-watch = { $person ->
    [you] Houd ‘{ $line }’ in jouw stad in de gaten.
   *[other] Houd ‘{ $line }’ in de stad van { $name } in de gaten.
}
coach-look-ahead = Tel nog geen punten: denk aan kaart { $card }, die nog komt.
coach-look-start = { $person ->
    [you] Kijk de cirkel langs: jij kiest als eerste.
   *[other] Kijk de cirkel langs: { $name } kiest als eerste.
}
coach-quiet-draft = De kaart die ik zou nemen, levert voorlopig niets op. Denk aan wat je laat liggen.
coach-quiet-place = Waar ik hem zou plaatsen, levert deze kaart voorlopig niets op.

# Stap twee: welke kaart, of hoe.
coach-start = Ik zou de cirkel bij kaart { $card } laten beginnen.
coach-take = Ik zou kaart { $card } nemen.
coach-way = Ik zou hem { $way ->
    [turned] een halve slag gedraaid
   *[upright] ongedraaid
} plaatsen{ $covered ->
    [0] , zonder iets af te dekken.
    [one] { " " }en daarbij 1 gebied afdekken.
   *[other] { " " }en daarbij { $covered } gebieden afdekken.
}

# Stap drie: waar, en waarom.
coach-place = Ik zou kaart { $card } hier plaatsen: { $points ->
    [0] nog geen punten.
    [one] meteen 1 punt.
   *[other] meteen { $points } punten.
}
coach-place-costs = Ik zou kaart { $card } hier plaatsen, ook al kost dat eerst { $points ->
    [one] 1 punt.
   *[other] { $points } punten.
}
coach-line = { $line } { $points } – { $why }.
coach-line-total = { $line } { $points } (in totaal { $total }) – { $why }.
coach-takes-away = { $person ->
    [you] { $instead ->
        [yes] Het had jou
       *[no] Het kost jou
    }
   *[other] { $instead ->
        [yes] Het had { $name }
       *[no] Het kost { $name }
    }
} { $points ->
    [one] 1 punt
   *[other] { $points } punten
}{ $instead ->
    [yes] { " " }gekost
   *[no] { "" }
}: { $line }.
coach-hands = { $person ->
    [you] { $instead ->
        [yes] Het had jou
       *[no] Het levert jou
    }
   *[other] { $instead ->
        [yes] Het had { $name }
       *[no] Het levert { $name }
    }
} { $points ->
    [one] 1 punt
   *[other] { $points } punten
}{ $instead ->
    [yes] { " " }opgeleverd
   *[no] { " " }op
}: { $line }.
coach-makes = { $person ->
    [you] { $instead ->
        [yes] Je had er
       *[no] Je kunt er
    }
   *[other] { $instead ->
        [yes] { $name } had er
       *[no] { $name } kan er
    }
} meteen { $points ->
    [one] 1 punt
   *[other] { $points } punten
} mee { $instead ->
    [yes] kunnen halen
   *[no] halen
}: { $lines }.
coach-makes-nothing = { $instead ->
    [yes] Voorlopig had hij niets opgeleverd.
   *[no] Voorlopig levert hij niets op.
}
coach-gives = { $person ->
    [you] { $instead ->
        [yes] Je had
       *[no] Je krijgt
    }
   *[other] { $instead ->
        [yes] { $name } had
       *[no] { $name } krijgt
    }
} { $count ->
    [one] de kosteloze kaart { $cards }
   *[other] de kosteloze kaarten { $cards }
}{ $instead ->
    [yes] { " " }gekregen
   *[no] { "" }
}: meteen goed voor { $points ->
    [one] 1 punt
   *[other] { $points } punten
} ({ $lines }).
coach-gives-nothing = { $person ->
    [you] { $instead ->
        [yes] Je had
       *[no] Je krijgt
    }
   *[other] { $instead ->
        [yes] { $name } had
       *[no] { $name } krijgt
    }
} { $count ->
    [one] de kosteloze kaart { $cards }
   *[other] de kosteloze kaarten { $cards }
}{ $instead ->
    [yes] { " " }gekregen, maar dat had voorlopig geen punten opgeleverd.
   *[no] { "" }, maar dat levert voorlopig geen punten op.
}
coach-gives-none = { $instead ->
    [yes] Het was de volgende kaart
   *[no] Het is de volgende kaart
}, dus { $person ->
    [you] { $instead ->
        [yes] had je
       *[no] krijg je
    }
   *[other] { $instead ->
        [yes] had { $name }
       *[no] krijgt { $name }
    }
} geen kosteloze kaarten{ $instead ->
    [yes] { " " }gekregen.
   *[no] { "" }.
}
coach-denies = Kaart { $card } { $instead ->
    [yes] had
   *[no] zou
} in { $person ->
    [you] jouw stad
   *[other] de stad van { $name }
} { $points ->
    [one] 1 punt
   *[other] { $points } punten
} { $instead ->
    [yes] opgeleverd
   *[no] opleveren
}: { $lines }.
coach-prepares = Kaart { $card } { $instead ->
    [yes] had
   *[no] kan
} daarna { $points ->
    [one] 1 punt
   *[other] { $points } punten
} { $instead ->
    [yes] kunnen opleveren
   *[no] opleveren
} in plaats van { $before }: { $lines }.
coach-expected = { $side ->
    [ahead] { $person ->
        [you] Zo win je volgens mij
       *[other] Zo wint { $name } volgens mij
    } met ongeveer { $margin ->
        [one] 1 punt
       *[other] { $margin } punten
    } verschil.
    [behind] { $person ->
        [you] Toch verlies je volgens mij
       *[other] Toch verliest { $name } volgens mij
    } met ongeveer { $margin ->
        [one] 1 punt
       *[other] { $margin } punten
    } verschil.
   *[close] Daarna kan het nog alle kanten op.
}
coach-proven-win = Bewezen: als jullie allebei foutloos spelen, { $person ->
    [you] win je
   *[other] wint { $name }
} { $points ->
    [0] bij een gelijke stand.
    [one] met 1 punt verschil.
   *[other] met { $points } punten verschil.
}
coach-proven-loss = Bewezen: als jullie allebei foutloos spelen, { $person ->
    [you] verlies je
   *[other] verliest { $name }
} { $points ->
    [0] bij een gelijke stand. Beter kan niet.
    [one] met 1 punt verschil. Beter kan niet.
   *[other] met { $points } punten verschil. Beter kan niet.
}

# Terugblik: de betere zet naast wat er gespeeld is.
coach-more-at-once = { $points ->
    [one] Dat had meteen 1 punt meer opgeleverd.
   *[other] Dat had meteen { $points } punten meer opgeleverd.
}
coach-less-at-once = { $points ->
    [one] Dat had eerst 1 punt minder opgeleverd, maar uiteindelijk meer.
   *[other] Dat had eerst { $points } punten minder opgeleverd, maar uiteindelijk meer.
}

# Puzzels: eindspelen met één beste zet.
puzzle-of-the-day = Puzzel van de dag
puzzle-title = Puzzel { $number }, moeilijkheid { $rating }
puzzle-task = Je bent speler { $number }.
puzzle-find = Er is één beste zet: vind hem.
puzzle-next = Volgende puzzel
puzzle-give-up = Oplossing tonen
puzzle-practice = Oefenen
puzzle-lost = Deze puzzel bestaat niet, of de puzzels konden niet worden geladen.
puzzle-right = Dat is hem!
puzzle-wrong = Die niet: er is een betere zet.
puzzle-costs = Dat zou { $points ->
    [one] 1 punt kosten. Probeer het nog eens.
   *[other] { $points } punten kosten. Probeer het nog eens.
}
puzzle-themes = Thema
puzzle-theme-win = maar één zet wint
puzzle-theme-skip = overslaan doet pijn
puzzle-theme-denial = een kaart die de ander niet mag krijgen
puzzle-theme-join = afdekken om te verbinden
puzzle-theme-patience = geduld
puzzle-word-solution = oplossing
puzzle-standing = Je rating: { $rating }. In één keer opgelost: { $solved } van { $tried }.
puzzle-days = { $days ->
    [one] Puzzel van de dag opgelost, 1 dag op rij.
   *[other] Puzzel van de dag opgelost, { $days } dagen op rij.
}
