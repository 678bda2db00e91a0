//! After the game: walking through it again, with the computer's judgement beside it, and trying out other moves.

pub(super) mod course;
mod explained;
mod explore;
mod graph;
mod look;
mod panel;
mod place;
mod study;
mod walk;

pub(crate) use explore::ExploreScreen;

use leptos::prelude::*;
use wagons_art::Sign;
use wagons_rules::AnyRecord;
use wagons_table::link::SharedError;
use wagons_table::{Kind, Session};
use wagons_texts::key;

use self::look::Look;
use self::panel::Panel;
use self::walk::Walk;
use super::Lost;
use super::import::{Import, Refusal};
use super::shell::Shell;
use crate::app::AppContext;
use crate::drawing;
use crate::route::Route;
use crate::sharing::Sharing;
use crate::storage;
use crate::table::{Board, Frame};

/// Why there is no game at an address.
enum Missing {
    /// The address names no game, or none that is kept.
    Game,
    /// What came with the link is no game.
    Link(SharedError),
}

/// The game of an address.
fn session_at(route: &Route) -> Result<Session, Missing> {
    match route {
        Route::Review(id) => storage::session(*id).ok_or(Missing::Game),
        Route::Shared(game) => {
            let record = game.open().map_err(Missing::Link)?;
            let kind = if matches!(record, AnyRecord::Solo(_)) { Kind::Solo } else { Kind::Explore };
            Ok(Session::new(0, kind, record).named(game.names.clone()))
        }
        _ => Err(Missing::Game),
    }
}

/// The look back on the game of an address.
#[component]
pub(crate) fn ReviewScreen(origin: Route) -> impl IntoView {
    let app = AppContext::current();
    match session_at(&origin) {
        Ok(session) => {
            let look = Look::back_on(app, session, origin);
            provide_context(look.state);
            provide_context(look);
            view! { <Replay/> }.into_any()
        }
        // What is wrong with the link, and a place to try another.
        Err(Missing::Link(error)) => view! {
            <Shell title=key::REVIEW_NO_GAME class="opponents">
                <section class="panel"><Refusal error/></section>
                <Import/>
            </Shell>
        }
        .into_any(),
        Err(Missing::Game) => view! { <Lost reason=key::LOST_GAME/> }.into_any(),
    }
}

/// The table as it was, the way through the game below it, and what there is to know beside it.
#[component]
fn Replay() -> impl IntoView {
    let look = Look::current();
    let (state, app) = (look.state, look.state.app);
    view! {
        <Frame class="review">
            <Board title=key::REVIEW_TITLE>
                <a class="button quiet" href="#/" aria-label=app.words(key::TABLE_HOME)>{drawing::decoration(&Sign::Home)}</a>
                <button class="quiet share" aria-label=app.words(key::ENDING_SHARE) on:click=move |_| state.sharing.set(true)>{drawing::decoration(&Sign::Share)}</button>
            </Board>
            <Panel/>
            <Walk/>
        </Frame>
        <Sharing/>
    }
}
