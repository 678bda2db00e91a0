//! Moves, questions and results are told in every language, to the one who plays and to others.

use wagons_rules::solo::{self, Scenarios, Variant};
use wagons_rules::{AnyRecord, Card, Deal, Game, Move, Record, Rng, Seat};
use wagons_table::{Narrator, Position};
use wagons_texts::{Language, Person, Texts};

const GAME: &str = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 D1,-2 \
                    G'-1,-3 L0,-2 N3,-2 H H'1,-3";

fn record() -> Record {
    GAME.parse().expect("a record")
}

/// The game before one of its moves.
fn before(index: usize) -> Position {
    record().position(index).into()
}

/// What is told of one move of the game, in all five languages.
fn told(index: usize, persons: &[Person; 2]) -> [String; 5] {
    let (mv, before) = (record().moves()[index], before(index));
    Language::ALL.map(|language| Narrator::new(&Texts::new(language), persons.clone()).told(&before, mv))
}

fn ada_and_you() -> [Person; 2] {
    [Person::named("Ada"), Person::You]
}

#[test]
fn a_start_card_is_named() {
    assert_eq!(
        told(0, &ada_and_you()),
        [
            "You choose card B as the start card.",
            "Du bestimmst Karte B zur Startkarte.",
            "Je kiest kaart B als startkaart.",
            "Vous choisissez la carte B comme carte de départ.",
            "Hai scelto la carta B come carta di partenza.",
        ]
    );
}

#[test]
fn a_draft_tells_what_was_skipped_and_who_gets_it() {
    assert_eq!(
        told(1, &ada_and_you()),
        [
            "Ada takes card P and skips 7 cards. You get free cards B, I, C, E, R, J and A.",
            "Ada nimmt Karte P und überspringt 7 Karten. Du erhältst die übersprungenen Karten B, I, C, E, R, J und A.",
            "Ada neemt kaart P en slaat 7 kaarten over. Je krijgt de kosteloze kaarten B, I, C, E, R, J en A.",
            "Ada prend la carte P et passe 7 cartes. Vous recevez les cartes gratuites B, I, C, E, R, J et A.",
            "Ada ha preso la carta P e saltato 7 carte. Ricevi le carte gratuite B, I, C, E, R, J e A.",
        ]
    );
    let last = told(17, &ada_and_you());
    assert_eq!(last[0], "Ada takes card H, the last one.");
    assert_eq!(last[4], "Ada ha preso la carta H, l’ultima.");
}

#[test]
fn a_placement_tells_the_way_the_place_and_the_change() {
    assert_eq!(
        told(5, &ada_and_you()),
        [
            "You place card C upside down at (−1,\u{a0}1), covering 1 territory: +6.",
            "Du legst Karte C um 180° gedreht auf (−1;\u{a0}1) und überbaust 1 Territorium: +6.",
            "Je plaatst kaart C een halve slag gedraaid op (−1;\u{a0}1) en dekt 1 gebied af: +6.",
            "Vous placez la carte C tête en bas en (−1\u{a0};\u{a0}1), en recouvrant 1 territoire\u{a0}: +6.",
            "Hai piazzato la carta C capovolta in (−1;\u{a0}1), coprendo 1 territorio: +6.",
        ]
    );
}

#[test]
fn an_offer_names_its_cost() {
    let offered = |language, letter| {
        let draft = Move::Draft(Card::from_letter(letter).expect("a card"));
        let persons = [Person::You, Person::named("Sheriff Marlow")];
        Narrator::new(&Texts::new(language), persons).offered(&before(1), draft)
    };
    assert_eq!(offered(Language::En, 'C'), "If you take card C, Sheriff Marlow gets 2 cards: B and I.");
    assert_eq!(offered(Language::De, 'B'), "Nimmst du Karte B, erhält Sheriff Marlow nichts.");
    assert_eq!(offered(Language::Nl, 'I'), "Als je kaart I neemt, krijgt Sheriff Marlow kaart B.");
    assert_eq!(offered(Language::Fr, 'B'), "Si vous prenez la carte B, Sheriff Marlow ne reçoit rien.");
    assert_eq!(offered(Language::It, 'C'), "Se prendi la carta C, Sheriff Marlow riceve 2 carte: B e I.");
}

#[test]
fn questions_count_free_cards_down() {
    let asked = |language, index| Narrator::new(&Texts::new(language), ada_and_you()).asked(&before(index));
    assert_eq!(asked(Language::En, 0), "Choose the start card.");
    assert_eq!(asked(Language::De, 1), "Ada nimmt eine Karte aus dem Kreis.");
    assert_eq!(asked(Language::Nl, 2), "Ada plaatst de zojuist genomen kaart P.");
    assert_eq!(asked(Language::Fr, 3), "Placez la carte B, la première des 7 cartes gratuites.");
    assert_eq!(asked(Language::It, 9), "Piazza la carta A, una carta gratuita.");
    assert_eq!(asked(Language::En, 19), "The game is over.");
}

