//! The rival's score sheet: a sentence for each line, its points, and the cards that make them when it is pointed at.

use leptos::prelude::*;
use wagons_rules::Seat;
use wagons_rules::solo::RivalRule;
use wagons_table::Counted;
use wagons_texts::{key, number};

use super::state::State;

/// The rival's lines.
#[component]
pub(crate) fn RivalLines() -> impl IntoView {
    let state = State::current();
    let rules = Memo::new(move |_| {
        state.score.with(|score| {
            let sheet = score.rival_sheet();
            sheet.map_or_else(Vec::new, |sheet| sheet.lines().iter().map(|line| line.rule).collect())
        })
    });
    let total = move || number(state.score.with(|score| score.total(Seat::Second)));
    view! {
        <table class="lines rival-lines">
            <thead><tr>
                <th scope="col">{move || state.name(Seat::Second)}</th>
                <td></td>
            </tr></thead>
            <tbody>
                <For each=move || rules.get() key=|rule| *rule let:rule>
                    <tr>
                        <th scope="row">{move || sentence(state, rule)}</th>
                        {points(state, rule)}
                    </tr>
                </For>
            </tbody>
            <tfoot><tr><th scope="row">{move || state.app.text(key::TABLE_TOTAL)}</th><td>{total}</td></tr></tfoot>
        </table>
        <p class="why" role="note">{move || why(state)}</p>
    }
}

fn sentence(state: State, rule: RivalRule) -> String {
    let counted = Counted::Rival(rule);
    state.shown.with(|position| state.narrate(|narrator| narrator.line_rule(position, counted)))
}

/// The points of a line. Pointing at them lights the cards that make them.
fn points(state: State, rule: RivalRule) -> impl IntoView {
    let points = move || state.score.with(|score| score.rival_line(rule).map(|line| line.points));
    let lit = Some((Counted::Rival(rule), Seat::Second));
    let light = move |on: bool| state.lit.set(lit.filter(|_| on));
    let label = move || format!("{} {}", sentence(state, rule), number(points().unwrap_or(0)));
    view! {
        <td>
            <button class:lit=move || state.lit.get() == lit aria-label=label
                on:pointerenter=move |_| light(true) on:pointerleave=move |_| light(false)
                on:focus=move |_| light(true) on:blur=move |_| light(false)>
                {move || points().map(number)}
            </button>
        </td>
    }
}

/// What makes the points that are pointed at.
fn why(state: State) -> Option<String> {
    match state.lit.get()? {
        (counted @ Counted::Rival(_), seat) => state.why(counted, seat),
        _ => None,
    }
}

/// The rival's sheet, read aloud.
pub(super) fn in_words(state: State) -> Option<String> {
    let sheet = state.score.with(|score| score.rival_sheet().cloned())?;
    let lines =
        sheet.lines().iter().map(|line| format!("{} {}", sentence(state, line.rule), number(line.points)));
    let lines: Vec<_> = lines.collect();
    Some(format!("{}: {}. {}", state.name(Seat::Second), number(sheet.total()), lines.join(". ")))
}
