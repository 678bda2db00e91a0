//! The ways to hand on a game: as a link that holds all of it, as a picture, as one line of text.

mod picture;
mod png;
mod typeface;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wagons_rules::Seat;
use wagons_table::Shared;
use wagons_texts::{Key, Person, key};
use wasm_bindgen::JsValue;

use crate::app::AppContext;
use crate::dialog::opened_by;
use crate::route::Route;
use crate::share;
use crate::table::State;

/// What pictures are called.
const NAME: &str = "circle-the-wagons";
const SVG: &str = "image/svg+xml";

/// The dialog, while it is asked for.
#[component]
pub(crate) fn Sharing() -> impl IntoView {
    let state = State::current();
    let app = state.app;
    let dialog = opened_by(state.sharing);
    // What became of it is said in the dialog: nothing outside is heard while it is open.
    let said = RwSignal::new(None::<Key>);
    Effect::new(move |_| {
        if state.sharing.get() {
            said.set(None);
        }
    });
    let record = move || state.session.with(|session| session.record().to_string());
    view! {
        <dialog class="sharing" node_ref=dialog aria-labelledby="sharing-title" on:close=move |_| state.sharing.set(false)>
            <button class="close" aria-label=app.words(key::TABLE_CLOSE) on:click=move |_| state.sharing.set(false)>"×"</button>
            <h2 id="sharing-title">{app.words(key::SHARE_TITLE)}</h2>
            <Text label=key::SHARE_LINK value=Signal::derive(move || link(state)) said/>
            <Show when=share::can_send>
                <button on:click=move |_| share::send(untrack(|| link(state)))>{app.words(key::SHARE_SEND)}</button>
            </Show>
            <p class="pictures">
                <span>{app.words(key::SHARE_PICTURE)}</span>
                {(!state.is_solo()).then(|| view! {
                    <button class="square" on:click=move |_| save_png(picture::keepsake, state, said)>{app.words(key::SHARE_SQUARE)}</button>
                })}
                <button on:click=move |_| save_png(picture::svg, state, said)>{app.words(key::SHARE_TABLE)}</button>
                <button on:click=move |_| save_svg(state, said)>"SVG"</button>
            </p>
            <Text label=key::SHARE_RECORD value=Signal::derive(record) said/>
            <p role="status">{move || said.get().map(|key| app.text(key))}</p>
        </dialog>
    }
}

/// A text to be copied.
#[component]
fn Text(label: Key, value: Signal<String>, said: RwSignal<Option<Key>>) -> impl IntoView {
    let app = AppContext::current();
    let field = NodeRef::<leptos::html::Input>::new();
    let copy = move |_| {
        spawn_local(async move {
            let copied = share::copy(&value.get_untracked()).await;
            if let Some(field) = field.get_untracked().filter(|_| !copied) {
                // It is selected, ready to be copied by hand.
                let _ = field.focus();
                field.select();
            }
            said.set(Some(if copied { key::SHARE_COPIED } else { key::SHARE_COPY_YOURSELF }));
        });
    };
    let copy_label = move || app.texts().labelled(&app.text(label), &app.text(key::SHARE_COPY));
    view! {
        <div class="text">
            <label>
                <span>{app.words(label)}</span>
                <input readonly node_ref=field prop:value=value spellcheck="false" on:focus=move |_| {
                    if let Some(field) = field.get_untracked() { field.select(); }
                }/>
            </label>
            <button aria-label=copy_label on:click=copy>{app.words(key::SHARE_COPY)}</button>
        </div>
    }
}

/// The address at which anybody sees the game.
fn link(state: State) -> String {
    // Whoever opens it is not "you".
    let names = Seat::BOTH.map(|seat| match state.person(seat) {
        Person::Named(name) if !state.is_solo() => name,
        _ => String::new(),
    });
    Route::Shared(state.session.with(|session| Shared::of(session.record())).named(names)).link()
}

fn save_svg(state: State, said: RwSignal<Option<Key>>) {
    let saved = share::save(&format!("{NAME}.svg"), SVG, &untrack(|| picture::svg(state)));
    said.set(Some(outcome(&saved)));
}

fn save_png(drawn: fn(State) -> String, state: State, said: RwSignal<Option<Key>>) {
    let svg = untrack(|| drawn(state));
    spawn_local(async move {
        let saved = match png::of(&typeface::within(svg).await).await {
            Ok(blob) => share::save_blob(&format!("{NAME}.png"), &blob),
            Err(error) => Err(error),
        };
        said.set(Some(outcome(&saved)));
    });
}

fn outcome(saved: &Result<(), JsValue>) -> Key {
    if saved.is_ok() { key::SHARE_SAVED } else { key::SHARE_NOT_SAVED }
}
