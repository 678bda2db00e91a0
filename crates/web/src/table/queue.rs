//! The cards a side has yet to place, in order: those it was given, or the one it took.

use leptos::prelude::*;
use wagons_art::TerritorySide;
use wagons_rules::{Card, Decision, Seat};
use wagons_table::Position;
use wagons_texts::text;
use web_sys::{PointerEvent, TouchEvent};

use super::dragging::{cancel, drag, drop, hold, touch};
use super::state::State;
use crate::drawing;

/// The queue of a side. The card a person is to place now can be dragged from here into the town.
#[component]
pub(super) fn Queue(seat: Memo<Seat>) -> impl IntoView {
    let state = State::current();
    let cards = Memo::new(move |_| state.shown.with(|position| waiting(position, seat.get())));
    let label = move || text!(state.app, TableQueue { person: &state.person(seat.get()) });
    view! {
        <ol class="queue" aria-label=label class:empty=move || cards.with(Vec::is_empty)>
            <For each=move || cards.get() key=|card| *card let:card>
                {waiting_card(state, seat, card)}
            </For>
        </ol>
    }
}

/// What lies ready for a side.
pub(super) fn waiting(position: &Position, seat: Seat) -> Vec<Card> {
    let mut cards = position.free_cards(seat).to_vec();
    if let Some(Decision::Place(card)) = position.decision()
        && position.to_move() == Some(seat)
        && !cards.contains(&card)
    {
        cards.push(card);
    }
    cards
}

fn waiting_card(state: State, seat: Memo<Seat>, card: Card) -> impl IntoView {
    let is_next = move || {
        state.shown.with(Position::to_move) == Some(seat.get()) && state.card_to_place() == Some(card)
    };
    let turned = move || is_next() && state.ghost(seat.get()).is_some_and(|ghost| ghost.turned);
    let name = text!(state.app, CardName { card });
    let side = move || {
        drawing::named(&TerritorySide { turned: turned(), ..TerritorySide::upright(card) }, name.clone())
    };
    let touched = move |event: TouchEvent| {
        if is_next() {
            touch(&event);
        }
    };
    let when_next = move |does: fn(State, Seat, &PointerEvent)| {
        move |event: PointerEvent| {
            if is_next() {
                does(state, seat.get_untracked(), &event);
            }
        }
    };
    let pressed = when_next(|_, _, event| hold(event));
    let dragged = when_next(|state, seat, event| {
        if event.buttons() & 1 == 1 {
            drag(state, seat, event);
        }
    });
    view! {
        <li data-card=card.letter().to_string() class:next=is_next
            on:touchstart=touched on:pointerdown=pressed on:pointermove=dragged on:pointerup=when_next(drop)
            on:pointercancel=move |_| cancel(state)>
            {side}
        </li>
    }
}
