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

    /// Outlines the card placed last.
    #[must_use]
    pub fn outline(self, placement: Placement) -> Self {
        Self { last_placed: Some(placement.at), ..self }
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
        let Frame { x, y, width, height } =
            Frame { x, y, width: right - x, height: bottom - y }.grown(2 * RIM);
        let (wider, higher) = ((self.room.0 - width).max(0), (self.room.1 - height).max(0));
        Frame { x: x - wider / 2, y: y - higher / 2, width: width + wider, height: height + higher }
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        let Palette { shadow, paper, paper_edge, score, .. } = *palette;
        out.write_str(r#"<g transform="translate(1 4)" opacity=".28">"#)?;
        self.paper(out, shadow, 2 * RIM)?;
        out.write_str("</g>")?;
        self.paper(out, paper_edge, 2 * RIM + 3)?;
        self.paper(out, paper, 2 * RIM)?;
        let shown: Vec<_> = self.cells.iter().map(|&(cell, shown, _)| (shown, corner(cell))).collect();
        territories(out, palette, &shown, self.letters)?;
        let cells = self.cells();
        write!(out, r#"<path d="{cells}" fill="none" stroke="{shadow}" stroke-width="1.5" opacity=".3"/>"#)?;
        let dimmed = self.cells_in(Light::Dimmed);
        if !dimmed.0.is_empty() {
            write!(out, r#"<path d="{dimmed}" fill="{}" opacity=".62"/>"#, palette.table)?;
        }
        for (x, y) in self.cells_in(Light::Lit).0.into_iter().map(corner) {
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
    /// The shape of the town with a rim, in one colour.
    fn paper(&self, out: &mut dyn Write, color: Color, rim: i32) -> fmt::Result {
        write!(out, r#"<path d="{}" fill="{color}" "#, self.cells())?;
        write!(out, r#"stroke="{color}" stroke-width="{rim}" stroke-linejoin="round"/>"#)
    }

    fn cells(&self) -> Cells {
        Cells(self.cells.iter().map(|&(cell, ..)| cell).collect())
    }

    fn cells_in(&self, light: Light) -> Cells {
        Cells(self.cells.iter().filter(|cell| cell.2 == light).map(|&(cell, ..)| cell).collect())
    }
}

/// Cells as the squares of a path.
struct Cells(Vec<Cell>);

impl fmt::Display for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (x, y) in self.0.iter().copied().map(corner) {
            write!(f, "M{x} {y}h{CELL}v{CELL}h-{CELL}z")?;
        }
        Ok(())
    }
}
