//! The people at a table: who they are, how they are called, what they look like.

use leptos::prelude::*;
use wagons_rules::Seat;
use wagons_table::Kind;
use wagons_texts::{Person, key, text};

use crate::app::House;

impl House {
    /// Whoever sits there in a game of this kind, for a sentence.
    pub(crate) fn person_in(self, kind: Kind, seat: Seat) -> Person {
        let texts = self.texts();
        match kind {
            Kind::Versus { person, .. } if seat == person => Person::You,
            Kind::Versus { level, .. } => Person::named(texts.character(level)),
            Kind::Solo if seat == Seat::First => Person::You,
            Kind::Solo => texts.rival(),
            Kind::Together | Kind::Explore => {
                // A game that is only tried out, or came with a link, may be somebody else's.
                let given = match kind {
                    Kind::Together => {
                        self.settings.with(|settings| settings.names[seat.index()].trim().to_owned())
                    }
                    _ => String::new(),
                };
                let number = seat.index() + 1;
                Person::named(if given.is_empty() { text!(texts, TablePlayer { number }) } else { given })
            }
        }
    }

    /// The name of whoever sits there.
    pub(crate) fn name_in(self, kind: Kind, seat: Seat) -> String {
        match self.person_in(kind, seat) {
            Person::You => self.text(key::YOU),
            Person::Named(name) => name,
        }
    }
}
