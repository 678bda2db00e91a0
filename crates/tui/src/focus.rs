//! What the keys at the table speak to, and what they ask for that the table cannot do itself.

use wagons_table::Direction;

use crate::input::Intent;

/// What the keys speak to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Focus {
    /// The decision to be made.
    Game,
    /// This line of the score sheet.
    Sheet(usize),
    /// The position after so many moves.
    Past(usize),
}

/// What the table cannot do itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wish {
    Quit,
    Hint,
    /// Let the computer get on with it.
    Hurry,
    /// Have the game judged.
    Analyse,
    Rematch,
    NewDeal,
    /// Ask for confirmation at the end of a turn, or no longer.
    Confirm,
}

/// Moves through a list whose last place is `last`.
pub(crate) fn step(place: usize, last: usize, intent: Intent) -> usize {
    match intent {
        Intent::Step(direction) if direction.is_forward() => (place + 1).min(last),
        Intent::Step(Direction::Left | Direction::Up) => place.saturating_sub(1),
        Intent::First => 0,
        Intent::Last => last,
        _ => place,
    }
}
