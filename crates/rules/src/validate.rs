//! Slow checks of what must always hold; debug builds run them after every move.

use crate::deal::{Deal, no_card_twice};
use crate::decision::Decision;
use crate::game::Game;
use crate::placement::Cell;
use crate::seat::Seat;
use crate::town::Town;

/// Panics if a game is not one that legal moves lead to.
pub(crate) fn game(game: &Game) {
    every_card_is_somewhere(game);
    the_decision_fits(game);
    for seat in Seat::BOTH {
        spots_follow_from_the_territories(game.town(seat));
    }
}

fn every_card_is_somewhere(game: &Game) {
    let of_seat = |&seat: &Seat| game.free_cards(seat).len() + game.town(seat).cards();
    let of_both: usize = Seat::BOTH.iter().map(of_seat).sum();
    let all = of_both + usize::from(game.drafted().is_some()) + game.circle().len();
    assert_eq!(all, Deal::CIRCLE, "cards have been lost or found");
    let scoring = game.scoring();
    assert!(no_card_twice(scoring.iter().chain(game.circle())).is_ok(), "a card is there twice");
}

fn the_decision_fits(game: &Game) {
    if let Some(Decision::Place(_)) = game.decision() {
        let town = game.to_move().map(|seat| game.town(seat));
        assert!(town.is_some_and(|town| town.spots().len() > 0), "a card has nowhere to go");
    }
}

fn spots_follow_from_the_territories(town: &Town) {
    let Some(bounds) = town.bounds() else { return };
    for x in bounds.left - 3..=bounds.right + 3 {
        for y in bounds.bottom - 3..=bounds.top + 3 {
            let block = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(dx, dy)| Cell::new(x, y).offset(dx, dy));
            let legal = block.iter().any(|cell| {
                town.at(*cell).is_some() || cell.neighbours().iter().any(|n| town.at(*n).is_some())
            });
            let room = town.cards() < Town::MOST_CARDS;
            assert_eq!(town.accepts(Cell::new(x, y)), legal && room, "{x},{y} in\n{town}");
        }
    }
}
