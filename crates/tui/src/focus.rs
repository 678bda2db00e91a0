//! What the keys at the table speak to.

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
