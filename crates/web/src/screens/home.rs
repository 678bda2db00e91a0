//! The first screen: one tap to a good game.

use leptos::prelude::*;

use crate::app::House;
use crate::begin::Beginner;

/// The first screen.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let house = House::here();
    let begin = move |_| {
        house.begin_against(house.settings.with_untracked(|settings| settings.level), Beginner::Chance, None)
    };
    view! {
        <main class="home">
            <h1>{move || house.text("home-title")}</h1>
            <button class="primary" on:click=begin>{move || house.text("home-play")}</button>
        </main>
    }
}
