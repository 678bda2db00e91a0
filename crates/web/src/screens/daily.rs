//! The deal of the day: the same for everybody. What one made of it, the series, and the last weeks.

use leptos::prelude::*;
use wagons_table::{Day, Kind, Session, narration};
use wagons_texts::{key, text};

use super::everybody::Everybody;
use super::game_list::GameList;
use super::opponent_picker::OpponentPicker;
use super::shell::Shell;
use super::weeks::Weeks;
use crate::app::AppContext;
use crate::calendar::{self, Said};
use crate::storage;
use crate::todays_news::tell;

/// Today's deal, or that of a day of the last weeks.
#[component]
pub(crate) fn Daily() -> impl IntoView {
    let today = calendar::today();
    let chosen = RwSignal::new(today);
    view! {
        <Shell title=key::DAILY_TITLE class="daily">
            {move || view! { <Deal day=chosen.get() today/> }}
            <Weeks today chosen/>
        </Shell>
    }
}

/// A day's deal and what became of it.
#[component]
fn Deal(day: Day, today: Day) -> impl IntoView {
    let app = AppContext::current();
    let scoring = move || {
        let texts = app.texts();
        let titles = day.deal().scoring().map(|card| texts.card(card));
        let cards = text!(texts, DailyScoring { cards: texts.list(&titles) });
        format!("{cards} {}", text!(texts, DailySeat { seat: day.seat() }))
    };
    let play = move || text!(app, HomePlayAgainst { name: app.texts().character(app.level()) });
    view! {
        <section class="panel play">
            <h2>{move || app.day(day, Said::Fully)}</h2>
            <p>{scoring}</p>
            <Finishes day today/>
            {move || view! { <Everybody day level=app.level()/> }}
            <InPlay day/>
            <OpponentPicker/>
            <button class="primary" on:click=move |_| app.begin_day(day)>{play}</button>
            <p class="hint">{app.words(key::DAILY_EXPLAINED)}</p>
        </section>
    }
}

/// The best finish against each opponent, and a way to tell others.
#[component]
fn Finishes(day: Day, today: Day) -> impl IntoView {
    let app = AppContext::current();
    let book = storage::daybook();
    let finishes: Vec<_> = book.finishes(day).collect();
    let series = book.series(today);
    (!finishes.is_empty()).then(|| {
        let lines = move || -> Vec<String> {
            let texts = app.texts();
            finishes.iter().map(|&(level, finish)| narration::finish(&texts, level, finish)).collect()
        };
        let told = lines.clone();
        let tell = move |_| tell(app, day, told(), series);
        view! {
            <ul class="finishes">
                {move || lines().into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}
            </ul>
            <p class="buttons"><button on:click=tell>{app.words(key::DAILY_TELL)}</button></p>
        }
    })
}

/// Games of that day that are not over.
#[component]
fn InPlay(day: Day) -> impl IntoView {
    let is_of_day = |session: &Session| {
        matches!(session.kind(), Kind::Versus { day: Some(its), .. } if its == day) && !session.is_over()
    };
    let games: Vec<_> = storage::sessions().into_iter().filter(is_of_day).collect();
    (!games.is_empty()).then(|| view! { <GameList games/> })
}
