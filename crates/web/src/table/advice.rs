//! Advice on request: what the computer would do here.

use leptos::prelude::*;
use wagons_players::Report;
use wagons_rules::Move;
use wagons_table::{Aim, Session};
use wagons_texts::key;

use super::state::State;
use crate::thinking::{Finding, Task};

/// Where a question for advice stands.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Advice {
    /// None was asked for.
    None,
    /// The computer thinks about it.
    Coming,
    /// This is it.
    Given(Report),
}

impl State {
    /// Asks for advice; the answer is pointed at.
    pub(crate) fn ask_advice(self) {
        // Nobody is helped against a person.
        if self.apart.is_some() || !untrack(|| self.is_persons_turn()) {
            return;
        }
        self.advice.set(Advice::Coming);
        let session = self.session.get_untracked();
        self.app.thinker().ask(Task::Hint, &session, move |answer| {
            if let (true, Finding::Move(report)) = (answer.is_final(), answer.finding) {
                self.take_advice(report);
            }
        });
    }

    fn take_advice(self, report: Report) {
        if let (Move::Place(placement), true) =
            (report.best, self.session.with_untracked(Session::laid).is_some())
        {
            self.lay(placement);
        }
        self.point(Aim::at_move(report.best));
        self.advice.set(Advice::Given(report));
        self.app.announcer.say(untrack(|| self.advice_in_words()).unwrap_or_default());
    }

    /// The advice in a sentence, as long as what it speaks of is pointed at.
    pub(crate) fn advice_in_words(self) -> Option<String> {
        match self.advice.get() {
            Advice::None => None,
            Advice::Coming => Some(self.app.text(key::TABLE_HINT_COMING)),
            Advice::Given(report) if self.aim.get() != Aim::at_move(report.best) => None,
            Advice::Given(report) => {
                Some(self.narrate(|narrator| narrator.recommended(report.best, report.lead.0)))
            }
        }
    }
}
