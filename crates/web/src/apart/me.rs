//! This player on other devices, and being forgotten by the server.

use gloo_timers::callback::Interval;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wagons_table::ApartBook;
use wagons_table::narration::{player_name, refusal};
use wagons_texts::{key, text};
use wagons_wire::{AboutMe, Code, Link, Name, Player, Told};

use super::code::qr_code;
use super::service;
use crate::app::AppContext;
use crate::screens::Shell;
use crate::storage::SHELF;

/// How often it is looked what the other device did, in milliseconds.
const LOOK: u32 = 2_000;

/// The screen. A code may have come with the address.
#[component]
pub(crate) fn Devices(code: Option<Code>) -> impl IntoView {
    let app = AppContext::current();
    view! {
        <Shell title=key::DEVICES_TITLE class="together devices">
            <Show when=move || app.line.is_offered() fallback=move || view! {
                <p class="panel">{app.words(key::APART_OFFLINE)}</p>
            }>
                {code.is_none().then(|| view! { <Give/> })}
                <Take code/>
                {code.is_none().then(|| view! { <Forget/> })}
            </Show>
        </Shell>
    }
}

/// Asks the server something and hands on what it says; nothing if it does not answer.
fn ask(question: AboutMe, told: RwSignal<Option<Told>>) {
    spawn_local(async move {
        let answer = service::post("apart/me", &question).await;
        told.try_set(answer);
    });
}

/// Looks again and again, as long as it is worth it and this part of the page is there.
fn look_on(question: AboutMe, told: RwSignal<Option<Told>>, worth: fn(&Told) -> bool) {
    let is_worth_it = move || told.try_with_untracked(|told| told.as_ref().is_some_and(worth)) == Some(true);
    // It goes on as long as what it is stored for is on the page.
    StoredValue::new_local(Interval::new(LOOK, move || {
        if is_worth_it() {
            spawn_local(async move {
                let answer: Option<Told> = service::post("apart/me", &question).await;
                // A server that says nothing is asked again. Somebody may have gone elsewhere meanwhile.
                if answer.is_some() && is_worth_it() {
                    told.set(answer);
                }
            });
        }
    }));
}

/// What a device is called.
fn device_name(app: AppContext, name: Name) -> String {
    player_name(&app.texts(), Player { name, program: false, gone: false })
}

/// What went wrong, in words.
fn trouble(app: AppContext, told: &Told) -> Option<String> {
    match told {
        Told::NoCode => Some(app.text(key::DEVICES_NO_CODE)),
        Told::Refused(reason) => Some(refusal(&app.texts(), reason)),
        _ => None,
    }
}

/// A code for another device, and the answer to the device that uses it.
#[component]
fn Give() -> impl IntoView {
    let app = AppContext::current();
    let told = RwSignal::new(None::<Told>);
    look_on(AboutMe::Look, told, |told| matches!(told, Told::Code { .. } | Told::Unused { .. }));
    // It is told once.
    let code = Memo::new(move |before: Option<&Option<Code>>| match told.get() {
        Some(Told::Code { code, .. }) => Some(code),
        _ => before.copied().flatten(),
    });
    let sheet = move || {
        let code =
            code.get().filter(|_| matches!(told.get(), Some(Told::Code { .. } | Told::Unused { .. })))?;
        let link = format!("{}#/devices/{}", app.line.server(), code.digits());
        Some(view! {
            {qr_code(&link, app.text(key::DEVICES_QR))}
            <output class="code">{code.to_string()}</output>
            <p>{app.text(key::DEVICES_GIVE_HINT)}</p>
        })
    };
    let asked = move || {
        let Some(Told::Asks { name }) = told.get() else { return None };
        let answer = move |yes: bool| move |_| ask(AboutMe::Answer { yes }, told);
        Some(view! {
            <p role="alert">{text!(app, DevicesAsks { name: device_name(app, name) })}</p>
            <p class="buttons">
                <button class="primary" on:click=answer(true)>{app.text(key::DEVICES_YES)}</button>
                <button on:click=answer(false)>{app.text(key::APART_NO)}</button>
            </p>
        })
    };
    let result = move || match told.get()? {
        Told::Same => Some(app.text(key::DEVICES_SAME)),
        told => trouble(app, &told),
    };
    view! {
        <section class="panel begin">
            <h2>{app.words(key::DEVICES_GIVE)}</h2>
            <p>{app.words(key::DEVICES_EXPLAINED)}</p>
            {sheet}
            {asked}
            <p class="told" role="status">{result}</p>
            <button on:click=move |_| ask(AboutMe::Code, told)>{app.words(key::DEVICES_CODE)}</button>
        </section>
    }
}

