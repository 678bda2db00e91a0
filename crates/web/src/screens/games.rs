//! All games kept: those in play go on, finished ones are looked back on.

use leptos::prelude::*;
use wagons_table::Session;
use wagons_texts::{Key, key};

use super::game_list::GameList;
use super::shell::Shell;
use crate::app::AppContext;
use crate::route::Route;
use crate::storage;

/// Games in play and finished games.
#[component]
pub(crate) fn Games() -> impl IntoView {
    let app = AppContext::current();
    let (finished, unfinished): (Vec<_>, Vec<_>) =
        storage::sessions().into_iter().partition(Session::is_over);
    let part = move |heading: Key, games: Vec<Session>| {
        (!games.is_empty()).then(|| {
            view! {
                <section class="panel">
                    <h2>{app.words(heading)}</h2>
                    <GameList games/>
                </section>
            }
        })
    };
    let none = finished.is_empty() && unfinished.is_empty();
    view! {
        <Shell title=key::GAMES_TITLE class="games">
            {(!finished.is_empty()).then(|| view! {
                <p class="buttons"><a class="button" href=Route::Numbers.address()>{app.words(key::NUMBERS_TITLE)}</a></p>
            })}
            {part(key::GAMES_UNFINISHED, unfinished)}
            {part(key::GAMES_FINISHED, finished)}
            {none.then(|| view! {
                <section class="panel">
                    <p>{app.words(key::GAMES_NONE)}</p>
                    <p class="buttons">
                        <a class="button primary" href=Route::Opponents.address()>{app.words(key::HOME_PLAY)}</a>
                        <a class="button" href=Route::Learn.address()>{app.words(key::LEARN_TITLE)}</a>
                    </p>
                </section>
            })}
        </Shell>
    }
}
