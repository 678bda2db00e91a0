//! Where things lie on the screen. They keep their places whatever happens.
//!
//! ```text
//! header
//! left town | circle | right town
//! score sheet | what is said
//! keys
//! ```

use ratatui::layout::{Constraint, Layout, Rect};

use crate::picture::Scale;
use crate::ring::Ring;

/// The smallest screen on which everything has its place.
pub(crate) const SMALLEST: (u16, u16) = (80, 24);

/// What is to be shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Everything.
    Table,
    /// Everything but the circle, when there is none any more.
    Towns,
    /// The left town or the right one, as large as possible, and what is said.
    LeftTown,
    RightTown,
}

/// The places; what has none is not shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Places {
    pub(crate) header: Rect,
    pub(crate) left: Option<Rect>,
    /// Where the circle lies, and how large its cards are.
    pub(crate) circle: Option<(Rect, Scale)>,
    pub(crate) right: Option<Rect>,
    pub(crate) sheet: Option<Rect>,
    pub(crate) talk: Rect,
    pub(crate) keys: Rect,
}

impl Places {
    /// Shares out a screen; the score sheet has so many lines.
    pub(crate) fn on(screen: Rect, stage: Stage, lines: usize) -> Self {
        // A title and nine lines; on higher screens everything, the totals and a line between.
        let whole = lines as u16 + 3;
        let lower = match (stage, screen.height) {
            (Stage::LeftTown | Stage::RightTown, ..30) => 5,
            (Stage::LeftTown | Stage::RightTown, _) => 9,
            (_, ..30) => 10,
            (_, 30..40) => whole.min(13),
            (_, 40..) => whole.min(18),
        };
        let [header, upper, lower, keys] = screen.layout(&Layout::vertical([
            Constraint::Length(1),
            Constraint::Fill(1),
            Constraint::Length(lower),
            Constraint::Length(1),
        ]));
        let bare = Self { header, left: None, circle: None, right: None, sheet: None, talk: lower, keys };
        let sheet_width = if screen.width < 100 { 40 } else { 46 };
        let [sheet, talk] = lower
            .layout(&Layout::horizontal([Constraint::Length(sheet_width), Constraint::Fill(1)]).spacing(1));
        match stage {
            Stage::LeftTown => Self { left: Some(upper), ..bare },
            Stage::RightTown => Self { right: Some(upper), ..bare },
            Stage::Towns => {
                let halves = Layout::horizontal([Constraint::Fill(1), Constraint::Fill(1)]).spacing(1);
                let [left, right] = upper.layout(&halves);
                Self { left: Some(left), right: Some(right), sheet: Some(sheet), talk, ..bare }
            }
            Stage::Table => {
                let scale = circle_scale(upper);
                let circle = Constraint::Length(Ring::LARGE.size(scale).0);
                let thirds =
                    Layout::horizontal([Constraint::Fill(1), circle, Constraint::Fill(1)]).spacing(1);
                let [left, circle, right] = upper.layout(&thirds);
                let circle = Some((circle, scale));
                Self { left: Some(left), circle, right: Some(right), sheet: Some(sheet), talk, ..bare }
            }
        }
    }
}

/// The circle takes at most half of the width, so that the towns have as much.
fn circle_scale(area: Rect) -> Scale {
    Scale::largest(|scale| {
        let (width, height) = Ring::LARGE.size(scale);
        width <= area.width / 2 && height <= area.height
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_has_room_on_the_smallest_screen() {
        let screen = Rect::new(0, 0, SMALLEST.0, SMALLEST.1);
        let places = Places::on(screen, Stage::Table, 9);
        let width = |place: Option<Rect>| place.map_or(0, |place| place.width);
        assert_eq!(places.circle.map(|(place, _)| place.height), Some(Ring::LARGE.size(Scale::SMALLEST).1));
        assert!(width(places.left) >= 24 && width(places.right) >= 24);
        assert_eq!(places.sheet.map(|sheet| sheet.height), Some(10));
    }

    #[test]
    fn a_town_alone_has_room_for_every_town_there_can_be() {
        let screen = Rect::new(0, 0, SMALLEST.0, SMALLEST.1);
        let town = Places::on(screen, Stage::RightTown, 9).right;
        assert!(town.is_some_and(|town| town.width >= 30 * Scale::SMALLEST.width));
    }
}
