//! What has happened, as sentences. Pointing at one shows the table as it was after it.

use leptos::prelude::*;
use wagons_rules::Move;
use wagons_table::Position;

use super::state::State;

/// The log.
#[component]
pub(crate) fn Log() -> impl IntoView {
    let state = State::here();
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
pub(crate) fn sentence(state: State, number: usize, mv: Move) -> String {
    // What was played stays as it was; only the language can change the sentence.
    let before = state.session.with_untracked(|session| Position::of(&session.record().prefix(number)));
    state.told_with_answer(&before, mv, number)
}

impl State {
    /// A move in a sentence, with the rival's answer in the solo game.
    pub(super) fn told_with_answer(self, before: &Position, mv: Move, number: usize) -> String {
        let told = [Some(self.told(before, mv)), self.rival_answer(number)];
        told.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }
}
