//! The people at a table: who they are, how they are called, what they look like.

use leptos::prelude::*;
use wagons_rules::Seat;
use wagons_table::{Kind, Narrator, People};

use crate::app::AppContext;

impl AppContext {
    /// The people at a table of this kind.
    pub(crate) fn people(self, kind: Kind) -> People {
        // The names are those of two people at this screen; a game that came with a link may be of other people.
        let names = self.settings.with(|settings| settings.names.clone());
        let names = if kind == Kind::Together { names.each_ref().map(String::as_str) } else { [""; 2] };
        People::at(kind, names, &self.texts())
    }

    /// Asks the narrator of a table of this kind, in the language of the page.
    pub(crate) fn narrate<T>(self, kind: Kind, told: impl FnOnce(&Narrator<'_>) -> T) -> T {
        let (texts, persons) = (self.texts(), self.people(kind).persons().clone());
        told(&Narrator::new(&texts, persons))
    }

    /// The name of the person or opponent at a seat.
    pub(crate) fn name_in(self, kind: Kind, seat: Seat) -> String {
        self.people(kind).name(seat).to_owned()
    }
}
