//! Where an address leads that leads nowhere: it says so, and shows the ways on.

use leptos::prelude::*;
use wagons_texts::{Key, key};

use super::shell::Shell;
use crate::app::AppContext;
use crate::route::Route;

/// Nothing here; `reason` is the text that says why.
#[component]
pub(crate) fn Lost(reason: Key) -> impl IntoView {
    let app = AppContext::current();
    view! {
        <Shell title=key::LOST_TITLE class="lost">
            <section class="panel">
                <p>{app.words(reason)}</p>
                <p class="buttons">
                    <a class="button primary" href=Route::Home.address()>{app.words(key::TABLE_HOME)}</a>
                    <a class="button" href=Route::Games.address()>{app.words(key::LOST_GAMES)}</a>
                </p>
            </section>
        </Shell>
    }
}
