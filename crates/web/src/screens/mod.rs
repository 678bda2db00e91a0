//! The screens, one file each, and which of them belongs to an address.

mod about;
pub(crate) mod choice;
mod daily;
pub(crate) mod deal_field;
mod everybody;
mod game_line;
mod game_list;
mod games;
mod home;
mod import;
mod keeping;
mod learn;
mod lost;
mod numbers;
mod opponent_picker;
mod opponents;
mod practice;
mod review;
pub(crate) mod rules;
mod settings;
mod shell;
mod solo;
mod together;
mod weeks;

use leptos::prelude::*;
use wagons_texts::key;

pub(crate) use choice::Choice;
pub(crate) use lost::Lost;
pub(crate) use rules::Place;
pub(crate) use shell::Shell;

use crate::apart::{ApartScreen, Devices, Find, Invite};
use crate::parts;
use crate::route::Route;
use crate::table::GameScreen;

/// The screen of a route. All but the first one are in [`parts`] that are loaded after it.
pub(crate) fn screen(route: Route) -> AnyView {
    match route {
        Route::Home => view! { <home::Home/> }.into_any(),
        Route::Review(_)
        | Route::Shared(_)
        | Route::Explore(..)
        | Route::Apart(..)
        | Route::Game(_)
        | Route::Learn
        | Route::Practice(_) => parts::TABLE.show(route),
        _ => parts::PAGES.show(route),
    }
}

/// A screen at which a town is built or looked at.
pub(crate) fn at_the_table(route: &Route) -> AnyView {
    match *route {
        Route::Explore(seen, ref game) => {
            view! { <review::ExploreScreen seen origin=(**game).clone()/> }.into_any()
        }
        Route::Apart(game, _) => view! { <ApartScreen game/> }.into_any(),
        Route::Game(id) => view! { <GameScreen id/> }.into_any(),
        Route::Learn => view! { <learn::Learn/> }.into_any(),
        Route::Practice(number) => view! { <practice::Practice number/> }.into_any(),
        _ => view! { <review::ReviewScreen origin=route.clone()/> }.into_any(),
    }
}

/// A screen with something to read, to choose or to set.
pub(crate) fn page(route: &Route) -> AnyView {
    match *route {
        Route::Friend => view! { <Invite/> }.into_any(),
        Route::Find => view! { <Find/> }.into_any(),
        Route::Devices(code) => view! { <Devices code/> }.into_any(),
        Route::Opponents => view! { <opponents::Opponents/> }.into_any(),
        Route::Together => view! { <together::Together/> }.into_any(),
        Route::Daily => view! { <daily::Daily/> }.into_any(),
        Route::Games => view! { <games::Games/> }.into_any(),
        Route::Numbers => view! { <numbers::NumbersPage/> }.into_any(),
        Route::Settings => view! { <settings::SettingsScreen/> }.into_any(),
        Route::About => view! { <about::About/> }.into_any(),
        Route::Rules(_) => view! { <rules::RulesPage/> }.into_any(),
        Route::Solo => view! { <solo::Solo/> }.into_any(),
        _ => view! { <lost::Lost reason=key::LOST_ADDRESS/> }.into_any(),
    }
}
