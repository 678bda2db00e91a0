//! What a table has besides when somebody plays alone: the rival's turn as it is shown, and what is pointed at on the
//! rival's side.

use leptos::prelude::*;
use wagons_rules::solo::{RivalLine, RivalRule, RivalSheet, View};
use wagons_rules::{AnyRecord, Card, Cell, Seat};
use wagons_table::{Position, RivalScene, Session};

use super::sheet::evidence;
use super::state::State;

/// The solo part of a table's state.
#[derive(Clone, Copy)]
pub(crate) struct Solo {
    /// The rival's turn that is being shown, if one is.
    pub(crate) showing: RwSignal<Option<Showing>>,
    /// The line of the rival's score sheet that is pointed at.
    pub(crate) lit: RwSignal<Option<RivalRule>>,
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
        Self { showing: RwSignal::new(None), lit: RwSignal::new(None), looked: RwSignal::new(None) }
    }

    /// The moment of the rival's turn that is being shown.
    pub(crate) fn moment(self, session: RwSignal<Session>) -> Option<Position> {
        let Showing { number, step, .. } = self.showing.get()?;
        let scene = session.with(|session| match session.record() {
            AnyRecord::Solo(record) => RivalScene::of(record, number, step),
            AnyRecord::Duel(_) => None,
        })?;
        Some(scene.into())
    }
}

impl State {
    /// Whether somebody plays alone here.
    pub(crate) fn is_solo(self) -> bool {
        self.session.with_untracked(|session| matches!(session.record(), AnyRecord::Solo(_)))
    }

    /// Whether the game is over, also while one looks at an earlier turn again.
    pub(crate) fn is_over(self) -> bool {
        let again = self.solo.showing.get().is_some_and(|showing| showing.again);
        self.shown.with(Position::is_over)
            || again && self.session.with(|session| session.position().is_over())
    }

    /// What the player may see of the game: before the turn that is being shown, or as it stands.
    pub(crate) fn view(self) -> Option<View> {
        let known = self.solo.showing.get().map_or_else(|| self.seen.get(), |showing| showing.number);
        self.session.with(|session| match session.record() {
            AnyRecord::Solo(record) => Some(record.position(known).view()),
            AnyRecord::Duel(_) => None,
        })
    }

    /// The record as far as it has been shown: a turn of the rival is part of it when it has been seen once.
    pub(crate) fn record_seen(self) -> AnyRecord {
        let live = self.solo.showing.get().filter(|showing| !showing.again);
        let seen = live.map_or_else(|| self.seen.get(), |showing| showing.number);
        self.session.with(|session| session.record().prefix(seen))
    }

    /// The cells of the rival's row that make the points of the line that is pointed at, of either sheet.
    pub(crate) fn lit_in_row(self) -> Option<Vec<Cell>> {
        if let Some(line) = self.lit_line() {
            return Some([line.evidence.counted, line.evidence.costing].concat());
        }
        let (rule, of) = self.lit.get()?;
        let evidence = self.shown.with(|position| evidence(position, of, rule))?;
        Some(evidence.theirs)
    }

    /// The line of the rival's sheet that is pointed at.
    pub(crate) fn lit_line(self) -> Option<RivalLine> {
        let rule = self.solo.lit.get()?;
        let sheet = self.shown.with(rival_sheet)?;
        sheet.lines().iter().find(|line| is_same(line.rule, rule)).cloned()
    }
}

/// The rival's points.
pub(crate) fn rival_sheet(position: &Position) -> Option<RivalSheet> {
    match position {
        Position::Duel(_) => None,
        Position::Solo(game) => {
            Some(game.rivals_turn().map_or_else(|| game.rival_sheet(), RivalScene::rival_sheet))
        }
    }
}

/// Whether two lines are the same one: which terrains are the most frequent may change meanwhile.
pub(crate) fn is_same(one: RivalRule, other: RivalRule) -> bool {
    matches!((one, other), (RivalRule::Terrains(_), RivalRule::Terrains(_))) || one == other
}

/// The cells of the player's town that make the points of a line of the rival's sheet.
pub(super) fn lit_in_town(state: State, seat: Seat) -> Option<Vec<Cell>> {
    let line = state.lit_line()?;
    (seat == Seat::First).then_some(line.evidence.theirs)
}
