//! Who sits where: names, faces, and how sentences speak of them.

use leptos::prelude::*;
use wagons_art::Face;
use wagons_client::{Kind, Level, Position, Session};
use wagons_rules::{Move, Seat};
use wagons_texts::{Character, Person};

use super::state::State;

/// The character who plays at a level.
pub(crate) fn character(level: Level) -> Character {
    Character::ALL[level as usize]
}

/// The face of whoever plays at a level.
pub(crate) fn face(level: Level) -> Face {
    Face::ALL[level as usize]
}

impl State {
    /// The name of whoever sits there.
    pub(crate) fn name(self, seat: Seat) -> String {
        match self.person(seat) {
            Person::You => self.house.text("you"),
            Person::Named(name) => name,
        }
    }

    /// Whoever sits there, for a sentence.
    pub(crate) fn person(self, seat: Seat) -> Person {
        let texts = self.house.texts();
        match self.session.with(Session::kind) {
            Kind::Versus { person, .. } if seat == person => Person::You,
            Kind::Versus { level, .. } => Person::named(texts.character(character(level))),
            Kind::Solo if seat == Seat::First => Person::You,
            Kind::Solo => texts.rival(),
            Kind::Together | Kind::Explore => {
                let given = self.house.settings.with(|settings| settings.names[seat.index()].clone());
                let number = [("number", (seat.index() + 1).into())];
                Person::named(if given.is_empty() { texts.with("table-player", &number) } else { given })
            }
        }
    }

    /// Both, the first seat first.
    pub(crate) fn persons(self) -> [Person; 2] {
        Seat::BOTH.map(|seat| self.person(seat))
    }

    /// The level of whoever sits there, if it is the computer.
    pub(crate) fn level(self, seat: Seat) -> Option<Level> {
        match self.session.with(Session::kind) {
            Kind::Versus { level, person, .. } if seat != person => Some(level),
            _ => None,
        }
    }

    /// A move in a sentence.
    pub(crate) fn told(self, before: &Position, mv: Move) -> String {
        let (texts, persons) = (self.house.texts(), self.persons());
        match before {
            Position::Duel(game) => texts.told(&**game, mv, &persons),
            Position::Solo(game) => texts.told(&**game, mv, &persons),
        }
    }

    /// What a start or a draft would do, in a sentence.
    pub(crate) fn offered(self, position: &Position, mv: Move) -> String {
        let (texts, persons) = (self.house.texts(), self.persons());
        match position {
            Position::Duel(game) => texts.offered(&**game, mv, &persons),
            Position::Solo(game) => texts.offered(&**game, mv, &persons),
        }
    }

    /// What has to be decided now, in a sentence.
    pub(crate) fn asked(self, position: &Position) -> String {
        let (texts, persons) = (self.house.texts(), self.persons());
        match position {
            Position::Duel(game) => texts.asked(&**game, &persons),
            Position::Solo(game) => texts.asked(&**game, &persons),
        }
    }
}
