//! What this is, and whom it owes to.

use leptos::prelude::*;
use wagons_texts::{key, text};

use super::shell::Shell;
use crate::app::AppContext;
use crate::offline;

/// The people behind the game, as their names are written everywhere.
const DESIGNERS: [&str; 3] = ["Steven Aramini", "Danny Devine", "Paul Kluka"];
const SOLO_DESIGNER: &str = "Mike Mullins";
const PUBLISHERS: [&str; 3] = ["Button Shy", "Quined Games", "Frosted Games"];

/// About.
#[component]
pub(crate) fn About() -> impl IntoView {
    let app = AppContext::current();
    let works_offline = offline::works_offline();
    let list = move |names: &[&str]| app.texts().list(names);
    let designers = move || text!(app, AboutDesigners { names: list(&DESIGNERS), solo: SOLO_DESIGNER });
    let publishers = move || text!(app, AboutPublishers { names: list(&PUBLISHERS) });
    let version = move || text!(app, AboutVersion { version: env!("CARGO_PKG_VERSION") });
    view! {
        <Shell title=key::ABOUT_TITLE class="about">
            <section class="panel">
                <h2>{app.words(key::ABOUT_WHOSE)}</h2>
                <p>{designers}</p>
                <p>{publishers}</p>
                <p>{app.words(key::ABOUT_UNOFFICIAL)}</p>
                <p class="buy">{app.words(key::ABOUT_BUY)}</p>
            </section>
            <section class="panel">
                <h2>{app.words(key::ABOUT_THIS)}</h2>
                <p>{app.words(key::ABOUT_OWN)}</p>
                <p>{app.words(key::ABOUT_TYPEFACE)}</p>
                <p>{app.words(key::ABOUT_PRIVATE)}</p>
                <Show when=works_offline><p>{app.words(key::ABOUT_OFFLINE)}</p></Show>
                <p>{app.words(key::ABOUT_LICENCE)}</p>
                <p class="hint">{version}</p>
            </section>
        </Shell>
    }
}
