//! The table as an installed program: it offers to be installed, and tells when a new edition has come.
//!
//! `start.js` listens to the browser from the first moment and leaves what it hears in the window; see there for how a
//! new edition takes over.

use js_sys::{Function, Reflect};
use leptos::prelude::*;
use wagons_texts::key;
use wasm_bindgen::{JsCast, JsValue};

use crate::app::AppContext;

/// Something `start.js` may have heard, by the name it is left under. The same name is an event of the window.
fn heard(name: &'static str) -> RwSignal<Option<JsValue>, LocalStorage> {
    let look = move || Reflect::get(&window(), &name.into()).ok().filter(|value| !value.is_falsy());
    let found = RwSignal::new_local(look());
    let listening = window_event_listener_untyped(name, move |_| found.set(look()));
    on_cleanup(move || listening.remove());
    found
}

/// Whether every file is kept here, so that the table needs no network any more.
pub(crate) fn works_offline() -> impl Fn() -> bool + Copy {
    let kept = heard("wagonsOffline");
    move || kept.with(Option::is_some)
}

/// A notice while the computer cannot think because its program could not be loaded.
#[component]
pub(crate) fn NotLoaded() -> impl IntoView {
    let app = AppContext::current();
    view! {
        <Show when=move || app.thinker().is_missing()>
            <p class="edition" role="status">{app.words(key::TABLE_NOT_LOADED)}</p>
        </Show>
    }
}

/// A quiet notice that a new edition waits, with the button that lets it in.
#[component]
pub(crate) fn NewEdition() -> impl IntoView {
    let app = AppContext::current();
    let edition = heard("wagonsEdition");
    let take_over = move |_| {
        if let Some(worker) = edition.get_untracked() {
            // The page loads itself anew when the new edition has taken over.
            let _ = worker.unchecked_into::<web_sys::ServiceWorker>().post_message(&"take over".into());
        }
    };
    view! {
        <Show when=move || edition.with(Option::is_some)>
            <div class="edition" role="status">
                <span>{app.words(key::HOME_EDITION)}</span>
                <button on:click=take_over>{app.words(key::HOME_EDITION_LOAD)}</button>
            </div>
        </Show>
    }
}

/// A button to install the table, where the browser offers it.
#[component]
pub(crate) fn Install() -> impl IntoView {
    let app = AppContext::current();
    let offer = heard("wagonsInstall");
    let install = move |_| {
        if let Some(event) = offer.get_untracked() {
            let prompt =
                Reflect::get(&event, &"prompt".into()).ok().and_then(|it| it.dyn_into::<Function>().ok());
            // The browser does the rest; its answer is of no interest.
            let _ = prompt.map(|prompt| prompt.call0(&event));
            offer.set(None);
        }
    };
    view! {
        <Show when=move || offer.with(Option::is_some)>
            <button class="install" on:click=install>{app.words(key::HOME_INSTALL)}</button>
        </Show>
    }
}
