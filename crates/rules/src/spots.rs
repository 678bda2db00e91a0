//! The cells the next card may lie on, one by one, without an allocation.

use crate::placement::Cell;
use crate::town::Town;

/// The cells a town [accepts](Town::spots) the next card on.
#[derive(Clone)]
pub struct Spots<'a> {
    town: &'a Town,
    x: i8,
    last: i8,
    column: u32,
}

impl<'a> Spots<'a> {
    pub(crate) fn of(town: &'a Town) -> Self {
        let reach = town.reach();
        let complete = town.cards() >= Town::MOST_CARDS;
        let (last, column) = if complete { (reach.left, 0) } else { (reach.right, town.column(reach.left)) };
        Self { town, x: reach.left, last, column }
    }
}

impl Iterator for Spots<'_> {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        while self.column == 0 {
            if self.x >= self.last {
                return None;
            }
            self.x += 1;
            self.column = self.town.column(self.x);
        }
        let above = self.column.trailing_zeros() as i8;
        self.column &= self.column - 1;
        Some(Cell { x: self.x, y: self.town.reach().bottom + above })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let later: u32 = (self.x..self.last).map(|x| self.town.column(x + 1).count_ones()).sum();
        let left = (self.column.count_ones() + later) as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Spots<'_> {}
