//! The cards a side was given and has yet to place, in order.

use leptos::prelude::*;
use wagons_art::TerritorySide;
use wagons_rules::Seat;

use super::state::State;
use crate::drawing;

/// The queue of a side.
#[component]
pub(crate) fn Queue(seat: Memo<Seat>) -> impl IntoView {
    let state = State::here();
    let cards = Memo::new(move |_| state.shown.with(|position| position.free_cards(seat.get()).to_vec()));
    let label = move || state.house.text_with("table-queue", &[("name", state.name(seat.get()).into())]);
    view! {
        <ol class="queue" aria-label=label class:empty=move || cards.with(Vec::is_empty)>
            <For each=move || cards.get() key=|card| *card let:card>
                <li>{drawing::named(&TerritorySide::upright(card), card.letter().to_string())}</li>
            </For>
        </ol>
    }
}
