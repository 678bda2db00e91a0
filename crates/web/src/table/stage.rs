//! What is on stage: the large thing in the middle. The others stay beside it, smaller.

use wagons_rules::{Decision, Seat};
use wagons_table::Position;

/// One of the things that can be on stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stage {
    Circle,
    Town(Seat),
    /// Both towns, when the game is over.
    Towns,
}

impl Stage {
    /// What the course of the game puts on stage: where the next thing happens.
    pub(crate) fn of(position: &Position) -> Self {
        match (position.decision(), position.to_move()) {
            (Some(Decision::Place(_)), Some(seat)) => Self::Town(seat),
            _ if position.is_over() => Self::Towns,
            _ => Self::Circle,
        }
    }

    /// Whether a part of the table is on stage now.
    pub(crate) fn shows(self, part: Self) -> bool {
        self == part || self == Self::Towns && part != Self::Circle
    }

    /// The name it travels by: a town stays the same town when another player looks at the table.
    pub(crate) const fn traveller(self) -> &'static str {
        match self {
            Self::Circle => "circle",
            Self::Town(Seat::First) => "first-town",
            Self::Town(Seat::Second) => "second-town",
            Self::Towns => "towns",
        }
    }

    /// The name the style sheet knows it by, seen from a seat.
    pub(crate) fn name(self, viewer: Seat) -> &'static str {
        match self {
            Self::Circle => "circle",
            Self::Town(seat) if seat == viewer => "mine",
            Self::Town(_) => "theirs",
            Self::Towns => "towns",
        }
    }
}
