//! What has happened, as sentences. Pointing at one shows the table as it was after it.

use leptos::prelude::*;
use wagons_client::Position;
use wagons_rules::{AnyRecord, Move};

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

/// A move in a sentence, with the rival's answer in the solo game.
pub(crate) fn sentence(state: State, number: usize, mv: Move) -> String {
    // What was played stays as it was; only the language can change the sentence.
    let record = state.session.with_untracked(|session| session.record().clone());
    let before = Position::of(&record.prefix(number));
    let told = state.told(&before, mv);
    match rival_answer(state, &record, number) {
        Some(answer) => format!("{told} {answer}"),
        None => told,
    }
}

/// What the rival did because of a move.
fn rival_answer(state: State, record: &AnyRecord, number: usize) -> Option<String> {
    let AnyRecord::Solo(record) = record else { return None };
    let turns = |count: usize| record.position(count).rival_turns().count();
    let (before, after) = (turns(number), turns(number + 1));
    let game = record.position(number + 1);
    let texts = state.house.texts();
    let told =
        game.rival_turns().take(after).skip(before).map(|turn| texts.rival_turn(turn, game.scenario()));
    Some(told.collect::<Vec<_>>().join(" ")).filter(|told| !told.is_empty())
}
