//! Who sits where, and how sentences speak of them.

use wagons_rules::{Move, Seat};
use wagons_table::{Kind, Level, Position};
use wagons_texts::Person;

use super::state::State;

impl State {
    /// The name of whoever sits there.
    pub(crate) fn name(self, seat: Seat) -> String {
        self.house.name_in(self.people, seat)
    }

    /// Whoever sits there, for a sentence.
    pub(crate) fn person(self, seat: Seat) -> Person {
        self.house.person_in(self.people, seat)
    }

    /// Both, the first seat first.
    pub(crate) fn persons(self) -> [Person; 2] {
        Seat::BOTH.map(|seat| self.person(seat))
    }

    /// The level of whoever sits there, if it is the computer.
    pub(crate) fn level(self, seat: Seat) -> Option<Level> {
        match self.people {
            Kind::Versus { level, person, .. } if seat != person => Some(level),
            _ => None,
        }
    }

    /// A move in a sentence.
    pub(crate) fn told(self, before: &Position, mv: Move) -> String {
        let (texts, persons) = (self.house.texts(), self.persons());
        match before {
            Position::Duel(game) => texts.told(&**game, mv, &persons),
            Position::Solo(solo) => texts.told(solo.game(), mv, &persons),
        }
    }

    /// What a start or a draft would do, in a sentence.
    pub(crate) fn offered(self, position: &Position, mv: Move) -> String {
        let (texts, persons) = (self.house.texts(), self.persons());
        match position {
            Position::Duel(game) => texts.offered(&**game, mv, &persons),
            Position::Solo(solo) => texts.offered(solo.game(), mv, &persons),
        }
    }

    /// What has to be decided now, in a sentence.
    pub(crate) fn asked(self, position: &Position) -> String {
        let (texts, persons) = (self.house.texts(), self.persons());
        match position {
            Position::Duel(game) => texts.asked(&**game, &persons),
            Position::Solo(solo) => texts.asked(solo.game(), &persons),
        }
    }
}
