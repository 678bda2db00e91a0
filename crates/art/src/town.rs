//! A town: territories on a grid, on the paper of their cards. Says what lies where and what is lit; knows
//! nothing of how it came about.

use std::fmt::{self, Write};

use wagons_rules::{Cell, Evidence, Placement, Territory};

use crate::card::RIM;
use crate::drawing::{CELL, Drawing, Frame};
use crate::palette::{Color, Palette};
use crate::territory::{Letters, territories};

/// How a cell is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Light {
    /// As it is.
    #[default]
    Plain,
    /// With a ring: it makes the points somebody asks about.
    Lit,
    /// Stepped back: others are lit.
    Dimmed,
}

/// A town as it lies on the table.
///
/// ```
/// use wagons_art::{Light, Picture, TownPicture};
///
/// use wagons_rules::Town;
///
/// let town: Town = "Pc Sm Pf".parse()?;
/// let picture = TownPicture::of(town.territories())
///     .light(|cell| if cell.x == 1 { Light::Dimmed } else { Light::Lit });
/// let svg = Picture::of(&picture, "A small town").to_string();
/// assert!(svg.contains("#w-icon-c"));
/// # Ok::<(), wagons_rules::PictureError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TownPicture {
    cells: Vec<(Cell, Territory, Light)>,
    last_placed: Option<Cell>,
    letters: Letters,
    /// The least width and height of the frame.
    room: (i32, i32),
}

impl TownPicture {
    /// A town of these territories.
    pub fn of(territories: impl IntoIterator<Item = (Cell, Territory)>) -> Self {
        let cells = territories.into_iter().map(|(cell, shown)| (cell, shown, Light::Plain)).collect();
        Self { cells, last_placed: None, letters: Letters::Hidden, room: (0, 0) }
    }

    /// Lights and dims cells.
    #[must_use]
    pub fn light(mut self, light: impl Fn(Cell) -> Light) -> Self {
        for (cell, _, shown) in &mut self.cells {
            *shown = light(*cell);
        }
        self
    }

    /// Shows what makes the points of a line of the score sheet: what counts has a ring, and what has nothing to do
    /// with it steps back.
    #[must_use]
    pub fn explaining(self, evidence: &Evidence) -> Self {
        let Evidence { counted, because, costing, .. } = evidence;
        self.light(|cell| {
            if counted.contains(&cell) {
                Light::Lit
            } else if because.contains(&cell) || costing.contains(&cell) {
                Light::Plain
            } else {
                Light::Dimmed
            }
        })
    }

    /// Outlines the card placed last, if one was.
    #[must_use]
    pub fn outline(self, last: Option<Placement>) -> Self {
        Self { last_placed: last.map(|placement| placement.at), ..self }
    }

    /// Puts letters beside the icons.
    #[must_use]
    pub fn lettered(self, letters: Letters) -> Self {
        Self { letters, ..self }
    }

    /// Shows at least so much, with the town in the middle: a small one is not blown up.
    pub(crate) fn in_room(self, room: (i32, i32)) -> Self {
        Self { room, ..self }
    }
}

/// The top left corner of a cell in a drawing, where y grows downwards and cell 0,0 starts at 0,0.
pub(crate) const fn corner(cell: Cell) -> (i32, i32) {
    (cell.x as i32 * CELL, -(cell.y as i32) * CELL)
}

impl Drawing for TownPicture {
    /// The territories and the paper around them; one cell of paper while the town is empty.
    fn frame(&self) -> Frame {
        let corners = || self.cells.iter().map(|&(cell, ..)| corner(cell));
        let (xs, ys) = (|| corners().map(|at| at.0), || corners().map(|at| at.1));
        let (x, y) = (xs().min().unwrap_or(0), ys().min().unwrap_or(0));
        let (right, bottom) = (xs().max().unwrap_or(0) + CELL, ys().max().unwrap_or(0) + CELL);
        Frame { x, y, width: right - x, height: bottom - y }.grown(2 * RIM).at_least(self.room)
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        let Palette { shadow, table, paper, paper_edge, score, .. } = *palette;
        out.write_str(r#"<g transform="translate(1 4)" opacity=".28">"#)?;
        let all = self.squares(|_| true);
        // The shape of the town with a rim, in one colour.
        let sheet = |out: &mut dyn Write, color: Color, rim: i32| {
            write!(out, r#"<path d="{all}" fill="{color}" "#)?;
            write!(out, r#"stroke="{color}" stroke-width="{rim}" stroke-linejoin="round"/>"#)
        };
        sheet(out, shadow, 2 * RIM)?;
        out.write_str("</g>")?;
        sheet(out, paper_edge, 2 * RIM + 3)?;
        sheet(out, paper, 2 * RIM)?;
        let shown: Vec<_> = self.cells.iter().map(|&(cell, shown, _)| (shown, corner(cell))).collect();
        territories(out, palette, &shown, self.letters)?;
        write!(out, r#"<path d="{all}" fill="none" stroke="{shadow}" stroke-width="1.5" opacity=".3"/>"#)?;
        let dimmed = self.squares(|light| light == Light::Dimmed);
        if !dimmed.is_empty() {
            write!(out, r#"<path d="{dimmed}" fill="{table}" opacity=".62"/>"#)?;
        }
        for &(cell, ..) in self.cells.iter().filter(|cell| cell.2 == Light::Lit) {
            let (x, y) = corner(cell);
            write!(out, r#"<rect x="{}" y="{}" width="94" height="94" rx="10" "#, x + 3, y + 3)?;
            write!(out, r#"fill="none" stroke="{score}" stroke-width="6"/>"#)?;
        }
        if let Some(at) = self.last_placed {
            let (x, y) = corner(at.offset(0, 1));
            let (x, y) = (x - 3, y - 3);
            write!(out, r#"<rect x="{x}" y="{y}" width="206" height="206" rx="12" fill="none" "#)?;
            write!(out, r#"stroke="{score}" stroke-width="5" stroke-dasharray="14 8" "#)?;
            out.write_str(r#"stroke-linecap="round"/>"#)?;
        }
        Ok(())
    }
}

impl TownPicture {
    /// The cells in a light, as the squares of a path.
    fn squares(&self, lit: impl Fn(Light) -> bool) -> String {
        let cells = self.cells.iter().filter(|cell| lit(cell.2)).map(|&(cell, ..)| corner(cell));
        let squares = cells.map(|(x, y)| format!("M{x} {y}h{CELL}v{CELL}h-{CELL}z"));
        squares.collect::<Vec<_>>().concat()
    }
}
