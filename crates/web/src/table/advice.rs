//! Advice on request, step by step: where to look, which card, and what the computer would do here and why, one reason a
//! line. A reason that speaks of territories is a button: pointing at it or pressing it lights them.

use leptos::prelude::*;
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

/// A list of remarks.
#[component]
pub(crate) fn Remarks(#[prop(into)] remarks: Signal<Vec<Remark>>) -> impl IntoView {
    let state = State::current();
    on_cleanup(move || {
        // The table may have gone with it.
        let _ = state.pointed_out.try_set(None);
    });
    let line = move |remark: Remark| {
        if !remark.speaks_of_territories() {
            return view! { <li>{remark.sentence}</li> }.into_any();
        }
        let sentence = remark.sentence.clone();
        let light = move |on: bool| state.light_only(on.then_some(&remark));
        let [enter, leave, focus, blur, press] = std::array::from_fn(|_| light.clone());
        view! {
            <li><button on:pointerenter=move |_| enter(true) on:pointerleave=move |_| leave(false)
                on:focus=move |_| focus(true) on:blur=move |_| blur(false) on:click=move |_| press(true)>
                {sentence}
            </button></li>
        }
        .into_any()
    };
    view! { <ul class="remarks">{move || remarks.get().into_iter().map(line).collect::<Vec<_>>()}</ul> }
}

/// Why the computer would do what it advises, above the bar that says it.
#[component]
pub(super) fn Coach() -> impl IntoView {
    let state = State::current();
    let reasons = Memo::new(move |_| state.remarks().into_iter().skip(1).collect::<Vec<_>>());
    let name = state.app.words(key::TABLE_HINT);
    // It may have to be scrolled, by keys too.
    view! {
        <Show when=move || reasons.with(|reasons| !reasons.is_empty())>
            <section class="coach" tabindex="0" aria-label=name><Remarks remarks=reasons/></section>
        </Show>
    }
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
                let position = self.session.with_untracked(Session::position);
                self.tell_advice(Box::new(Steps::new(&position, report)));
            }
        });
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

    /// The first sentence of the advice; the others stand [beside](Coach) it.
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
