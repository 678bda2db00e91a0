//! What the two sides are called.

use wagons_client::{Kind, Session};
use wagons_rules::Seat;

use super::state::State;
use leptos::prelude::*;

impl State {
    /// The name of whoever sits there.
    pub(crate) fn name(self, seat: Seat) -> String {
        let house = self.house;
        match self.session.with(Session::kind) {
            Kind::Versus { person, .. } if seat == person => house.text("table-you"),
            Kind::Versus { level, .. } => house.text(&format!("character-{}", level.character())),
            Kind::Solo if seat == Seat::First => house.text("table-you"),
            Kind::Solo => house.text("table-rival"),
            Kind::Together | Kind::Explore => {
                let given = house.settings.with(|settings| settings.names[seat.index()].clone());
                let number = seat.index() + 1;
                if given.is_empty() {
                    house.text_with("table-player", &[("number", number.into())])
                } else {
                    given
                }
            }
        }
    }
}
