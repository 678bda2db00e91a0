//! The score sheet: one line a rule, both sides beside each other. Every number can be pointed at, and says why.

use leptos::prelude::*;
use wagons_rules::{Evidence, Rule, Seat, Sheet};
use wagons_table::{Position, RivalScene};
use wagons_texts::{key, number};

use super::solo::rival_sheet;
use super::state::State;

/// What makes the points of a rule.
pub(crate) fn evidence(position: &Position, seat: Seat, rule: Rule) -> Option<Evidence> {
    sheet(position, seat)?.line(rule).map(|line| line.evidence.clone())
}

/// The sheet of a side; the rival of the solo game has one of its own kind.
pub(crate) fn sheet(position: &Position, seat: Seat) -> Option<Sheet> {
    match (position, seat) {
        (Position::Duel(game), seat) => Some(game.sheet(seat)),
        (Position::Solo(game), Seat::First) => {
            Some(game.rivals_turn().map_or_else(|| game.sheet(), RivalScene::sheet))
        }
        (Position::Solo(_), Seat::Second) => None,
    }
}

/// The points of a side so far.
pub(crate) fn total(position: &Position, seat: Seat) -> i32 {
    match (position, seat) {
        (Position::Solo(_), Seat::Second) => rival_sheet(position).map_or(0, |sheet| sheet.total()),
        _ => sheet(position, seat).map_or(0, |sheet| sheet.total()),
    }
}

/// The score sheet.
#[component]
pub(crate) fn ScoreSheet() -> impl IntoView {
    let state = State::here();
    let rules = Memo::new(move |_| {
        let sheet = state.shown.with(|position| sheet(position, Seat::First));
        sheet.map_or_else(Vec::new, |sheet| sheet.lines().iter().map(|line| line.rule).collect())
    });
    // The rival has lines of its own kind.
    let alone = state.is_solo();
    let viewer = Memo::new(move |_| state.viewer());
    let opponent = Memo::new(move |_| state.viewer().other());
    let sum =
        move |seat: Memo<Seat>| move || number(state.shown.with(|position| total(position, seat.get())));
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
                        <th scope="row">{move || state.house.texts().line_title(rule)}</th>
                        {points(state, viewer, rule)}
                        {(!alone).then(|| points(state, opponent, rule))}
                    </tr>
                </For>
            </tbody>
            <tfoot><tr>
                <th scope="row">{move || state.house.text(key::TABLE_TOTAL)}</th>
                <td>{sum(viewer)}</td>
                {(!alone).then(|| view! { <td>{sum(opponent)}</td> })}
            </tr></tfoot>
        </table>
        <p class="why" role="note">{move || why(state)}</p>
    }
}

/// A number of the sheet. Pointing at it lights the territories that make it.
fn points(state: State, seat: Memo<Seat>, rule: Rule) -> impl IntoView {
    let points =
        move || state.shown.with(|position| sheet(position, seat.get()).map(|sheet| sheet.points(rule)));
    let light = move |on: bool| state.lit.set(on.then(|| (rule, seat.get_untracked())));
    let is_lit = move || state.lit.get() == Some((rule, seat.get()));
    let label = move || {
        let points = points().unwrap_or(0);
        format!("{}: {}: {points}", state.name(seat.get()), state.house.texts().line_title(rule))
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
    let Some((rule, seat)) = state.lit.get() else { return state.house.text(key::TABLE_SHEET_HELP) };
    let texts = state.house.texts();
    state.shown.with(|position| {
        let line = sheet(position, seat).and_then(|sheet| sheet.line(rule).cloned());
        let (town, opponent) = (position.town(seat), position.town(seat.other()));
        line.map_or_else(String::new, |line| texts.evidence(&line, town, opponent))
    })
}
