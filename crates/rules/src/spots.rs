//! Where the next card may lie, one by one, without an allocation: [cells](Spots) and [placements](Placements).

use crate::card::Card;
use crate::placement::{Cell, Placement};
use crate::town::Town;

/// The cells a town [accepts](Town::spots) the next card on.
#[derive(Debug, Clone)]
pub struct Spots<'a> {
    town: &'a Town,
    x: i8,
    last: i8,
    column: u32,
}

impl<'a> Spots<'a> {
    pub(crate) fn new(town: &'a Town) -> Self {
        let reach = town.edges().reach();
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
        Some(Cell { x: self.x, y: self.town.edges().reach().bottom + above })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let later: u32 = (self.x..self.last).map(|x| self.town.column(x + 1).count_ones()).sum();
        let left = (self.column.count_ones() + later) as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Spots<'_> {}

impl std::iter::FusedIterator for Spots<'_> {}

/// The [placements](Town::placements) of a card that are legal in a town.
#[derive(Debug, Clone)]
pub struct Placements<'a> {
    card: Card,
    spots: Spots<'a>,
    /// The same card on the same cell, upside down, if that comes next.
    turned: Option<Placement>,
}

impl<'a> Placements<'a> {
    pub(crate) fn new(town: &'a Town, card: Card) -> Self {
        Self { card, spots: Spots::new(town), turned: None }
    }
}

impl Iterator for Placements<'_> {
    type Item = Placement;

    fn next(&mut self) -> Option<Placement> {
        if let Some(turned) = self.turned.take() {
            return Some(turned);
        }
        let upright = Placement { card: self.card, turned: false, at: self.spots.next()? };
        self.turned = Some(Placement { turned: true, ..upright });
        Some(upright)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = 2 * self.spots.len() + usize::from(self.turned.is_some());
        (left, Some(left))
    }
}

impl ExactSizeIterator for Placements<'_> {}

impl std::iter::FusedIterator for Placements<'_> {}
