//! What has happened, as sentences. Pointing at one shows the table as it was after it.

use leptos::prelude::*;
use wagons_rules::Move;
use wagons_table::{Position, Session};

use super::state::State;

/// The log.
#[component]
pub(crate) fn Log() -> impl IntoView {
    let state = State::current();
    let moves =
        move || state.session.with(|session| session.record().moves_made()[..state.seen.get()].to_vec());
    view! {
        <ol class="log" reversed>
            <For each=move || moves().into_iter().enumerate().rev() key=|(number, mv)| (*number, *mv) let:item>
                {line(state, item.0, item.1)}
            </For>
        </ol>
    }
}

/// A move. A placement that is pointed at shows its place, with the numbers the sentence speaks of.
fn line(state: State, number: usize, mv: Move) -> impl IntoView {
    let last = |session: &Session| Position::last_placement(session.record(), number + 1);
    let placed = state.session.with_untracked(last).filter(|&(_, placement)| mv == Move::Place(placement));
    let recall = move |on: bool| state.recalled.set(placed.filter(|_| on));
    let is_recalled = move || placed.is_some() && state.recalled.get() == placed;
    view! {
        <li class:recalled=is_recalled tabindex=placed.map(|_| "0")
            on:pointerenter=move |_| recall(true) on:pointerleave=move |_| recall(false)
            on:focus=move |_| recall(true) on:blur=move |_| recall(false)>
            {move || state.told_with_answer(number)}
        </li>
    }
}
