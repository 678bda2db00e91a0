//! The score sheet: one line a rule, both sides beside each other. Every number can be pointed at.

use leptos::prelude::*;
use wagons_client::Position;
use wagons_rules::{Evidence, Rule, Seat, Sheet};

use super::state::State;

/// What makes the points of a rule.
pub(crate) fn evidence(position: &Position, seat: Seat, rule: Rule) -> Option<Evidence> {
    sheet(position, seat)?.line(rule).map(|line| line.evidence.clone())
}

/// The sheet of a side; the rival of the solo game has one of its own kind.
pub(crate) fn sheet(position: &Position, seat: Seat) -> Option<Sheet> {
    match (position, seat) {
        (Position::Duel(game), seat) => Some(game.sheet(seat)),
        (Position::Solo(game), Seat::First) => Some(game.sheet()),
        (Position::Solo(_), Seat::Second) => None,
    }
}

/// The points of a side so far.
pub(crate) fn total(position: &Position, seat: Seat) -> i32 {
    match (position, seat) {
        (Position::Solo(game), Seat::Second) => game.rival_points(),
        _ => sheet(position, seat).map_or(0, |sheet| sheet.total()),
    }
}

/// The score sheet.
#[component]
pub(crate) fn ScoreSheet() -> impl IntoView {
    let state = State::here();
    let rules = Memo::new(move |_| {
        state.shown.with(|position| {
            sheet(position, Seat::First)
                .map_or_else(Vec::new, |sheet| sheet.lines().iter().map(|line| line.rule).collect())
        })
    });
    let sides = move || {
        let viewer = state.viewer();
        [viewer, viewer.other()]
    };
    view! {
        <section class="sheet" aria-label=move || state.house.text("table-sheet")>
            <table>
                <thead><tr>
                    <th scope="col">{move || state.house.text("table-sheet")}</th>
                    {move || sides().map(|seat| view! { <th scope="col">{state.name(seat)}</th> })}
                </tr></thead>
                <tbody>
                    <For each=move || rules.get() key=|rule| *rule let:rule>
                        <tr>
                            <th scope="row">{move || state.house.texts().line_title(rule)}</th>
                            {move || sides().map(|seat| points(state, seat, rule))}
                        </tr>
                    </For>
                </tbody>
                <tfoot><tr>
                    <th scope="row">{move || state.house.text("table-total")}</th>
                    {move || sides().map(|seat| view! { <td>{state.shown.with(|position| total(position, seat))}</td> })}
                </tr></tfoot>
            </table>
        </section>
    }
}

/// A number of the sheet.
fn points(state: State, seat: Seat, rule: Rule) -> impl IntoView {
    let points = move || state.shown.with(|position| sheet(position, seat).map(|sheet| sheet.points(rule)));
    let light = move |on: bool| state.lit.set(on.then_some((rule, seat)));
    view! {
        <td>
            <button on:pointerenter=move |_| light(true) on:pointerleave=move |_| light(false)
                on:focus=move |_| light(true) on:blur=move |_| light(false)>
                {points}
            </button>
        </td>
    }
}
