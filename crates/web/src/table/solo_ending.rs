//! What a finished solo game was worth: its stars, whether it is the best so far, and the scenario it opened.

use std::sync::Arc;

use leptos::prelude::*;
use wagons_rules::solo::Scenario;
use wagons_table::solo_book::stars;
use wagons_table::{Kind, Position, Session};
use wagons_texts::{key, text};

use super::state::State;
use crate::solo_shelf;
use crate::stars::Stars;
use crate::storage::Browser;

/// The worth of a solo game that is over and noted. Other games have none.
#[component]
pub(crate) fn SoloEnding() -> impl IntoView {
    let state = State::here();
    state.session.with_untracked(|session| worth(state, session))
}

fn worth(state: State, session: &Session) -> Option<impl IntoView + use<>> {
    let position = session.position();
    let (Kind::Solo, Position::Solo(game)) = (session.kind(), &position) else { return None };
    let won = stars(game)?;
    let house = state.house;
    let is_best = solo_shelf::book(&Browser).is_best(session.id());
    let opened = opened(&position).filter(|_| won > 0).map(|scenario| {
        let title = move || house.texts().scenario(&scenario);
        view! { <p>{move || text!(house, SoloOpened { scenario: title() })}</p> }
    });
    Some(view! {
        <div class="worth">
            <Stars won/>
            {is_best.then(|| view! { <p>{move || house.text(key::SOLO_IS_BEST)}</p> })}
            {opened}
        </div>
    })
}

/// The scenario of the campaign that comes after the one played, if it is open and was not played yet.
fn opened(position: &Position) -> Option<Arc<Scenario>> {
    let Position::Solo(game) = position else { return None };
    let book = solo_shelf::book(&Browser);
    let stages = book.campaign().stages(game.variant());
    let place = stages.iter().position(|stage| stage.scenario == *game.scenario())?;
    let next = stages.get(place + 1).filter(|stage| stage.is_open && stage.best.is_none());
    next.map(|stage| stage.scenario.clone())
}
