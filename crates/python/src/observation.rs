//! A position as numbers, as one player sees it: nothing is hidden, so it is complete.
//!
//! | from | how many | what |
//! |---|---|---|
//! | 0 | 2 × 2 × 58 × 58 | own town, other town; in each the terrains, then the icons; rows from the bottom, cell 0,0 in row and column 28; 0 is nothing, 1 to 6 in alphabetical order |
//! | 13456 | 3 | the scoring cards; A is 1, R is 18 |
//! | 13459 | 15 | the circle, where the next draft begins first; 0 is no card |
//! | 13474 | 15 | own cards to be placed, the next first |
//! | 13489 | 15 | the other player's |
//! | 13504 | 1 | what is to be decided: 0 nothing, 1 the start card, 2 a draft, 3 a placement |
//! | 13505 | 1 | the player's seat |
//! | 13506 | 1 | whether that player decides |

use wagons_rules::{Card, Deal, Decision, Game, Seat, Town};

use crate::actions::FARTHEST;

/// Columns, and rows: a card that lies farthest reaches one cell further.
const SIDE: usize = 2 * FARTHEST as usize + 2;
const LAYER: usize = SIDE * SIDE;
/// How many numbers there are.
pub(crate) const LENGTH: usize = 4 * LAYER + Deal::SCORING + 3 * Deal::CIRCLE + 3;

/// Writes what a player sees over zeros.
pub(crate) fn write(game: &Game, seat: Seat, out: &mut [u8]) {
    let (towns, rest) = out.split_at_mut(4 * LAYER);
    let (own, other) = towns.split_at_mut(2 * LAYER);
    write_town(game.town(seat), own);
    write_town(game.town(seat.other()), other);

    let (scoring, rest) = rest.split_at_mut(Deal::SCORING);
    write_cards(game.scoring(), scoring);
    let (circle, rest) = rest.split_at_mut(Deal::CIRCLE);
    write_cards(game.circle().iter().copied(), circle);
    let (own, rest) = rest.split_at_mut(Deal::CIRCLE);
    write_cards(waiting(game, seat), own);
    let (other, rest) = rest.split_at_mut(Deal::CIRCLE);
    write_cards(waiting(game, seat.other()), other);
    rest.copy_from_slice(&[decision(game), seat.index() as u8, u8::from(game.to_move() == Some(seat))]);
}

/// What is to be decided, as a number.
pub(crate) fn decision(game: &Game) -> u8 {
    match game.decision() {
        None => 0,
        Some(Decision::Start) => 1,
        Some(Decision::Draft) => 2,
        Some(Decision::Place(_)) => 3,
    }
}

/// The cards a player has yet to place, in order.
pub(crate) fn waiting(game: &Game, seat: Seat) -> impl Iterator<Item = Card> {
    let drafted = game.drafted().filter(|_| game.to_move() == Some(seat));
    game.free_cards(seat).iter().copied().chain(drafted)
}

fn write_town(town: &Town, out: &mut [u8]) {
    let (terrains, icons) = out.split_at_mut(LAYER);
    for (cell, territory) in town.territories() {
        let [x, y] = [cell.x, cell.y].map(|coordinate| (coordinate + FARTHEST) as usize);
        terrains[SIDE * y + x] = territory.terrain as u8 + 1;
        icons[SIDE * y + x] = territory.icon as u8 + 1;
    }
}

fn write_cards(cards: impl IntoIterator<Item = Card>, out: &mut [u8]) {
    for (place, card) in out.iter_mut().zip(cards) {
        *place = card as u8 + 1;
    }
}
