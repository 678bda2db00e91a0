//! The rival's turn in a solo game, shown step by step: it receives, looks, takes, and the player gets what was skipped.

use leptos::prelude::*;
use wagons_rules::solo::View;
use wagons_rules::{AnyRecord, Decision};
use wagons_table::{Aim, Pace, Position, RivalScene, RivalStep, Session};
use wagons_texts::joined;

use super::state::State;
use crate::later::unless_changed;

/// How far a turn of the rival has been shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Showing {
    /// The player's move that it answers.
    number: usize,
    /// How many of its steps have been made.
    step: usize,
    /// Whether it was seen before.
    again: bool,
}

impl Showing {
    /// The moment of the rival's turn that is being shown.
    pub(super) fn moment(self, session: &Session) -> Option<Position> {
        RivalScene::of(session.record(), self.number, self.step).map(Position::from)
    }
}

/// Follows the turn that is being shown as long as the table stands.
pub(crate) fn follow(state: State) {
    Effect::new(move |_| {
        let Some(showing) = state.showing.get() else { return };
        let Some(scene) = state.shown.with(|position| position.rivals_turn().cloned()) else { return };
        let wait = state.pace(showing.again).milliseconds(time(scene.step()));
        // The player may end it meanwhile, or leave the table.
        unless_changed(wait, state.showing, move || {
            let next = Showing { step: showing.step + 1, ..showing };
            state.travel(|| if scene.is_last() { state.end_show() } else { state.showing.set(Some(next)) });
        });
    });
}

/// How long a step is looked at, in milliseconds at the normal pace.
const fn time(step: RivalStep) -> u32 {
    match step {
        RivalStep::Begin => 600,
        RivalStep::Look(_) => 650,
        RivalStep::Receive(_) | RivalStep::TakeTop(_) | RivalStep::Give(_) => 1_000,
        RivalStep::Take(_) | RivalStep::NewCircle => 1_300,
    }
}

impl State {
    /// Whether this is a solo game.
    pub(crate) fn is_solo(self) -> bool {
        self.session.with_untracked(Session::is_solo)
    }

    /// Whether the game is over, also while one looks at an earlier turn again.
    pub(crate) fn is_over(self) -> bool {
        let again = self.showing.get().is_some_and(|showing| showing.again);
        self.shown.with(Position::is_over) || again && self.session.with(Session::is_over)
    }

    /// What the player may see of the game: before the turn that is being shown, or as it stands.
    pub(crate) fn view(self) -> Option<View> {
        let known = self.showing.get().map_or_else(|| self.seen.get(), |showing| showing.number);
        self.session.with(|session| Position::after(session.record(), known).view())
    }

    /// The record as far as it has been shown: a turn of the rival is part of it when it has been seen once.
    pub(crate) fn record_seen(self) -> AnyRecord {
        let live = self.showing.get().filter(|showing| !showing.again);
        let seen = live.map_or_else(|| self.seen.get(), |showing| showing.number);
        self.session.with(|session| session.record().prefix(seen))
    }

    /// Begins to show what the rival did because of a move, if it did something and things move at all.
    pub(super) fn show_answer(self, number: usize) {
        if self.app.pace() != Pace::Off && answers(self, number) {
            self.showing.set(Some(Showing { number, step: 0, again: false }));
        }
    }

    /// Shows a turn of the rival again: the one that answered a move.
    pub(crate) fn watch(self, number: usize) {
        if answers(self, number) {
            self.travel(|| {
                self.wanted.set(None);
                self.showing.set(Some(Showing { number, step: 0, again: true }));
            });
            let told = untrack(|| self.rival_answer(number)).unwrap_or_default();
            self.app.announcer.say(told);
        }
    }

    /// Shows the table as it stands.
    pub(super) fn end_show(self) {
        if self.showing.get_untracked().is_some() {
            self.showing.set(None);
            let laid = self.session.with_untracked(Session::laid);
            let rest = self.shown.with_untracked(Aim::at_rest);
            self.aim.set(laid.map_or(rest, Aim::Spot));
        }
    }

    /// A move by its number, with what the rival did then.
    pub(super) fn told_with_answer(self, number: usize) -> String {
        // What was played stays as it was; only the language can change the sentences.
        self.session.with_untracked(|session| {
            self.narrate(|narrator| narrator.told_with_answer(session.record(), number))
        })
    }

    /// What the rival did because of a move, in sentences.
    pub(crate) fn rival_answer(self, number: usize) -> Option<String> {
        self.session.with_untracked(|session| {
            self.narrate(|narrator| narrator.rival_answer(session.record(), number))
        })
    }

    /// The player's last move that the rival has answered, if that is known already.
    pub(crate) fn last_answered(self) -> Option<usize> {
        RivalScene::answered(&self.record_seen()).last().copied()
    }

    /// What has to be decided now. In the solo game a player who drafts is also told what the rival looks for, and where nothing
    /// moves, what it has done.
    pub(crate) fn asked_of_player(self, position: &Position) -> String {
        let asked = self.narrate(|narrator| narrator.asked(position));
        let told = match (position.decision(), self.app.pace()) {
            (Some(Decision::Draft), Pace::Off) => {
                self.last_answered().and_then(|number| self.rival_answer(number))
            }
            (Some(Decision::Draft), _) => {
                let texts = self.app.texts();
                self.view().and_then(|view| texts.searches(&view).into_iter().next())
            }
            _ => None,
        };
        joined([Some(asked), told])
    }
}

fn answers(state: State, number: usize) -> bool {
    state.session.with_untracked(|session| RivalScene::of(session.record(), number, 0).is_some())
}
