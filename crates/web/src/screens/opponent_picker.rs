//! The five opponents as faces in a row, of whom one is chosen.

use leptos::prelude::*;
use wagons_art::Face;
use wagons_table::Level;
use wagons_table::ladder::Standing;
use wagons_texts::{Occasion, key, text};

use crate::app::AppContext;
use crate::drawing;
use crate::storage;

/// Chooses an opponent. The choice is remembered for the next game.
#[component]
pub(crate) fn OpponentPicker() -> impl IntoView {
    let app = AppContext::current();
    let chosen = move || app.level();
    let ladder = storage::ladder();
    let standing = move || {
        let Standing { won, lost } =
            Some(ladder.standing(chosen())).filter(|standing| !standing.is_empty())?;
        Some(text!(app, HomeStanding { won, lost }))
    };
    let option = move |level: Level| {
        view! {
            <label class="face">
                <input type="radio" name="opponent" prop:checked=move || chosen() == level
                    on:change=move |_| app.set(|settings| settings.level = level)/>
                {drawing::decoration(&Face(level))}
                <span class="heard">{move || introduction(app, level)}</span>
            </label>
        }
    };
    view! {
        <fieldset class="picker">
            <legend class="heard">{app.words(key::HOME_OPPONENT)}</legend>
            <div class="faces">{Level::ALL.map(option)}</div>
        </fieldset>
        <div class="introduced" aria-live="polite">
            <p class="who">
                <b>{move || app.texts().character(chosen())}</b>
                " "
                <span class="epithet">{move || app.texts().epithet(chosen())}</span>
                {move || strength(app, chosen())}
            </p>
            <q>{move || app.texts().line(chosen(), Occasion::Greeting)}</q>
            {move || standing().map(|told| view! { <p class="standing">{told}</p> })}
        </div>
    }
}

/// Name, epithet and strength in one breath.
fn introduction(app: AppContext, level: Level) -> String {
    let texts = app.texts();
    let who = format!("{}, {}", texts.character(level), texts.epithet(level));
    texts.labelled(&who, &texts.strength(level))
}

/// The strength as dots, with its word.
pub(crate) fn strength(app: AppContext, level: Level) -> impl IntoView {
    let dots = Level::ALL.map(|other| view! { <i class:full=other <= level></i> });
    view! {
        <span class="strength">
            <span class="dots" aria-hidden="true">{dots}</span>
            <span>{app.texts().strength(level)}</span>
        </span>
    }
}
