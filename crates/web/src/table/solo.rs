//! What a table has besides in a solo game: the rival's turn as it is shown, and what is pointed at on the
//! rival's side.

use leptos::prelude::*;
use wagons_rules::solo::View;
use wagons_rules::{AnyRecord, Card};
use wagons_table::{Position, RivalScene, Session};

use super::state::State;

/// The solo part of a table's state.
#[derive(Clone, Copy)]
pub(crate) struct Solo {
    /// The rival's turn that is being shown, if one is.
    pub(crate) showing: RwSignal<Option<Showing>>,
    /// The card of the rival's town that is pointed at.
    pub(crate) looked: RwSignal<Option<Card>>,
}

/// How far a turn of the rival has been shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Showing {
    /// The player's move that it answers.
    pub(crate) number: usize,
    /// How many of its steps have been made.
    pub(crate) step: usize,
    /// Whether it was seen before.
    pub(crate) again: bool,
}

impl Solo {
    pub(crate) fn new() -> Self {
        Self { showing: RwSignal::new(None), looked: RwSignal::new(None) }
    }

    /// The moment of the rival's turn that is being shown.
    pub(crate) fn moment(self, session: RwSignal<Session>) -> Option<Position> {
        let Showing { number, step, .. } = self.showing.get()?;
        session.with(|session| RivalScene::of(session.record(), number, step)).map(Position::from)
    }
}

impl State {
    /// Whether this is a solo game.
    pub(crate) fn is_solo(self) -> bool {
        self.session.with_untracked(Session::is_solo)
    }

    /// Whether the game is over, also while one looks at an earlier turn again.
    pub(crate) fn is_over(self) -> bool {
        let again = self.solo.showing.get().is_some_and(|showing| showing.again);
        self.shown.with(Position::is_over) || again && self.session.with(Session::is_over)
    }

    /// What the player may see of the game: before the turn that is being shown, or as it stands.
    pub(crate) fn view(self) -> Option<View> {
        let known = self.solo.showing.get().map_or_else(|| self.seen.get(), |showing| showing.number);
        self.session.with(|session| Position::after(session.record(), known).view())
    }

    /// The record as far as it has been shown: a turn of the rival is part of it when it has been seen once.
    pub(crate) fn record_seen(self) -> AnyRecord {
        let live = self.solo.showing.get().filter(|showing| !showing.again);
        let seen = live.map_or_else(|| self.seen.get(), |showing| showing.number);
        self.session.with(|session| session.record().prefix(seen))
    }
}
