//! What one can do now, and whose turn it is.

use leptos::prelude::*;
use wagons_client::{Position, Session};
use wagons_rules::Decision;

use super::state::State;

/// The bar with the turn and its buttons.
#[component]
pub(crate) fn Bar() -> impl IntoView {
    let state = State::here();
    let house = state.house;
    let laid = move || state.session.with(|session| session.laid().is_some());
    let confirm = move || {
        let key = if state.session.with(Session::ends_turn) { "table-end-turn" } else { "table-place" };
        laid().then(
            || view! { <button class="primary" on:click=move |_| state.confirm()>{house.text(key)}</button> },
        )
    };
    view! {
        <div class="bar">
            <p class="turn">{move || turn(state)}</p>
            <button disabled=move || !state.session.with(Session::can_undo) on:click=move |_| state.undo()>
                {move || house.text("table-undo")}
            </button>
            <button disabled=move || state.card_to_place().is_none() on:click=move |_| state.turn()>
                {move || house.text("table-turn")}
            </button>
            {confirm}
        </div>
    }
}

/// Whose turn it is and what is to be decided.
fn turn(state: State) -> String {
    let (mover, decision) = state.shown.with(|position| (position.to_move(), position.decision()));
    let (Some(mover), Some(decision)) = (mover, decision) else { return state.house.text("table-over") };
    let name = state.name(mover);
    if !state.is_persons_turn() {
        return state.house.text_with("table-waiting", &[("name", name.into())]);
    }
    match decision {
        Decision::Start => state.house.text_with("table-choose-start", &[("name", name.into())]),
        Decision::Draft => state.house.text_with("table-choose-card", &[("name", name.into())]),
        Decision::Place(card) => {
            let is_free = state.shown.with(|position| Position::free_cards(position, mover).contains(&card));
            let key = if is_free { "table-place-free" } else { "table-place-card" };
            state.house.text_with(key, &[("name", name.into()), ("card", card.into())])
        }
    }
}
