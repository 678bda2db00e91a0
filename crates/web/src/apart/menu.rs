//! What two people can say and do besides playing: set phrases, reactions, and everything about the game itself.

use leptos::prelude::*;
use wagons_table::narration::{deed_name, phrase, player_name};
use wagons_texts::{key, text};
use wagons_wire::{Act, Phrase};

use super::attention;
use super::turns::ApartTable;
use crate::app::AppContext;
use crate::dialog::opened_by;

/// A speech bubble, and an eye.
const BUBBLE: &str = "M4 4H20V16H11L6 21V16H4Z";
const EYE: &str = "M2 12Q12 1 22 12Q12 23 2 12ZM12 9A3 3 0 1 0 12.1 9Z";

/// The button that opens the menu, with the number of those who watch.
#[component]
pub(crate) fn MenuButton(apart: ApartTable) -> impl IntoView {
    let app = AppContext::current();
    let watchers = Memo::new(move |_| apart.watchers());
    let label = move || {
        let menu = app.text(key::APART_MENU);
        match watchers.get() {
            0 => menu,
            count => format!("{menu}. {}", text!(app, ApartWatchers { count: count as i32 })),
        }
    };
    view! {
        <button class="quiet talk" aria-label=label title=label on:click=move |_| apart.menu.set(true)>
            <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true"><path d=BUBBLE></path></svg>
            <Show when=move || watchers.get() != 0>
                <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true"><path d=EYE></path></svg>
                <small>{move || watchers.get()}</small>
            </Show>
        </button>
    }
}

/// The menu.
#[component]
pub(super) fn Menu(apart: ApartTable) -> impl IntoView {
    let app = AppContext::current();
    let dialog = opened_by(apart.menu);
    let close = move || apart.menu.set(false);
    let say = move |said: Phrase| {
        let words = move || phrase(&app.texts(), said);
        let send = move |_| {
            apart.act(Act::Say(said));
            close();
        };
        view! { <button class:reaction=said.is_reaction() on:click=send>{words}</button> }
    };
    let called = move || {
        let player = apart.mirror(|mirror| mirror.standing().player(mirror.you()?))?;
        Some(text!(app, ApartYouAre { name: player_name(&app.texts(), player) }))
    };
    let sits = Memo::new(move |_| apart.you().is_some());
    let watchers = move || {
        let count = apart.watchers() as i32;
        (count > 0).then(|| view! { <p>{text!(app, ApartWatchers { count })}</p> })
    };
    view! {
        <dialog class="sharing talk" node_ref=dialog aria-labelledby="menu-title" on:close=move |_| close()>
            <button class="close" aria-label=app.words(key::TABLE_CLOSE) on:click=move |_| close()>"×"</button>
            <h2 id="menu-title">{move || app.text(if sits.get() { key::APART_SAY } else { key::APART_MENU })}</h2>
            <Show when=move || sits.get()>
                <div class="phrases">{Phrase::ALL.iter().map(|&said| say(said)).collect_view()}</div>
            </Show>
            {watchers}
            <p>{called}</p>
            <div class="deeds">
                <Deeds apart/>
                <attention::Wish/>
                <attention::Calls/>
            </div>
        </dialog>
    }
}

/// A button for everything that can be done now. What cannot be undone asks once more.
#[component]
fn Deeds(apart: ApartTable) -> impl IntoView {
    let app = AppContext::current();
    let sure = RwSignal::new(None::<Act>);
    Effect::new(move |_| {
        if !apart.menu.get() {
            sure.set(None);
        }
    });
    let can = Memo::new(move |_| apart.deeds());
    let deed = move |act: Act| {
        let asked = act.clone();
        let is_asked = move || sure.get().as_ref() == Some(&asked);
        let is_final = matches!(act, Act::Resign | Act::CallOff | Act::Reopen | Act::Claim);
        let (name, is_red) = (deed_name(&act), is_asked.clone());
        let words = move || {
            let deed = name.map(|key| app.text(key)).unwrap_or_default();
            if is_asked() { text!(app, ApartSure { deed }) } else { deed }
        };
        let press = move |_| {
            if is_final && sure.get_untracked().as_ref() != Some(&act) {
                sure.set(Some(act.clone()));
                return;
            }
            apart.act(act.clone());
            if act != Act::Rename {
                apart.menu.set(false);
            }
        };
        view! { <button class:primary=is_red on:click=press>{words}</button> }
    };
    move || can.get().into_iter().map(deed).collect_view()
}
