//! The screens, one file each, and which of them belongs to an address.

mod home;

use leptos::prelude::*;

use crate::route::Route;
use crate::table::GameScreen;

/// The screen of a route.
pub(crate) fn screen(route: &Route) -> AnyView {
    match *route {
        Route::Game(id) => view! { <GameScreen id/> }.into_any(),
        _ => view! { <home::Home/> }.into_any(),
    }
}