#[test]
fn the_margin_decides() {
    let result_after =
        |language, index| Narrator::new(&Texts::new(language), ada_and_you()).result(&before(index));
    let result = |language| result_after(language, 19);
    assert_eq!(result(Language::En).as_deref(), Some("You win by 6 points: 23 to 17."));
    assert_eq!(result(Language::De).as_deref(), Some("Du gewinnst mit 6 Punkten Vorsprung: 23 zu 17."));
    assert_eq!(result(Language::Nl).as_deref(), Some("Je wint met 6 punten verschil: 23 tegen 17."));
    assert_eq!(result(Language::Fr).as_deref(), Some("Vous gagnez avec 6 points d’avance\u{a0}: 23 à 17."));
    assert_eq!(result(Language::It).as_deref(), Some("Hai vinto con 6 punti di vantaggio: 23 a 17."));
    assert_eq!(result_after(Language::En, 9), None);
}

/// A game that ended in equal points.
fn tied_game() -> Position {
    let played = |seed| {
        let mut rng = Rng::new(seed);
        let mut game = Game::new(Deal::shuffled(&mut rng));
        game.play_out(&mut rng);
        game
    };
    (0..1000)
        .map(played)
        .find(|game| game.margin().0 == 0)
        .map(Position::from)
        .expect("some random game ends in equal points")
}

#[test]
fn on_equal_points_the_reason_is_told() {
    let game = tied_game();
    let Some(ending) = game.ending() else { panic!("the game is over") };
    let winner = ending.winner.expect("two players never draw");
    let mut persons = [Person::named("Ada"), Person::named("Ada")];
    persons[winner.index()] = Person::You;
    let points = ending.points[0];
    let [cards, others] = [winner, winner.other()].map(|seat: Seat| ending.cards[seat.index()]);
    let result = |language| {
        let texts = Texts::new(language);
        Narrator::new(&texts, persons.clone()).result(&game).expect("the game is over")
    };
    assert_eq!(
        result(Language::En),
        format!(
            "You win: both have {points} points, and the tie goes to the town with fewer cards, {cards} to {others}."
        )
    );
    assert_eq!(
        result(Language::De),
        format!(
            "Du gewinnst: Beide haben {points} Punkte, und bei Gleichstand gewinnt die Landschaft mit weniger Karten, {cards} gegen {others}."
        )
    );
    assert!(result(Language::Nl).contains("minder kaarten"));
    assert!(result(Language::Fr).contains("le moins de cartes"));
    assert!(result(Language::It).contains("meno carte"));
}

/// A game of two and a solo game, played by chance.
fn played(seed: u64) -> [AnyRecord; 2] {
    let mut rng = Rng::new(seed);
    let mut duel = Record::<Game>::new(Deal::shuffled(&mut rng));
    while let Some(mv) = duel.game().random_move(&mut rng) {
        duel.try_play(mv).expect("a legal move");
    }
    let scenario = Scenarios::built_in().iter().nth(seed as usize % 6).expect("one of the six").clone();
    let variant = Variant::ALL[seed as usize % Variant::ALL.len()];
    let mut solo = Record::<solo::Game>::new(solo::Deal::shuffled(scenario, variant, &mut rng));
    while let Some(mv) = solo.game().random_move(&mut rng) {
        solo.try_play(mv).expect("a legal move");
    }
    [duel.into(), solo.into()]
}

#[test]
fn every_move_of_any_game_can_be_told_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        let narrator = Narrator::new(&texts, ada_and_you());
        for record in (0..10).flat_map(played) {
            let course: Vec<_> = Position::course(&record).collect();
            let log = narrator.log(&record);
            assert_eq!(log.len() + 1, course.len());
            for (before, told) in course.iter().zip(&log) {
                let offered = Some(narrator.offered(before, told.mv)).filter(|offered| !offered.is_empty());
                let sentences = [narrator.asked(before), told.sentence.clone()];
                for sentence in sentences.iter().chain(&told.answer).chain(&offered) {
                    assert!(sentence.ends_with('.') && !sentence.contains("  "), "{sentence}");
                }
            }
            let last = Position::of(&record);
            assert!(narrator.result_title(&last).is_some_and(|title| title.ends_with(['!', '.'])));
            assert!(narrator.result(&last).is_some_and(|result| result.ends_with('.')));
        }
    }
}

#[test]
fn the_rivals_turn_is_told_with_the_move_that_brought_it() {
    let text = "s1:IP/ABCDEFGH/JKLMNOQR B B0,0 D D2,0";
    let record = AnyRecord::parse(text, &Scenarios::built_in()).expect("a record");
    let texts = Texts::new(Language::En);
    let narrator = Narrator::new(&texts, [Person::You, texts.rival()]);
    let log = narrator.log(&record);
    let answers: Vec<_> = log.iter().map(|told| told.answer.is_some()).collect();
    assert_eq!(answers, [false, true, false, true]);
    assert_eq!(log.iter().map(|told| told.turn).collect::<Vec<_>>(), [0, 0, 1, 1]);
    for (number, told) in log.iter().enumerate() {
        assert_eq!(narrator.rival_answer(&record, number), told.answer);
    }
}
