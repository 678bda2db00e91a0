//! What screens of words share: a way back, a heading, a column of paper panels on the table.

use leptos::prelude::*;
use wagons_texts::{Key, key};

use crate::app::AppContext;

/// A screen with a heading, whose text is given by its key.
#[component]
pub(crate) fn Shell(
    title: Key,
    /// A class for the style sheet of this screen.
    class: &'static str,
    children: Children,
) -> impl IntoView {
    let app = AppContext::current();
    view! {
        <main class=format!("page {class}")>
            <header class="page-head">
                <a class="back" href="#/">
                    <span aria-hidden="true">"‹ "</span>
                    {app.words(key::HOME_TITLE)}
                </a>
                <h1>{app.words(title)}</h1>
            </header>
            {children()}
        </main>
    }
}
