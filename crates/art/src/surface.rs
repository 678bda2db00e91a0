//! What lies under everything: the wood of the table and the paper of a page, as tiles that meet themselves at
//! every edge. They are quiet, because things lie on them. As files behind a page they take `DAY` or `NIGHT`.

use std::fmt::{self, Write};

use crate::Palette;
use crate::drawing::{Drawing, Frame};
use crate::strokes;

/// A piece of what things lie on.
///
/// ```
/// use wagons_art::{Palette, Picture, Tile};
///
/// let file = Picture::of(&Tile::Table, "").in_colors_of(&Palette::NIGHT).wide(480).to_string();
/// assert!(file.len() < 4000);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Tile {
    /// Of the table: four planks with their grain.
    Table,
    /// Of paper with its fibres, for pages and panels.
    Paper,
}

impl Tile {
    /// The light on the table as a CSS image, to lay above its tile: the sun through a window, at night a fire.
    /// It takes its colour from the live palette.
    pub const LIGHT: &'static str = "radial-gradient(110% 80% at 50% 10%,\
        color-mix(in srgb,var(--w-light) 28%,transparent),transparent)";
}

impl Drawing for Tile {
    fn frame(&self) -> Frame {
        match self {
            Self::Table => Frame::sized(480, 400),
            Self::Paper => Frame::sized(240, 240),
        }
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        let file = match self {
            Self::Table => include_str!("surface/table.strokes"),
            Self::Paper => include_str!("surface/paper.strokes"),
        };
        strokes::draw(out, palette, file)
    }
}
