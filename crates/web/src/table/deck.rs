//! The deck in the middle of the circle: its top card, and how many there are. What lies below is not on the page.

use leptos::prelude::*;
use wagons_art::{CardBack, TerritorySide};
use wagons_rules::Card;
use wagons_table::Position;
use wagons_texts::text;

use super::state::State;
use crate::drawing;

/// The round of a solo game and, in the first, the deck.
#[component]
pub(crate) fn Deck() -> impl IntoView {
    let state = State::current();
    let deck = Memo::new(move |_| state.shown.with(Position::deck));
    let round = move || {
        let number = state.shown.with(Position::round).map_or(1, wagons_rules::solo::Round::number);
        text!(state.app, SoloRoundOf { number })
    };
    view! {
        <div class="deck" class:empty=move || deck.get().is_none()>
            {move || deck.get().map(|(top, count)| pile(state, top, count))}
            <p class="round">{round}</p>
        </div>
    }
}

/// The top card on as many backs as lie below it.
fn pile(state: State, top: Card, count: usize) -> impl IntoView {
    let texts = state.app.texts();
    let territories = top.territories().map(|territory| texts.territory(territory)).join(", ");
    let name = text!(texts, SoloDeck { count, card: top, territories });
    let letters = state.app.letters();
    let backs = (1..count).map(|depth| {
        let depth = depth.to_string();
        view! { <div class="below" style=("--depth", depth)>{drawing::decoration(&CardBack)}</div> }
    });
    view! {
        <div class="pile">
            {backs.collect_view()}
            <div class="top" data-card=top.letter().to_string()>
                {drawing::named(&TerritorySide { letters, ..TerritorySide::upright(top) }, name)}
            </div>
            <span class="count" aria-hidden="true">{format!("× {count}")}</span>
        </div>
    }
}
