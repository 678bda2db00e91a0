//! Who sits where, and how sentences speak of them.

use leptos::prelude::*;
use wagons_rules::Seat;
use wagons_table::{Kind, Level, Narrator, People};
use wagons_texts::{Person, key, text};

use super::state::State;

impl State {
    /// The name of the person or opponent at a seat.
    pub(crate) fn name(self, seat: Seat) -> String {
        self.company().name(seat).to_owned()
    }

    /// The people at the table.
    pub(crate) fn company(self) -> People {
        self.session.with_untracked(|session| self.app.people(self.people.get(), session.names()))
    }

    /// The level at which a seat is played, if the computer plays it.
    pub(crate) fn level(self, seat: Seat) -> Option<Level> {
        match self.people.get() {
            Kind::Versus { level, person, .. } if seat != person => Some(level),
            _ => None,
        }
    }

    /// The person or opponent at a seat, for a sentence.
    pub(crate) fn person(self, seat: Seat) -> Person {
        self.company().person(seat).clone()
    }

    /// The label of a town: "Your town", "Tilly’s town".
    pub(crate) fn town_label(self, seat: Seat) -> String {
        if self.is_solo() && seat == Seat::Second {
            self.app.text(key::TABLE_RIVAL_TOWN)
        } else {
            text!(self.app, TableTown { person: &self.person(seat) })
        }
    }

    /// Asks the narrator of this table, in the language of the page.
    pub(crate) fn narrate<T>(self, told: impl FnOnce(&Narrator<'_>) -> T) -> T {
        self.app.narrate(&self.company(), told)
    }
}
