//! Moves as numbers, for learning programs: the same number always means the same thing.
//!
//! The first eighteen name a card, the start card or the one drafted, whatever is to be decided. The others place the
//! card that is to be placed now: by x, then by y, upright before upside down, as the notation orders them.

use wagons_rules::{Card, Cell, Decision, Game, Move, Placement};

/// How far from the first card another can lie.
pub(crate) const FARTHEST: i8 = 28;
/// How many columns, and how many rows, a card can lie in.
const SIDE: usize = 2 * FARTHEST as usize + 1;
/// How many actions there are.
pub(crate) const COUNT: usize = Card::COUNT + 2 * SIDE * SIDE;

/// The number of a move.
pub(crate) fn number(mv: Move) -> usize {
    match mv {
        Move::Start(card) | Move::Draft(card) => card.index(),
        Move::Place(Placement { turned, at, .. }) => {
            let [x, y] = [at.x, at.y].map(|coordinate| (coordinate + FARTHEST) as usize);
            Card::COUNT + 2 * (SIDE * x + y) + usize::from(turned)
        }
    }
}

/// The move a number means in a position; nothing if it is no action at all. It need not be legal.
pub(crate) fn meaning(game: &Game, action: i64) -> Option<Move> {
    let action = usize::try_from(action).ok().filter(|&action| action < COUNT)?;
    let Some(place) = action.checked_sub(Card::COUNT) else {
        let card = Card::try_index(action)?;
        return Some(if game.start().is_none() { Move::Start(card) } else { Move::Draft(card) });
    };
    // Where no card is to be placed any will do: the rules will say what comes instead.
    let card = match game.decision() {
        Some(Decision::Place(card)) => card,
        _ => Card::Badlands,
    };
    let coordinate = |index: usize| index as i8 - FARTHEST;
    let at = Cell::new(coordinate(place / 2 / SIDE), coordinate(place / 2 % SIDE));
    Some(Move::Place(Placement { card, turned: place % 2 == 1, at }))
}

/// Marks the legal actions of a position with ones.
pub(crate) fn mark(game: &Game, mask: &mut [u8]) {
    for mv in game.moves() {
        mask[number(mv)] = 1;
    }
}
