//! The rival's score sheet: a sentence for each line, its points, and the cards that make them when it is pointed at.

use leptos::prelude::*;
use wagons_rules::Seat;
use wagons_table::Counted;
use wagons_texts::{key, number};

use super::sheet::points;
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
    let rival = Memo::new(|_| Seat::Second);
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
                        <th scope="row">{move || state.line_title(Counted::Rival(rule))}</th>
                        {points(state, rival, Counted::Rival(rule))}
                    </tr>
                </For>
            </tbody>
            <tfoot><tr><th scope="row">{move || state.app.text(key::TABLE_TOTAL)}</th><td>{total}</td></tr></tfoot>
        </table>
        <p class="why" role="note">{move || why(state)}</p>
    }
}

/// What makes the points that are pointed at.
fn why(state: State) -> Option<String> {
    match state.lit.get()? {
        (counted @ Counted::Rival(_), seat) => state.why(counted, seat),
        _ => None,
    }
}
