//! What a screen reader is told while nothing else changes: moves, turns, points.

use leptos::prelude::*;

/// A voice. What is said last replaces what was not heard yet.
#[derive(Clone, Copy)]
pub(crate) struct Announcer {
    /// Two places, used in turn, so that the same sentence can be said twice.
    said: RwSignal<[String; 2]>,
    turn: StoredValue<usize>,
}

impl Announcer {
    pub(crate) fn new() -> Self {
        Self { said: RwSignal::default(), turn: StoredValue::new(0) }
    }

    /// Says a sentence.
    pub(crate) fn say(self, sentence: impl Into<String>) {
        let turn = 1 - self.turn.get_value();
        self.turn.set_value(turn);
        let mut said = [String::new(), String::new()];
        said[turn] = sentence.into();
        self.said.set(said);
    }

    /// The place on the page where it is heard.
    pub(crate) fn view(self) -> impl IntoView {
        [0, 1].map(|place: usize| {
            let said = move || self.said.get()[place].clone();
            view! { <div class="heard" role="status" aria-live="polite">{said}</div> }
        })
    }
}
