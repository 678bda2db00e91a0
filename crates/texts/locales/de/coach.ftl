# Der Trainer: Tipps in Schritten, und warum ein Zug gut ist oder es nicht war. $line ist eine Zeile der Wertung, $lines sind
# mehrere mit ihren Punkten („Wüste +2 und Ödland +4“).

# Erster Schritt: wohin man schauen soll.
coach-look = { $person ->
    [you] Schau dir „{ $line }“ in deiner Landschaft an.
   *[other] Schau dir „{ $line }“ in der Landschaft von { $name } an.
}
coach-think = { $person ->
    [you] Denk an „{ $line }“ für deine Landschaft.
   *[other] Denk an „{ $line }“ für die Landschaft von { $name }.
}
coach-watch = { $person ->
    [you] Behalte „{ $line }“ in deiner Landschaft im Auge.
   *[other] Behalte „{ $line }“ in der Landschaft von { $name } im Auge.
}
coach-look-ahead = Zähl noch keine Punkte: Denk an Karte { $card }, die noch kommt.
coach-look-start = { $person ->
    [you] Schau den Kreis entlang: Du wählst zuerst.
   *[other] Schau den Kreis entlang: { $name } wählt zuerst.
}
coach-quiet-draft = Die Karte, die ich nehmen würde, bringt erst einmal nichts. Denk an das, was du übrig lässt.
coach-quiet-place = Dort, wo ich sie anlegen würde, bringt diese Karte erst einmal nichts.

# Zweiter Schritt: welche Karte, oder wie herum.
coach-start = Ich würde den Kreis bei Karte { $card } beginnen.
coach-take = Ich würde Karte { $card } nehmen.
coach-way = Ich würde sie { $way ->
    [turned] um 180° gedreht
   *[upright] ungedreht
} anlegen und dabei { $covered ->
    [0] nichts überbauen.
    [one] 1 Territorium überbauen.
   *[other] { $covered } Territorien überbauen.
}

# Dritter Schritt: wohin, und warum.
coach-place = Ich würde Karte { $card } hierhin legen: { $points ->
    [0] noch keine Punkte.
    [one] sofort 1 Punkt.
   *[other] sofort { $points } Punkte.
}
coach-place-costs = Ich würde Karte { $card } hierhin legen, auch wenn es zunächst { $points ->
    [one] 1 Punkt kostet.
   *[other] { $points } Punkte kostet.
}
coach-line = { $line } { $points }: { $why }.
coach-line-total = { $line } { $points } (insgesamt { $total }): { $why }.
coach-takes-away = { $person ->
    [you] { $instead ->
        [yes] Das hätte dich
       *[no] Das kostet dich
    }
   *[other] { $instead ->
        [yes] Das hätte { $name }
       *[no] Das kostet { $name }
    }
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $instead ->
    [yes] { " " }gekostet
   *[no] { "" }
}: { $line }.
coach-hands = { $person ->
    [you] { $instead ->
        [yes] Das hätte dir
       *[no] Das bringt dir
    }
   *[other] { $instead ->
        [yes] Das hätte { $name }
       *[no] Das bringt { $name }
    }
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $instead ->
    [yes] { " " }gebracht
   *[no] { "" }
}: { $line }.
coach-makes = { $person ->
    [you] { $instead ->
        [yes] Du hättest damit
       *[no] Du kannst damit
    }
   *[other] { $instead ->
        [yes] { $name } hätte damit
       *[no] { $name } kann damit
    }
} sofort { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} holen{ $instead ->
    [yes] { " " }können
   *[no] { "" }
}: { $lines }.
coach-makes-nothing = { $instead ->
    [yes] Erst einmal hätte sie nichts gebracht.
   *[no] Erst einmal bringt sie nichts.
}
coach-gives = { $person ->
    [you] { $instead ->
        [yes] Du hättest
       *[no] Du bekommst
    }
   *[other] { $instead ->
        [yes] { $name } hätte
       *[no] { $name } bekommt
    }
} { $count ->
    [one] Karte { $cards }
   *[other] die Karten { $cards }
} geschenkt{ $instead ->
    [yes] { " " }bekommen, und das hätte
   *[no] { "" }, und das bringt
} sofort { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $instead ->
    [yes] { " " }gebracht
   *[no] { "" }
} ({ $lines }).
coach-gives-nothing = { $person ->
    [you] { $instead ->
        [yes] Du hättest
       *[no] Du bekommst
    }
   *[other] { $instead ->
        [yes] { $name } hätte
       *[no] { $name } bekommt
    }
} { $count ->
    [one] Karte { $cards }
   *[other] die Karten { $cards }
} geschenkt{ $instead ->
    [yes] { " " }bekommen, aber das hätte erst einmal keine Punkte gebracht.
   *[no] { "" }, aber das bringt erst einmal keine Punkte.
}
coach-gives-none = { $instead ->
    [yes] Es war die nächste Karte
   *[no] Es ist die nächste Karte
}, also { $person ->
    [you] { $instead ->
        [yes] hättest du
       *[no] bekommst du
    }
   *[other] { $instead ->
        [yes] hätte { $name }
       *[no] bekommt { $name }
    }
} nichts geschenkt{ $instead ->
    [yes] { " " }bekommen.
   *[no] { "" }.
}
coach-denies = Karte { $card } { $instead ->
    [yes] hätte
   *[no] würde
} in { $person ->
    [you] deiner Landschaft
   *[other] der Landschaft von { $name }
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} { $instead ->
    [yes] gebracht
   *[no] bringen
}: { $lines }.
coach-prepares = Karte { $card } { $instead ->
    [yes] hätte
   *[no] kann
} danach { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} statt { $before } bringen{ $instead ->
    [yes] { " " }können
   *[no] { "" }
}: { $lines }.
coach-expected = { $side ->
    [ahead] { $person ->
        [you] Danach gewinnst du wohl
       *[other] Danach gewinnt { $name } wohl
    } mit etwa { $margin ->
        [one] 1 Punkt
       *[other] { $margin } Punkten
    } Vorsprung.
    [behind] { $person ->
        [you] Trotzdem verlierst du wohl
       *[other] Trotzdem verliert { $name } wohl
    } mit etwa { $margin ->
        [one] 1 Punkt
       *[other] { $margin } Punkten
    } Rückstand.
   *[close] Danach ist alles offen.
}
coach-proven-win = Bewiesen: Spielen beide bestmöglich, { $person ->
    [you] gewinnst du
   *[other] gewinnt { $name }
} { $points ->
    [0] bei Gleichstand.
    [one] mit 1 Punkt Vorsprung.
   *[other] mit { $points } Punkten Vorsprung.
}
coach-proven-loss = Bewiesen: Spielen beide bestmöglich, { $person ->
    [you] verlierst du
   *[other] verliert { $name }
} { $points ->
    [0] bei Gleichstand. Besser geht es nicht.
    [one] mit 1 Punkt Rückstand. Besser geht es nicht.
   *[other] mit { $points } Punkten Rückstand. Besser geht es nicht.
}

