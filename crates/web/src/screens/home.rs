//! The first screen: one tap to a good game.

use leptos::prelude::*;
use wagons_client::{Kind, Level, Session};
use wagons_rules::{Deal, Record, Rng, Seat};

use crate::app::House;
use crate::route::Route;

/// The first screen.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let house = House::here();
    let begin = move |_| {
        let session = new_game(Level::Hard);
        house.keep(&session);
        house.go(&Route::Game(session.id()));
    };
    view! {
        <main class="home">
            <h1>{move || house.text("home-title")}</h1>
            <button class="primary" on:click=begin>{move || house.text("home-play")}</button>
        </main>
    }
}

/// A new game against the computer; who sits where is left to chance, like the deal.
fn new_game(level: Level) -> Session {
    let id = js_sys::Date::now() as u64;
    let mut rng = Rng::new(id);
    let record: Record = Record::new(Deal::shuffled(&mut rng));
    let person = if rng.below(2) == 0 { Seat::First } else { Seat::Second };
    Session::new(id, Kind::Versus { level, person, day: None }, record.into())
}
