# Na het spel: de telling, de uitslag, terugkijken.

review-title = Na het spel

ending-counting = De telling
ending-skip = Overslaan
ending-show = Uitslag
ending-count-again = Telling nog eens
ending-again = Nieuw spel
ending-same-deal = Zelfde kaarten nog eens
ending-other-side = Zelfde kaarten, plaatsen ruilen
ending-close = Terug naar de tafel

# De uitslag van een spel, en hoe het verdergaat.

ending-look-back = Terugkijken
ending-share = Delen

# Terugkijken: door het spel lopen, het oordeel van de computer, iets uitproberen.

review-no-game = Hier is geen spel
review-scenario-wrong = Het scenario dat met dit spel meekwam, is niet te lezen.
review-panel = Analyse
review-move = Zet
review-number = Nummer
review-move-of = Zet { $number } van { $count }.
review-beginning = Voor de eerste zet.
review-first = Naar het begin
review-back = Een zet terug
review-forward = Een zet verder
review-last = Naar het einde
review-better = Wat was beter?
review-played = Wat er gespeeld is
review-explore = Vanaf hier uitproberen
review-turning = Keerpunten
review-no-turning = Geen keerpunten: niemand maakte een fout die ertoe deed.
review-analyse = Zetten analyseren
review-analysing = De computer beoordeelt elke beslissing, te beginnen met de laatste.
review-stop = Stoppen
review-moments = Wat het spel besliste
review-accuracy = Nauwkeurigheid
review-accuracy-of = { $all } (nemen { $drafts }, plaatsen { $placements })
review-drafts = Nemen
review-placements = Plaatsen
review-at-start = Geschat voor twee even goede spelers: alleen al door de speelvolgorde { $person ->
    [you] stond je
   *[other] stond { $name }
} ongeveer { $margin ->
    [one] 1 punt
   *[other] { $margin } punten
} voor.
review-at-start-even = Geschat voor twee even goede spelers: de speelvolgorde gaf niemand voordeel.
review-line = Het betere vervolg
review-lost = Verloren punten
review-expectation = Verwacht
review-counted = Geteld
review-costs = { $class }, kost { $points ->
    [0] minder dan 1 punt
    [one] ongeveer 1 punt
   *[other] ongeveer { $points } punten
}
review-costs-proven = { $class }, kost { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
review-better-start = Beter: de cirkel bij kaart { $card } laten beginnen.
review-better-draft = Beter: kaart { $card } nemen.
review-better-place = Beter: kaart { $card }{ $way ->
    [turned] { " " }een halve slag gedraaid
   *[upright] { "" }
} op { $at } plaatsen.
review-expected = { $name }: verwacht { $best } in plaats van { $played }.
review-graph-margins = { $person ->
    [you] Verloop van je voorsprong
   *[other] Verloop van de voorsprong van { $name }
}: aan het einde { $end }, hoogste stand { $best }, laagste { $worst }.
review-graph-points = Verloop van de punten: aan het einde { $name } { $points }, { $other } { $other_points }.
review-graph-table = Alle waarden staan in de lijst met zetten.
class-only = Geen keus
class-best = Beste zet
class-good = Goed
class-inaccuracy = Onnauwkeurig
class-mistake = Fout
class-blunder = Blunder
explore-back = Terug naar het spel
explore-expected = Verwacht: { $name } { $margin } voor
explore-even = Verwacht: gelijk
explore-between = Verwacht: { $name } { $margin } voor (bewezen: { $least } tot { $most })
explore-proven = Bewezen: { $name } { $margin } voor
explore-proven-even = Bewezen: gelijk in punten
explore-thinking = Verwacht…

# Een spel doorgeven.

share-title = Dit spel delen
share-link = Link met het hele spel
share-record = Het spel in één regel
share-picture = Afbeelding
share-square = Beide steden
share-table = Hele tafel
share-copy = Kopiëren
share-send = Link versturen…
share-copied = Gekopieerd.
share-copy-yourself = Kopiëren lukt niet in deze browser. De tekst is geselecteerd: kopieer hem zelf.
share-saved = Opgeslagen.
share-not-saved = Deze browser kon de afbeelding niet maken.
