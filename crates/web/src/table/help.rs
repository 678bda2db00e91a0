//! The keys of the table, in a dialog.

use leptos::prelude::*;
use wagons_texts::key;

use super::keys::KEYS;
use super::state::State;
use crate::dialog::opened_by;

/// The dialog, while it is asked for.
#[component]
pub(crate) fn Help() -> impl IntoView {
    let state = State::current();
    let dialog = opened_by(state.help);
    let app = state.app;
    view! {
        <dialog class="help" node_ref=dialog on:close=move |_| state.help.set(false) aria-labelledby="keys-title">
            <h2 id="keys-title">{move || app.text(key::TABLE_KEYS)}</h2>
            <dl>
                {KEYS.map(|(keys, key)| {
                    let cap = move || keys.map_or_else(|| app.text(key::TABLE_ENTER), str::to_owned);
                    view! { <dt><kbd>{cap}</kbd></dt><dd>{move || app.text(key)}</dd> }
                })}
            </dl>
            <button class="primary" on:click=move |_| state.help.set(false)>{move || app.text(key::TABLE_CLOSE)}</button>
        </dialog>
    }
}
