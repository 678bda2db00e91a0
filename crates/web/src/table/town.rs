//! A town: what lies there, the card that may come to lie there, and where it could.

use leptos::prelude::*;
use wagons_art::{CELL, Drawing, Frame, Light, TerritorySide, TownPicture};
use wagons_rules::{Cell, Placement, Seat, Town};
use wagons_table::Position;
use wagons_texts::number;
use web_sys::{PointerEvent, TouchEvent};

use super::dragging::{cancel, drag, drop, press, touch};
use super::glide::glide;
use super::pointing::Surface;
use super::state::State;
use crate::drawing;
use crate::hand::is_desk;
use crate::pointer::has_moved;

/// How large the numbers along a town are in units of the drawing, and how small they may become on the screen, in pixels.
const SIZE: f64 = 42.0;
const LEGIBLE: f64 = 12.5;

/// A town. While its owner places a card it listens to the pointer.
#[component]
pub(super) fn TownView(seat: Memo<Seat>) -> impl IntoView {
    let state = State::current();
    let town = Memo::new(move |_| state.shown.with(|position| *position.town(seat.get())));
    let placing = Memo::new(move |_| {
        state.card_to_place().is_some() && state.shown.with(Position::to_move) == Some(seat.get())
    });
    let ghost = Memo::new(move |_| state.ghost(seat.get()));
    let is_wide = Memo::new(move |_| (placing.get() || ghost.get().is_some()) && !state.is_town_lent());
    let laid = Memo::new(move |_| ghost.get().filter(|_| state.is_town_lent()));
    let Surface { svg, frame } = untrack(|| state.surface(seat.get()));
    glide(state.app, frame, Memo::new(move |_| frame_of(&town.get(), laid.get(), is_wide.get())));
    let is_laid = move || state.session.with(|session| session.laid().is_some());
    let label = move || state.town_label(seat.get());
    let turned = move |event: web_sys::MouseEvent| {
        if placing.get_untracked() {
            event.prevent_default();
            state.turn();
        }
    };
    let touched = move |event: TouchEvent| {
        if placing.get_untracked() {
            touch(&event);
        }
    };
    let moved = move |event: PointerEvent| {
        let pressed = event.buttons() & 1 == 1;
        let laid = state.session.with_untracked(|session| session.laid().is_some());
        if placing.get_untracked() && (pressed || !laid && has_moved(&event)) {
            drag(state, seat.get_untracked(), &event);
        }
    };
    let with_main_button = move |does: fn(State, Seat, &PointerEvent)| {
        move |event: PointerEvent| {
            if placing.get_untracked() && event.button() == 0 {
                does(state, seat.get_untracked(), &event);
            }
        }
    };
    view! {
        <section class="town" class:placing=placing aria-label=label>
            <svg node_ref=svg viewBox=move || frame.get().to_string() role="img" aria-label=label
                on:touchstart=touched on:pointermove=moved
                on:pointerdown=with_main_button(press) on:pointerup=with_main_button(drop)
                on:pointercancel=move |_| cancel(state) on:contextmenu=turned>
                <path class="spots" d=move || if placing.get() { reachable(&town.get()) } else { String::new() }></path>
                <g inner_html=move || lying(state, seat.get())></g>
                <g class="axes" inner_html=move || axes(state, seat.get())></g>
                <g class="ghost" class:laid=is_laid
                    data-card=move || ghost.get().map(|ghost| ghost.card.letter().to_string())
                    transform=move || ghost.get().map(|ghost| translation(ghost.at))
                    inner_html=move || ghost.get().map_or_else(String::new, |ghost| {
                        drawing::elements(&TerritorySide { turned: ghost.turned, ..TerritorySide::upright(ghost.card) })
                    })>
                </g>
            </svg>
        </section>
    }
}

