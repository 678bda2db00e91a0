//! Where a card lies: a [`Cell`] of the plane and a [`Placement`] of a card on it.

use std::fmt;

use crate::card::Card;
use crate::territory::Territory;

/// A cell of a town's plane: `x` grows to the right, `y` upwards.
///
/// ```
/// use wagons_rules::Cell;
///
/// let cell = Cell::new(2, -1);
/// assert_eq!(cell.offset(0, 1), Cell::new(2, 0));
/// assert!(cell.neighbours().contains(&Cell::new(1, -1)));
/// assert_eq!(cell.to_string(), "2,-1");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// Column.
    pub x: i8,
    /// Row.
    pub y: i8,
}

/// A card laid on a town: upright or turned by 180°, with its bottom-left cell at [`at`](Self::at).
///
/// ```
/// use wagons_rules::{Card, Cell, Placement};
///
/// let placement = Placement { card: Card::HappyCows, turned: true, at: Cell { x: 2, y: -1 } };
/// assert_eq!(placement.to_string(), "I'2,-1");
///
/// // Upside down, the bottom-left cell shows what was top right: the mine in the mountains.
/// let (cell, territory) = placement.cells()[0];
/// assert_eq!((cell, territory.to_string().as_str()), (Cell { x: 2, y: -1 }, "Mm"));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement {
    /// The card.
    pub card: Card,
    /// Whether it lies upside down.
    pub turned: bool,
    /// Its bottom-left cell.
    pub at: Cell,
}

impl Cell {
    /// Where the first card of every town lies.
    pub const ORIGIN: Self = Self { x: 0, y: 0 };

    /// A cell by its column and row.
    pub const fn new(x: i8, y: i8) -> Self {
        Self { x, y }
    }

    /// The cell `dx` to the right and `dy` above.
    #[must_use]
    pub const fn offset(self, dx: i8, dy: i8) -> Self {
        Self { x: self.x.wrapping_add(dx), y: self.y.wrapping_add(dy) }
    }

    /// The four cells that share an edge with this one: right, left, above, below.
    pub const fn neighbours(self) -> [Self; 4] {
        [self.offset(1, 0), self.offset(-1, 0), self.offset(0, 1), self.offset(0, -1)]
    }
}

impl Placement {
    /// A card with its bottom-left cell at `x, y`.
    pub const fn new(card: Card, turned: bool, x: i8, y: i8) -> Self {
        Self { card, turned, at: Cell { x, y } }
    }

    /// The four cells covered and what they then show: bottom left, bottom right, top left, top right.
    pub const fn cells(self) -> [(Cell, Territory); 4] {
        let [top_left, top_right, bottom_left, bottom_right] = self.card.territories();
        let shown = if self.turned {
            [top_right, top_left, bottom_right, bottom_left]
        } else {
            [bottom_left, bottom_right, top_left, top_right]
        };
        [
            (self.at, shown[0]),
            (self.at.offset(1, 0), shown[1]),
            (self.at.offset(0, 1), shown[2]),
            (self.at.offset(1, 1), shown[3]),
        ]
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.card, if self.turned { "'" } else { "" }, self.at)
    }
}
