//! One side of the table: a caption, a town, and below it the cards its owner has yet to place.

use std::fmt::{self, Write};

use wagons_rules::{Card, Placement, Town};

use crate::Palette;
use crate::card::TerritorySide;
use crate::drawing::{CELL, Frame, inset};
use crate::lettering::Lettering;
use crate::territory::Letters;
use crate::town::TownPicture;

/// The width of a panel.
pub(crate) const PANEL: i32 = 1400;
/// The height of a panel.
pub(crate) const HEIGHT: i32 = 1700;
/// Where the caption ends.
pub(crate) const CAPTION: i32 = 150;
/// A card waiting to be placed, with its paper.
const WAITING: i32 = 190;
/// The least a town's picture shows: a town of one card is not blown up.
const LEAST: i32 = 8 * CELL;

/// What lies on one side of the table.
pub(crate) struct Panel<'a> {
    pub(crate) caption: &'a str,
    pub(crate) town: &'a Town,
    pub(crate) last: Option<Placement>,
    pub(crate) waiting: &'a [Card],
    pub(crate) letters: Letters,
}

impl Panel<'_> {
    /// Draws the panel from `x` on.
    pub(crate) fn draw(&self, out: &mut dyn Write, palette: &Palette, x: i32) -> fmt::Result {
        caption(out, palette, x, self.caption)?;
        let middle = x + PANEL / 2;
        let place = Frame { x, y: CAPTION, width: PANEL, height: HEIGHT - CAPTION - WAITING - 60 };
        if self.town.is_empty() {
            let (x, y) = (middle - CELL, place.y + place.height / 2 - CELL);
            write!(out, r#"<rect x="{x}" y="{y}" width="200" height="200" rx="12" fill="none" "#)?;
            write!(out, r#"stroke="{}" stroke-width="5" stroke-dasharray="14 12"/>"#, palette.table_ink)?;
        } else {
            let town = TownPicture::of(self.town.territories()).lettered(self.letters);
            inset(out, palette, &town.in_room((LEAST, LEAST)).outline(self.last), place)?;
        }

        let step = WAITING.min((PANEL - WAITING) / self.waiting.len().max(1) as i32);
        let first = middle - (self.waiting.len() as i32 * step) / 2;
        for (index, &card) in (0..).zip(self.waiting) {
            let side = TerritorySide { letters: self.letters, ..TerritorySide::upright(card) };
            let (x, y) = (first + index * step, HEIGHT - WAITING - 40);
            inset(out, palette, &side, Frame { x, y, width: WAITING - 10, height: WAITING - 10 })?;
        }
        Ok(())
    }
}

/// Writes the caption of a panel that begins at `x`.
pub(crate) fn caption(out: &mut dyn Write, palette: &Palette, x: i32, caption: &str) -> fmt::Result {
    let face = Lettering::title(88).fitting(caption, PANEL as u16 - 100);
    face.centred(out, palette.table_ink, (x + PANEL / 2, 112), caption)
}
