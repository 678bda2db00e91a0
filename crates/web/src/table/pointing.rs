//! From a point on the screen to a spot in a town.

use leptos::prelude::*;
use leptos::svg::Svg;
use wagons_art::{CELL, Frame};
use wagons_rules::{Cell, Placement, Seat, Town};
use wagons_table::Aim;

use super::state::State;

/// Where a town is drawn: the element on the page, and the part of the drawing's plane that it shows.
#[derive(Clone, Copy)]
pub(super) struct Surface {
    pub(super) svg: NodeRef<Svg>,
    pub(super) frame: RwSignal<Frame>,
}

impl Surface {
    /// A surface that is not on the page yet.
    pub(super) fn new() -> Self {
        let frame = Frame { x: 0, y: 0, width: CELL, height: CELL };
        Self { svg: NodeRef::new(), frame: RwSignal::new(frame) }
    }

    /// Where a point of the screen lies in the drawing, if it is over it.
    pub(super) fn point(self, at: (f64, f64)) -> Option<(f64, f64)> {
        let shown = self.svg.get_untracked()?.get_bounding_client_rect();
        let is_inside =
            (shown.left()..shown.right()).contains(&at.0) && (shown.top()..shown.bottom()).contains(&at.1);
        let shown = (shown.left(), shown.top(), shown.width(), shown.height());
        is_inside.then(|| in_drawing(self.frame.get_untracked(), shown, at))
    }

    /// How many pixels a unit of the drawing is now, if it is on the page.
    pub(super) fn scale(self) -> Option<f64> {
        let shown = self.svg.get_untracked()?.get_bounding_client_rect();
        Some(scale(self.frame.get(), shown.width(), shown.height())).filter(|&scale| scale > 0.0)
    }
}

impl State {
    /// Where the town of a seat is drawn. The viewer's own town has its surface, and the other town has the other.
    pub(super) fn surface(self, seat: Seat) -> Surface {
        self.surfaces[usize::from(seat != self.viewer())]
    }
}

/// How many pixels a unit of a drawing is that fills a box as `xMidYMid meet` does.
fn scale(frame: Frame, width: f64, height: f64) -> f64 {
    (width / f64::from(frame.width)).min(height / f64::from(frame.height))
}

/// Where a point of the screen lies in a drawing that fills a box of the screen as `xMidYMid meet` does.
fn in_drawing(frame: Frame, shown: (f64, f64, f64, f64), at: (f64, f64)) -> (f64, f64) {
    let (left, top, width, height) = shown;
    let scale = scale(frame, width, height);
    let (middle_x, middle_y) = (left + width / 2.0, top + height / 2.0);
    let (center_x, center_y) = (
        f64::from(frame.x) + f64::from(frame.width) / 2.0,
        f64::from(frame.y) + f64::from(frame.height) / 2.0,
    );
    (center_x + (at.0 - middle_x) / scale, center_y + (at.1 - middle_y) / scale)
}

/// The legal spot nearest to a point of a town's drawing, for a card held by its middle.
pub(crate) fn spot(town: &Town, card: Placement, at: (f64, f64)) -> Aim {
    let cell = f64::from(CELL);
    let column = (at.0 / cell - 1.0).round() as i8;
    // The drawing's y grows downwards; a cell's own corner is its top left.
    let row = (-at.1 / cell).round() as i8;
    town.nearest_spot(Cell::new(column, row))
        .map_or(Aim::Spot(card), |at| Aim::Spot(Placement { at, ..card }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::Card;

    #[test]
    fn the_middle_of_the_box_is_the_middle_of_the_drawing() {
        let frame = Frame { x: -100, y: -300, width: 400, height: 200 };
        let shown = (10.0, 20.0, 200.0, 300.0);
        assert_eq!(in_drawing(frame, shown, (110.0, 170.0)), (100.0, -200.0));
        // Half a unit of the screen for a unit of the drawing, bars above and below.
        assert_eq!(in_drawing(frame, shown, (111.0, 171.0)), (102.0, -198.0));
    }

    #[test]
    fn a_card_is_held_by_its_middle() {
        let mut town = Town::new();
        town.place(Placement::new(Card::TheHerd, false, 0, 0)).unwrap();
        let card = Placement::new(Card::Badlands, true, 0, 0);
        // The cell 2,0 begins at x 200; its card reaches from 200 to 400 and from y −100 to 100.
        let aim = spot(&town, card, (300.0, 0.0));
        assert_eq!(aim, Aim::Spot(Placement::new(Card::Badlands, true, 2, 0)));
        assert_eq!(spot(&town, card, (330.0, -40.0)), aim);
        let far = spot(&town, card, (9_000.0, 0.0));
        assert!(matches!(far, Aim::Spot(placement) if town.accepts(placement.at)), "{far:?}");
    }
}
