//! Who sits where, and how sentences speak of them.

use wagons_rules::Seat;
use wagons_table::{Kind, Level, Narrator};

use super::state::State;

impl State {
    /// The name of whoever sits there.
    pub(crate) fn name(self, seat: Seat) -> String {
        self.house.name_in(self.people, seat)
    }

    /// The level of whoever sits there, if it is the computer.
    pub(crate) fn level(self, seat: Seat) -> Option<Level> {
        match self.people {
            Kind::Versus { level, person, .. } if seat != person => Some(level),
            _ => None,
        }
    }

    /// Asks whoever tells what happens at this table, in the language of the page.
    pub(crate) fn narrate<T>(self, told: impl FnOnce(&Narrator<'_>) -> T) -> T {
        self.house.narrate(self.people, told)
    }
}
