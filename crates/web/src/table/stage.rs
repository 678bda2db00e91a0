//! What is on stage: the large thing in the middle. The others stay beside it, smaller.

use wagons_rules::{Decision, Seat};
use wagons_table::Position;

use super::frame::is_bare;

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

    /// What is on stage when somebody wants to see something else: where nothing lies, there is nothing to look at.
    pub(crate) fn wanted(position: &Position, wanted: Option<Self>) -> Self {
        let is_there = |&wanted: &Self| match wanted {
            Self::Circle => !position.circle().is_empty(),
            Self::Town(seat) => !is_bare(position, seat),
            Self::Towns => true,
        };
        wanted.filter(is_there).unwrap_or_else(|| Self::of(position))
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

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::Record;

    #[test]
    fn only_what_is_there_is_looked_at() {
        let record: Record = "JOR/HNIAPKQFLECBDMG *D D D0,0 M M0,0 N N1,2 G'0,-2 H'-1,-3 A A-2,-3 I'3,2 Q Q2,0 P'-1,-4 K-2,-5 \
                              L L-3,-6 F'-1,3 B B-1,3 E-2,0 C'0,-5"
            .parse()
            .unwrap();
        let at = |moves: usize| Position::after(&record.clone().into(), moves);
        let over = at(record.moves().len());
        assert!(over.is_over());
        assert_eq!(Stage::wanted(&over, Some(Stage::Circle)), Stage::Towns);
        assert_eq!(Stage::wanted(&over, Some(Stage::Town(Seat::First))), Stage::Town(Seat::First));
        assert_eq!(Stage::wanted(&at(2), Some(Stage::Circle)), Stage::Circle);
        assert_eq!(
            Stage::wanted(&at(1), Some(Stage::Town(Seat::First))),
            Stage::Circle,
            "no card lies there yet"
        );
        assert_eq!(Stage::wanted(&at(2), None), Stage::Town(Seat::First));
    }
}
