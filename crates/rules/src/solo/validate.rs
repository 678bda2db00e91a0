//! Slow checks of what must always hold in a solo game; debug builds run them after every move.

use crate::card::Card;
use crate::solo::game::Game;
use crate::solo::rival::Round;
use crate::town::Town;

/// Panics if a game is not one that legal moves lead to.
pub(super) fn game(game: &Game) {
    every_card_is_in_one_place(game);
    the_rounds_follow_each_other(game);
    nothing_of_the_rival_is_covered(game);
    assert!(game.cards().len() == game.town().cards(), "a card of the player is lost");
    assert!(game.rival_points() == game.rival_sheet().total(), "the rival has two scores");
}

fn every_card_is_in_one_place(game: &Game) {
    let places = [
        game.scoring().to_vec(),
        game.circle().to_vec(),
        game.deck().to_vec(),
        game.free_cards().to_vec(),
        game.drafted().into_iter().collect(),
        game.skipped().to_vec(),
        game.cards().to_vec(),
        game.rival().cards().to_vec(),
    ];
    let mut all = places.concat();
    all.sort();
    assert_eq!(all, Card::ALL, "cards have been lost or found");
}

fn the_rounds_follow_each_other(game: &Game) {
    match game.round() {
        Round::One => assert!((4..=8).contains(&game.deck().len()), "the deck is too small"),
        Round::Two => assert!(game.deck().is_empty(), "the deck lies in the circle"),
    }
}

fn nothing_of_the_rival_is_covered(game: &Game) {
    let (cards, town) = (game.rival().cards(), game.rival().town());
    assert!(cards.len() < Town::MOST_CARDS, "the rival has the player's cards");
    assert_eq!(town.territories().count(), 4 * cards.len(), "a card of the rival is covered");
}
