//! An invitation: for the one who sends it a link, a code to scan and the system's way of sharing; for the one who opens
//! it the seat.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wagons_rules::Seat;
use wagons_table::narration::{pace_name, player_name, refusal};
use wagons_texts::{Key, key, text};
use wagons_wire::{Invitation, Mirror, Reason, Secret};

use super::code::qr_code;
use super::find::Meanwhile;
use super::turns::ApartTable;
use crate::app::AppContext;
use crate::route::Route;
use crate::share;

/// The card over the table of somebody who waits for the other one.
#[component]
pub(super) fn Waiting(apart: ApartTable) -> impl IntoView {
    let app = AppContext::current();
    let link = move |secret: Option<Secret>| {
        let link = Invitation::new(&apart.line.server(), apart.game, secret);
        link.map(|link| link.to_string()).unwrap_or_default()
    };
    let invitation = Memo::new(move |_| apart.mirror(Mirror::invitation).map(|secret| link(Some(secret))));
    let watching = Signal::derive(move || link(None));
    let sheet = move || {
        let sent = StoredValue::new(invitation.get()?);
        let text = move || sent.get_value();
        Some(view! {
            {qr_code(&text(), app.text(key::APART_CODE))}
            <p>{app.text(key::APART_WAITING_HINT)}</p>
            <CopiedText label=key::APART_LINK value=Signal::derive(text)/>
            <Show when=share::can_send>
                <button class="primary" on:click=move |_| share::send(text())>
                    {app.words(key::SHARE_SEND)}
                </button>
            </Show>
        })
    };
    let server = apart.line;
    if untrack(|| server.has_strangers()) {
        server.with(|link| link.follow_tables(true));
        on_cleanup(move || server.with(|link| link.follow_tables(false)));
    }
    let is_open = Memo::new(move |_| server.read(|link| link.own_table() == Some(apart.game)));
    let title = move || app.text(if is_open.get() { key::STRANGERS_SEAT } else { key::APART_WAITING });
    view! {
        <section class="panel over" aria-labelledby="over-title">
            <h2 id="over-title">{title}</h2>
            <p class="terms">{move || terms(app, apart, apart.you())}</p>
            <Show when=move || is_open.get() fallback=move || view! {
                {sheet}
                <CopiedText label=key::APART_WATCH_LINK value=watching/>
            }>
                <Meanwhile apart/>
            </Show>
            <a class="button" href=Route::Home.address()>{app.words(key::TABLE_HOME)}</a>
        </section>
    }
}

/// The card over the table of somebody who opened a link to a game with an empty seat.
#[component]
pub(super) fn Invited(apart: ApartTable) -> impl IntoView {
    let app = AppContext::current();
    let secret = match untrack(|| app.route()) {
        Route::Apart(_, secret) => secret,
        _ => None,
    };
    let watches = RwSignal::new(secret.is_none());
    let host = |mirror: &Mirror| Seat::BOTH.into_iter().find_map(|seat| mirror.standing().player(seat));
    let empty =
        |mirror: &Mirror| Seat::BOTH.into_iter().find(|&seat| mirror.standing().player(seat).is_none());
    let title = move || match apart.mirror(host) {
        Some(host) => text!(app, ApartInvited { name: player_name(&app.texts(), host) }),
        None => app.text(key::APART_TITLE),
    };
    let is_taken = move || apart.line.refused.get() == Some(Reason::SeatTaken);
    let sit = move |_| {
        if secret.is_some() {
            apart.line.with(|link| link.sit(apart.game, secret, false));
        }
    };
    view! {
        <Show when=move || !watches.get()>
            <section class="panel over" aria-labelledby="over-title">
                <h2 id="over-title">{title}</h2>
                <p class="terms">{move || terms(app, apart, apart.mirror(empty))}</p>
                <Show when=is_taken fallback=move || view! {
                    <button class="primary" on:click=sit>{app.words(key::APART_SIT)}</button>
                }>
                    <p role="alert">{move || refusal(&app.texts(), &Reason::SeatTaken)}</p>
                </Show>
                <button on:click=move |_| watches.set(true)>{app.words(key::APART_WATCH)}</button>
            </section>
        </Show>
    }
}

/// How much time there is, and what whoever sits in a seat does first.
fn terms(app: AppContext, apart: ApartTable, seat: Option<Seat>) -> String {
    let pace = apart.mirror(|mirror| Some(pace_name(&app.texts(), mirror.head().pace)));
    let seat = seat.map(|seat| text!(app, DailySeat { seat }));
    [pace, seat].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// A text to be copied.
#[component]
fn CopiedText(label: Key, value: Signal<String>) -> impl IntoView {
    let app = AppContext::current();
    let copied = RwSignal::new(false);
    let copy = move |_| {
        spawn_local(async move {
            let done = share::copy(&value.get_untracked()).await;
            copied.set(done);
            app.announcer.say(app.text_now(if done { key::SHARE_COPIED } else { key::HOME_NOT_COPIED }));
        });
    };
    let words = move || app.text(if copied.get() { key::SHARE_COPIED } else { key::SHARE_COPY });
    view! {
        <div class="text">
            <label><span>{app.words(label)}</span><input readonly prop:value=value spellcheck="false"/></label>
            <button aria-label=move || app.texts().labelled(&app.text(label), &words()) on:click=copy>{words}</button>
        </div>
    }
}
