//! Where things lie on the screen. They keep their places whatever happens.
//!
//! ```text
//! header
//! left town | circle | right town
//! score sheet | what is said
//! keys
//! ```

use ratatui::layout::{Constraint, Layout, Rect};

use super::cell::Scale;
use super::circle::ring_size;

/// The smallest screen on which everything has its place.
pub(crate) const SMALLEST: (u16, u16) = (80, 24);

/// The places.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Places {
    pub(crate) header: Rect,
    pub(crate) left: Rect,
    pub(crate) circle: Rect,
    /// How large the cards of the circle are.
    pub(crate) circle_scale: Scale,
    pub(crate) right: Rect,
    pub(crate) sheet: Rect,
    pub(crate) talk: Rect,
    pub(crate) keys: Rect,
}

impl Places {
    /// Shares out a screen, or nothing if it is too small.
    pub(crate) fn on(screen: Rect) -> Option<Self> {
        if screen.width < SMALLEST.0 || screen.height < SMALLEST.1 {
            return None;
        }
        // A title and nine lines; on higher screens also the totals and a line between.
        let lower = if screen.height < 30 { 10 } else { 13 };
        let [header, upper, lower, keys] = screen.layout(&Layout::vertical([
            Constraint::Length(1),
            Constraint::Fill(1),
            Constraint::Length(lower),
            Constraint::Length(1),
        ]));
        // The circle takes at most half of the width, so that the towns have as much.
        let fits = |scale: &Scale| {
            let (width, height) = ring_size(*scale);
            width <= screen.width / 2 && height <= upper.height
        };
        let circle_scale = Scale::ALL.into_iter().find(fits).unwrap_or(Scale::SMALLEST);
        let [left, circle, right] = upper.layout(
            &Layout::horizontal([
                Constraint::Fill(1),
                Constraint::Length(ring_size(circle_scale).0),
                Constraint::Fill(1),
            ])
            .spacing(1),
        );
        let sheet_width = if screen.width < 100 { 38 } else { 44 };
        let [sheet, talk] = lower
            .layout(&Layout::horizontal([Constraint::Length(sheet_width), Constraint::Fill(1)]).spacing(1));
        Some(Self { header, left, circle, circle_scale, right, sheet, talk, keys })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_has_room_on_the_smallest_screen() {
        let places = Places::on(Rect::new(0, 0, SMALLEST.0, SMALLEST.1)).expect("large enough");
        assert_eq!(places.circle.height, ring_size(Scale::SMALLEST).1);
        assert!(places.left.width >= 24 && places.right.width >= 24);
        assert_eq!(places.sheet.height, 10);
        assert_eq!(Places::on(Rect::new(0, 0, SMALLEST.0 - 1, SMALLEST.1)), None);
    }
}
