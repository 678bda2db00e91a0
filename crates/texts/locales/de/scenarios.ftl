# Das Solospiel: sechs Szenarien und der Wortschatz, der jedes andere beschreibt.

scenario-long-drive = Der lange Viehtrieb
    .flavour = Tausend Meilen Staub bis zur Bahnstation, und jemand anderes treibt deine Herde.
scenario-gold-fever = Goldfieber
    .flavour = Von der Ader im Gebirge haben alle gehört. Einer von euch wird zuerst dort sein.
scenario-stockade = Palisaden
    .flavour = Eine Palisade ohne Wache ist bloß Brennholz. Dein Rivale weiß das und stellt Leute ein.
scenario-whiskey-road = Whiskeystraße
    .flavour = Nachts rollen die Fässer. Wem die Straße gehört, der kassiert den Zoll.
scenario-last-train-west = Letzter Treck nach Westen
    .flavour = Ein Wagen noch und danach noch einer: Je länger der Treck, desto stolzer, wer ihn führt.
scenario-empty-country = Leeres Land
    .flavour = Land, so weit das Auge reicht, alles gleich und niemand darauf. So hat es dein Rivale am liebsten.

# Worauf ein Ziel der Jagd aus ist; ergänzt „er sucht …“ und „überspringt bis zu 2 Karten für …“.
quarry-icon = eine Karte mit mindestens { $count } { $icons }
quarry-terrain = eine Karte mit mindestens { $count } { $territories }
quarry-icon-on-terrain = eine Karte mit mindestens 1 { $pair }
quarry-shared-terrain = eine Karte, die einen Territoriums-Typ mit seiner letzten Karte gemeinsam hat
quarry-shared-icon = eine Karte, die ein Objekt mit seiner letzten Karte gemeinsam hat
quarry-shared-territory = eine Karte, die dasselbe Objekt auf demselben Territoriums-Typ zeigt wie seine letzte Karte
quarry-most-frequent-terrain = eine Karte mit dem Territoriums-Typ, von dem er am meisten hat
quarry-match = eine Karte, die dasselbe Objekt auf demselben Territoriums-Typ zeigt wie Karte { $top } oben auf dem Vorlieben-Stapel
quarry-match-terrain = eine Karte, die einen Territoriums-Typ mit Karte { $top } oben auf dem Vorlieben-Stapel gemeinsam hat
quarry-match-icon = eine Karte, die ein Objekt mit Karte { $top } oben auf dem Vorlieben-Stapel gemeinsam hat
quarry-top = eine Karte, die dasselbe Objekt auf demselben Territoriums-Typ zeigt wie die oberste Karte des Vorlieben-Stapels
quarry-top-terrain = eine Karte, die einen Territoriums-Typ mit der obersten Karte des Vorlieben-Stapels gemeinsam hat
quarry-top-icon = eine Karte, die ein Objekt mit der obersten Karte des Vorlieben-Stapels gemeinsam hat

hunt-top = Dann erhält er diese oberste Karte dazu.
hunt-no-match = Sonst nimmt er die nächste Karte, und der Vorlieben-Stapel bleibt, wie er ist.
hunt-goal = { $skip ->
    [0] Er nimmt die nächste Karte, falls sie passt: { $quarry }.
    [one] Er überspringt höchstens 1 Karte für { $quarry }.
   *[other] Er überspringt bis zu { $skip } Karten für { $quarry }.
}
hunt-then = { $skip ->
    [0] Sonst nimmt er die nächste Karte, falls sie passt: { $quarry }.
    [one] Sonst überspringt er höchstens 1 Karte für { $quarry }.
   *[other] Sonst überspringt er bis zu { $skip } Karten für { $quarry }.
}
hunt-first = Sonst nimmt er die nächste Karte.
hunt-always = Er nimmt immer die nächste Karte.

# Was gezählt wird; ergänzt „2 Punkte je …“ mit $count 1 und „mehr … als du“ mit 2.
count-set = { $count ->
    [one] Set aus { $icons }
   *[other] Sets aus { $icons }
}
count-cards = { $count ->
    [one] Karte mit { $terrains } Territoriums-Typen
   *[other] Karten mit { $terrains } Territoriums-Typen
}

term-each = { $points ->
    [one] { $points } Punkt je { $what }.
   *[other] { $points } Punkte je { $what }.
}
term-table = Für { $what } erhält er { $rows }.
term-row = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} ab { $from } Stück
term-more-than-player = { $points ->
    [one] { $points } Punkt, wenn er mehr { $what } hat als du.
   *[other] { $points } Punkte, wenn er mehr { $what } hat als du.
}
term-fewer-than-player = { $points ->
    [one] { $points } Punkt, wenn du mehr { $what } hast als er.
   *[other] { $points } Punkte, wenn du mehr { $what } hast als er.
}
term-most-frequent-terrains = 1 Punkt je Territorium seiner drei häufigsten Territoriums-Typen.
term-these-terrains = 1 Punkt je Territorium seiner drei häufigsten Territoriums-Typen: { $terrains }.

# Warum eine Zeile des Rivalen so viel zählt.
rival-evidence = { $found }{ $count ->
    [0] { "" }
    [one] , auf Karte { $cards }
   *[other] , auf den Karten { $cards }
}
rival-evidence-cards = { $found }: { $cards }
rival-evidence-against = { $count } gegen { $other } bei dir
rival-evidence-none = Noch nichts

variant-classic = Klassisch
    .rule = Misslingt seine Jagd, sucht der Rivale ein Objekt seiner letzten Karte. Er erhält Punkte für seine drei häufigsten Territoriums-Typen.
variant-newcomer = Neuling
    .rule = Misslingt die Jagd, sucht der Rivale nicht weiter. Eine Karte mit 2, 3 oder 4 Territoriums-Typen bringt ihm 2, 2 oder 1 Punkt.
variant-local = Alteingesessener
    .rule = Misslingt die Jagd, sucht der Rivale nicht weiter. Eine Karte mit 2, 3 oder 4 Territoriums-Typen bringt ihm 3, 2 oder 1 Punkt.
variant-legend = Legende
    .rule = Misslingt die Jagd, sucht der Rivale nicht weiter. Eine Karte mit 2, 3 oder 4 Territoriums-Typen bringt ihm 3, 2 oder 2 Punkte.
