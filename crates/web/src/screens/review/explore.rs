//! Trying out other moves from a position of a game, for both sides and without end.

use leptos::prelude::*;
use wagons_table::{Kind, Session};

use super::session_at;
use crate::app::AppContext;
use crate::route::Route;
use crate::table::{State, Table, direct};

/// The table of the game at an address, after so many of its moves. It leads back there.
#[component]
pub(crate) fn ExploreScreen(seen: usize, origin: Route) -> impl IntoView {
    let app = AppContext::current();
    let Ok(session) = session_at(&origin) else {
        Route::Home.open();
        return ().into_any();
    };
    let record = session.record().prefix(seen);
    let state = State::exploring(app, Session::new(session.id(), Kind::Explore, record), session.kind());
    provide_context(state);
    direct(state);
    view! { <Table way_back=Some(origin)/> }.into_any()
}