# Rückblick: der bessere Zug neben dem gespielten.
coach-more-at-once = { $points ->
    [one] Das wäre sofort 1 Punkt mehr gewesen.
   *[other] Das wären sofort { $points } Punkte mehr gewesen.
}
coach-less-at-once = { $points ->
    [one] Das wäre zunächst 1 Punkt weniger gewesen, am Ende aber mehr.
   *[other] Das wären zunächst { $points } Punkte weniger gewesen, am Ende aber mehr.
}

# Rätsel: Endspiele mit einem besten Zug.
puzzle-of-the-day = Rätsel des Tages
puzzle-title = Rätsel { $number }, Schwierigkeit { $rating }
puzzle-task = Du bist Spieler { $number }.
puzzle-find = Ein einziger Zug ist der beste: Finde ihn.
puzzle-next = Nächstes Rätsel
puzzle-give-up = Lösung zeigen
puzzle-practice = Üben
puzzle-lost = Dieses Rätsel gibt es nicht, oder die Rätsel konnten nicht geladen werden.
puzzle-right = Genau!
puzzle-wrong = Der nicht: Es gibt einen besseren Zug.
puzzle-costs = Das würde { $points ->
    [one] 1 Punkt kosten. Versuch es noch einmal.
   *[other] { $points } Punkte kosten. Versuch es noch einmal.
}
puzzle-themes = Thema
puzzle-theme-win = nur ein Zug gewinnt
puzzle-theme-skip = Überspringen tut weh
puzzle-theme-denial = eine Karte, die der Gegner nicht bekommen soll
puzzle-theme-join = durch Überbauen verbinden
puzzle-theme-patience = Geduld
puzzle-word-solution = lösung
puzzle-standing = Deine Wertungszahl: { $rating }. Auf Anhieb gelöst: { $solved } von { $tried }.
puzzle-days = { $days ->
    [one] Rätsel des Tages gelöst, 1 Tag in Folge.
   *[other] Rätsel des Tages gelöst, { $days } Tage in Folge.
}
