//! How the game on the table ended.

use leptos::prelude::*;
use wagons_rules::Seat;
use wagons_table::Position;
use wagons_table::session::Who;
use wagons_texts::Scene;

use super::state::State;

impl State {
    /// Who has won, in a few words.
    pub(crate) fn result_title(self) -> String {
        let (texts, persons) = (self.house.texts(), self.persons());
        let title = self.shown.with(|position| match position {
            Position::Duel(game) => texts.result_title(&**game, &persons),
            Position::Solo(solo) => texts.result_title(solo.game(), &persons),
        });
        title.unwrap_or_default()
    }

    /// Who has won and the reason, in a sentence.
    pub(crate) fn result(self) -> String {
        self.shown.with(|position| self.result_of(position))
    }

    /// Who has won a game of these people, and the reason.
    pub(crate) fn result_of(self, position: &Position) -> String {
        let (texts, persons) = (self.house.texts(), self.persons());
        let result = match position {
            Position::Duel(game) => texts.result(&**game, &persons),
            Position::Solo(solo) => texts.result(solo.game(), &persons),
        };
        result.unwrap_or_default()
    }

    /// Who has won; nobody before the end, or in a draw.
    pub(crate) fn winner(self) -> Option<Seat> {
        let ending = self.shown.with(|position| match position {
            Position::Duel(game) => game.ending(),
            Position::Solo(solo) => solo.game().ending(),
        });
        ending.and_then(|ending| ending.winner)
    }

    /// Whether somebody at this table sits there.
    pub(crate) fn is_person(self, seat: Seat) -> bool {
        self.session.with(|session| session.who(seat) == Who::Person)
    }
}
