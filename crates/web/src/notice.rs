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
    // A second word stays as long as the first: what would have taken the first away goes with it.
    let end = StoredValue::new_local(None);
    Effect::new(move |_| {
        if app.notice.get().is_some() {
            end.set_value(Some(Timeout::new(STAYS, move || app.notice.set(None))));
        }
    });
    view! {
        {move || app.notice.get().map(|key| view! { <p class="passing" aria-hidden="true">{app.text(key)}</p> })}
    }
}
