//! Planes of several machine words, for towns that do not fit one.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXorAssign, Not};

use super::plane::Plane;

/// Rows packed into `WORDS` 64-bit words, `1 << ROWS` of them in each.
#[derive(Debug, Clone, Copy)]
pub struct Words<const WORDS: usize, const ROWS: u32>([u64; WORDS]);

/// Sixteen by sixteen: sprawling towns.
pub type Medium = Words<4, 2>;
/// Thirty-two by thirty-two: any town there can be.
pub type Large = Words<16, 1>;

impl<const WORDS: usize, const ROWS: u32> Words<WORDS, ROWS> {
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

    /// All bits moved up.
    fn up(self, by: u32) -> Self {
        let (words, bits) = ((by / 64) as usize, by % 64);
        let word = |i: Option<usize>| i.and_then(|i| self.0.get(i)).copied().unwrap_or(0);
        Self(std::array::from_fn(|i| {
            let low = word(i.checked_sub(words + 1)).checked_shr(64 - bits).unwrap_or(0);
            word(i.checked_sub(words)) << bits | low
        }))
    }

    /// All bits moved down.
    fn down(self, by: u32) -> Self {
        let (words, bits) = ((by / 64) as usize, by % 64);
        let word = |i: usize| self.0.get(i).copied().unwrap_or(0);
        Self(std::array::from_fn(|i| {
            let high = word(i + words + 1).checked_shl(64 - bits).unwrap_or(0);
            word(i + words) >> bits | high
        }))
    }
}

impl<const WORDS: usize, const ROWS: u32> Plane for Words<WORDS, ROWS> {
    const WIDTH: u32 = Self::ROW_BITS - 1;
    const HEIGHT: u32 = (WORDS as u32) << ROWS;
    const EMPTY: Self = Self([0; WORDS]);
    const FULL: Self = Self([u64::MAX; WORDS]);
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

    fn seen_from(self, (dx, dy): (i8, i8)) -> Self {
        let by = i32::from(dx) + Self::ROW_BITS as i32 * i32::from(dy);
        if by >= 0 { self.down(by as u32) } else { self.up(by.unsigned_abs()) }
    }

    fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    fn first(self) -> Option<(u32, u32)> {
        let word = self.0.iter().position(|&word| word != 0)?;
        let bit = self.0[word].trailing_zeros();
        Some((bit % Self::ROW_BITS, ((word as u32) << ROWS) + bit / Self::ROW_BITS))
    }

    fn any_one(self) -> Self {
        let mut one = Self::EMPTY;
        if let Some(i) = self.0.iter().position(|&word| word != 0) {
            one.0[i] = self.0[i] & self.0[i].wrapping_neg();
        }
        one
    }
}

impl<const WORDS: usize, const ROWS: u32> PartialEq for Words<WORDS, ROWS> {
    /// Word by word without a branch: the derived comparison calls the C library's.
    fn eq(&self, other: &Self) -> bool {
        self.0.iter().zip(other.0).fold(0, |differing, (a, b)| differing | (a ^ b)) == 0
    }
}

impl<const WORDS: usize, const ROWS: u32> BitAnd for Words<WORDS, ROWS> {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        self.with(other, |a, b| a & b)
    }
}

impl<const WORDS: usize, const ROWS: u32> BitOr for Words<WORDS, ROWS> {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.with(other, |a, b| a | b)
    }
}

impl<const WORDS: usize, const ROWS: u32> Not for Words<WORDS, ROWS> {
    type Output = Self;

    fn not(self) -> Self {
        self.each(|word| !word)
    }
}

impl<const WORDS: usize, const ROWS: u32> BitAndAssign for Words<WORDS, ROWS> {
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<const WORDS: usize, const ROWS: u32> BitOrAssign for Words<WORDS, ROWS> {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<const WORDS: usize, const ROWS: u32> BitXorAssign for Words<WORDS, ROWS> {
    fn bitxor_assign(&mut self, other: Self) {
        *self = self.with(other, |a, b| a ^ b);
    }
}
