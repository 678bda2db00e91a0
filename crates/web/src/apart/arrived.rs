//! Somebody has sat down opposite while this player was elsewhere on the page.

use std::collections::BTreeMap;

use leptos::prelude::*;
use wagons_table::narration::player_name;
use wagons_texts::{key, text};
use wagons_wire::{GameId, Player};

use crate::app::AppContext;
use crate::route::Route;
use crate::sound::Sound;

/// A notice with the way to the table, until it is taken.
#[component]
pub(crate) fn Arrived() -> impl IntoView {
    let app = AppContext::current();
    let arrived = RwSignal::new(None::<(GameId, Player)>);
    let others = Memo::new(move |_| {
        app.line.read(|link| {
            let running = link.games().filter(|game| !game.over);
            running.map(|game| (game.game, game.other)).collect::<BTreeMap<_, _>>()
        })
    });
    Effect::new(move |before: Option<BTreeMap<GameId, Option<Player>>>| {
        let now = others.get();
        let was_empty = |game| before.as_ref().is_some_and(|before| before.get(game) == Some(&None));
        let new = now
            .iter()
            .find_map(|(game, other)| other.filter(|_| was_empty(game)).map(|other| (*game, other)));
        if let Some(new) = new {
            app.sound(Sound::Point);
            arrived.set(Some(new));
        }
        now
    });
    let is_there = move |game| matches!(app.route(), Route::Apart(shown, _) if shown == game);
    Effect::new(move |_| {
        if arrived.get().is_some_and(|(game, _)| is_there(game)) {
            arrived.set(None);
        }
    });
    move || {
        arrived.get().filter(|&(game, _)| !is_there(game)).map(|(game, other)| {
            let words = text!(app, StrangersArrived { name: player_name(&app.texts(), other) });
            view! {
                <div class="edition" role="status">
                    <span>{words}</span>
                    <button on:click=move |_| Route::Apart(game, None).open()>
                        {app.text(key::STRANGERS_TO_TABLE)}
                    </button>
                </div>
            }
        })
    }
}
