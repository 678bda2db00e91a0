//! Two people at one screen: when the turn goes to the other, it is said whose it is.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use wagons_rules::Seat;
use wagons_table::{Kind, Position};

use super::state::State;

/// How long it stays, in milliseconds.
const STAYS: u32 = 1_800;

impl State {
    /// Whether two people share the screen.
    pub(super) fn is_together(self) -> bool {
        self.people.get() == Kind::Together
    }
}

/// Whose turn it is, for a moment. Those who do not see it are [asked](State::and_asked) by name anyway.
#[component]
pub(crate) fn Handover() -> impl IntoView {
    let state = State::current();
    let shown = RwSignal::new(None::<Seat>);
    // Who is named last stays as long as who was named before.
    let end = StoredValue::new_local(None);
    Effect::new(move |before: Option<Option<Seat>>| {
        let mover = state.shown.with(Position::to_move);
        if state.is_together() && mover.is_some() && before.is_some_and(|before| before != mover) {
            shown.set(mover);
            end.set_value(Some(Timeout::new(STAYS, move || shown.set(None))));
        }
        mover
    });
    let told = move |seat: Seat| state.app.texts().turn(&state.person(seat));
    move || shown.get().map(|seat| view! { <p class="passing handover" aria-hidden="true">{told(seat)}</p> })
}
