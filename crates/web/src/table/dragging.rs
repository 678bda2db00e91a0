//! A card in the hand of a pointer: pressed, dragged through a town, and dropped there.

use leptos::prelude::*;
use wagons_rules::{Cell, Placement, Seat};
use wagons_table::{Aim, Session};
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent, TouchEvent};

use super::pointing;
use super::state::State;

/// Keeps hearing of a pointer that was pressed here, wherever it goes.
pub(super) fn hold(event: &PointerEvent) {
    event.prevent_default();
    if let Some(element) = event.current_target().and_then(|target| target.dyn_into::<Element>().ok()) {
        // A pointer that is gone already cannot be held.
        let _ = element.set_pointer_capture(event.pointer_id());
    }
}

/// A finger on a card means the card. To the browser a finger that moves and lets go would be a fling, and the next tap
/// would only stop it; one that rests would be a long press.
pub(super) fn touch(event: &TouchEvent) {
    event.prevent_default();
}

/// A press in the town. On the card that lies there it turns it; a second finger turns it too.
pub(super) fn press(state: State, seat: Seat, event: &PointerEvent) {
    if !event.is_primary() {
        state.turn();
        return;
    }
    hold(event);
    let pressed_card = state.session.with_untracked(Session::laid).filter(|laid| {
        point_of(state, seat, event).is_some_and(|(x, y)| {
            let (left, top) = (f64::from(laid.at.x) * 100.0, -f64::from(laid.at.y) * 100.0 - 100.0);
            (left..left + 200.0).contains(&x) && (top..top + 200.0).contains(&y)
        })
    });
    state.pressed_card.set_value(pressed_card);
    if pressed_card.is_none() {
        drag(state, seat, event);
    }
}

/// The pointer moves the card: to the legal spot nearest to it.
pub(super) fn drag(state: State, seat: Seat, event: &PointerEvent) {
    let Some(aim) = aim_at(state, seat, event) else { return };
    let laid = state.session.with_untracked(Session::laid);
    match (laid, aim) {
        (Some(laid), Aim::Spot(placement)) if laid != placement => state.drag_to(placement),
        (Some(_), _) => {}
        (None, aim) => state.point(aim),
    }
}

/// The pointer lets go of the card.
pub(super) fn drop(state: State, seat: Seat, event: &PointerEvent) {
    if !event.is_primary() {
        return;
    }
    let pressed_card = state.pressed_card.try_update_value(Option::take).flatten();
    if point_of(state, seat, event).is_some() {
        match (pressed_card, state.session.with_untracked(Session::laid)) {
            // Pressed and let go without moving: that is a tap on the card.
            (Some(before), Some(now)) if before == now => state.turn(),
            (_, Some(_)) => {}
            (_, None) => state.act(),
        }
    }
    state.keep_dragged();
}

/// The browser takes the pointer away, for instance to scroll: the card stays where it was dragged to.
pub(super) fn cancel(state: State) {
    state.pressed_card.set_value(None);
    state.keep_dragged();
}

/// What a pointer points at.
fn aim_at(state: State, seat: Seat, event: &PointerEvent) -> Option<Aim> {
    let card = untrack(|| state.card_to_place())?;
    let laid = state.session.with_untracked(Session::laid);
    let held = laid.or_else(|| state.aim.get_untracked().ghost());
    let held = held.unwrap_or(Placement { card, turned: false, at: Cell::ORIGIN });
    let at = point_of(state, seat, event)?;
    state.shown.with_untracked(|position| Some(pointing::spot(position.town(seat), held, at)))
}

/// Where a pointer is in the drawing of a town, if it is over it.
fn point_of(state: State, seat: Seat, event: &PointerEvent) -> Option<(f64, f64)> {
    let surface = untrack(|| state.surface(seat));
    surface.point((f64::from(event.client_x()), f64::from(event.client_y())))
}
