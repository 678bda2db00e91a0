//! The people at a table: who they are, how they are called, what they look like.

use leptos::prelude::*;
use wagons_rules::Seat;
use wagons_table::{Kind, Narrator, People};

use crate::app::House;

impl House {
    /// Whoever sits at a table of this kind.
    pub(crate) fn people(self, kind: Kind) -> People {
        // A game that is only tried out, or came with a link, may be somebody else's.
        let names = self.settings.with(|settings| settings.names.clone());
        let names = if kind == Kind::Together { names.each_ref().map(String::as_str) } else { [""; 2] };
        People::at(kind, names, &self.texts())
    }

    /// Asks whoever tells what happens at a table of this kind, in the language of the page.
    pub(crate) fn narrate<T>(self, kind: Kind, told: impl FnOnce(&Narrator<'_>) -> T) -> T {
        let (texts, persons) = (self.texts(), self.people(kind).persons().clone());
        told(&Narrator::new(&texts, persons))
    }

    /// The name of whoever sits there.
    pub(crate) fn name_in(self, kind: Kind, seat: Seat) -> String {
        self.people(kind).name(seat).to_owned()
    }
}
