//! The scoring cards, always at hand: title, pictogram and the points of both sides, with the sentence where there is room
//! for it. While a card is placed, they and the six terrains below them say what would change, so that nothing has to be
//! written over the town.

use leptos::prelude::*;
use wagons_art::Pictogram;
use wagons_rules::{Card, Rule, Seat, Terrain};
use wagons_table::{Counted, Position};
use wagons_texts::{key, number};
use web_sys::PointerEvent;

use super::state::State;
use crate::drawing;

/// The scoring cards and the terrains.
#[component]
pub(super) fn Goals() -> impl IntoView {
    let state = State::current();
    let cards = Memo::new(move |_| state.shown.with(Position::scoring));
    let inside = move |side: fn((f64, f64)) -> f64| move || format!("{:.0}px", side(state.inside.get()));
    let terrain = move |terrain: Terrain| {
        let counted = Counted::Rule(Rule::Group(terrain));
        view! {
            <li>
                <span class="swatch">{drawing::decoration(&terrain)}</span> <span class="heard">{move || state.line_title(counted)}</span>
                {both_points(state, counted)}
            </li>
        }
    };
    view! {
        <section class="goals" aria-label=state.app.words(key::TABLE_GOALS) data-count=move || cards.with(Vec::len).to_string()
            style=("--inside-width", inside(|inside| inside.0)) style=("--inside-height", inside(|inside| inside.1))>
            <ul class="cards">
                <For each=move || cards.get() key=|card| *card let:card><li>{goal(state, card)}</li></For>
            </ul>
            <Show when=move || state.shows_score()><ul class="terrains">{Terrain::ALL.map(terrain)}</ul></Show>
        </section>
    }
}

/// A scoring card. A mouse that rests on it, a tap or a key asks about it.
fn goal(state: State, card: Card) -> impl IntoView {
    let counted = Counted::Rule(Rule::Scoring(card));
    let is_asked = move || state.asked.get() == Some(counted);
    // A click keeps it open that the mouse alone would close again.
    let pinned = StoredValue::new(false);
    let by_mouse = |event: &PointerEvent| event.pointer_type() == "mouse";
    let entered = move |event: PointerEvent| {
        if by_mouse(&event) && state.asked.get_untracked() != Some(counted) {
            pinned.set_value(false);
            state.ask(Some(counted));
        }
    };
    let left = move |event: PointerEvent| {
        if by_mouse(&event) && !pinned.get_value() && state.asked.get_untracked() == Some(counted) {
            state.ask(None);
        }
    };
    let pressed = move |event: web_sys::MouseEvent| {
        let opens = state.asked.get_untracked() != Some(counted);
        // A mouse has opened it by coming here, so its first click only keeps it.
        let keeps = !opens && !pinned.get_value() && event.detail() > 0;
        pinned.set_value(opens || keeps);
        state.ask((opens || keeps).then_some(counted));
    };
    view! {
        <button class="goal" aria-expanded=move || is_asked().to_string()
            on:pointerenter=entered on:pointerleave=left on:click=pressed>
            <span class="pictogram">{drawing::decoration(&Pictogram(card))}</span>
            <b class="title">{move || state.app.texts().card(card)}</b>
            " "
            <span class="sentence">{move || state.app.texts().rule(card)}</span>
            " "
            <Show when=move || state.shows_score()>{both_points(state, counted)}</Show>
        </button>
    }
}

/// What a line brings both sides, with what the card that is placed would change.
fn both_points(state: State, counted: Counted) -> impl IntoView {
    let [viewer, opponent] = state.seats();
    let side = move |seat: Memo<Seat>| {
        move || {
            let points = state.score.with(|score| score.points(counted, seat.get()))?;
            let change = state.change_on(counted, seat.get());
            let words = match change {
                0 => number(points),
                change => format!("{}→{}", number(points), number(points + change)),
            };
            Some(view! { <span class:better={change > 0} class:worse={change < 0}>{words}</span> })
        }
    };
    view! {
        <span class="both">
            {side(viewer)}
            {(!state.is_solo()).then(|| view! { <i>":"</i> {side(opponent)} })}
        </span>
    }
}

impl State {
    /// Asks about a line of the count: what makes it is lit on both sides. Nothing ends the question.
    pub(crate) fn ask(self, counted: Option<Counted>) {
        if self.asked.get_untracked() != counted {
            self.asked.set(counted);
        }
    }

    /// What the card that is pointed with would change on a side's line.
    pub(super) fn change_on(self, counted: Counted, seat: Seat) -> i32 {
        let Counted::Rule(rule) = counted else { return 0 };
        self.change.with(|change| change.as_ref().map_or(0, |change| change.of(seat).on(rule)))
    }
}
