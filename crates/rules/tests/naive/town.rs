//! A town: which territory lies on top of every cell, and where the next card may lie. Knows no score.

use super::cards::{Territory, territories, territory};
use std::collections::BTreeMap;

/// x to the right, y upwards.
pub(crate) type Cell = (i32, i32);

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Town(pub(crate) BTreeMap<Cell, Territory>);

pub(crate) fn neighbours((x, y): Cell) -> [Cell; 4] {
    [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
}

/// Top left, top right, bottom left, bottom right of a card whose bottom-left cell is given.
fn covered_by_card_at((x, y): Cell) -> [Cell; 4] {
    [(x, y + 1), (x + 1, y + 1), (x, y), (x + 1, y)]
}

impl Town {
    /// Reads rows of territories such as `Dw`, top row first, with `.` for an empty cell. The bottom-left
    /// word is the cell 0,0.
    pub(crate) fn from_picture(picture: &str) -> Town {
        let mut town = Town::default();
        for (y, row) in picture.trim().lines().rev().enumerate() {
            for (x, word) in row.split_whitespace().enumerate() {
                if word != "." {
                    town.0.insert((x as i32, y as i32), territory(word));
                }
            }
        }
        town
    }

    pub(crate) fn has(&self, cell: Cell) -> bool {
        self.0.contains_key(&cell)
    }

    /// Whether the cell has this terrain (a capital letter) or this icon (a small letter).
    pub(crate) fn shows(&self, cell: Cell, letter: char) -> bool {
        self.0.get(&cell).is_some_and(|&(terrain, icon)| terrain == letter || icon == letter)
    }

    pub(crate) fn next_to(&self, cell: Cell, letter: char) -> bool {
        neighbours(cell).into_iter().any(|neighbour| self.shows(neighbour, letter))
    }

    pub(crate) fn all(&self, letter: char) -> Vec<Cell> {
        self.0.keys().copied().filter(|&cell| self.shows(cell, letter)).collect()
    }

    /// Every cell of the rectangle around the town and two cells beyond it, by x, then y.
    pub(crate) fn surroundings(&self) -> Vec<Cell> {
        let mut cells = Vec::new();
        let xs = || self.0.keys().map(|cell| cell.0);
        let ys = || self.0.keys().map(|cell| cell.1);
        for x in xs().min().unwrap_or(0) - 2..=xs().max().unwrap_or(0) + 2 {
            for y in ys().min().unwrap_or(0) - 2..=ys().max().unwrap_or(0) + 2 {
                cells.push((x, y));
            }
        }
        cells
    }

    /// The first card lies at 0,0; a later one covers a territory or shares an edge with one.
    pub(crate) fn may_take_card_at(&self, place: Cell) -> bool {
        if self.0.is_empty() {
            return place == (0, 0);
        }
        let covers = |cell| self.has(cell);
        let touches = |cell| neighbours(cell).into_iter().any(|neighbour| self.has(neighbour));
        covered_by_card_at(place).into_iter().any(|cell| covers(cell) || touches(cell))
    }

    /// Lays the card on top of whatever is there.
    pub(crate) fn lay(&mut self, card: char, upside_down: bool, place: Cell) {
        for (cell, territory) in covered_by_card_at(place).into_iter().zip(territories(card, upside_down)) {
            self.0.insert(cell, territory);
        }
    }
}
