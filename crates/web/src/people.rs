//! The people at a table: who they are, how they are called, what they look like.

use leptos::prelude::*;
use wagons_table::{Kind, Narrator, People, Session};

use crate::app::AppContext;

impl AppContext {
    /// The people at a table of this kind: with the names of their game or, if it has none, of two people at this screen.
    pub(crate) fn people(self, kind: Kind, names: [&str; 2]) -> People {
        let here = self.settings.with(|settings| settings.names.clone());
        let has_none = names.iter().all(|name| name.is_empty());
        // A game that came with a link may be of other people.
        let names =
            if has_none && kind == Kind::Together { here.each_ref().map(String::as_str) } else { names };
        People::at(kind, names, &self.texts())
    }

    /// The people of a game.
    pub(crate) fn people_of(self, session: &Session) -> People {
        self.people(session.kind(), session.names())
    }

    /// Asks a narrator who speaks of these people, in the language of the page.
    pub(crate) fn narrate<T>(self, people: &People, told: impl FnOnce(&Narrator<'_>) -> T) -> T {
        told(&Narrator::new(&self.texts(), people.persons().clone()))
    }
}
