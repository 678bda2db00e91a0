//! The illustrated rules: the whole game in words and live drawings, with every ruling.
//!
//! The page is made anew when the language changes; a place in it has an address of its own.

mod example;
mod for_two;
mod notes;
mod place;
mod said;
mod scoring;
mod solo;
#[cfg(test)]
mod tests;

use leptos::prelude::*;
use wagons_rules::Card;
use wagons_texts::{Key, Texts, key};

pub(crate) use notes::{Note, notes};
pub(crate) use place::Place;

use crate::app::AppContext;
use crate::arrival::go_to;
use crate::route::Route;
use said::{paragraph, rich, ruling_mark};

/// The rules.
#[component]
pub(crate) fn RulesPage() -> impl IntoView {
    let app = AppContext::current();
    Effect::new(move |_| match app.route() {
        Route::Rules(Some(place)) => go_to(&place.anchor()),
        _ => window().scroll_to_with_x_and_y(0.0, 0.0),
    });
    move || page(&app.texts())
}

fn page(texts: &Texts) -> impl IntoView + use<> {
    view! {
        <main class="rules">
            <header class="page-head">
                <a class="back" href=Route::Home.address()>
                    <span aria-hidden="true">"‹ "</span>
                    {texts.text(key::HOME_TITLE)}
                </a>
                <h1>{texts.text(key::RULES_TITLE)}</h1>
                {paragraph(texts, key::RULES_INTRO)}
                <p>{rich(&texts.text(key::RULES_INTRO_RULINGS))} " " {ruling_mark(texts)}</p>
                <p>
                    {texts.text(key::RULES_INTRO_LEARN)} " "
                    <a href=Route::Learn.address()>{texts.text(key::RULES_LEARN)}</a>
                </p>
            </header>
            {contents(texts)}
            <div class="pages">
                {for_two::the_cards(texts)}
                {for_two::for_two(texts)}
                {scoring::scoring_cards(texts)}
                {example::worked_example(texts)}
                {solo::solo(texts)}
            </div>
        </main>
    }
}

/// The table of contents.
fn contents(texts: &Texts) -> impl IntoView + use<> {
    let link = |place: Place| {
        let address = Route::Rules(Some(place)).address();
        // An address one is at already leads nowhere; the reader may have turned the pages meanwhile.
        view! { <a href=address on:click=move |_| go_to(&place.anchor())>{place.title(texts)}</a> }
    };
    let chapter = |title: Key| link(Place::Chapter(title));
    let chapters =
        |titles: &[Key]| titles.iter().map(|&title| view! { <li>{chapter(title)}</li> }).collect_view();
    let cards = Card::ALL.map(|card| view! { <li>{link(Place::Card(card))}</li> }).collect_view();
    view! {
        <nav class="panel" aria-label=texts.text(key::RULES_CONTENTS)>
            <h2>{texts.text(key::RULES_CONTENTS)}</h2>
            <ol>
                <li>{chapter(key::RULES_CARDS)}</li>
                <li>{texts.text(key::RULES_FOR_TWO)} <ol>{chapters(&place::FOR_TWO)}</ol></li>
                <li>{chapter(key::RULES_SCORING)} <ol class="cards">{cards}</ol></li>
                <li>{chapter(key::RULES_EXAMPLE)}</li>
                <li>{chapter(key::RULES_SOLO)} <ol>{chapters(&place::SOLO)}</ol></li>
            </ol>
        </nav>
    }
}
