//! The smallest rectangle around a town.

use crate::placement::Cell;

/// The smallest rectangle around a town's territories; all four sides belong to it.
///
/// ```
/// use wagons_rules::{Card, Cell, Placement, Town};
///
/// let mut town = Town::new();
/// town.place(Placement::new(Card::TheHerd, false, 0, 0))?;
/// town.place(Placement::new(Card::Badlands, false, 2, -1))?;
/// let bounds = town.bounds().unwrap();
/// assert_eq!((bounds.width(), bounds.height()), (4, 3));
/// assert!(bounds.contains(Cell::new(0, -1))); // inside, though nothing lies there
/// # Ok::<(), wagons_rules::PlacementError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bounds {
    /// The leftmost column.
    pub left: i8,
    /// The rightmost column.
    pub right: i8,
    /// The lowest row.
    pub bottom: i8,
    /// The highest row.
    pub top: i8,
}

impl Bounds {
    /// Around nothing. Its sides lie so that the cells a card may be put on, two beyond the left and one beyond
    /// the right, are just the origin.
    pub(crate) const NOTHING: Self = Self { left: 2, right: -1, bottom: 2, top: -1 };

    /// The number of columns.
    pub fn width(self) -> u32 {
        (i32::from(self.right) - i32::from(self.left) + 1).max(0) as u32
    }

    /// The number of rows.
    pub fn height(self) -> u32 {
        (i32::from(self.top) - i32::from(self.bottom) + 1).max(0) as u32
    }

    /// Whether a cell lies inside.
    pub const fn contains(self, cell: Cell) -> bool {
        self.left <= cell.x && cell.x <= self.right && self.bottom <= cell.y && cell.y <= self.top
    }

    /// The smallest rectangle around this one and a card at `at`.
    #[must_use]
    pub fn with_card(self, at: Cell) -> Self {
        Self {
            left: self.left.min(at.x),
            right: self.right.max(at.x + 1),
            bottom: self.bottom.min(at.y),
            top: self.top.max(at.y + 1),
        }
    }

    /// The smallest rectangle around this one and every card that covers or touches it.
    pub(crate) const fn room(self) -> Self {
        Self { left: self.left - 2, right: self.right + 2, bottom: self.bottom - 2, top: self.top + 2 }
    }

    /// Where the bottom-left cell of a card can lie so that the card covers or touches the rectangle.
    pub(crate) const fn reach(self) -> Self {
        Self { left: self.left - 2, right: self.right + 1, bottom: self.bottom - 2, top: self.top + 1 }
    }
}
