//! Tables without a game in play: one to look back on a game, one to try things out.

use leptos::prelude::*;
use wagons_table::{Aim, Kind, Session};

use super::stage::Stage;
use super::state::State;
use crate::app::AppContext;

/// Whether moves can be made at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Hands {
    /// Persons make their moves.
    Free,
    /// Everything is looked at, and nothing touched.
    Still,
}

impl State {
    /// A table at which a game is looked at.
    pub(crate) fn looking_at(app: AppContext, session: Session) -> Self {
        Self::among(app, session, None, Hands::Still)
    }

    /// A table at which one person tries things out for both sides, which keep their names.
    pub(crate) fn exploring(app: AppContext, session: Session, people: Kind) -> Self {
        Self::among(app, session, Some(people), Hands::Free)
    }

    /// Whether it shows what is pointed at: a person's own aim, or what a look back points out.
    pub(super) fn shows_aim(self) -> bool {
        self.hands == Hands::Still || self.is_persons_turn()
    }

    /// Looks at the game after so many moves, at something that could be done there, and at a part of the table.
    pub(crate) fn look_at(self, seen: usize, aim: Aim, stage: Stage) {
        self.travel(|| {
            self.seen.set(seen);
            self.wanted.set(Some(stage));
            self.aim.set(aim);
        });
    }
}
