//! The screen of a game in play.

use leptos::prelude::*;
use wagons_art::Sign;
use wagons_table::Position;
use wagons_texts::key;

use super::bar::Bar;
use super::board::Board;
use super::count;
use super::director;
use super::ending::Ending;
use super::expectation::Expectation;
use super::frame::Frame;
use super::handover::Handover;
use super::help::Help;
use super::keys;
use super::log::Log;
use super::rival_town::{RivalPlan, RivalTown};
use super::rival_turns::RivalTurns;
use super::sheet::{RivalLines, ScoreSheet};
use super::stage::Stage;
use super::state::State;
use crate::apart::MenuButton;
use crate::app::AppContext;
use crate::drawing;
use crate::hand::{is_desk, is_touched};
use crate::route::Route;
use crate::screens::Lost;
use crate::sharing::Sharing;
use crate::storage;

/// A game by its number; without such a game, that there is none.
#[component]
pub(crate) fn GameScreen(id: u64) -> impl IntoView {
    let app = AppContext::current();
    let Some(session) = storage::session(id) else {
        return view! { <Lost reason=key::LOST_GAME/> }.into_any();
    };
    let state = State::new(app, session);
    provide_context(state);
    state.say_opening();
    view! { <Table ends=true/><Handover/><Sharing/> }.into_any()
}

/// The table itself, around which a [`State`] must be provided. As long as it stands, it follows its game.
#[component]
pub(crate) fn Table(
    /// Where one goes from here, if not home.
    #[prop(optional_no_strip)]
    way_back: Option<Route>,
    /// Whether its game has an end that is celebrated.
    #[prop(optional)]
    ends: bool,
) -> impl IntoView {
    let state = State::current();
    let app = state.app;
    director::direct(state);
    if ends {
        count::follow(state);
    }
    keys::listen(move |key| keys::press(state, key));
    let alone = state.is_solo();
    let theirs = alone.then(|| view! { <RivalTown/><RivalPlan/> }.into_any());
    let at_end = move || ends && state.shown.with(Position::is_over) && state.stage() == Stage::Towns;
    let is_home_next = way_back.is_none();
    let help_label = if is_touched() { key::RULES_TITLE } else { key::TABLE_KEYS };
    view! {
        <Frame>
            <Board title=key::TABLE_TITLE theirs>
                {is_home_next.then(|| view! {
                    <a class="button quiet" href="#/" aria-label=app.words(key::TABLE_HOME)>{drawing::decoration(&Sign::Home)}</a>
                })}
                {way_back.map(|route| view! {
                    <a class="button" href=route.address()>{app.words(key::EXPLORE_BACK)}</a>
                    <Expectation/>
                })}
                {state.apart.map(|apart| view! { <MenuButton apart/> })}
                <button class="quiet" aria-label=app.words(help_label) on:click=move |_| state.help.set(true)>{drawing::decoration(&Sign::Help)}</button>
            </Board>
            <section class="sheet" aria-label=app.words(key::TABLE_SHEET)>
                <Show when=move || state.shows_score() fallback=move || view! { <p>{app.words(key::TABLE_SCORE_HIDDEN)}</p> }>
                    <ScoreSheet/>
                    {alone.then(|| view! { <RivalLines/> })}
                </Show>
                <details open=is_desk()>
                    <summary>{app.words(key::MOVES_TITLE)}</summary>
                    <Show when=move || director::can_watch_again(state)>
                        <button on:click=move |_| director::watch_again(state)>{app.words(key::TABLE_WATCH_AGAIN)}</button>
                    </Show>
                    <Log/>
                </details>
                {alone.then(|| view! {
                    <details>
                        <summary>{app.words(key::SOLO_TURNS)}</summary>
                        <RivalTurns/>
                    </details>
                })}
            </section>
            <Show when=at_end fallback=|| view! { <Bar/> }><Ending/></Show>
            <Help/>
        </Frame>
    }
}
