//! The end of a game: both towns are counted line by line, then it is said who has won and why.
//!
//! It lies over the table and can be put away to look around; the bar brings it back.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use wagons_art::Face;
use wagons_rules::Seat;
use wagons_table::{Again, Kind, Position, Score, ScoreLine, Session};
use wagons_texts::{Occasion, key};
use wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent};

use super::reckoning::Count;
use super::solo_ending::SoloEnding;
use super::state::State;
use crate::dialog::opened_by;
use crate::drawing;
use crate::route::Route;
use crate::sound::Sound;
use crate::storage;
use crate::todays_news::TellDay;

/// How long the last move can be looked at before the count begins, in milliseconds at the normal pace.
const LOOK: u32 = 1_100;
/// How long a line of the count takes.
const LINE: u32 = 560;

/// The count and the result, once the game on the table is over.
#[component]
pub(crate) fn Ending() -> impl IntoView {
    let state = State::current();
    let is_over = Memo::new(move |_| state.is_over());
    let lines = Memo::new(move |_| {
        let is_over = state.shown.with(Position::is_over);
        if is_over { state.score.with(Score::lines) } else { Vec::new() }
    });
    let count = RwSignal::new(0);
    begin_when_over(state, is_over, count, lines);
    count_on(state, count, lines);
    let is_counted = Memo::new(move |_| is_over.get() && count.get() >= lines.with(Vec::len));
    let dialog = opened_by(state.ending);
    let title = NodeRef::<leptos::html::H2>::new();
    Effect::new(move |_| {
        if let (true, true, Some(title)) = (state.ending.get(), is_counted.get(), title.get()) {
            // The button that had the focus is gone now.
            let _ = title.focus();
        }
    });
    Effect::new(move |was_counted: Option<bool>| {
        let counted = is_counted.get();
        let by_person = untrack(|| state.winner().is_some_and(|seat| state.is_person(seat)));
        if was_counted == Some(false) && counted && by_person {
            state.app.sound(Sound::Win);
        }
        counted
    });
    let pressed = move |event: MouseEvent| {
        if !is_counted.get_untracked() {
            count.set(lines.with_untracked(Vec::len));
        } else if is_backdrop(&event) {
            state.ending.set(false);
        }
    };
    let app = state.app;
    view! {
        <dialog class="ending" node_ref=dialog aria-labelledby="ending-title" on:click=pressed
            on:close=move |_| state.ending.set(false)>
            <div class="inside">
                <button class="close" aria-label=move || app.text(key::ENDING_CLOSE) on:click=move |_| state.ending.set(false)>"×"</button>
                <h2 id="ending-title" tabindex="-1" node_ref=title>
                    {move || if is_counted.get() { state.result_title() } else { app.text(key::ENDING_COUNTING) }}
                </h2>
                <Count lines count is_counted/>
                <div class="verdict" role="status">
                    {move || is_counted.get().then(|| verdict(state))}
                </div>
                <div class="choices">
                    <Show when=move || is_counted.get()
                        fallback=move || view! { <button autofocus>{move || app.text(key::ENDING_SKIP)}</button> }>
                        {choices(state)}
                    </Show>
                </div>
            </div>
        </dialog>
    }
}

/// Opens the count when the last move lies on the table. A game that was over before is shown with its result at once;
/// a last move that is taken back puts everything away.
fn begin_when_over(state: State, is_over: Memo<bool>, count: RwSignal<usize>, lines: Memo<Vec<ScoreLine>>) {
    Effect::new(move |was_over: Option<bool>| {
        let over = is_over.get();
        if over {
            state.session.with_untracked(|session| storage::note(state.app, session));
        }
        match (was_over, over) {
            (Some(false), true) => {
                let wait = state.app.pace().milliseconds(LOOK);
                Timeout::new(wait, move || {
                    // The move may have been taken back meanwhile, or the table left.
                    if is_over.try_get_untracked() == Some(true) {
                        state.ending.set(true);
                    }
                })
                .forget();
            }
            (None, true) => {
                count.set(lines.with_untracked(Vec::len));
                state.ending.set(true);
            }
            (Some(true), false) => {
                count.set(0);
                state.ending.set(false);
            }
            _ => {}
        }
        over
    });
}

/// Counts the next line when its time has come.
fn count_on(state: State, count: RwSignal<usize>, lines: Memo<Vec<ScoreLine>>) {
    Effect::new(move |_| {
        let (counted, all) = (count.get(), lines.with(Vec::len));
        if !state.ending.get() || counted >= all {
            return;
        }
        let wait = state.app.pace().milliseconds(LINE);
        if wait == 0 {
            count.set(all);
            return;
        }
        Timeout::new(wait, move || {
            // The player may have skipped the rest meanwhile, or left the table.
            if count.try_get_untracked() == Some(counted) {
                count.set(counted + 1);
                state.app.sound(Sound::Point);
            }
        })
        .forget();
    });
}

/// Why it ended so, and what the opponent has to say about it.
fn verdict(state: State) -> impl IntoView {
    let level = Seat::BOTH.into_iter().find_map(|seat| Some((seat, state.level(seat)?)));
    let says = level.map(|(seat, level)| {
        let won = state.winner() == Some(seat);
        let occasion = if won { Occasion::Winning } else { Occasion::Losing };
        let line = state.app.texts().line(level, occasion);
        view! { <figure>{drawing::decoration(&Face(level))}<blockquote>{line}</blockquote></figure> }
    });
    view! { <p>{state.result()}</p>{says}<SoloEnding/> }
}

/// What can be done now.
fn choices(state: State) -> impl IntoView {
    let app = state.app;
    let again = move |again: Again| {
        move |_| {
            let id = js_sys::Date::now() as u64;
            let next = state.session.with_untracked(|session| session.again(id, again));
            app.keep(&next);
            Route::Game(id).open();
        }
    };
    let review = Route::Review(state.session.with_untracked(Session::id)).address();
    view! {
        <button class="primary" on:click=again(Again::NewDeal)>{move || app.text(key::ENDING_AGAIN)}</button>
        <a class="button" href=review>{move || app.text(key::ENDING_LOOK_BACK)}</a>
        <button on:click=again(Again::SameDeal)>{move || same_deal(state)}</button>
        <button on:click=move |_| state.sharing.set(true)>{move || app.text(key::ENDING_SHARE)}</button>
        <TellDay/>
        {state.is_solo().then(|| view! {
            <a class="button" href=Route::Solo.address()>{move || app.text(key::SOLO_ALL)}</a>
        })}
        <a class="button" href=Route::Home.address()>{move || app.text(key::TABLE_HOME)}</a>
    }
}

/// The same cards once more: against a computer whose seat can change, they are played from the other side.
fn same_deal(state: State) -> String {
    let swaps = matches!(state.session.with(Session::kind), Kind::Versus { day: None, .. });
    state.app.text(if swaps { key::ENDING_OTHER_SIDE } else { key::ENDING_SAME_DEAL })
}

/// Whether a click fell beside what the dialog shows.
fn is_backdrop(event: &MouseEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    target.is_some_and(|target| target.tag_name().eq_ignore_ascii_case("dialog"))
}