/// What the view of a town takes in: the town and the card laid on it, or while a card is placed there everything it could
/// cover.
fn frame_of(town: &Town, laid: Option<Placement>, placing: bool) -> Frame {
    let empty = Frame { x: 0, y: -CELL, width: 2 * CELL, height: 2 * CELL };
    let lying = town.territories().chain(laid.into_iter().flat_map(Placement::cells));
    let lying = if town.is_empty() && laid.is_none() { empty } else { TownPicture::of(lying).frame() };
    if placing { lying.grown(2 * CELL) } else { lying.grown(CELL / 4).at_least((4 * CELL, 4 * CELL)) }
}

/// The territories that lie there, with those lit that a line of the score sheet speaks of.
fn lying(state: State, seat: Seat) -> String {
    let town = state.shown.with(|position| *position.town(seat));
    if town.is_empty() {
        return String::new();
    }
    let mut picture = TownPicture::of(town.territories()).lettered(state.app.letters());
    if let Some(lit) = state.lit_cells(seat) {
        picture = picture.light(|cell| if lit.contains(&cell) { Light::Lit } else { Light::Dimmed });
    }
    let lies_here = |(whose, _): &(Seat, Placement)| *whose == seat;
    let recalled = state.recalled.get().filter(lies_here);
    let outlined = recalled.or_else(|| state.last_placed.get().filter(lies_here));
    drawing::elements(&picture.outline(outlined.map(|(_, placement)| placement)))
}

/// The numbers of columns and rows along a town, while somebody looks up where a move of the log was made.
fn axes(state: State, seat: Seat) -> String {
    if state.recalled.get().is_none_or(|(whose, _)| whose != seat) {
        return String::new();
    }
    let Some(bounds) = state.shown.with(|position| position.town(seat).bounds()) else {
        return String::new();
    };
    let middle = |cell: i8| i32::from(cell) * CELL + CELL / 2;
    let written =
        |x: i32, y: i32, cell: i8| format!(r#"<text x="{x}" y="{y}">{}</text>"#, number(i32::from(cell)));
    let size = state.surface(seat).scale().map_or(SIZE, |scale| SIZE.max(LEGIBLE / scale));
    let half = (size / 2.0) as i32;
    let below = -i32::from(bounds.bottom) * CELL + CELL + 11 + half;
    let beside = i32::from(bounds.left) * CELL - 3 - half;
    let columns = (bounds.left..=bounds.right).map(|x| written(middle(x), below, x));
    // The drawing's y grows downwards; a cell reaches from its own corner, at its top, one cell down.
    let rows = (bounds.bottom..=bounds.top).map(|y| written(beside, -middle(y) + CELL + 10, y));
    let numbers: String = columns.chain(rows).collect();
    format!(r#"<g font-size="{size:.0}">{numbers}</g>"#)
}

impl State {
    /// Whether the town is there to show what makes the points: on a screen with little room, what is asked about takes the
    /// rest of it.
    fn is_town_lent(self) -> bool {
        (self.sheet.get() || self.card_asked().is_some()) && !is_desk()
    }

    /// The cells of a town that make the points of the number that is pointed at, or of the line that is asked about, or
    /// that the coach speaks of.
    pub(super) fn lit_cells(self, town: Seat) -> Option<Vec<Cell>> {
        match self.lit.get().or_else(|| Some((self.asked.get()?, town))) {
            Some((counted, of)) => Some(self.score.with(|score| score.cells(counted, of, town))),
            None => self.pointed_out.get().map(|cells| cells[town.index()].clone()),
        }
    }
}

/// The cells around a town that the next card could cover, as a path of squares.
fn reachable(town: &Town) -> String {
    let mut cells: Vec<Cell> = town
        .spots()
        .flat_map(|at| [at, at.offset(1, 0), at.offset(0, 1), at.offset(1, 1)])
        .filter(|&cell| town.at(cell).is_none())
        .collect();
    cells.sort_unstable();
    cells.dedup();
    let square = |cell: Cell| {
        format!("M{} {}h80v80h-80z", i32::from(cell.x) * CELL + 10, -i32::from(cell.y) * CELL + 10)
    };
    cells.into_iter().map(square).collect()
}

/// Where the drawing of a card lies whose lower left territory is there.
fn translation(at: Cell) -> String {
    format!("translate({} {})", i32::from(at.x) * CELL, -i32::from(at.y) * CELL - CELL)
}
