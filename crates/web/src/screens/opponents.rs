//! A game against the computer with everything chosen: the opponent, who begins, the deal; or a game brought along.

use leptos::prelude::*;
use wagons_art::Face;
use wagons_table::{Beginner, Level};
use wagons_texts::{Occasion, key, text};

use super::choice::Choice;
use super::import::Import;
use super::opponent_picker::strength;
use super::shell::Shell;
use crate::app::AppContext;
use crate::begin::typed_deal;
use crate::drawing;

/// Choosing an opponent, and other ways to begin.
#[component]
pub(crate) fn Opponents() -> impl IntoView {
    let app = AppContext::current();
    let chosen = move || app.settings.with(|settings| settings.level);
    let name = move || app.texts().character(chosen());
    let beginner = RwSignal::new(Beginner::Chance);
    let beginners = move || {
        vec![
            (Beginner::Chance, app.text(key::OPPONENTS_CHANCE)),
            (Beginner::Person, app.text(key::YOU)),
            (Beginner::Computer, name()),
        ]
    };
    let typed = RwSignal::new(String::new());
    let wrong = Memo::new(move |_| typed.with(|typed| typed_deal(typed).is_err()));
    let begin = move |_| {
        if let Ok(deal) = typed_deal(&typed.get_untracked()) {
            app.begin_against(chosen(), beginner.get_untracked(), deal);
        }
    };
    view! {
        <Shell title=key::CHARACTERS_TITLE class="opponents">
            <fieldset class="people">
                <legend class="heard">{move || app.text(key::HOME_OPPONENT)}</legend>
                {Level::ALL.map(|level| view! { <Opponent level/> })}
            </fieldset>
            <section class="panel begin">
                <Choice name="beginner" legend=Signal::derive(move || app.text(key::OPPONENTS_FIRST))
                    options=Signal::derive(beginners) chosen=beginner choose=move |who| beginner.set(who)/>
                <label class="field">
                    <span>{move || app.text(key::OPPONENTS_DEAL)}</span>
                    <input type="text" autocomplete="off" spellcheck="false" aria-describedby="deal-hint"
                        aria-invalid=move || wrong.get().to_string()
                        prop:value=typed on:input=move |event| typed.set(event_target_value(&event))/>
                </label>
                <p class="hint" id="deal-hint" class:wrong=move || wrong.get()>
                    {move || app.text(if wrong.get() { key::OPPONENTS_DEAL_WRONG } else { key::OPPONENTS_DEAL_HINT })}
                </p>
                <button class="primary" disabled=move || wrong.get() on:click=begin>
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
    let chosen = move || app.settings.with(|settings| settings.level == level);
    view! {
        <label class="panel person">
            <input type="radio" name="opponent" prop:checked=chosen
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
