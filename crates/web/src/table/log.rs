//! What has happened, as sentences. Pointing at one shows the table as it was after it.

use leptos::prelude::*;
use wagons_rules::Move;
use wagons_table::Position;

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
                <li>{move || sentence(state, item.0, item.1)}</li>
            </For>
        </ol>
    }
}

/// A move by its number in a sentence.
fn sentence(state: State, number: usize, mv: Move) -> String {
    // What was played stays as it was; only the language can change the sentence.
    state.narrate(|narrator| {
        state.session.with_untracked(|session| {
            let before = Position::after(session.record(), number);
            narrator.told_with_answer(&before, mv, session.record(), number)
        })
    })
}
