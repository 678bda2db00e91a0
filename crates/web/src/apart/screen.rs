//! The screen of a game apart, for those who play it, those who are invited and those who watch.

use leptos::prelude::*;
use wagons_table::{Kind, Session};
use wagons_texts::key;
use wagons_wire::{GameId, Reason};
use wasm_bindgen::JsValue;

use super::ending::EndedEarly;
use super::invitation::{Invited, Waiting};
use super::menu::Menu;
use super::strip::Strip;
use super::turns::{self, ApartTable};
use crate::app::AppContext;
use crate::route::Route;
use crate::screens::Shell;
use crate::sharing::Sharing;
use crate::storage::SHELF;
use crate::table::{State, Table};

/// A game by its number on the server.
#[component]
pub(crate) fn ApartScreen(game: GameId) -> impl IntoView {
    let app = AppContext::current();
    let line = app.line;
    line.refused.set(None);
    line.wake();
    line.open(game);
    on_cleanup(move || line.with(|link| link.close(game)));
    let is_known = Memo::new(move |_| line.read(|link| link.game(game).is_some()));
    let is_unknown = move || line.refused.get() == Some(Reason::UnknownGame);
    view! {
        <Show when=move || is_known.get() fallback=move || view! {
            <Show when=is_unknown fallback=move || view! {
                <Shell title=key::APART_TITLE class="apart">
                    <p class="panel" role="status">{app.words(key::APART_CONNECTING)}</p>
                </Shell>
            }>
                <Shell title=key::APART_UNKNOWN class="apart">
                    <p class="panel">{app.words(key::APART_UNKNOWN_HINT)}</p>
                </Shell>
            </Show>
        }>
            <Seated game/>
        </Show>
    }
}

/// The table, and what lies over it.
#[component]
fn Seated(game: GameId) -> impl IntoView {
    let app = AppContext::current();
    let apart = ApartTable::new(app.line, game);
    let told = app.line.peek(|link| Session::apart(link, game))?;
    // What lay here unsettled lies here again.
    let session = match SHELF.apart_table(game) {
        Ok(Some(mut session)) => {
            session.follow(told);
            session
        }
        _ => told,
    };
    let state = State::of_people_apart(app, session, apart);
    provide_context(state);
    turns::follow(state, apart);
    let is_open = move || match state.session.with(Session::kind) {
        Kind::Apart(people) => people.ending.is_none() && people.players.iter().any(Option::is_none),
        _ => false,
    };
    let sits = Memo::new(move |_| apart.you().is_some());
    Effect::new(move |_| {
        if sits.get() {
            forget_secret(game);
        }
    });
    Some(view! {
        <Table ends=true/>
        <Strip apart/>
        <Menu apart/>
        <Show when=move || state.session.with(Session::ended_early)><EndedEarly apart/></Show>
        <Sharing/>
        <Show when=is_open>
            <Show when=move || sits.get() fallback=move || view! { <Invited apart/> }><Waiting apart/></Show>
        </Show>
    })
}

/// Takes what opened the seat out of the address: it is of no use any more, and of none to others.
fn forget_secret(game: GameId) {
    if let Ok(history) = window().history() {
        let address = Route::Apart(game, None).address();
        // The address bar shows the old one if that fails.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
    }
}
