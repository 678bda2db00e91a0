//! The score sheet: one line a rule, both sides beside each other. Every number can be pointed at, and says why.

use leptos::prelude::*;
use wagons_rules::Seat;
use wagons_table::{Counted, Position, Score};
use wagons_texts::{key, number};

use super::state::State;
use crate::hand::is_touched;

/// So many letters of a name fit above a column of numbers on the smallest screen.
const LETTERS_ABOVE_NUMBERS: usize = 6;

/// The score sheet.
#[component]
pub(crate) fn ScoreSheet() -> impl IntoView {
    let state = State::current();
    let lines = lines(state, |counted| matches!(counted, Counted::Rule(_)));
    // The rival has lines of its own kind.
    let alone = state.is_solo();
    let [viewer, opponent] = state.seats();
    let columns = [Some(viewer), (!alone).then_some(opponent)];
    let sum = move |seat: Memo<Seat>| {
        let change = move || state.gain(seat.get());
        view! { <td role="cell">{move || number(state.total(seat.get()))} {gain(state, change)}</td> }
    };
    let name = move |seat: Memo<Seat>| {
        view! { <th scope="col" role="columnheader"><bdi>{move || state.name(seat.get())}</bdi></th> }
    };
    let names = move || columns.map(|seat| seat.map(name));
    let too_long = move || {
        [viewer, opponent].iter().any(|seat| state.name(seat.get()).chars().count() > LETTERS_ABOVE_NUMBERS)
    };
    // On a small screen the lines lie in two columns. A table that is laid out as something else is only heard as a table
    // if its parts say what they are.
    view! {
        <table class="lines" role="table">
            <thead role="rowgroup" class:staggered=too_long>
                <tr role="row"><td role="cell"></td>{names()}</tr>
                <tr class="second" aria-hidden="true"><td></td>{names()}</tr>
            </thead>
            <tbody role="rowgroup">
                <For each=move || lines.get() key=|line| *line let:line>
                    <tr role="row" class:counted=move || state.asked.get() == Some(line)>
                        <th scope="row" role="rowheader">{move || state.line_title(line)}</th>
                        {columns.map(|seat| seat.map(|seat| points(state, seat, line)))}
                    </tr>
                </For>
            </tbody>
            <tfoot role="rowgroup"><tr role="row">
                <th scope="row" role="rowheader">{state.app.words(key::TABLE_TOTAL)}</th>
                {columns.map(|seat| seat.map(sum))}
            </tr></tfoot>
        </table>
        <p class="why" role="note">{move || why(state)}</p>
    }
}

/// The rival's score sheet: a sentence for each line, its points, and the cards that make them when it is pointed at.
#[component]
pub(super) fn RivalLines() -> impl IntoView {
    let state = State::current();
    let lines = lines(state, |counted| matches!(counted, Counted::Rival(_)));
    let rival = Memo::new(|_| Seat::Second);
    let total = move || number(state.score.with(|score| score.total(Seat::Second)));
    let why = move || match state.lit.get()? {
        (counted @ Counted::Rival(_), seat) => state.why(counted, seat),
        _ => None,
    };
    view! {
        <table class="lines rival-lines">
            <thead><tr>
                <th scope="col">{move || state.name(Seat::Second)}</th>
                <td></td>
            </tr></thead>
            <tbody>
                <For each=move || lines.get() key=|line| *line let:line>
                    <tr>
                        <th scope="row">{move || state.line_title(line)}</th>
                        {points(state, rival, line)}
                    </tr>
                </For>
            </tbody>
            <tfoot><tr><th scope="row">{state.app.words(key::TABLE_TOTAL)}</th><td>{total}</td></tr></tfoot>
        </table>
        <p class="why" role="note">{why}</p>
    }
}

/// The lines of one of the sheets.
fn lines(state: State, of: fn(&Counted) -> bool) -> Memo<Vec<Counted>> {
    Memo::new(move |_| {
        state.score.with(Score::lines).into_iter().map(|line| line.counted).filter(of).collect()
    })
}

/// A number of a score sheet. Pointing at it lights the territories that make it.
fn points(state: State, seat: Memo<Seat>, counted: Counted) -> impl IntoView {
    let points = move || {
        let points = state.score.with(|score| score.points(counted, seat.get()));
        points.filter(|_| state.is_counted(counted))
    };
    let change = move || state.change_on(counted, seat.get());
    let light = move |on: bool| state.lit.set(on.then(|| (counted, seat.get_untracked())));
    let is_lit = move || state.lit.get() == Some((counted, seat.get()));
    let label = move || {
        let (texts, points) = (state.app.texts(), number(points().unwrap_or(0)));
        let gain = Some(change()).filter(|&change| change != 0).map(|change| texts.signed(change));
        let points = gain.map_or_else(|| points.clone(), |gain| format!("{points} {gain}"));
        let title = state.line_title(counted);
        texts.labelled(&state.name(seat.get()), &texts.labelled(title.trim_end_matches('.'), &points))
    };
    view! {
        <td role="cell">
            <Show when=move || points().is_some()>
                <button class:lit=is_lit aria-label=label
                    on:pointerenter=move |_| light(true) on:pointerleave=move |_| light(false)
                    on:focus=move |_| light(true) on:blur=move |_| light(false)>
                    {move || points().map(number)} " " {gain(state, change)}
                </button>
            </Show>
        </td>
    }
}

/// What a number would gain or lose by the card that is placed.
fn gain(state: State, change: impl Fn() -> i32 + Send + Sync + 'static) -> impl IntoView {
    let change = Memo::new(move |_| change());
    move || {
        let (change, texts) = (change.get(), state.app.texts());
        (change != 0).then(|| view! { <ins class:up={change > 0}>{texts.signed(change)}</ins> })
    }
}

/// What makes the number that is pointed at, in a sentence; otherwise what the sheet is for.
fn why(state: State) -> String {
    if let Some((counted @ Counted::Rule(_), seat)) = state.lit.get() {
        return state.why(counted, seat).unwrap_or_default();
    }
    state.app.text(if is_touched() { key::TABLE_SHEET_HELP_TOUCH } else { key::TABLE_SHEET_HELP })
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
