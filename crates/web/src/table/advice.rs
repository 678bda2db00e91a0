//! Advice on request, step by step: where to look, which card, and what the computer would do here and why.

use leptos::prelude::*;
use wagons_players::Report;
use wagons_rules::Move;
use wagons_table::{Advice as Steps, Aim, Remark, Session};
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
    /// As much of it as was asked for, and what was pointed at when it was told.
    Given(Box<Steps>, Aim),
}

impl State {
    /// Asks for advice, or for the next step of what was given.
    pub(crate) fn ask_advice(self) {
        // Nobody is helped against a person.
        if self.apart.is_some() || !untrack(|| self.is_persons_turn()) {
            return;
        }
        if let Advice::Given(mut steps, _) = self.advice.get_untracked() {
            steps.go_on();
            return self.tell_advice(steps);
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
        let position = self.session.with_untracked(Session::position);
        self.tell_advice(Box::new(Steps::new(&position, report)));
    }

    /// Tells the step that was asked for, and points at what it names; the territories it speaks of are lit.
    fn tell_advice(self, steps: Box<Steps>) {
        if let Some(aim) = steps.aim() {
            let is_laid = self.session.with_untracked(Session::laid).is_some();
            if let (Move::Place(placement), true) = (steps.report().best, is_laid) {
                self.lay(placement);
            }
            self.point(aim);
        }
        self.advice.set(Advice::Given(steps, self.aim.get_untracked()));
        let remarks = untrack(|| self.remarks());
        self.light_only(remarks.first().filter(|_| remarks.len() == 1));
        let told: Vec<_> = remarks.into_iter().map(|remark| remark.sentence).collect();
        self.app.announcer.say(told.join(" "));
    }

    /// The advice as far as it was asked for, as long as nothing else is pointed at.
    pub(super) fn remarks(self) -> Vec<Remark> {
        match self.advice.get() {
            Advice::Given(steps, aim) if self.aim.get() == aim => {
                self.shown.with(|position| self.narrate(|narrator| narrator.advice(position, &steps)))
            }
            _ => Vec::new(),
        }
    }

    /// The first sentence of the advice; the others stand [beside](super::remarks) it.
    pub(crate) fn advice_in_words(self) -> Option<String> {
        match self.advice.get() {
            Advice::Coming => Some(self.app.text(key::TABLE_HINT_COMING)),
            _ => self.remarks().into_iter().next().map(|remark| remark.sentence),
        }
    }

    /// Lights the territories a remark speaks of, or none.
    pub(super) fn light_only(self, remark: Option<&Remark>) {
        let cells = remark.filter(|remark| remark.speaks_of_territories()).map(|remark| remark.cells.clone());
        self.pointed_out.set(cells);
    }
}
