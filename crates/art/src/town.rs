//! A town: territories on a grid, on the paper of their cards. Says what lies where and what is lit; knows
//! nothing of how it came about.

use std::fmt::{self, Write};

use wagons_rules::Territory;

use crate::Palette;
use crate::card::RIM;
use crate::drawing::{CELL, Drawing, Frame};
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

/// A town as it lies on the table. Cells are named as in records: x to the right, y upwards.
///
/// ```
/// use wagons_art::{Light, Picture, TownPicture};
///
/// let town = TownPicture::of([(0, 0, "Pc".parse()?), (1, 0, "Sm".parse()?)])
///     .light(|x, _| if x == 0 { Light::Lit } else { Light::Dimmed });
/// let svg = Picture::of(&town, "A small town").to_string();
/// assert!(svg.contains("#w-icon-c"));
/// # Ok::<(), wagons_rules::TerritoryError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TownPicture {
    cells: Vec<(i32, i32, Territory, Light)>,
    last_card: Option<(i32, i32)>,
    letters: Letters,
}

impl TownPicture {
    /// A town of these territories.
    pub fn of(cells: impl IntoIterator<Item = (i32, i32, Territory)>) -> Self {
        let cells = cells.into_iter().map(|(x, y, territory)| (x, y, territory, Light::Plain)).collect();
        Self { cells, last_card: None, letters: Letters::Hidden }
    }

    /// Lights and dims cells.
    #[must_use]
    pub fn light(mut self, light: impl Fn(i32, i32) -> Light) -> Self {
        for (x, y, _, shown) in &mut self.cells {
            *shown = light(*x, *y);
        }
        self
    }

    /// Outlines the card whose bottom left cell is `x`, `y`: the last one placed.
    #[must_use]
    pub fn outline(self, x: i32, y: i32) -> Self {
        Self { last_card: Some((x, y)), ..self }
    }

    /// Puts letters beside the icons.
    #[must_use]
    pub fn lettered(self, letters: Letters) -> Self {
        Self { letters, ..self }
    }
}

/// The top left corner of a cell in a drawing, where y grows downwards and cell 0,0 starts at 0,0.
const fn corner(x: i32, y: i32) -> (i32, i32) {
    (x * CELL, -y * CELL)
}

impl Drawing for TownPicture {
    /// The territories and the paper around them; one cell of paper while the town is empty.
    fn frame(&self) -> Frame {
        let xs = || self.cells.iter().map(|cell| cell.0);
        let ys = || self.cells.iter().map(|cell| cell.1);
        let (left, right) = (xs().min().unwrap_or(0), xs().max().unwrap_or(0));
        let (bottom, top) = (ys().min().unwrap_or(0), ys().max().unwrap_or(0));
        let (x, y) = corner(left, top);
        let frame = Frame { x, y, width: (right - left + 1) * CELL, height: (top - bottom + 1) * CELL };
        frame.grown(2 * RIM)
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        let Palette { shadow, paper, paper_edge, score, .. } = palette;
        write!(
            out,
            r#"<path d="{}" transform="translate(1 4)" fill="{shadow}" stroke="{shadow}" stroke-width="{}" stroke-linejoin="round" opacity=".28"/>"#,
            self.cells(),
            2 * RIM
        )?;
        write!(
            out,
            r#"<path d="{}" fill="{paper_edge}" stroke="{paper_edge}" stroke-width="{}" stroke-linejoin="round"/>"#,
            self.cells(),
            2 * RIM + 3
        )?;
        write!(
            out,
            r#"<path d="{}" fill="{paper}" stroke="{paper}" stroke-width="{}" stroke-linejoin="round"/>"#,
            self.cells(),
            2 * RIM
        )?;
        let shown: Vec<_> = self.cells.iter().map(|&(x, y, shown, _)| (shown, corner(x, y))).collect();
        territories(out, palette, &shown, self.letters)?;
        write!(
            out,
            r#"<path d="{}" fill="none" stroke="{shadow}" stroke-width="1.5" opacity=".3"/>"#,
            self.cells()
        )?;
        let dimmed = self.cells_in(Light::Dimmed);
        if !dimmed.0.is_empty() {
            write!(out, r#"<path d="{dimmed}" fill="{}" opacity=".62"/>"#, palette.table)?;
        }
        for (x, y) in self.cells_in(Light::Lit).0 {
            let (x, y) = corner(x, y);
            write!(
                out,
                r#"<rect x="{}" y="{}" width="94" height="94" rx="10" fill="none" stroke="{score}" stroke-width="6"/>"#,
                x + 3,
                y + 3
            )?;
        }
        if let Some((x, y)) = self.last_card {
            let (x, y) = corner(x, y + 1);
            write!(
                out,
                r#"<rect x="{}" y="{}" width="206" height="206" rx="12" fill="none" stroke="{score}" stroke-width="5" stroke-dasharray="14 8" stroke-linecap="round"/>"#,
                x - 3,
                y - 3
            )?;
        }
        Ok(())
    }
}

impl TownPicture {
    fn cells(&self) -> Cells {
        Cells(self.cells.iter().map(|&(x, y, ..)| (x, y)).collect())
    }

    fn cells_in(&self, light: Light) -> Cells {
        Cells(self.cells.iter().filter(|cell| cell.3 == light).map(|&(x, y, ..)| (x, y)).collect())
    }
}

/// Cells as the squares of a path.
struct Cells(Vec<(i32, i32)>);

impl fmt::Display for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for &(x, y) in &self.0 {
            let (x, y) = corner(x, y);
            write!(f, "M{x} {y}h{CELL}v{CELL}h-{CELL}z")?;
        }
        Ok(())
    }
}
