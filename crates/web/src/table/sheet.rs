//! The score sheet: one line a rule, both sides beside each other. Every number can be pointed at, and says why.

use leptos::prelude::*;
use wagons_rules::Seat;
use wagons_table::{Counted, Position};
use wagons_texts::{key, number};

use super::state::State;
use crate::hand::Hand;

/// The score sheet.
#[component]
pub(crate) fn ScoreSheet() -> impl IntoView {
    let state = State::current();
    let rules = Memo::new(move |_| {
        state.score.with(|score| {
            let sheet = score.sheet(Seat::First);
            sheet.map_or_else(Vec::new, |sheet| sheet.lines().iter().map(|line| line.rule).collect())
        })
    });
    // The rival has lines of its own kind.
    let alone = state.is_solo();
    let [viewer, opponent] = state.seats();
    let sum = move |seat: Memo<Seat>| move || number(state.score.with(|score| score.total(seat.get())));
    view! {
        <table class="lines">
            <thead><tr>
                <td></td>
                <th scope="col">{move || state.name(viewer.get())}</th>
                {(!alone).then(|| view! { <th scope="col">{move || state.name(opponent.get())}</th> })}
            </tr></thead>
            <tbody>
                <For each=move || rules.get() key=|rule| *rule let:rule>
                    <tr>
                        <th scope="row">{move || state.app.texts().line_title(rule)}</th>
                        {points(state, viewer, Counted::Rule(rule))}
                        {(!alone).then(|| points(state, opponent, Counted::Rule(rule)))}
                    </tr>
                </For>
            </tbody>
            <tfoot><tr>
                <th scope="row">{move || state.app.text(key::TABLE_TOTAL)}</th>
                <td>{sum(viewer)}</td>
                {(!alone).then(|| view! { <td>{sum(opponent)}</td> })}
            </tr></tfoot>
        </table>
        <p class="why" role="note">{move || why(state)}</p>
    }
}

/// A number of a score sheet. Pointing at it lights the territories that make it.
pub(super) fn points(state: State, seat: Memo<Seat>, counted: Counted) -> impl IntoView {
    let points = move || state.score.with(|score| score.points(counted, seat.get()));
    let light = move |on: bool| state.lit.set(on.then(|| (counted, seat.get_untracked())));
    let is_lit = move || state.lit.get() == Some((counted, seat.get()));
    let label = move || {
        let (texts, points) = (state.app.texts(), number(points().unwrap_or(0)));
        let title = state.line_title(counted);
        texts.labelled(&state.name(seat.get()), &texts.labelled(title.trim_end_matches('.'), &points))
    };
    view! {
        <td>
            <Show when=move || points().is_some()>
                <button class:lit=is_lit aria-label=label
                    on:pointerenter=move |_| light(true) on:pointerleave=move |_| light(false)
                    on:focus=move |_| light(true) on:blur=move |_| light(false)>
                    {move || points().map(number)}
                </button>
            </Show>
        </td>
    }
}

/// What makes the number that is pointed at, in a sentence; otherwise what the sheet is for.
fn why(state: State) -> String {
    let help = || match Hand::here() {
        Hand::Mouse => state.app.text(key::TABLE_SHEET_HELP),
        Hand::Finger => state.app.text(key::TABLE_SHEET_HELP_TOUCH),
    };
    match state.lit.get() {
        Some((counted @ Counted::Rule(_), seat)) => state.why(counted, seat).unwrap_or_default(),
        _ => help(),
    }
}

impl State {
    /// What a line counts, in words.
    pub(super) fn line_title(self, counted: Counted) -> String {
        self.shown.with(|position| self.narrate(|narrator| narrator.line_title(position, counted)))
    }

    /// Why a side's line pays what it pays.
    pub(super) fn why(self, counted: Counted, seat: Seat) -> Option<String> {
        let why = |position: &Position| {
            self.score.with(|score| self.narrate(|narrator| narrator.why(position, score, counted, seat)))
        };
        self.shown.with(why)
    }
}
