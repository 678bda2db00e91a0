//! A town: what lies there, the card that may come to lie there, and where it could.

use leptos::prelude::*;
use wagons_art::{CELL, Drawing, Frame, Letters, Light, TerritorySide, TownPicture};
use wagons_rules::{Cell, Placement, Seat, SheetChange, Town};
use wagons_table::{Aim, Position, Session};
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent, TouchEvent};

use super::glide::glide;
use super::pointing;
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
    let ghost = Memo::new(move |_| state.ghost(seat.get()));
    let is_wide = Memo::new(move |_| placing.get() || ghost.get().is_some());
    let frame = glide(state.house, Memo::new(move |_| frame_of(&town.get(), is_wide.get())));
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
        if placing.get_untracked() && (pressed || !laid) {
            drag(state, seat.get_untracked(), &event);
        }
    };
    let pressed = move |event: PointerEvent| {
        if placing.get_untracked() && event.button() == 0 {
            press(state, seat.get_untracked(), &event);
        }
    };
    let dropped = move |event: PointerEvent| {
        if placing.get_untracked() && event.button() == 0 {
            drop(state, seat.get_untracked(), &event);
        }
    };
    view! {
        <section class="town" class:placing=placing aria-label=label>
            <svg viewBox=move || frame.get().to_string() role="img" aria-label=label
                data-frame=move || frame.get().to_string() data-town=move || seat.get().index().to_string()
                on:touchstart=touched on:pointermove=moved on:pointerdown=pressed on:pointerup=dropped
                on:contextmenu=turned>
                <path class="spots" d=move || if placing.get() { reachable(&town.get()) } else { String::new() }></path>
                <g inner_html=move || lying(state, seat.get())></g>
                <g class="ghost" class:laid=is_laid
                    data-card=move || ghost.get().map(|ghost| ghost.card.letter().to_string())
                    transform=move || ghost.get().map(|ghost| translation(ghost.at))
                    inner_html=move || ghost.get().map_or_else(String::new, |ghost| {
                        drawing::elements(&TerritorySide { turned: ghost.turned, ..TerritorySide::upright(ghost.card) })
                    })>
                </g>
            </svg>
            <Show when=move || placing.get() && state.shows_score()>{move || change_label(state)}</Show>
        </section>
    }
}

/// What the view of a town takes in: the town, and while a card is placed there everything it could cover.
fn frame_of(town: &Town, placing: bool) -> Frame {
    let empty = Frame { x: 0, y: -CELL, width: 2 * CELL, height: 2 * CELL };
    let lying = if town.is_empty() { empty } else { TownPicture::of(town.territories()).frame() };
    if placing { lying.grown(2 * CELL) } else { at_least(lying.grown(CELL / 4), 4 * CELL) }
}

/// A frame no smaller than that, around the same middle: a single card shall not fill the table.
fn at_least(frame: Frame, side: i32) -> Frame {
    let (wider, higher) = ((side - frame.width).max(0), (side - frame.height).max(0));
    Frame {
        x: frame.x - wider / 2,
        y: frame.y - higher / 2,
        width: frame.width + wider,
        height: frame.height + higher,
    }
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
    if let Some(lit) = state.lit_cells(seat) {
        picture = picture.light(|cell| if lit.contains(&cell) { Light::Lit } else { Light::Dimmed });
    }
    if let Some(last) = state.last_placement(seat) {
        picture = picture.outline(last);
    }
    drawing::elements(&picture)
}

impl State {
    /// The cells of a town that make the points of the line that is pointed at.
    pub(super) fn lit_cells(self, town: Seat) -> Option<Vec<Cell>> {
        let (counted, of) = self.lit.get()?;
        Some(self.score.with(|score| score.cells(counted, of, town)))
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

/// What the card would change, beside the town.
fn change_label(state: State) -> Option<impl IntoView + use<>> {
    let change = state.change.get()?;
    let texts = state.house.texts();
    let lines = |change: &SheetChange| {
        let words = change
            .lines()
            .iter()
            .map(|&(rule, points)| format!("{} {}", texts.line_title(rule), texts.signed(points)));
        words.collect::<Vec<_>>().join(" · ")
    };
    let other = change.mover().other();
    let theirs =
        (!change.theirs().is_empty()).then(|| format!("{}: {}", state.name(other), lines(change.theirs())));
    Some(view! {
        <p class="change">
            <b>{texts.signed(change.own().total())}</b> <span>{lines(change.own())}</span> <small>{theirs}</small>
        </p>
    })
}

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
fn press(state: State, seat: Seat, event: &PointerEvent) {
    if !event.is_primary() {
        state.turn();
        return;
    }
    hold(event);
    let laid = state.session.with_untracked(Session::laid);
    let pressed_on_it = laid.is_some_and(|laid| {
        point_of(seat, event).is_some_and(|(x, y)| {
            let (left, top) = (f64::from(laid.at.x) * 100.0, -f64::from(laid.at.y) * 100.0 - 100.0);
            (left..left + 200.0).contains(&x) && (top..top + 200.0).contains(&y)
        })
    });
    state.pressed_card.set_value(pressed_on_it.then_some(laid).flatten());
    if !pressed_on_it {
        drag(state, seat, event);
    }
}

/// The pointer moves the card: to the legal spot nearest to it.
pub(super) fn drag(state: State, seat: Seat, event: &PointerEvent) {
    let Some(aim) = aim_at(state, seat, event) else { return };
    let laid = state.session.with_untracked(Session::laid);
    match (laid, aim) {
        (Some(laid), Aim::Spot(placement)) if laid != placement => state.lay(placement),
        (Some(_), _) => {}
        (None, aim) => state.point(aim),
    }
}

/// The pointer lets go of the card.
pub(super) fn drop(state: State, seat: Seat, event: &PointerEvent) {
    if !event.is_primary() || point_of(seat, event).is_none() {
        return;
    }
    let laid = state.session.with_untracked(Session::laid);
    match (state.pressed_card.get_value(), laid) {
        // Pressed and let go without moving: that is a tap on the card.
        (Some(before), Some(now)) if before == now => state.turn(),
        (_, Some(_)) => {}
        (_, None) => state.act(),
    }
    state.pressed_card.set_value(None);
}

/// What a pointer points at.
fn aim_at(state: State, seat: Seat, event: &PointerEvent) -> Option<Aim> {
    let card = untrack(|| state.card_to_place())?;
    let laid = state.session.with_untracked(Session::laid);
    let held = laid.or_else(|| state.aim.get_untracked().ghost());
    let held = held.unwrap_or(Placement { card, turned: false, at: Cell::ORIGIN });
    let at = point_of(seat, event)?;
    state.shown.with_untracked(|position| Some(pointing::spot(position.town(seat), held, at)))
}

/// Where a pointer is in the drawing of a town, if it is over it.
fn point_of(seat: Seat, event: &PointerEvent) -> Option<(f64, f64)> {
    let town = document().query_selector(&format!("svg[data-town=\"{}\"]", seat.index())).ok()??;
    let frame = pointing::frame(&town.get_attribute("data-frame")?)?;
    let shown = town.get_bounding_client_rect();
    let at = (f64::from(event.client_x()), f64::from(event.client_y()));
    let inside =
        (shown.left()..shown.right()).contains(&at.0) && (shown.top()..shown.bottom()).contains(&at.1);
    let shown = (shown.left(), shown.top(), shown.width(), shown.height());
    inside.then(|| pointing::in_drawing(frame, shown, at))
}
