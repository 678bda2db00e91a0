# Wat alleen de terminal zegt: het eerste scherm, de toetsen en wat in gewone regels wordt getypt en verteld.

# Het eerste scherm.
terminal-game = Spel
terminal-new-game = Nieuw spel
terminal-first-name = Eerste speler
terminal-second-name = Tweede speler
terminal-deal = Kaarten
terminal-deal-empty = geschud (of typ getal, verdeling of notatie)
terminal-deal-hint = ← → de kaarten van vandaag spelen, voor iedereen gelijk
terminal-daily-hint = ← → met andere kaarten spelen
terminal-deal-wrong = Dit is geen getal, geen verdeling en geen notatie. Een verdeling is drie letters, een schuine streep en de andere vijftien letters van A t/m R; in een notatie volgen de zetten.
terminal-day = { $day } { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[other] december
}
terminal-form-keys = ↑↓ regel   ←→ kiezen   Enter beginnen   Esc stoppen

# Weggaan en terugkomen.
terminal-nothing-to-continue = Er is geen spel om mee verder te gaan.
terminal-not-kept = Dit spel wordt niet bewaard: { $reason }
terminal-go-on = Verderspelen met: { $command }
terminal-the-game = Notatie: { $record }
terminal-too-small = De tafel heeft { $columns } kolommen en { $rows } regels nodig; dit venster heeft er { $width } en { $height }. Maak het groter, druk op Q om te stoppen, of speel in regels met --plain.

# Aan tafel.
terminal-in-circle = { $count ->
    [one] 1 kaart in de cirkel
   *[other] { $count } kaarten in de cirkel
}
terminal-circle-empty = De cirkel is leeg.
terminal-top = { $card } boven
terminal-free = { $cards } te plaatsen
terminal-zoom = Z vergroot
terminal-why = Waarom?
terminal-evidence = * telt mee, + waarom het telt, − kost punten
terminal-more-lines = { $count ->
    [one] en nog 1: S, dan ↓
   *[other] en nog { $count }: S, dan ↓
}
terminal-covers = Dekt af: { $territories }.
terminal-no-change = Je punten blijven gelijk.
terminal-laid = Druk nog eens op Enter om de kaart daar te plaatsen.
terminal-laid-last = Druk op Enter om je beurt te beëindigen.
terminal-hint-more = Nog eens { $key } geeft meer uitleg.
terminal-nothing-to-undo = Er valt niets terug te nemen.
terminal-finish-first = Speel eerst dit spel uit, of stop met Q: het wordt bewaard.
terminal-confirm-on = Vanaf nu wacht elke kaart die je plaatst op een tweede Enter.
terminal-confirm-off = Vanaf nu is één keer Enter genoeg om een kaart te plaatsen.
terminal-only-two-judged = Alleen spellen met twee spelers kunnen worden geanalyseerd.
terminal-analyse-first = Laat het spel eerst analyseren, met A.
terminal-judged-so-far = Tot nu toe geanalyseerd: { $percent }%.
terminal-margin = { $person ->
    [you] Je voorsprong: { $graph } (van { $low } tot { $high })
   *[other] Voorsprong van { $name }: { $graph } (van { $low } tot { $high })
}
terminal-percent = { $share }%
terminal-point-start = zet { $number }, { $person ->
    [you] je begint bij { $card }
   *[other] { $name } begint bij { $card }
}
terminal-point-draft = zet { $number }, { $person ->
    [you] je neemt { $card }
   *[other] { $name } neemt { $card }
}
terminal-point-place = zet { $number }, { $person ->
    [you] je plaatst { $card }
   *[other] { $name } plaatst { $card }
}
terminal-escape = Esc

# De toetsen, zoals de lijst ze uitlegt.
terminal-key-arrows = kaart of regel kiezen; kaart naar de volgende plek die mag
terminal-key-digits = een kaart kiezen: het cijfer zegt hoeveel je er overslaat
terminal-key-enter = nemen, plaatsen, beurt beëindigen; niet op de computer wachten
terminal-key-score = scoreblad: waar de punten vandaan komen
terminal-key-log = terugbladeren door het spel
terminal-key-zoom = de ene stad groter, dan de andere
terminal-key-confirm = kaarten plaatsen met twee keer Enter, of met één keer
terminal-key-back = terug naar het spel
terminal-key-analyse = na het spel: de zetten analyseren
terminal-key-turning = daarna: het volgende keerpunt
terminal-key-rematch = na het spel: dezelfde kaarten nog eens
terminal-key-new-deal = na het spel: nieuwe kaarten, volgend scenario
terminal-key-help = deze hulp; nog een keer: volgende pagina, tekens en regels
terminal-key-quit = stoppen; het spel wordt bewaard
terminal-signs = Tekens en letters
terminal-sign-aim = wie aan de beurt is; gekozen kaart; kaart die je plaatst
terminal-sign-fresh = in de laatste beurt geplaatst
terminal-sign-covered = onder de letters van de kaart die je plaatst: wat hij afdekt
terminal-sign-spot = hier kan een kaart liggen
terminal-sign-price = naast een kaart: zoveel kaarten sla je ervoor over
terminal-sign-skipped = deze kaarten zouden naar de speler aan die kant gaan
terminal-sign-side = in de lijst met zetten: links gespeeld, rechts gespeeld
terminal-sign-axes = De getallen langs een stad zijn de kolommen en rijen. De plaats van een kaart, bijvoorbeeld (1; −3), is die van het gebied linksonder.

