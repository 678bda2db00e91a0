//! The rival's score sheet: a sentence for each line, its points, and the cards that make them when it is pointed at.

use leptos::prelude::*;
use wagons_rules::Seat;
use wagons_rules::solo::{Game, RivalRule};
use wagons_table::Position;
use wagons_texts::{key, number};

use super::solo::{is_same, rival_sheet};
use super::state::State;

/// The rival's lines.
#[component]
pub(crate) fn RivalLines() -> impl IntoView {
    let state = State::here();
    let rules = Memo::new(move |_| {
        let sheet = state.shown.with(rival_sheet);
        sheet.map_or_else(Vec::new, |sheet| sheet.lines().iter().map(|line| line.rule).collect())
    });
    let total = move || number(state.shown.with(rival_sheet).map_or(0, |sheet| sheet.total()));
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
            <tfoot><tr><th scope="row">{move || state.house.text(key::TABLE_TOTAL)}</th><td>{total}</td></tr></tfoot>
        </table>
        <p class="why" role="note">{move || why(state)}</p>
    }
}

/// The game whose scenario is played.
fn game(position: &Position) -> Option<&Game> {
    match position {
        Position::Duel(_) => None,
        Position::Solo(game) => Some(game),
    }
}

fn sentence(state: State, rule: RivalRule) -> String {
    let texts = state.house.texts();
    let said =
        state.shown.with(|position| game(position).map(|game| texts.rival_rule(rule, game.scenario())));
    said.unwrap_or_default()
}

/// The points of a line. Pointing at them lights the cards that make them.
fn points(state: State, rule: RivalRule) -> impl IntoView {
    let points = move || {
        let sheet = state.shown.with(rival_sheet)?;
        sheet.lines().iter().find(|line| is_same(line.rule, rule)).map(|line| line.points)
    };
    let light = move |on: bool| state.solo.lit.set(on.then_some(rule));
    let label = move || format!("{} {}", sentence(state, rule), number(points().unwrap_or(0)));
    view! {
        <td>
            <button class:lit=move || state.solo.lit.get() == Some(rule) aria-label=label
                on:pointerenter=move |_| light(true) on:pointerleave=move |_| light(false)
                on:focus=move |_| light(true) on:blur=move |_| light(false)>
                {move || points().map(number)}
            </button>
        </td>
    }
}

/// What makes the points that are pointed at.
fn why(state: State) -> Option<String> {
    let (line, texts) = (state.lit_line()?, state.house.texts());
    // In the middle of the rival's turn, what the line says is still on its way.
    let standing = |position: &Position| game(position).filter(|_| position.rivals_turn().is_none()).cloned();
    state.shown.with(standing).map(|game| texts.rival_evidence(&line, &game))
}

/// The rival's sheet, read aloud.
pub(super) fn in_words(state: State, position: &Position) -> Option<String> {
    let sheet = rival_sheet(position)?;
    let lines =
        sheet.lines().iter().map(|line| format!("{} {}", sentence(state, line.rule), number(line.points)));
    let lines: Vec<_> = lines.collect();
    Some(format!("{}: {}. {}", state.name(Seat::Second), number(sheet.total()), lines.join(". ")))
}
