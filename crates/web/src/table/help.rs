//! Help at the table, in a dialog: for a finger what the task at hand is about, for a keyboard its keys, and for both the
//! ways to the rules.

use leptos::prelude::*;
use wagons_texts::key;

use super::first_step;
use super::keys::KEYS;
use super::state::State;
use crate::dialog::opened_by;
use crate::hand::is_touched;
use crate::route::Route;

/// The dialog, while it is asked for.
#[component]
pub(crate) fn Help() -> impl IntoView {
    let state = State::current();
    let dialog = opened_by(state.help);
    let app = state.app;
    let told = if is_touched() { task(state).into_any() } else { keys(state).into_any() };
    view! {
        <dialog class="help" node_ref=dialog on:close=move |_| state.help.set(false) aria-labelledby="help-title">
            <button class="close" aria-label=app.words(key::TABLE_CLOSE) on:click=move |_| state.help.set(false)>"×"</button>
            {told}
            <p class="buttons">
                <a class="button" href=Route::Rules(None).address()>{app.words(key::RULES_TITLE)}</a>
                <a class="button" href=Route::Learn.address()>{app.words(key::RULES_LEARN)}</a>
            </p>
        </dialog>
    }
}

fn keys(state: State) -> impl IntoView {
    let app = state.app;
    view! {
        <h2 id="help-title">{app.words(key::TABLE_KEYS)}</h2>
        <dl>
            {KEYS.map(|(keys, key)| {
                let cap = move || keys.map_or_else(|| app.text(key::TABLE_ENTER), str::to_owned);
                view! { <dt><kbd>{cap}</kbd></dt><dd>{app.words(key)}</dd> }
            })}
        </dl>
    }
}

/// What is asked of the player, and what it is about; while others play, there are only the rules.
fn task(state: State) -> impl IntoView {
    let asked = Memo::new(move |_| state.and_asked(String::new()));
    let title = move || {
        asked.with(|asked| if asked.is_empty() { state.app.text(key::RULES_TITLE) } else { asked.clone() })
    };
    let about = move || asked.with(|asked| !asked.is_empty()).then(|| first_step::about(state)).flatten();
    view! { <h2 id="help-title">{title}</h2><p>{about}</p> }
}
