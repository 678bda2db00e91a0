//! How the game on the table ended.

use leptos::prelude::*;
use wagons_rules::Seat;
use wagons_table::session::Who;
use wagons_table::{Ending, Position};

use super::state::State;

impl State {
    /// Who has won, in a few words.
    pub(crate) fn result_title(self) -> String {
        let title = self.narrate(|narrator| self.shown.with(|position| narrator.result_title(position)));
        title.unwrap_or_default()
    }

    /// Who has won and the reason, in a sentence.
    pub(crate) fn result(self) -> String {
        self.shown.with(|position| self.result_of(position))
    }

    /// Who has won a game of these people, and the reason.
    pub(crate) fn result_of(self, position: &Position) -> String {
        self.narrate(|narrator| narrator.result(position)).unwrap_or_default()
    }

    /// The winner; none before the end, or in a draw.
    pub(crate) fn winner(self) -> Option<Seat> {
        self.shown.with(Position::ending).and_then(|Ending { winner, .. }| winner)
    }

    /// Whether a person at this screen has that seat.
    pub(crate) fn is_person(self, seat: Seat) -> bool {
        self.session.with(|session| session.who(seat) == Who::Person)
    }
}
