//! A town: what lies there, the card that may come to lie there, and where it could.

use leptos::prelude::*;
use wagons_art::{CELL, Drawing, Frame, Letters, Light, TerritorySide, TownPicture};
use wagons_client::{Aim, Position};
use wagons_rules::{AnyRecord, Cell, Move, Placement, Seat, Town};
use wasm_bindgen::JsCast;
use web_sys::PointerEvent;

use super::pointing;
use super::sheet::evidence;
use super::state::State;
use crate::drawing;

/// A town. While its owner places a card it listens to the pointer.
#[component]
pub(crate) fn TownView(seat: Memo<Seat>) -> impl IntoView {
    let state = State::here();
    let town = Memo::new(move |_| state.shown.with(|position| *position.town(seat.get())));
    let placing = Memo::new(move |_| {
        state.card_to_place().is_some() && state.shown.with(Position::to_move) == Some(seat.get())
    });
    let frame = Memo::new(move |_| frame_of(&town.get(), placing.get()));
    let aim_there = move |event: &PointerEvent| {
        let Some(aim) = aim_at(state, &town.get_untracked(), frame.get_untracked(), event) else { return };
        match state.session.with_untracked(wagons_client::Session::laid) {
            Some(_) => {
                if let (Aim::Spot(placement), true) = (aim, event.buttons() & 1 == 1) {
                    state.lay(placement);
                }
            }
            None => state.point(aim),
        }
    };
    let moved = move |event: PointerEvent| {
        if placing.get_untracked() {
            aim_there(&event)
        }
    };
    let pressed = move |event: PointerEvent| {
        if placing.get_untracked() && event.button() == 0 {
            event.prevent_default();
            let laid = state.session.with_untracked(wagons_client::Session::laid);
            match aim_at(state, &town.get_untracked(), frame.get_untracked(), &event) {
                // A second press on the card turns it.
                Some(Aim::Spot(placement)) if laid.is_some_and(|laid| laid.at == placement.at) => {
                    state.turn()
                }
                Some(aim) => {
                    state.point(aim);
                    state.act();
                }
                None => {}
            }
        }
    };
    let turned = move |event: web_sys::MouseEvent| {
        if placing.get_untracked() {
            event.prevent_default();
            state.turn();
        }
    };
    let label = move || state.house.text_with("table-town", &[("name", state.name(seat.get()).into())]);
    view! {
        <section class="town" class:placing=placing aria-label=label data-seat=move || seat.get().index().to_string()>
            <svg viewBox=move || frame.get().to_string() role="img" aria-label=label
                on:pointermove=moved on:pointerdown=pressed on:contextmenu=turned>
                <g class="spots" inner_html=move || if placing.get() { spots(&town.get()) } else { String::new() }></g>
                <g inner_html=move || lying(state, seat.get())></g>
                {move || ghost(state, seat.get())}
            </svg>
        </section>
    }
}

/// What the view of a town takes in: the town, and while a card is placed there everything it could cover.
fn frame_of(town: &Town, placing: bool) -> Frame {
    let picture = TownPicture::of(town.territories()).frame();
    let room = if placing { 2 * CELL } else { CELL / 4 };
    let frame =
        if town.is_empty() { Frame { x: 0, y: -CELL, width: 2 * CELL, height: 2 * CELL } } else { picture };
    frame.grown(room)
}

/// The territories that lie there, with those lit that a line of the score sheet speaks of.
fn lying(state: State, seat: Seat) -> String {
    let town = state.shown.with(|position| *position.town(seat));
    if town.is_empty() {
        return String::new();
    }
    let letters =
        if state.house.settings.with(|settings| settings.letters) { Letters::Shown } else { Letters::Hidden };
    let mut picture = TownPicture::of(town.territories()).lettered(letters);
    if let Some(lit) = lit_cells(state, seat) {
        picture = picture.light(|cell| if lit.contains(&cell) { Light::Lit } else { Light::Dimmed });
    }
    if let Some(last) = last_placed(state, seat) {
        picture = picture.outline(last);
    }
    drawing::elements(&picture)
}

/// The cells of a town that make the points somebody points at.
fn lit_cells(state: State, seat: Seat) -> Option<Vec<Cell>> {
    let (rule, of) = state.lit.get()?;
    let evidence = state.shown.with(|position| evidence(position, of, rule))?;
    Some(if of == seat {
        [evidence.counted, evidence.because, evidence.costing].concat()
    } else {
        evidence.theirs
    })
}

/// The placement that came to lie there last, if nothing else was placed since.
fn last_placed(state: State, seat: Seat) -> Option<Placement> {
    let seen = state.seen.get();
    state.session.with(|session| {
        let AnyRecord::Duel(record) = session.record() else { return None };
        let moves = &record.moves()[..seen];
        let (number, placement) = moves.iter().enumerate().rev().find_map(|(number, mv)| match mv {
            Move::Place(placement) => Some((number, *placement)),
            _ => None,
        })?;
        (record.position(number).to_move() == Some(seat)).then_some(placement)
    })
}

/// The outlines of all spots, faint.
fn spots(town: &Town) -> String {
    let outline = |cell: Cell| {
        let (x, y) = (i32::from(cell.x) * CELL, -i32::from(cell.y) * CELL - CELL);
        format!(
            "<rect x=\"{}\" y=\"{}\" width=\"{w}\" height=\"{w}\" rx=\"14\"/>",
            x + 6,
            y + 6,
            w = 2 * CELL - 12
        )
    };
    town.spots().map(outline).collect()
}

/// The card over the town.
fn ghost(state: State, seat: Seat) -> Option<impl IntoView + use<>> {
    let Placement { card, turned, at } = state.ghost(seat)?;
    let laid = state.session.with(|session| session.laid().is_some());
    let place = format!("translate({} {})", i32::from(at.x) * CELL, -i32::from(at.y) * CELL - CELL);
    let side = TerritorySide { card, turned, letters: Letters::Hidden };
    Some(view! { <g class="ghost" class:laid=laid transform=place inner_html=drawing::elements(&side)></g> })
}

/// What a pointer points at.
fn aim_at(state: State, town: &Town, frame: Frame, event: &PointerEvent) -> Option<Aim> {
    let card = untrack(|| state.card_to_place())?;
    let laid = state.session.with_untracked(wagons_client::Session::laid);
    let held = laid.or_else(|| state.aim.get_untracked().ghost()).unwrap_or(Placement {
        card,
        turned: false,
        at: Cell::ORIGIN,
    });
    let element: web_sys::Element = event.current_target()?.dyn_into().ok()?;
    let shown = element.get_bounding_client_rect();
    let shown = (shown.left(), shown.top(), shown.width(), shown.height());
    let at = pointing::in_drawing(frame, shown, (f64::from(event.client_x()), f64::from(event.client_y())));
    Some(pointing::spot(town, held, at))
}