/// Using the code of another device.
#[component]
fn Take(code: Option<Code>) -> impl IntoView {
    let app = AppContext::current();
    let typed = RwSignal::new(code.map(|code| code.to_string()).unwrap_or_default());
    let read = move || typed.with(|typed| typed.parse::<Code>().ok());
    let told = RwSignal::new(None::<Told>);
    look_on(AboutMe::Claimed, told, |told| matches!(told, Told::Waits { .. }));
    Effect::new(move |_| {
        if told.get() == Some(Told::Same) {
            begin_anew();
        }
    });
    let take = move |_| {
        if let Some(code) = read() {
            ask(AboutMe::Claim { code }, told);
        }
    };
    let result = move || match told.get()? {
        Told::Waits { name } => Some(text!(app, DevicesWaits { name: device_name(app, name) })),
        told => trouble(app, &told),
    };
    view! {
        <section class="panel begin">
            <h2>{app.words(key::DEVICES_TAKE)}</h2>
            <label class="field">
                <span>{app.words(key::DEVICES_TYPED)}</span>
                <input type="text" autocomplete="one-time-code" autocapitalize="characters" spellcheck="false"
                    maxlength="12" prop:value=typed on:input=move |event| typed.set(event_target_value(&event))/>
            </label>
            <p class="told" role="status">{result}</p>
            <button class="primary" disabled=move || read().is_none() on:click=take>
                {app.words(key::DEVICES_JOIN)}
            </button>
        </section>
    }
}

/// Being forgotten. It cannot be undone, so it asks once more.
#[component]
fn Forget() -> impl IntoView {
    let app = AppContext::current();
    let (sure, told) = (RwSignal::new(false), RwSignal::new(None::<Told>));
    Effect::new(move |_| {
        if told.get() == Some(Told::Forgotten) {
            for game in app.line.peek(|link: &Link| link.games().map(|game| game.game).collect::<Vec<_>>()) {
                // What a browser does not remove is of no use to anybody.
                let _ = SHELF.forget_apart(game);
            }
            begin_anew();
        }
    });
    let press = move |_| {
        if sure.get_untracked() {
            ask(AboutMe::Forget, told);
        }
        sure.update(|sure| *sure = !*sure);
    };
    let words = move || {
        let deed = app.text(key::DEVICES_FORGET);
        if sure.get() { text!(app, ApartSure { deed }) } else { deed }
    };
    view! {
        <section class="panel begin">
            <h2>{app.words(key::DEVICES_FORGET)}</h2>
            <p>{app.words(key::DEVICES_FORGET_HINT)}</p>
            <p class="told" role="status">{move || told.get().and_then(|told| trouble(app, &told))}</p>
            <button class:primary=move || sure.get() on:click=press>{words}</button>
        </section>
    }
}

/// Begins the page anew as whoever this device belongs to now: what was known of games apart is asked for again.
fn begin_anew() {
    // Where there is a book, even an empty one, the server is asked for its list.
    let _ = SHELF.keep(&ApartBook::default());
    let _ = window().location().set_hash("#/");
    let _ = window().location().reload();
}
