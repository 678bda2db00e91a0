//! What is to be done now, and the buttons for it. The most important one is large and lies under the thumb.

use leptos::prelude::*;
use wagons_rules::{Decision, Move};
use wagons_table::{Aim, Kind, Position, Session};
use wagons_texts::{key, text};

use super::advice::Coach;
use super::first_step::FirstStep;
use super::state::State;

/// The bar.
#[component]
pub(crate) fn Bar() -> impl IntoView {
    let state = State::current();
    let app = state.app;
    view! {
        <div class="bar">
            <p class="turn">{move || status(state)}<FirstStep/></p>
            <Coach/>
            <button class="pull" aria-expanded=move || state.sheet.get().to_string() on:click=move |_| state.sheet.update(|open| *open = !*open)>
                {app.words(key::TABLE_SHEET)}
            </button>
            <div class="tools">
                // Who watches has nothing to take back.
                <Show when=move || state.apart.is_none_or(|apart| apart.you().is_some())>
                    <button disabled=move || !state.session.with(Session::can_undo) on:click=move |_| state.undo()>{app.words(key::TABLE_UNDO)}</button>
                    <button disabled=move || state.card_to_place().is_none() on:click=move |_| state.turn()>{app.words(key::TABLE_TURN)}</button>
                </Show>
                {state.apart.is_none().then(|| view! {
                    <button disabled=move || !state.is_persons_turn() on:click=move |_| state.ask_advice()>
                        {app.words(key::TABLE_HINT)}
                    </button>
                })}
                {main_button(state)}
            </div>
        </div>
    }
}

/// The button for what comes next.
fn main_button(state: State) -> impl IntoView {
    let key = Memo::new(move |_| {
        let laid = state.session.with(|session| session.laid().is_some());
        match state.shown.with(Position::decision) {
            None => (state.session.with(Session::kind) != Kind::Explore).then_some(key::ENDING_SHOW),
            Some(_) if state.awaits_sending() => Some(key::APART_SEND),
            Some(_) if state.session.with(Session::ended_early) => Some(key::ENDING_SHOW),
            // Nobody can be hurried who is elsewhere.
            Some(_) if state.apart.is_some() && state.is_up_to_date() && !state.is_persons_turn() => None,
            Some(_) if !state.is_persons_turn() => Some(key::TABLE_GO_ON),
            Some(Decision::Place(_)) if laid && state.session.with(Session::ends_turn) => {
                Some(key::TABLE_END_TURN)
            }
            Some(Decision::Place(_)) => Some(key::TABLE_PLACE),
            Some(Decision::Draft) => Some(key::TABLE_TAKE),
            Some(Decision::Start) => Some(key::TABLE_START_HERE),
        }
    });
    // One button for everything: a new one would miss a tap that began on the one before.
    view! {
        <Show when=move || key.get().is_some()>
            <button class="primary main" on:click=move |_| state.go_on()>
                {move || key.get().map(|key| state.app.text(key))}
            </button>
        </Show>
    }
}

/// Advice if there is some, what pointing at a card means, or what has to be decided.
fn status(state: State) -> String {
    if let Some(status) = state.advice_in_words().or_else(|| state.status_apart()) {
        return status;
    }
    state.shown.with(|position| {
        if let Some(scene) = position.rivals_turn() {
            return state.narrate(|narrator| narrator.rival_step(scene));
        }
        let Some(mover) = position.to_move() else { return state.app.text(key::TABLE_OVER) };
        if !state.is_persons_turn() {
            let texts = state.app.texts();
            if state.thinking.get().is_some() {
                return text!(texts, Thinking { name: state.name(mover) });
            }
            return texts.turn(&state.person(mover));
        }
        match state.aim.get().as_move(position) {
            Some(mv @ (Move::Draft(_) | Move::Start(_))) if state.aim.get() != Aim::at_rest(position) => {
                state.narrate(|narrator| narrator.offered(position, mv))
            }
            _ => state.asked_of_player(position),
        }
    })
}
