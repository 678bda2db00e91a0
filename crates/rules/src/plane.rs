//! Bitboards: one bit a cell, in three sizes.
//!
//! A [`Plane`] is a set of cells of a rectangle whose bottom-left cell is `(0, 0)`. All scoring is written
//! once, over this trait; a town picks the smallest plane it fits. A plane keeps its last column empty, so a
//! shift by one column never carries a bit into the next row, and bits shifted off an edge are gone.
//!
//! This module knows nothing of cards or terrains.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

/// A set of cells within a bounded rectangle.
pub(crate) trait Plane:
    Copy
    + PartialEq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + BitAndAssign
    + BitOrAssign
{
    /// The widest and the highest town that fits.
    const WIDTH: u32;
    const HEIGHT: u32;
    const EMPTY: Self;
    /// Every cell but the last column: what a shot that flies further than one column must be cut to.
    const FIELD: Self;

    /// The cells of a 2×2 block with its bottom-left cell at `(x, y)`: bits 0 and 1 are the lower row, 2 and 3
    /// the upper one.
    fn block(bits: u32, x: u32, y: u32) -> Self;
    /// Adds the cells of row `y`, given as bits from column 0 upwards.
    fn add_row(&mut self, y: u32, bits: u32);

    fn east(self) -> Self;
    fn west(self) -> Self;
    fn north(self) -> Self;
    fn south(self) -> Self;

    /// Everything `dx` columns further east and `dy` rows further north.
    #[inline]
    fn moved(self, dx: u32, dy: u32) -> Self {
        if dx | dy == 0 {
            return self;
        }
        let east = (0..dx).fold(self, |plane, _| plane.east());
        (0..dy).fold(east, |plane, _| plane.north())
    }

    fn count(self) -> u32;
    /// Some single cell of a set that is not empty.
    fn any_one(self) -> Self;

    fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// The cells that share an edge with a cell of this set.
    fn beside(self) -> Self {
        self.east() | self.west() | self.north() | self.south()
    }

    /// The part of `self` connected to `seed` by edges.
    fn group_of(self, seed: Self) -> Self {
        let mut group = seed;
        loop {
            let grown = (group | group.beside()) & self;
            if grown == group {
                return group;
            }
            group = grown;
        }
    }

    /// The maximal connected groups of this set.
    fn groups(self) -> Groups<Self> {
        Groups { rest: self }
    }

    /// The size of the largest connected group.
    fn largest_group(self) -> u32 {
        // Lone cells are by far the most frequent groups; what remains without them is mostly one group.
        let mut rest = self & self.beside();
        let mut left = rest.count();
        match left {
            0 => return u32::from(!self.is_empty()),
            1..=3 => return left,
            _ => {}
        }
        let mut largest = 0;
        while left > largest {
            let group = rest.group_of(rest.any_one());
            let size = group.count();
            largest = largest.max(size);
            left -= size;
            rest &= !group;
        }
        largest
    }
}

/// Iterator over the connected groups of a plane.
pub(crate) struct Groups<P> {
    rest: P,
}

impl<P: Plane> Iterator for Groups<P> {
    type Item = P;

    fn next(&mut self) -> Option<P> {
        if self.rest.is_empty() {
            return None;
        }
        let group = self.rest.group_of(self.rest.any_one());
        self.rest &= !group;
        Some(group)
    }
}

/// Eight columns by eight rows: almost every town that is built with thought.
impl Plane for u64 {
    const WIDTH: u32 = 7;
    const HEIGHT: u32 = 8;
    const EMPTY: Self = 0;
    const FIELD: Self = 0x7f7f_7f7f_7f7f_7f7f;

    fn block(bits: u32, x: u32, y: u32) -> Self {
        u64::from(bits & 0b0011 | (bits & 0b1100) << 6) << (8 * y + x)
    }

    fn add_row(&mut self, y: u32, bits: u32) {
        *self |= u64::from(bits) << (8 * y);
    }

    fn east(self) -> Self {
        self << 1
    }

    fn west(self) -> Self {
        self >> 1
    }

    fn north(self) -> Self {
        self << 8
    }

    fn south(self) -> Self {
        self >> 8
    }

    fn moved(self, dx: u32, dy: u32) -> Self {
        self << (8 * dy + dx)
    }

    fn count(self) -> u32 {
        self.count_ones()
    }

    fn any_one(self) -> Self {
        self & self.wrapping_neg()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wide::{Large, Medium};

    fn plane<P: Plane>(rows: &[u32]) -> P {
        let mut plane = P::EMPTY;
        for (y, &bits) in rows.iter().enumerate() {
            plane.add_row(y as u32, bits);
        }
        plane
    }

    fn the_same_in_every_size<T: PartialEq + std::fmt::Debug>(
        small: impl Fn(u64) -> T,
        medium: impl Fn(Medium) -> T,
        large: impl Fn(Large) -> T,
    ) {
        let shapes: [&[u32]; 6] = [
            &[],
            &[0b1],
            &[0b101_0101, 0b010_1010, 0b101_0101],
            &[0b111, 0b101, 0b111, 0, 0, 0b100_0000],
            &[0b11, 0b110, 0b1100, 0b1_1000, 0b11_0000, 0b110_0000, 0b100_0000, 0b100_0000],
            &[0x7f; 8],
        ];
        for rows in shapes {
            let expected = small(plane(rows));
            assert_eq!(medium(plane(rows)), expected, "{rows:?}");
            assert_eq!(large(plane(rows)), expected, "{rows:?}");
        }
    }

    #[test]
    fn sizes_agree_on_counts_and_groups() {
        the_same_in_every_size(Plane::count, Plane::count, Plane::count);
        the_same_in_every_size(Plane::largest_group, Plane::largest_group, Plane::largest_group);
        the_same_in_every_size(|p| p.groups().count(), |p| p.groups().count(), |p| p.groups().count());
        the_same_in_every_size(
            |p| (p & p.beside()).count(),
            |p| (p & p.beside()).count(),
            |p| (p & p.beside()).count(),
        );
    }

    #[test]
    fn blocks_lie_where_they_are_put() {
        assert_eq!(u64::block(0b1011, 2, 1), plane(&[0, 0b1100, 0b1000]));
        assert!(Medium::block(0b1011, 2, 3) == plane(&[0, 0, 0, 0b1100, 0b1000]));
        assert!(Large::block(0b1011, 2, 1) == plane(&[0, 0b1100, 0b1000]));
    }

    #[test]
    fn the_largest_of_several_groups_is_found() {
        let two_squares_and_a_line: u64 = plane(&[0b011_0011, 0b011_0011, 0, 0b001_1111]);
        assert_eq!(two_squares_and_a_line.largest_group(), 5);
    }
}
