//! The screen of a game in play.

use leptos::prelude::*;

use super::bar::Bar;
use super::circle::Circle;
use super::director;
use super::keys;
use super::queue::Queue;
use super::sheet::{ScoreSheet, total};
use super::state::State;
use super::town::TownView;
use crate::app::House;
use crate::route::Route;
use crate::storage::{self, Browser};

/// A game by its number; without such a game, the way home.
#[component]
pub(crate) fn GameScreen(id: u64) -> impl IntoView {
    let house = House::here();
    let Some(session) = storage::recall_session(&Browser, id) else {
        house.go(&Route::Home);
        return ().into_any();
    };
    let state = State::new(house, session);
    provide_context(state);
    director::direct(state);
    let viewer = Memo::new(move |_| state.viewer());
    let opponent = Memo::new(move |_| state.viewer().other());
    let pressed = move |event: web_sys::KeyboardEvent| {
        if keys::press(state, &event) {
            event.prevent_default();
        }
    };
    let listening = window_event_listener(leptos::ev::keydown, pressed);
    on_cleanup(move || listening.remove());
    let side = move |seat: Memo<wagons_rules::Seat>| {
        view! { <span class="side">{move || state.name(seat.get())} " " <b>{move || state.shown.with(|position| total(position, seat.get()))}</b></span> }
    };
    view! {
        <main class="table" data-stage=move || state.stage().name(viewer.get())>
            <header>
                <h1 class="heard">{move || house.text("table-title")}</h1>
                {side(viewer)}
                <a class="home" href="#/">{move || house.text("table-home")}</a>
                {side(opponent)}
            </header>
            <div class="mine"><Queue seat=viewer/><TownView seat=viewer/></div>
            <Circle/>
            <div class="theirs"><Queue seat=opponent/><TownView seat=opponent/></div>
            <ScoreSheet/>
            <Bar/>
        </main>
    }
    .into_any()
}
