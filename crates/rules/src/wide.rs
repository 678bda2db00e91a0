//! Planes of several words, for towns that do not fit 64 bits.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use crate::plane::Plane;

/// Rows packed into `WORDS` 64-bit words, `1 << ROWS` of them in each.
#[derive(Clone, Copy)]
pub(crate) struct Wide<const WORDS: usize, const ROWS: u32>([u64; WORDS]);

/// Sixteen by sixteen: sprawling towns.
pub(crate) type Medium = Wide<4, 2>;
/// Thirty-two by thirty-two: any town there can be.
pub(crate) type Large = Wide<16, 1>;

impl<const WORDS: usize, const ROWS: u32> Wide<WORDS, ROWS> {
    const ROW_BITS: u32 = 64 >> ROWS;

    fn each(mut self, change: impl Fn(u64) -> u64) -> Self {
        for word in &mut self.0 {
            *word = change(*word);
        }
        self
    }

    fn with(mut self, other: Self, join: impl Fn(u64, u64) -> u64) -> Self {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word = join(*word, other);
        }
        self
    }
}

impl<const WORDS: usize, const ROWS: u32> Plane for Wide<WORDS, ROWS> {
    const WIDTH: u32 = Self::ROW_BITS - 1;
    const HEIGHT: u32 = (WORDS as u32) << ROWS;
    const EMPTY: Self = Self([0; WORDS]);
    // A row is all ones but its last bit, and 2^64 - 1 divided by 2^row - 1 repeats it in every row.
    const FIELD: Self =
        Self([u64::MAX / (u64::MAX >> (64 - Self::ROW_BITS)) * (u64::MAX >> (65 - Self::ROW_BITS)); WORDS]);

    #[inline]
    fn block(bits: u32, x: u32, y: u32) -> Self {
        let rows = u128::from(bits & 0b0011) | u128::from(bits >> 2) << Self::ROW_BITS;
        let rows = rows << ((y & ((1 << ROWS) - 1)) * Self::ROW_BITS + x);
        let word = (y >> ROWS) as usize;
        // Choosing for every word is quicker than writing two of them: what is written in parts is read as a whole.
        Self(std::array::from_fn(|i| match i.wrapping_sub(word) {
            0 => rows as u64,
            1 => (rows >> 64) as u64,
            _ => 0,
        }))
    }

    fn add_row(&mut self, y: u32, bits: u32) {
        let within = y & ((1 << ROWS) - 1);
        self.0[(y >> ROWS) as usize] |= u64::from(bits) << (within * Self::ROW_BITS);
    }

    fn east(self) -> Self {
        self.each(|word| word << 1)
    }

    fn west(self) -> Self {
        self.each(|word| word >> 1)
    }

    fn north(self) -> Self {
        let mut shifted = self.each(|word| word << Self::ROW_BITS);
        for i in 1..WORDS {
            shifted.0[i] |= self.0[i - 1] >> (64 - Self::ROW_BITS);
        }
        shifted
    }

    fn south(self) -> Self {
        let mut shifted = self.each(|word| word >> Self::ROW_BITS);
        for i in 1..WORDS {
            shifted.0[i - 1] |= self.0[i] << (64 - Self::ROW_BITS);
        }
        shifted
    }

    fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    fn any_one(self) -> Self {
        let mut one = Self::EMPTY;
        if let Some(i) = self.0.iter().position(|&word| word != 0) {
            one.0[i] = self.0[i] & self.0[i].wrapping_neg();
        }
        one
    }
}

impl<const WORDS: usize, const ROWS: u32> PartialEq for Wide<WORDS, ROWS> {
    /// Word by word without a branch: the derived comparison calls the C library's.
    fn eq(&self, other: &Self) -> bool {
        self.0.iter().zip(other.0).fold(0, |differing, (a, b)| differing | (a ^ b)) == 0
    }
}

impl<const WORDS: usize, const ROWS: u32> BitAnd for Wide<WORDS, ROWS> {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        self.with(other, |a, b| a & b)
    }
}

impl<const WORDS: usize, const ROWS: u32> BitOr for Wide<WORDS, ROWS> {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.with(other, |a, b| a | b)
    }
}

impl<const WORDS: usize, const ROWS: u32> Not for Wide<WORDS, ROWS> {
    type Output = Self;

    fn not(self) -> Self {
        self.each(|word| !word)
    }
}

impl<const WORDS: usize, const ROWS: u32> BitAndAssign for Wide<WORDS, ROWS> {
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<const WORDS: usize, const ROWS: u32> BitOrAssign for Wide<WORDS, ROWS> {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}
