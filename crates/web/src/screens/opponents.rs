//! A game against the computer with everything chosen: the opponent, who begins, the deal; or a game brought along.

use leptos::prelude::*;
use wagons_art::Face;
use wagons_table::{Beginner, Level};
use wagons_texts::{Occasion, key, text};

use super::choice::Choice;
use super::deal_field::DealField;
use super::import::Import;
use super::opponent_picker::strength;
use super::shell::Shell;
use crate::app::AppContext;
use crate::drawing;

/// Choosing an opponent, and other ways to begin.
#[component]
pub(crate) fn Opponents() -> impl IntoView {
    let app = AppContext::current();
    let name = move || app.texts().character(app.level());
    let beginner = RwSignal::new(Beginner::Chance);
    let beginners = move || {
        vec![
            (Beginner::Chance, app.text(key::OPPONENTS_CHANCE)),
            (Beginner::Person, app.text(key::YOU)),
            (Beginner::Computer, name()),
        ]
    };
    let deal = RwSignal::new(Ok(None));
    let begin = move |_| {
        if let Ok(deal) = deal.get_untracked() {
            app.begin_against(beginner.get_untracked(), deal);
        }
    };
    view! {
        <Shell title=key::CHARACTERS_TITLE class="opponents">
            <fieldset class="people">
                <legend class="heard">{app.words(key::HOME_OPPONENT)}</legend>
                {Level::ALL.map(|level| view! { <Opponent level/> })}
            </fieldset>
            <section class="panel begin">
                <Choice name="beginner" legend=key::OPPONENTS_FIRST
                    options=Signal::derive(beginners) chosen=beginner choose=move |who| beginner.set(who)/>
                <DealField deal/>
                <button class="primary" disabled=move || deal.with(Result::is_err) on:click=begin>
                    {move || text!(app, HomePlayAgainst { name: name() })}
                </button>
            </section>
            <Import/>
        </Shell>
    }
}

/// One of the five, with all there is to say.
#[component]
fn Opponent(level: Level) -> impl IntoView {
    let app = AppContext::current();
    view! {
        <label class="panel person">
            <input type="radio" name="opponent" prop:checked=move || app.level() == level
                on:change=move |_| app.set(|settings| settings.level = level)/>
            <span class="portrait">{drawing::decoration(&Face(level))}</span>
            <span class="words">
                <span class="who">
                    <b>{move || app.texts().character(level)}</b>
                    " "
                    <span class="epithet">{move || app.texts().epithet(level)}</span>
                </span>
                {move || strength(app, level)}
                <span class="manner">{move || app.texts().manner(level)}</span>
                <q>{move || app.texts().line(level, Occasion::Greeting)}</q>
            </span>
        </label>
    }
}
