//! Positions to ask the rival about. Knows no rules.

use wagons_rules::solo::{Deal, Game, Scenario, Scenarios, Variant};
use wagons_rules::{Card, Decision, Move, Placement};

/// A built-in scenario's game with some drafts made, each card placed on the first legal cell.
pub(crate) fn played(deal: &str, drafts: &str) -> Game {
    let mut game = Game::new(Scenarios::built_in().deal(deal).expect("a deal"));
    drafts.chars().for_each(|letter| draft(&mut game, letter));
    game
}

/// Drafts a card, and places it and all free cards before it and after it.
pub(crate) fn draft(game: &mut Game, letter: char) {
    game.play(Move::Draft(card(letter)));
    place_all(game);
}

/// Places all cards there are to place, each on the first legal cell.
pub(crate) fn place_all(game: &mut Game) {
    while let Some(Decision::Place(card)) = game.decision() {
        let at = game.town().spots().next().expect("a cell");
        game.play(Move::Place(Placement { card, turned: false, at }));
    }
}

pub(crate) fn card(letter: char) -> Card {
    Card::from_letter(letter).expect("a card")
}

pub(crate) fn letters(cards: &[Card]) -> String {
    cards.iter().map(|card| card.letter()).collect()
}

/// A scenario that scores Happy Cows and The Herd, with these hunts and terms.
pub(crate) fn scenario(hunts_and_terms: &str) -> Scenario {
    let head = "id = 'test'\ntitle = 'Test'\nscoring = ['I', 'P']\n";
    Scenario::from_toml(&format!("{head}{hunts_and_terms}")).unwrap_or_else(|error| panic!("{error}"))
}

/// The six scenarios, and others that change the rival's procedure in every way.
pub(crate) fn every_procedure() -> Scenarios {
    let mut scenarios = Scenarios::built_in();
    let procedures = [
        "match = 'off'\nfallback = 'off'",
        "[match]\nskip = 1\nshares = 'terrain'\n[fallback]\nskip = 2\nshares = 'pair'",
        "[match]\nskip = 6\n[fallback]\nshares = 'terrain'\n[[hunt]]\nround = 1\nskip = 1\nicon = 'Fort'\n",
        "[match]\nshares = 'icon'\n[[hunt]]\nround = 1\nskip = 2\nshares = 'pair'\n[[hunt]]\nskip = 1\nicon = 'Cow'\n",
        "match = 'off'\n[[hunt]]\nround = 1\nskip = 2\nshows = 'most frequent terrain'\n",
    ];
    for (number, procedure) in procedures.iter().enumerate() {
        let head = format!("id = 'procedure{number}'\ntitle = 'Procedure'\nscoring = ['E', 'M']");
        let scenario = Scenario::from_toml(&format!("{head}\n{procedure}")).expect("a scenario");
        scenarios.add(scenario).expect("a new id");
    }
    scenarios
}

/// A new game of such a scenario.
pub(crate) fn dealt(hunts_and_terms: &str, variant: Variant, circle: &str, deck: &str) -> Game {
    let cards = |letters: &str| -> [Card; 8] {
        letters.chars().map(card).collect::<Vec<_>>().try_into().expect("eight cards")
    };
    let deal = Deal::new(scenario(hunts_and_terms), variant, cards(circle), cards(deck)).expect("a deal");
    Game::new(deal)
}

/// The game after the player has taken the last card of the circle, H or whatever it is: the rival has received
/// the other seven and made the first draft of round 2 from this deck.
pub(crate) fn round_two(hunts_and_terms: &str, variant: Variant, circle: &str, deck: &str) -> Game {
    let mut game = dealt(hunts_and_terms, variant, circle, deck);
    let last = game.circle()[7];
    game.play(Move::Draft(last));
    game.play(Move::Place(Placement::new(last, false, 0, 0)));
    game
}
