//! Games apart on the first screen: those that wait for this player first, with the time that is left.

use leptos::prelude::*;
use wagons_art::Emblem;
use wagons_table::apart::{put_in_order, waits};
use wagons_table::narration::{player_name, time_left};
use wagons_texts::{Key, Person, key, text};
use wagons_wire::{Link, Summary};

use crate::app::AppContext;
use crate::drawing;
use crate::route::Route;
use crate::storage::{self, SHELF};

/// The ways to a game with a friend and with somebody, where there is a server for it. Where nobody knew that at first,
/// their place is kept, whatever the answer is: nothing on the first screen moves away under a finger.
#[component]
pub(crate) fn Way() -> impl IntoView {
    let app = AppContext::current();
    let way = move |sign: Emblem, title: Key, hint: Key| {
        view! {
            <span class="portrait">{drawing::decoration(&sign)}</span>
            <span class="words"><b>{app.words(title)}</b><small>{app.words(hint)}</small></span>
        }
    };
    let was_awaited = untrack(|| app.line.is_awaited());
    let friend = move || way(Emblem::Table, key::APART_TITLE, key::APART_HINT);
    let somebody = move || way(Emblem::Rider, key::STRANGERS_TITLE, key::STRANGERS_HINT);
    view! {
        <Show when=move || was_awaited && !app.line.is_offered()>
            <span class="panel mode wide awaited" aria-hidden="true">{friend}</span>
        </Show>
        <Show when=move || app.line.is_offered()>
            <a class="panel mode" class:wide=move || !app.line.has_strangers() href=Route::Friend.address()>
                {friend}
            </a>
        </Show>
        <Show when=move || app.line.has_strangers()>
            <a class="panel mode" href=Route::Find.address()>{somebody}</a>
        </Show>
    }
}

/// The games, in the order in which they want to be played.
#[component]
pub(crate) fn ApartGames() -> impl IntoView {
    let app = AppContext::current();
    let games = Memo::new(move |_| {
        let mut games = app.line.read(|link: &Link| link.games().cloned().collect::<Vec<_>>());
        if games.is_empty() {
            // What the server said last, while it says nothing.
            games = storage::recall::<wagons_table::ApartBook>().unwrap_or_default().games;
        }
        // A game that is over is shown until it was looked at here; one that never began is not.
        let is_unseen = |game: &Summary| SHELF.apart_log(game.game).is_ok_and(|log| log.is_some());
        games.retain(|game| !game.over || game.other.is_some() && is_unseen(game));
        put_in_order(&mut games);
        games
    });
    view! {
        <Show when=move || games.with(|games| !games.is_empty())>
            <section class="panel continue">
                <h2>{app.words(key::APART_GAMES)}</h2>
                <ul class="game-list">
                    {move || games.get().into_iter().map(|game| view! { <Game game/> }).collect_view()}
                </ul>
            </section>
        </Show>
    }
}

#[component]
fn Game(game: Summary) -> impl IntoView {
    let app = AppContext::current();
    let address = Route::Apart(game.game, None).address();
    let mine = waits(&game);
    let words = move || {
        let texts = app.texts();
        let Some(other) = game.other else {
            return (app.text(key::APART_WAITING), app.text(key::APART_OPEN_SEAT));
        };
        let name = player_name(&texts, other);
        if game.over {
            return (name, app.text(key::APART_OVER));
        }
        let turn = texts.turn(&if mine { Person::You } else { Person::named(name.clone()) });
        let left = game.left.map(|left| text!(texts, ApartLeft { time: time_left(&texts, game.pace, left) }));
        (name, [Some(turn), left].into_iter().flatten().collect::<Vec<_>>().join(" · "))
    };
    view! {
        <li class="game-line" class:waits=mine>
            <a href=address>
                <span class="portrait">{drawing::decoration(&Emblem::Table)}</span>
                <span class="words"><b>{move || words().0}</b><small>{move || words().1}</small></span>
            </a>
        </li>
    }
}
