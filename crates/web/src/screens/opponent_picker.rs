//! The five opponents as faces in a row, of whom one is chosen.

use leptos::prelude::*;
use wagons_art::Face;
use wagons_table::Level;
use wagons_texts::{Occasion, key};

use crate::app::House;
use crate::drawing;

/// Chooses an opponent. The choice is remembered for the next game.
#[component]
pub(crate) fn OpponentPicker() -> impl IntoView {
    let house = House::here();
    let chosen = move || house.settings.with(|settings| settings.level);
    let option = move |level: Level| {
        view! {
            <label class="face">
                <input type="radio" name="opponent" prop:checked=move || chosen() == level
                    on:change=move |_| house.set(|settings| settings.level = level)/>
                {drawing::decoration(&Face(level))}
                <span class="heard">{move || introduction(house, level)}</span>
            </label>
        }
    };
    view! {
        <fieldset class="picker">
            <legend class="heard">{move || house.text(key::HOME_OPPONENT)}</legend>
            <div class="faces">{Level::ALL.map(option)}</div>
        </fieldset>
        <div class="introduced" aria-live="polite">
            <p class="who">
                <b>{move || house.texts().character(chosen())}</b>
                " "
                <span class="epithet">{move || house.texts().epithet(chosen())}</span>
                {move || strength(house, chosen())}
            </p>
            <q>{move || house.texts().line(chosen(), Occasion::Greeting)}</q>
        </div>
    }
}

/// Name, epithet and strength in one breath.
fn introduction(house: House, level: Level) -> String {
    let texts = house.texts();
    format!("{}, {}: {}", texts.character(level), texts.epithet(level), texts.strength(level))
}

/// The strength as dots, with its word.
pub(crate) fn strength(house: House, level: Level) -> impl IntoView {
    let dots = Level::ALL.map(|other| view! { <i class:full=other <= level></i> });
    view! {
        <span class="strength">
            <span class="dots" aria-hidden="true">{dots}</span>
            <span>{house.texts().strength(level)}</span>
        </span>
    }
}
