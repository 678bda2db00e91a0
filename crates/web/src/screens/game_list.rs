//! Kept games as a list. A game that is removed can be brought back as long as the list is there.

use leptos::html;
use leptos::prelude::*;
use wagons_table::Session;
use wagons_texts::{key, text};

use super::game_line::{GameLine, title};
use crate::app::AppContext;
use crate::storage::SHELF;

/// How many games are shown at once: each has to be counted, and there may be thousands.
const AT_ONCE: usize = 40;

/// Games, in the order given.
#[component]
pub(crate) fn GameList(games: Vec<Session>) -> impl IntoView {
    let app = AppContext::current();
    let listed = RwSignal::new(games);
    let shown = RwSignal::new(AT_ONCE);
    let removed = RwSignal::new(None::<(usize, Session)>);
    let remove = move |session: Session| {
        let place = listed.with_untracked(|games| games.iter().position(|game| game.id() == session.id()));
        let Some(place) = place else { return };
        // What a browser does not remove is listed again the next time.
        let _ = SHELF.forget_session(session.id());
        listed.update(|games| drop(games.remove(place)));
        removed.set(Some((place, session)));
    };
    let bring_back = move |_| {
        if let Some((place, session)) = removed.get_untracked() {
            app.keep(&session);
            listed.update(|games| games.insert(place.min(games.len()), session));
            removed.set(None);
        }
    };
    let undo = NodeRef::<html::Button>::new();
    // The button that had the focus is gone with its game.
    Effect::new(move |_| undo.get().map(|button| button.focus()));
    let farewell = move || {
        let (_, session) = removed.get()?;
        let gone = text!(app, GameRemoved { name: title(app, &session) });
        Some(view! {
            <p class="notice" role="status">
                <span>{gone}</span>
                <button node_ref=undo on:click=bring_back>{app.text(key::GAME_UNDO)}</button>
            </p>
        })
    };
    view! {
        <ul class="game-list">
            <For each=move || listed.with(|games| games.iter().take(shown.get()).cloned().collect::<Vec<_>>()) key=Session::id let:session>
                <GameLine session remove/>
            </For>
        </ul>
        <Show when=move || { shown.get() < listed.with(Vec::len) }>
            <button on:click=move |_| shown.update(|shown| *shown += AT_ONCE)>{app.words(key::GAMES_MORE)}</button>
        </Show>
        {farewell}
    }
}
