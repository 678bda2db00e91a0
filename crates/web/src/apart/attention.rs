//! It is somebody's turn: told by the title of the window, its icon, the badge of the installed table, a sound, and by the
//! system while nobody looks at the page. And somebody has sat down opposite: told by a notice.

use std::collections::{BTreeMap, BTreeSet};

use js_sys::{Function, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wagons_table::apart::waits;
use wagons_table::narration::player_name;
use wagons_texts::{key, text};
use wagons_wire::{GameId, Player, Summary};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    MessageEvent, Notification, NotificationOptions, NotificationPermission, ServiceWorkerRegistration,
};

use super::line::Line;
use crate::app::AppContext;
use crate::route::Route;
use crate::screens::choice::Switch;
use crate::sound::Sound;
use crate::words;

impl Line {
    /// The games that wait for this player.
    pub(crate) fn waiting(self) -> Vec<Summary> {
        self.read(|link| link.games().filter(|game| waits(game)).cloned().collect())
    }
}

/// Calls attention to games that wait, as long as the page is open.
pub(crate) fn follow(app: AppContext) {
    let waiting = Memo::new(move |_| app.line.waiting());
    Effect::new(move |known: Option<BTreeSet<GameId>>| {
        let games = waiting.get();
        mark(games.len());
        let is_new = |game: &&Summary| known.as_ref().is_some_and(|known| !known.contains(&game.game));
        if let Some(game) = games.iter().find(is_new) {
            app.sound(Sound::Point);
            if document().hidden() {
                notify(app, game);
            }
        }
        games.iter().map(|game| game.game).collect()
    });
}

/// Marks the icon of the window and of the installed table.
fn mark(count: usize) {
    words::mark("link[rel=icon]", "href", if count == 0 { "favicon.svg" } else { "favicon-turn.svg" });
    let navigator = window().navigator();
    // Few browsers have badges.
    if let Ok(set) = Reflect::get(&navigator, &"setAppBadge".into()).and_then(JsCast::dyn_into::<Function>) {
        let _ = set.call1(&navigator, &JsValue::from_f64(count as f64));
    }
}

/// Lets the system say that it is the player's turn.
fn notify(app: AppContext, game: &Summary) {
    if !is_there() || Notification::permission() != NotificationPermission::Granted {
        return;
    }
    let texts = untrack(|| app.texts());
    let name = game.other.map(|other| player_name(&texts, other)).unwrap_or_default();
    let words = text!(texts, ApartNotified { name });
    let options = NotificationOptions::new();
    options.set_tag(&game.game.to_string());
    options.set_icon("icon.svg");
    spawn_local(async move {
        // Telephones only show what the service worker says.
        if let Some(registration) = registration().await {
            let _ = registration.show_notification_with_options(&words, &options);
        }
    });
}

/// The service worker, when it is ready.
async fn registration() -> Option<ServiceWorkerRegistration> {
    let ready = window().navigator().service_worker().ready().ok()?;
    JsFuture::from(ready).await.ok().map(JsCast::unchecked_into)
}

fn is_there() -> bool {
    let has = |name: &str| Reflect::has(&window(), &name.into()).is_ok_and(|has| has);
    has("Notification") && Reflect::has(&window().navigator(), &"serviceWorker".into()).is_ok_and(|has| has)
}

/// A notice that somebody has sat down opposite while this player was elsewhere on the page, with the way to the table,
/// until it is taken.
#[component]
pub(crate) fn Arrived() -> impl IntoView {
    let app = AppContext::current();
    let arrived = RwSignal::new(None::<(GameId, Player)>);
    let others = Memo::new(move |_| {
        app.line.read(|link| {
            let running = link.games().filter(|game| !game.over);
            running.map(|game| (game.game, game.other)).collect::<BTreeMap<_, _>>()
        })
    });
    Effect::new(move |before: Option<BTreeMap<GameId, Option<Player>>>| {
        let now = others.get();
        let was_empty = |game| before.as_ref().is_some_and(|before| before.get(game) == Some(&None));
        let new = now
            .iter()
            .find_map(|(game, other)| other.filter(|_| was_empty(game)).map(|other| (*game, other)));
        if let Some(new) = new {
            app.sound(Sound::Point);
            arrived.set(Some(new));
        }
        now
    });
    let is_there = move |game| matches!(app.route(), Route::Apart(shown, _) if shown == game);
    Effect::new(move |_| {
        if arrived.get().is_some_and(|(game, _)| is_there(game)) {
            arrived.set(None);
        }
    });
    move || {
        arrived.get().filter(|&(game, _)| !is_there(game)).map(|(game, other)| {
            let words = text!(app, StrangersArrived { name: player_name(&app.texts(), other) });
            view! {
                <div class="edition" role="status">
                    <span>{words}</span>
                    <button on:click=move |_| Route::Apart(game, None).open()>
                        {app.text(key::STRANGERS_TO_TABLE)}
                    </button>
                </div>
            }
        })
    }
}

/// The wish to be told by the system, as long as the browser has not been asked.
#[component]
pub(super) fn Wish() -> impl IntoView {
    let app = AppContext::current();
    let offered = RwSignal::new(is_there() && Notification::permission() == NotificationPermission::Default);
    let ask = move |_| {
        offered.set(false);
        // The browser asks the player; its answer is found where it counts.
        let _ = Notification::request_permission();
    };
    view! {
        <Show when=move || offered.get()>
            <button on:click=ask>{app.words(key::APART_NOTIFY)}</button>
        </Show>
    }
}

/// The switch for being called while no page is open, where the server calls anybody. The service worker does it, and what
/// it says is so.
#[component]
pub(super) fn Calls() -> impl IntoView {
    let app = AppContext::current();
    let (on, refused) = (RwSignal::new(false), RwSignal::new(false));
    let ask = move |want: &'static str| {
        let key = untrack(|| app.line.push()).unwrap_or_default();
        let language = untrack(|| app.texts()).language().tag();
        spawn_local(async move {
            if want == "on"
                && let Ok(asked) = Notification::request_permission()
            {
                // The browser asks the player. If the answer is no, it does not subscribe.
                let _ = JsFuture::from(asked).await;
            }
            if let Some(worker) = registration().await.and_then(|registration| registration.active()) {
                let _ = worker.post_message(&format!("calls {want} {language} {key}").into());
            }
        });
    };
    let is_offered = Memo::new(move |_| app.line.push().is_some() && is_there());
    let wanted = StoredValue::new(false);
    Effect::new(move |_| {
        if is_offered.get() {
            let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
                if let Some(is_on) = event.data().as_bool() {
                    on.try_set(is_on);
                    refused.try_set(!is_on && wanted.try_get_value() == Some(true));
                }
            });
            window().navigator().service_worker().set_onmessage(Some(hear.as_ref().unchecked_ref()));
            hear.forget();
            ask("what");
        }
    });
    let set = move |want: bool| {
        on.set(want);
        wanted.set_value(want);
        ask(if want { "on" } else { "off" });
    };
    let said = move || if refused.get() { app.text(key::APART_CALLS_REFUSED) } else { String::new() };
    let meaning = Signal::derive(said);
    view! {
        <Show when=move || is_offered.get()>
            <Switch label=Signal::derive(app.words(key::APART_CALLS)) meaning on set/>
        </Show>
    }
}
