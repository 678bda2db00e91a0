//! Sets of cells of a square, in two sizes.

use std::fmt::Debug;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXorAssign, Not};

/// How far a cell lies from the bottom-left cell of a card.
pub(super) type Step = (i8, i8);

/// A set of cells, one bit each, row by row; also a set of places for a card, each by its bottom-left cell.
pub(super) trait Cells:
    Copy
    + Debug
    + PartialEq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + BitAndAssign
    + BitOrAssign
    + BitXorAssign
{
    /// The number of columns and of rows.
    const SIDE: u32;
    const NONE: Self;
    /// All bits, also those outside the square.
    const ALL: Self;
    /// The cells of the square.
    const SQUARE: Self;
    /// Its leftmost column.
    const FIRST_COLUMN: Self;

    /// The set with just this bit.
    fn one(bit: u32) -> Self;
    /// All bits moved up.
    fn up(self, by: u32) -> Self;
    /// All bits moved down.
    fn down(self, by: u32) -> Self;
    fn count(self) -> i32;
    /// The lowest bit, if there is any.
    fn lowest(self) -> Option<u32>;

    fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// The bits of the set, one by one.
    fn bits(mut self) -> impl Iterator<Item = u32> {
        std::iter::from_fn(move || {
            let bit = self.lowest()?;
            self &= !Self::one(bit);
            Some(bit)
        })
    }

    /// The places of a card from which the cell this step away is in the set.
    ///
    /// What leaves the square at one side may come in at the other: then the result has places too many, but they
    /// are never ones where a card can lie, or they only make a bound higher.
    fn seen_from(self, (x, y): Step) -> Self {
        let by = i32::from(x) + Self::SIDE as i32 * i32::from(y);
        if by >= 0 { self.down(by as u32) } else { self.up(by.unsigned_abs()) }
    }

    /// All cells moved by one step; what leaves the square is gone.
    fn moved(self, (x, y): Step) -> Self {
        let cells = match x {
            1 => (self & !Self::FIRST_COLUMN.up(Self::SIDE - 1)).up(1),
            -1 => (self & !Self::FIRST_COLUMN).down(1),
            _ => self,
        };
        match y {
            1 => cells.up(Self::SIDE) & Self::SQUARE,
            -1 => cells.down(Self::SIDE),
            _ => cells,
        }
    }

    /// The cells that share an edge with a cell of the set, which has none at the edge of the square.
    fn beside(self) -> Self {
        self.up(1) | self.down(1) | self.up(Self::SIDE) | self.down(Self::SIDE)
    }

    /// One of the maximal connected groups of a set that is not empty.
    fn first_group(self) -> Self {
        let mut group = self.lowest().map_or(Self::NONE, Self::one);
        loop {
            let grown = (group | group.beside()) & self;
            if grown == group {
                return group;
            }
            group = grown;
        }
    }
}

/// Eleven by eleven.
impl Cells for u128 {
    const SIDE: u32 = 11;
    const NONE: Self = 0;
    const ALL: Self = u128::MAX;
    const SQUARE: Self = (1 << 121) - 1;
    // 2^121 - 1 divided by 2^11 - 1 has one bit in each row.
    const FIRST_COLUMN: Self = Self::SQUARE / ((1 << 11) - 1);

    fn one(bit: u32) -> Self {
        1 << bit
    }

    fn up(self, by: u32) -> Self {
        self << by
    }

    fn down(self, by: u32) -> Self {
        self >> by
    }

    fn count(self) -> i32 {
        self.count_ones() as i32
    }

    fn lowest(self) -> Option<u32> {
        (self != 0).then(|| self.trailing_zeros())
    }
}

/// Sixteen by sixteen: the lower eight rows, and the upper.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Wide(u128, u128);

impl Cells for Wide {
    const SIDE: u32 = 16;
    const NONE: Self = Self(0, 0);
    const ALL: Self = Self(u128::MAX, u128::MAX);
    const SQUARE: Self = Self::ALL;
    const FIRST_COLUMN: Self = Self(u128::MAX / 0xffff, u128::MAX / 0xffff);

    fn one(bit: u32) -> Self {
        if bit < 128 { Self(1 << bit, 0) } else { Self(0, 1 << (bit - 128)) }
    }

    fn up(self, by: u32) -> Self {
        match by {
            0 => self,
            128.. => Self(0, self.0.checked_shl(by - 128).unwrap_or(0)),
            _ => Self(self.0 << by, self.1 << by | self.0 >> (128 - by)),
        }
    }

    fn down(self, by: u32) -> Self {
        match by {
            0 => self,
            128.. => Self(self.1.checked_shr(by - 128).unwrap_or(0), 0),
            _ => Self(self.0 >> by | self.1 << (128 - by), self.1 >> by),
        }
    }

    fn count(self) -> i32 {
        (self.0.count_ones() + self.1.count_ones()) as i32
    }

    fn lowest(self) -> Option<u32> {
        self.0.lowest().or_else(|| Some(128 + self.1.lowest()?))
    }
}

impl BitAnd for Wide {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0, self.1 & other.1)
    }
}

impl BitOr for Wide {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0, self.1 | other.1)
    }
}

impl Not for Wide {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0, !self.1)
    }
}

impl BitAndAssign for Wide {
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOrAssign for Wide {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl BitXorAssign for Wide {
    fn bitxor_assign(&mut self, other: Self) {
        self.0 ^= other.0;
        self.1 ^= other.1;
    }
}
