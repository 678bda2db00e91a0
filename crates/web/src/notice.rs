//! A short word at the edge of the page that goes away by itself. Screen readers hear it from the announcer.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;

use crate::app::AppContext;

/// How long a notice stays, in milliseconds.
const STAYS: u32 = 3_500;

/// The place of notices.
#[component]
pub(crate) fn Notice() -> impl IntoView {
    let app = AppContext::current();
    Effect::new(move |_| {
        if app.notice.get().is_some() {
            Timeout::new(STAYS, move || app.notice.set(None)).forget();
        }
    });
    view! {
        {move || app.notice.get().map(|key| view! { <p class="passing" aria-hidden="true">{app.text(key)}</p> })}
    }
}
