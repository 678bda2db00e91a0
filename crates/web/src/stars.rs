//! Stars won in solo games.

use leptos::prelude::*;
use wagons_art::Star;
use wagons_table::Feat;
use wagons_texts::text;

use crate::app::AppContext;
use crate::drawing;

/// The stars of one game: those won, and those still to be won.
#[component]
pub(crate) fn Stars(won: u8) -> impl IntoView {
    let app = AppContext::current();
    let label = move || text!(app, SoloStars { stars: won, most: Feat::MOST_STARS });
    let star = |place: u8| drawing::decoration(if place < won { &Star::Won } else { &Star::Open });
    view! {
        <span class="stars" role="img" aria-label=label>
            {(0..Feat::MOST_STARS).map(star).collect_view()}
        </span>
    }
}
