//! A town in its pane: as large as fits, moved so that the card about to be placed is always in sight.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use wagons_rules::{Bounds, Cell, Evidence, Placement, Town};

use super::cell::{self, Mark, Scale};
use super::ink::Ink;

/// What there is to show of a town.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TownPicture<'a> {
    pub(crate) town: &'a Town,
    /// Whether no card will be added any more.
    pub(crate) complete: bool,
    /// The card about to be placed.
    pub(crate) ghost: Option<Placement>,
    /// The cards placed in the latest turn.
    pub(crate) fresh: &'a [Placement],
    /// The territories to light up, if a line of the score sheet is looked at.
    pub(crate) lit: Option<&'a Evidence>,
}

impl TownPicture<'_> {
    pub(crate) fn draw(&self, area: Rect, buf: &mut Buffer, ink: Ink) {
        let bounds = self.town.bounds().unwrap_or(Bounds { left: 0, right: 1, bottom: 0, top: 1 });
        // Room for a cell all around, and for a small town that will grow: a town should not change its size often.
        let room = |cells: u32| if self.complete { cells as u16 } else { cells.max(4) as u16 + 2 };
        let scale = Scale::fitting(area, room(bounds.width()), room(bounds.height()));
        let window = Window::around(bounds, self.ghost, area, scale);
        for (cell, corner) in window.cells() {
            let mark = self.mark(cell);
            let ghost = self.ghost.and_then(|ghost| ghost.cells().into_iter().find(|(at, _)| *at == cell));
            match ghost.map(|(_, territory)| territory).or_else(|| self.town.at(cell)) {
                Some(territory) => cell::territory(buf, corner, scale, territory, mark, ink),
                None => cell::empty(buf, corner, scale, mark, ink),
            }
        }
    }

    fn mark(&self, cell: Cell) -> Mark {
        let covers = |placement: &Placement| placement.cells().iter().any(|(at, _)| *at == cell);
        if let Some(evidence) = self.lit {
            return Mark::lit(evidence, cell);
        }
        match self.ghost {
            Some(ghost) if covers(&ghost) => Mark::Ghost(self.town.at(cell)),
            Some(_) if self.town.at(cell).is_none() && self.could_be_covered(cell) => Mark::Spot,
            _ if self.fresh.iter().any(covers) => Mark::Fresh,
            _ => Mark::Plain,
        }
    }

    fn could_be_covered(&self, cell: Cell) -> bool {
        [(0, 0), (-1, 0), (0, -1), (-1, -1)].iter().any(|&(dx, dy)| self.town.accepts(cell.offset(dx, dy)))
    }
}

/// The part of the plane that is in sight.
struct Window {
    /// The cell at the top left.
    left: i32,
    top: i32,
    columns: i32,
    rows: i32,
    corner: Position,
    scale: Scale,
}

impl Window {
    /// Puts the town in the middle, then moves just so far that the whole ghost is in sight.
    fn around(bounds: Bounds, ghost: Option<Placement>, area: Rect, scale: Scale) -> Self {
        let columns = evenly(area.width / scale.width, bounds.width());
        let rows = evenly(area.height / scale.height, bounds.height());
        let middle = |low: i8, high: i8, room: i32| {
            i32::from(low) - (room - (i32::from(high) - i32::from(low) + 1)) / 2
        };
        let mut left = middle(bounds.left, bounds.right, columns);
        let mut bottom = middle(bounds.bottom, bounds.top, rows);
        if let Some(Placement { at, .. }) = ghost {
            let (x, y) = (i32::from(at.x), i32::from(at.y));
            left = left.max(x + 2 - columns).min(x);
            bottom = bottom.max(y + 2 - rows).min(y);
        }
        let spare = |all: u16, cells: i32, size: u16| (all - cells as u16 * size) / 2;
        let corner = Position::new(
            area.x + spare(area.width, columns, scale.width),
            area.y + spare(area.height, rows, scale.height),
        );
        Self { left, top: bottom + rows - 1, columns, rows, corner, scale }
    }

    /// Every cell in sight with its top left character.
    fn cells(&self) -> impl Iterator<Item = (Cell, Position)> + '_ {
        (0..self.rows).flat_map(move |row| {
            (0..self.columns).filter_map(move |column| {
                let cell =
                    Cell::new(i8::try_from(self.left + column).ok()?, i8::try_from(self.top - row).ok()?);
                let x = self.corner.x + column as u16 * self.scale.width;
                let y = self.corner.y + row as u16 * self.scale.height;
                Some((cell, Position::new(x, y)))
            })
        })
    }
}

/// As many cells as there is room for, less one if only that leaves as many on both sides of the town.
fn evenly(room: u16, town: u32) -> i32 {
    let (room, town) = (i32::from(room), town as i32);
    if room > town && (room - town) % 2 == 1 { room - 1 } else { room }
}
