//! The first screen: one tap to a good game, and the way to everything else.

use leptos::prelude::*;
use wagons_art::{Emblem, TitlePicture};
use wagons_table::{Beginner, Session};
use wagons_texts::{Key, Language, key, text};

use super::game_list::GameList;
use super::opponent_picker::OpponentPicker;
use crate::apart::{ApartGames, Way};
use crate::app::AppContext;
use crate::calendar;
use crate::drawing;
use crate::offline::Install;
use crate::route::Route;
use crate::storage;

/// How many unfinished games are offered at once; the others are on a screen of their own.
const OFFERED: usize = 1;

/// The first screen.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let app = AppContext::current();
    let link = move |to: Route, title: Key| view! { <a href=to.address()>{app.words(title)}</a> };
    view! {
        <main class="home">
            <div class="poster" aria-hidden="true">{drawing::filling(&TitlePicture::Poster)}</div>
            <div class="sign"><h1>{app.words(key::HOME_TITLE)}</h1></div>
            <div class="corner"><LanguageSwitch/></div>
            <div class="ways">
                <ApartGames/>
                <Unfinished/>
                <PlayPanel/>
                <Ways/>
                <nav class="small" aria-label=app.words(key::HOME_MORE_PAGES)>
                    {link(Route::Rules(None), key::RULES_TITLE)}
                    {link(Route::Games, key::GAMES_TITLE)}
                    {link(Route::Settings, key::SETTINGS_TITLE)}
                    {link(Route::About, key::ABOUT_TITLE)}
                    <Install/>
                </nav>
            </div>
        </main>
    }
}

/// One tap to a game against the opponent chosen last.
#[component]
fn PlayPanel() -> impl IntoView {
    let app = AppContext::current();
    let play = move || text!(app, HomePlayAgainst { name: app.texts().character(app.level()) });
    view! {
        <section class="panel play" aria-label=app.words(key::HOME_PLAY)>
            <OpponentPicker/>
            <button class="primary" on:click=move |_| app.begin_against(Beginner::Chance, None)>{play}</button>
            <a class="more" href=Route::Opponents.address()>{app.words(key::HOME_MORE_WAYS)}</a>
        </section>
    }
}

/// Games to go on with.
#[component]
fn Unfinished() -> impl IntoView {
    let app = AppContext::current();
    let mut games: Vec<Session> =
        storage::sessions().into_iter().filter(|session| !session.is_over()).collect();
    let others = games.len().saturating_sub(OFFERED);
    games.truncate(OFFERED);
    let more = (others > 0).then(|| {
        let words = move || text!(app, HomeMoreGames { count: others });
        view! { <a class="more" href=Route::Games.address()>{words}</a> }
    });
    (!games.is_empty()).then(|| {
        view! {
            <section class="panel continue">
                <h2>{app.words(key::HOME_CONTINUE)}</h2>
                <GameList games/>
                {more}
            </section>
        }
    })
}

/// The other ways to play, and to learn it.
#[component]
fn Ways() -> impl IntoView {
    let app = AppContext::current();
    let today = move || {
        let (book, today) = (storage::daybook(), calendar::today());
        match (book.best(today), book.series(today)) {
            (Some(best), _) => text!(app, HomeTodayPlayed { margin: app.texts().signed(best.margin) }),
            (None, 0) => app.text(key::HOME_TODAY_HINT),
            (None, days) => text!(app, HomeTodaySeries { days }),
        }
    };
    let mode = move |to: Route, sign: Emblem, title: Key, hint: Signal<String>| {
        view! {
            <a class="panel mode" href=to.address()>
                <span class="portrait">{drawing::decoration(&sign)}</span>
                <span class="words"><b>{app.words(title)}</b><small>{hint}</small></span>
            </a>
        }
    };
    let hint = move |key: Key| Signal::derive(app.words(key));
    view! {
        <nav class="modes" aria-label=app.words(key::HOME_WAYS)>
            <Way/>
            {mode(Route::Together, Emblem::Table, key::HOME_TOGETHER, hint(key::HOME_TOGETHER_HINT))}
            {mode(Route::Solo, Emblem::Rider, key::LONE_COWBOY, hint(key::HOME_SOLO_HINT))}
            {mode(Route::Daily, Emblem::Today, key::DAILY_TITLE, Signal::derive(today))}
            {mode(Route::Practice(None), Emblem::Puzzle, key::PUZZLE_OF_THE_DAY, hint(key::PUZZLE_FIND))}
            {mode(Route::Learn, Emblem::Learn, key::LEARN_TITLE, hint(key::HOME_LEARN_HINT))}
        </nav>
    }
}

/// The five languages, each called as those who speak it call it.
#[component]
pub(crate) fn LanguageSwitch() -> impl IntoView {
    let app = AppContext::current();
    let spoken = move || app.texts().language();
    let choose = move |event| {
        let tag = event_target_value(&event);
        app.set(|settings| settings.language = Some(tag));
    };
    let option = move |language: Language| {
        view! {
            <option value=language.tag() lang=language.tag() prop:selected=move || spoken() == language>
                {language.own_name()}
            </option>
        }
    };
    view! {
        <select class="language" aria-label=app.words(key::SETTINGS_LANGUAGE) on:change=choose>
            {Language::ALL.map(option)}
        </select>
    }
}
