//! Trying out other moves from a position of a game, for both sides and without end.

use leptos::prelude::*;
use wagons_table::{Kind, Session};
use wagons_texts::key;

use super::session_at;
use crate::app::AppContext;
use crate::route::Route;
use crate::screens::Lost;
use crate::table::{State, Table};

/// The table of the game at an address, after so many of its moves. It leads back there.
#[component]
pub(crate) fn ExploreScreen(seen: usize, origin: Route) -> impl IntoView {
    let app = AppContext::current();
    let Ok(session) = session_at(&origin) else {
        return view! { <Lost reason=key::LOST_GAME/> }.into_any();
    };
    let explored = Session::new(session.id(), Kind::Explore, session.record().prefix(seen));
    let explored = explored.named(session.names().map(str::to_owned));
    let state = State::exploring(app, explored, session.kind());
    provide_context(state);
    view! { <Table way_back=Some(origin)/> }.into_any()
}
