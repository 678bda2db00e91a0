//! Who begins a game against the computer.

use wagons_rules::{Rng, Seat};

/// Who drafts first in a game against the computer. The other one names the start card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Beginner {
    /// The person.
    #[default]
    Person,
    /// The computer.
    Computer,
    /// Either, by lot.
    Chance,
}

impl Beginner {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Person, Self::Computer, Self::Chance];

    /// Where the person sits. Chance decides only what was left to it.
    pub fn seat(self, chance: &mut Rng) -> Seat {
        match self {
            Self::Person => Seat::First,
            Self::Computer => Seat::Second,
            Self::Chance => Seat::BOTH[chance.below(2) as usize],
        }
    }
}