# Wat een toets nu doet, op de laatste regel: hoe korter, hoe meer toetsen er passen.
terminal-do-line = regel
terminal-do-step = zet
terminal-do-turning = keerpunt
terminal-do-first = begin
terminal-do-last = einde
terminal-do-analyse = analyse
terminal-do-rematch = zelfde kaarten
terminal-do-new-deal = nieuwe kaarten
terminal-do-replay = bekijk
terminal-do-not-wait = niet wachten
terminal-do-move = schuif
terminal-do-turn = draai
terminal-do-place = plaats
terminal-do-confirm = bevestig
terminal-do-card = kaart
terminal-do-start = begin hier
terminal-do-take = neem
terminal-do-undo = neem terug
terminal-do-hint = tip
terminal-do-score = score
terminal-do-zoom = vergroot
terminal-do-log = verloop
terminal-do-back = terug
terminal-do-help = hulp
terminal-do-quit = stop
terminal-do-next-page = volgende pagina
terminal-do-previous-page = vorige pagina
terminal-home = Home
terminal-end = End
terminal-other-key = andere toets:

# Gewone regels: de woorden die je kunt typen. Telkens één woord, in kleine letters.
terminal-word-show = toon
    .meaning = beide steden, de cirkel en de scorekaarten
terminal-word-score = score
    .meaning = het scoreblad, met de reden bij elke regel
terminal-word-moves = zetten
    .meaning = alle zetten die nu mogelijk zijn
terminal-word-try = probeer
    .meaning = wat een zet zou veranderen, bijvoorbeeld probeer P0,0
terminal-word-hint = tip
    .meaning = een zet die de computer zou doen
terminal-word-analyse = analyse
    .meaning = wat elke beslissing tot nu toe waard was
terminal-word-rival = rivaal
    .meaning = solo: elke beurt van de rivaal, en waarom
terminal-word-undo = terug
    .meaning = de laatste zet van je beurt terugnemen
terminal-word-record = notatie
    .meaning = het spel tot nu toe, in één regel
terminal-word-rules = regels
    .meaning = de regels in het kort
terminal-word-help = hulp
    .meaning = deze lijst
terminal-word-quit = stop
    .meaning = stoppen; het spel wordt bewaard

terminal-type-help = Typ { $word } om te zien wat je allemaal kunt typen.
terminal-help-moves = Zetten, zoals in de notatie:
terminal-help-start = de startkaart kiezen
terminal-help-draft = een kaart nemen; de kaarten ervoor gaan naar de andere speler
terminal-help-place = een kaart plaatsen, met het vakje linksonder; { "\u0027" } is een halve slag
terminal-help-commands = Woorden:
terminal-letters = Elk gebied heeft twee letters, voor landschapssoort en symbool (de Engelse beginletters):
terminal-scoring-cards = Scorekaarten:
terminal-circle = De cirkel, met de klok mee:
terminal-taken-back = Teruggenomen: { $mv }.
terminal-type-start = Kies nu de startkaart, bijvoorbeeld *B.
terminal-type-draft = Neem nu een kaart: typ de letter.
terminal-type-place = Plaats nu kaart { $card }, bijvoorbeeld { $upright } of { $turned }.
terminal-error = fout: { $reason }
terminal-error-word = ‘{ $word }’ is geen zet en geen woord dat ik ken.
terminal-error-number = Een vakje is twee gehele getallen, x en y, bijvoorbeeld 2,-1.
terminal-error-far = Zo groot wordt geen stad.
terminal-error-not-in-circle = Kaart { $card } ligt niet in de cirkel.
terminal-error-first-card = De eerste kaart van een stad komt op 0,0.
terminal-error-detached = Daar zou de kaart niets raken. Het dichtstbijzijnde vakje is { $nearest }.
terminal-error-not-text = Die regel is niet te lezen.
terminal-error-no-rival = In een spel voor twee is er geen rivaal.
terminal-error-try = Welke zet? Bijvoorbeeld probeer P0,0.
