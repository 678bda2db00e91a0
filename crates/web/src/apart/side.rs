//! What stands beside a player's name in a game apart: whether they are there, and their clock.

use leptos::prelude::*;
use wagons_rules::Seat;
use wagons_table::narration::time_left;
use wagons_texts::{key, text};
use wagons_wire::Pace;

use super::turns::ApartTable;
use crate::app::AppContext;

/// Below this the clock is shown as urgent, in milliseconds.
const URGENT: i64 = 60_000;

/// The extras of a side.
#[component]
pub(crate) fn SideExtras(apart: ApartTable, seat: Memo<Seat>) -> impl IntoView {
    let app = AppContext::current();
    let is_there = Memo::new(move |_| {
        let seat = seat.get();
        apart.mirror(|mirror| mirror.standing().player(seat).map(|_| mirror.is_present(seat)))
    });
    let presence = move || {
        is_there.get().map(|there| {
            let words = app.text(if there { key::APART_PRESENT } else { key::APART_AWAY });
            view! { <span class="presence" class:here=there role="img" aria-label=words.clone() title=words></span> }
        })
    };
    let left = Memo::new(move |_| {
        let (now, seat) = (apart.now.get(), seat.get());
        apart.mirror(|mirror| Some((mirror.head().pace, mirror.left(seat, now)?)))
    });
    let shown = Memo::new(move |_| left.get().map(|(pace, left)| time_left(&app.texts(), pace, left)));
    let is_urgent = move || matches!(left.get(), Some((Pace::Clock { .. }, left)) if left < URGENT);
    let clock = move || {
        shown.get().map(|time| {
            let label = text!(app, ApartTime { time: time.clone() });
            view! { <time class="clock" class:urgent=is_urgent role="timer" aria-label=label>{time}</time> }
        })
    };
    view! { {presence}{clock} }
}
