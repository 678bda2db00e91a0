//! What is kept in this browser: saving all of it as a file, loading such a file, and what had to be set aside.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wagons_table::{KeptError, Store, Unpacked};
use wagons_texts::{key, text};

use crate::app::AppContext;
use crate::calendar;
use crate::share;
use crate::storage::{self, SHELF};

const JSON: &str = "application/json";

/// Games and records, to take along or to bring back.
#[component]
pub(crate) fn Keeping() -> impl IntoView {
    let app = AppContext::current();
    let told = RwSignal::new(None::<String>);
    let aside = RwSignal::new(set_aside());
    let save = move |_| {
        let name = format!("wagons-{}.json", calendar::today());
        let saved = SHELF.pack().ok().and_then(|chest| share::save(&name, JSON, &chest).ok());
        told.set(saved.is_none().then(|| app.text(key::KEEPING_NOT_SAVED)));
    };
    let load = move |event: web_sys::Event| {
        let Some(file) = share::chosen_file(&event) else { return };
        spawn_local(async move {
            told.set(Some(unpack(app, &file.await.unwrap_or_default())));
            aside.set(set_aside());
        });
    };
    view! {
        <section class="panel keeping">
            <h2>{app.words(key::KEEPING_TITLE)}</h2>
            <p class="hint">{app.words(key::KEEPING_HINT)}</p>
            <p class="buttons">
                <button on:click=save>{app.words(key::KEEPING_SAVE)}</button>
                <label class="button">
                    {app.words(key::KEEPING_LOAD)}
                    <input class="heard" type="file" accept=".json,application/json" on:change=load/>
                </label>
            </p>
            <p class="told" role="status">{told}</p>
            <Show when=move || aside.with(|names| !names.is_empty())><SetAside aside/></Show>
        </section>
    }
}

/// Loads everything of a file and tells what came of it.
fn unpack(app: AppContext, text: &str) -> String {
    match SHELF.unpack(text) {
        Err(KeptError::OtherVersion(_)) => app.text_now(key::KEEPING_NEWER),
        Err(KeptError::Unreadable(_)) => app.text_now(key::KEEPING_WRONG),
        Ok(Unpacked { taken, left, unread }) => {
            if let Some(settings) = storage::recall() {
                app.settings.set(settings);
            }
            text!(app, KeepingLoaded { taken, left, unread })
        }
    }
}

/// What was set aside: its name in the store, and a name for people.
fn set_aside() -> Vec<(String, String)> {
    SHELF.set_aside().unwrap_or_default()
}

/// What could not be read, or was replaced. It stays until the player removes it.
#[component]
fn SetAside(aside: RwSignal<Vec<(String, String)>>) -> impl IntoView {
    let app = AppContext::current();
    let line = move |(name, title): (String, String)| {
        let (file, kept) = (format!("wagons-{title}.json"), name.clone());
        let save = move |_| {
            if let Ok(Some(text)) = SHELF.store().read(&kept) {
                // Nothing is lost when a browser refuses: it is still here.
                let _ = share::save(&file, JSON, &text);
            }
        };
        let remove = move |_| {
            // What a browser does not remove stays in the list.
            let _ = SHELF.store().remove(&name);
            aside.set(set_aside());
        };
        let removal = text!(app, KeepingAsideRemove { name: &title });
        view! {
            <li>
                <code>{title}</code>
                <button on:click=save>{app.words(key::KEEPING_ASIDE_SAVE)}</button>
                <button class="remove" aria-label=removal.clone() title=removal on:click=remove>
                    <span aria-hidden="true">"×"</span>
                </button>
            </li>
        }
    };
    view! {
        <h3>{app.words(key::KEEPING_ASIDE)}</h3>
        <p class="hint">{app.words(key::KEEPING_ASIDE_HINT)}</p>
        <ul class="aside">{move || aside.get().into_iter().map(line).collect_view()}</ul>
    }
}
