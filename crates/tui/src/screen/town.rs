//! A town in its pane: as large as fits, moved so that the card about to be placed is always in sight.

use ratatui::layout::{Position, Rect};
use wagons_rules::{Bounds, Cell, Evidence, Placement, Town};
use wagons_texts::number;

use super::canvas::Canvas;
use super::cell::Mark;
use super::ink::FAINT;
use crate::picture::Scale;

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
    pub(crate) fn draw(&self, area: Rect, canvas: &mut Canvas<'_>) {
        let bounds = self.town.bounds().unwrap_or(Bounds { left: 0, right: 1, bottom: 0, top: 1 });
        // Room for a small town that will grow, so that it does not change its size often, and for a cell all around
        // while somebody builds.
        let room = |cells: u32| match self.ghost {
            Some(_) => cells.max(4) as u16 + 2,
            None if self.complete => cells as u16,
            None => cells.max(6) as u16,
        };
        let (columns, rows) = (room(bounds.width()), room(bounds.height()));
        // The numbers of rows and columns stand left of the town and below it, unless the town needs their room.
        let inner = Rect {
            x: area.x + AXIS,
            width: area.width.saturating_sub(AXIS),
            height: area.height.saturating_sub(1),
            ..area
        };
        let is_numbered = (!self.town.is_empty() || self.ghost.is_some())
            && Scale::SMALLEST.fits(inner, bounds.width() as u16, bounds.height() as u16);
        let area = if is_numbered { inner } else { area };
        let scale = Scale::largest(|scale| scale.fits(area, columns, rows));
        let window = Window::around(bounds, self.ghost, area, scale);
        if is_numbered {
            self.number(&window, bounds, canvas);
        }
        for (cell, corner) in window.cells() {
            let mark = self.mark(cell);
            let ghost = self.ghost.and_then(|ghost| ghost.cells().into_iter().find(|(at, _)| *at == cell));
            match ghost.map(|(_, territory)| territory).or_else(|| self.town.at(cell)) {
                Some(territory) => canvas.territory(corner, scale, territory, mark),
                None => canvas.empty(corner, scale, mark),
            }
        }
    }

    /// Writes the numbers of all rows and columns that hold the town or the card about to be placed, beside the cells
    /// on which that card can lie.
    fn number(&self, window: &Window, bounds: Bounds, canvas: &mut Canvas<'_>) {
        let Window { corner, scale, .. } = *window;
        let spots = if self.ghost.is_some() { 2 } else { 0 };
        let left = (i32::from(bounds.left) - spots - window.left).max(0) as u16;
        let bottom = (window.top - i32::from(bounds.bottom) + spots + 1).min(window.rows) as u16;
        let numbered = self.ghost.map_or(bounds, |ghost| bounds.with_card(ghost.at));
        for x in numbered.left..=numbered.right {
            // Narrow columns have no room for a number each.
            let column = i32::from(x) - window.left;
            let is_told = scale.width > Scale::SMALLEST.width || x % 2 == 0;
            if is_told && (0..window.columns).contains(&column) {
                let end = corner.x + column as u16 * scale.width + scale.lettered();
                right_aligned(canvas, end, corner.y + bottom * scale.height, x);
            }
        }
        for y in numbered.bottom..=numbered.top {
            let row = window.top - i32::from(y);
            if (0..window.rows).contains(&row) {
                let line = corner.y + row as u16 * scale.height + (scale.height - 1) / 2;
                right_aligned(canvas, corner.x + left * scale.width - 1, line, y);
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

/// How many columns the numbers of the rows take, with a gap.
const AXIS: u16 = 4;

/// Writes the number of a row or column so that it ends before a column of the screen.
fn right_aligned(canvas: &mut Canvas<'_>, end: u16, line: u16, place: i8) {
    let number = number(i32::from(place));
    let start = end.saturating_sub(number.chars().count() as u16);
    canvas.put(Position::new(start, line), &number, FAINT);
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
