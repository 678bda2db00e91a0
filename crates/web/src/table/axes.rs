//! The numbers of columns and rows along a town, while somebody looks up where a move of the log was made.

use leptos::prelude::*;
use wagons_art::CELL;
use wagons_rules::Seat;
use wagons_texts::number;

use super::state::State;

/// How large the numbers are in units of the drawing, and how small they may become on the screen, in pixels.
const SIZE: f64 = 42.0;
const LEGIBLE: f64 = 12.5;

/// The numbers, as elements of the town's drawing.
pub(super) fn axes(state: State, seat: Seat) -> String {
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
