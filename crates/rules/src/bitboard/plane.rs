//! A set of cells: the trait, and the two sizes that fit a machine word.
//!
//! This module knows nothing of cards or terrains.

use std::fmt::Debug;
use std::iter;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXorAssign, Not};

/// A set of cells within a bounded rectangle.
///
/// A town keeps the last column empty, so that a shift by one column never carries a bit of it into the next row.
/// What is shifted off the top or the bottom is gone.
pub trait Plane:
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
    /// The width of the widest town that fits; there is one column more.
    const WIDTH: u32;
    /// The height of the highest town that fits.
    const HEIGHT: u32;
    /// No cell.
    const EMPTY: Self;
    /// Every bit, also those that are no cell of the rectangle.
    const FULL: Self;
    /// Every cell but the last column: what a ray that goes further than one column must be cut to.
    const FIELD: Self;

    /// The cells of a 2×2 block with its bottom-left cell at `(x, y)`: bits 0 and 1 are the lower row, 2 and 3
    /// the upper one.
    fn block(bits: u32, x: u32, y: u32) -> Self;
    /// Adds the cells of row `y`, given as bits from column 0 upwards.
    fn add_row(&mut self, y: u32, bits: u32);

    /// The cells one column further right.
    #[must_use]
    fn east(self) -> Self;
    /// The cells one column further left.
    #[must_use]
    fn west(self) -> Self;
    /// The cells one row higher.
    #[must_use]
    fn north(self) -> Self;
    /// The cells one row lower.
    #[must_use]
    fn south(self) -> Self;

    /// The cells from which the cell `dx` columns to the right and `dy` rows up is in this set.
    ///
    /// Unlike the single steps this cuts nothing off: what leaves the rectangle at the left or the right may come in
    /// at the other side, one row off.
    #[must_use]
    fn seen_from(self, step: (i8, i8)) -> Self;

    /// Everything `dx` columns further east and `dy` rows further north.
    #[must_use]
    #[inline]
    fn moved(self, dx: u32, dy: u32) -> Self {
        if dx | dy == 0 {
            return self;
        }
        let east = (0..dx).fold(self, |plane, _| plane.east());
        (0..dy).fold(east, |plane, _| plane.north())
    }

    /// How many cells there are.
    fn count(self) -> u32;
    /// The first cell, row by row from the bottom, as a column and a row.
    fn first(self) -> Option<(u32, u32)>;
    /// The set of just the first cell; nothing of nothing.
    #[must_use]
    fn any_one(self) -> Self;

    /// The set of one cell.
    fn cell(x: u32, y: u32) -> Self {
        Self::block(0b0001, x, y)
    }

    /// The cells, row by row from the bottom, each as a column and a row.
    fn cells(mut self) -> impl Iterator<Item = (u32, u32)> {
        iter::from_fn(move || {
            let cell = self.first()?;
            self &= !self.any_one();
            Some(cell)
        })
    }

    /// Whether there is no cell.
    fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// The cells that share an edge with a cell of this set.
    #[must_use]
    fn beside(self) -> Self {
        self.east() | self.west() | self.north() | self.south()
    }

    /// The part of `self` connected to `seed` by edges.
    #[must_use]
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

    /// The cells in line with a cell of this set: first those next to one, then those with one cell between, and so
    /// on until the rectangle ends.
    fn rays(self) -> Rays<Self> {
        Rays { heads: [self; 4] }
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

/// Iterator over the connected groups of a plane; see [`Plane::groups`].
#[derive(Debug, Clone)]
pub struct Groups<P> {
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

/// Iterator over the cells in line with a set, by distance; see [`Plane::rays`].
#[derive(Debug, Clone)]
pub struct Rays<P> {
    /// To the east, west, north and south.
    heads: [P; 4],
}

impl<P: Plane> Iterator for Rays<P> {
    type Item = P;

    #[inline]
    fn next(&mut self) -> Option<P> {
        let [east, west, north, south] = self.heads;
        self.heads = [(east & P::FIELD).east(), west.west() & P::FIELD, north.north(), south.south()];
        let [east, west, north, south] = self.heads;
        let all = east | west | north | south;
        (!all.is_empty()).then_some(all)
    }
}

/// A plane in one machine word, with as many columns as rows. `$down` and `$up` are the shifts of
/// [`seen_from`](Plane::seen_from): across the smallest plane a step can be longer than the word.
macro_rules! plane_in_a_word {
    ($word:ident, $side:literal, $cells:expr, $down:ident, $up:ident) => {
        impl Plane for $word {
            const WIDTH: u32 = $side - 1;
            const HEIGHT: u32 = $side;
            const EMPTY: Self = 0;
            const FULL: Self = Self::MAX;
            // All cells divided by one full row are one bit in each row.
            const FIELD: Self = $cells / ((1 << $side) - 1) * ((1 << Self::WIDTH) - 1);

            fn block(bits: u32, x: u32, y: u32) -> Self {
                Self::from(bits & 0b0011 | (bits & 0b1100) << ($side - 2)) << ($side * y + x)
            }

            fn add_row(&mut self, y: u32, bits: u32) {
                *self |= Self::from(bits) << ($side * y);
            }

            fn east(self) -> Self {
                self << 1
            }

            fn west(self) -> Self {
                self >> 1
            }

            fn north(self) -> Self {
                self << $side & $cells
            }

            fn south(self) -> Self {
                self >> $side
            }

            fn seen_from(self, (dx, dy): (i8, i8)) -> Self {
                let by = i32::from(dx) + $side * i32::from(dy);
                if by >= 0 { self.$down(by.unsigned_abs()) } else { self.$up(by.unsigned_abs()) }
            }

            fn moved(self, dx: u32, dy: u32) -> Self {
                self << ($side * dy + dx)
            }

            fn count(self) -> u32 {
                self.count_ones()
            }

            fn first(self) -> Option<(u32, u32)> {
                let bit = self.trailing_zeros();
                (self != 0).then_some((bit % $side, bit / $side))
            }

            fn any_one(self) -> Self {
                self & self.wrapping_neg()
            }
        }
    };
}

// Eight columns by eight rows: almost every town that is built with thought.
plane_in_a_word!(u64, 8, u64::MAX, unbounded_shr, unbounded_shl);

// Eleven columns by eleven rows; seven bits are left over.
plane_in_a_word!(u128, 11, ((1_u128 << 121) - 1), wrapping_shr, wrapping_shl);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bitboard::{Large, Medium};

    fn plane<P: Plane>(rows: &[u32]) -> P {
        let mut plane = P::EMPTY;
        for (y, &bits) in rows.iter().enumerate() {
            plane.add_row(y as u32, bits);
        }
        plane
    }

    /// What is asked of a plane of any size.
    trait Question {
        fn ask<P: Plane>(&self, plane: P) -> Vec<(u32, u32)>;
    }

    fn the_same_in_every_size(question: &impl Question) {
        let shapes: [&[u32]; 6] = [
            &[],
            &[0b1],
            &[0b101_0101, 0b010_1010, 0b101_0101],
            &[0b111, 0b101, 0b111, 0, 0, 0b100_0000],
            &[0b11, 0b110, 0b1100, 0b1_1000, 0b11_0000, 0b110_0000, 0b100_0000, 0b100_0000],
            &[0x7f; 8],
        ];
        for rows in shapes {
            let expected = question.ask::<u64>(plane(rows));
            assert_eq!(question.ask::<u128>(plane(rows)), expected, "{rows:?}");
            assert_eq!(question.ask::<Medium>(plane(rows)), expected, "{rows:?}");
            assert_eq!(question.ask::<Large>(plane(rows)), expected, "{rows:?}");
        }
    }

    struct Groupings;

    impl Question for Groupings {
        fn ask<P: Plane>(&self, plane: P) -> Vec<(u32, u32)> {
            let lone = plane & !plane.beside();
            vec![(plane.count(), plane.largest_group()), (plane.groups().count() as u32, lone.count())]
        }
    }

    struct Cells;

    impl Question for Cells {
        fn ask<P: Plane>(&self, plane: P) -> Vec<(u32, u32)> {
            plane.cells().collect()
        }
    }

    /// Steps, and rays from a cell in the middle.
    struct Seen;

    impl Question for Seen {
        fn ask<P: Plane>(&self, plane: P) -> Vec<(u32, u32)> {
            let low = plane.south().south();
            assert!(low.seen_from((0, -2)) == low.north().north());
            let middle =
                P::block(0b1111, 2, 2).seen_from((1, 2)) | P::block(0b1111, 2, 2).seen_from((-1, -1));
            let rays: Vec<_> = P::cell(3, 3).rays().take(4).flat_map(Plane::cells).collect();
            middle.cells().chain(rays.into_iter().filter(|&(x, y)| x < 7 && y < 7)).collect()
        }
    }

    #[test]
    fn sizes_agree_on_cells_counts_groups_and_steps() {
        the_same_in_every_size(&Groupings);
        the_same_in_every_size(&Cells);
        the_same_in_every_size(&Seen);
    }

    #[test]
    fn rays_end_with_the_rectangle() {
        assert_eq!(u64::cell(0, 0).rays().map(Plane::count).collect::<Vec<_>>(), [2; 7]);
        assert_eq!(u128::cell(5, 5).rays().map(Plane::count).collect::<Vec<_>>(), [4; 5]);
    }

    #[test]
    fn blocks_lie_where_they_are_put() {
        assert_eq!(u64::block(0b1011, 2, 1), plane(&[0, 0b1100, 0b1000]));
        assert_eq!(u128::block(0b1011, 2, 1), plane(&[0, 0b1100, 0b1000]));
        assert!(Medium::block(0b1011, 2, 3) == plane(&[0, 0, 0, 0b1100, 0b1000]));
        assert!(Large::block(0b1011, 2, 1) == plane(&[0, 0b1100, 0b1000]));
    }

    #[test]
    fn the_largest_of_several_groups_is_found() {
        let two_squares_and_a_line: u64 = plane(&[0b011_0011, 0b011_0011, 0, 0b001_1111]);
        assert_eq!(two_squares_and_a_line.largest_group(), 5);
    }
}
