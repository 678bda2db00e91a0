//! A number for every place of a card, all of them added to at once.
//!
//! Binary digits are kept as sets: a place is in digit 3 if its number has an eight in it.

use wagons_rules::bitboard::Plane;

/// One number, never too low, for every place; with few digits where numbers are small.
#[derive(Clone)]
pub(super) struct Sum<P, const DIGITS: usize = 8> {
    /// Added to every number.
    base: i32,
    digits: [P; DIGITS],
    /// Places whose numbers have outgrown the digits: as good as endless.
    endless: P,
}

impl<P: Plane, const DIGITS: usize> Sum<P, DIGITS> {
    pub(super) const ZERO: Self = Self { base: 0, digits: [P::EMPTY; DIGITS], endless: P::EMPTY };

    /// Adds to every number.
    pub(super) fn add_everywhere(&mut self, number: i32) {
        self.base += number;
    }

    /// Adds to the numbers of these places.
    pub(super) fn add(&mut self, places: P, number: i32) {
        debug_assert!(number >= 0, "{number} is to be taken away");
        if places.is_empty() {
            return;
        }
        for digit in 0..DIGITS {
            if number >> digit & 1 != 0 {
                self.carry(places, digit);
            }
        }
    }

    /// Takes away from the numbers of these places.
    pub(super) fn take(&mut self, places: P, number: i32) {
        if !places.is_empty() {
            self.base -= number;
            self.add(!places, number);
        }
    }

    /// Adds to the numbers of these places, or takes away.
    pub(super) fn change(&mut self, places: P, number: i32) {
        if number < 0 { self.take(places, -number) } else { self.add(places, number) }
    }

    /// Adds a multiple of another sum's numbers in these places.
    pub(super) fn add_sum<const OTHER: usize>(&mut self, other: &Sum<P, OTHER>, places: P, times: i32) {
        self.add(places, times * other.base);
        for (digit, &cells) in other.digits.iter().enumerate() {
            self.add(cells & places, times << digit);
        }
        self.endless |= other.endless & places;
    }

    /// Wanted in a hundred places, and worth a call: copied into each it makes the program for the browser too large.
    #[inline(never)]
    fn carry(&mut self, mut carry: P, from: usize) {
        for digit in &mut self.digits[from..] {
            let both = *digit & carry;
            *digit ^= carry;
            carry = both;
            if carry.is_empty() {
                return;
            }
        }
        self.endless |= carry;
    }

    /// The numbers of both added. Not copied into its callers for the same reason.
    #[inline(never)]
    pub(super) fn plus(&self, other: &Self) -> Self {
        let mut sum = Self { base: self.base + other.base, endless: self.endless | other.endless, ..*self };
        let mut carry = P::EMPTY;
        for (digit, &other) in sum.digits.iter_mut().zip(&other.digits) {
            let (mut both, one) = (*digit & other, *digit);
            *digit ^= other;
            both |= (one | other) & carry;
            *digit ^= carry;
            carry = both;
        }
        sum.endless |= carry;
        sum
    }

    /// The larger of both numbers for every place. Not copied either.
    #[inline(never)]
    pub(super) fn max(&self, other: &Self) -> Self {
        let (mut a, mut b) = (self.clone(), other.clone());
        let base = a.base.min(b.base);
        a.lift(base);
        b.lift(base);
        // From the highest digit on: where they first differ, the one that has it is larger.
        let (mut equal, mut larger) = (P::FULL, a.endless);
        for (&a, &b) in a.digits.iter().zip(&b.digits).rev() {
            larger |= equal & a & !b;
            equal &= !a & !b | a & b;
        }
        for (a, &b) in a.digits.iter_mut().zip(&b.digits) {
            *a = *a & larger | b & !larger;
        }
        a.endless |= b.endless;
        a
    }

    /// Writes the same numbers over a lower base.
    fn lift(&mut self, base: i32) {
        let by = self.base - base;
        self.base = base;
        self.add(P::FULL, by);
    }

    /// For every place the largest number of those up to `near` columns and rows away.
    pub(super) fn around(&self, near: i8) -> Self {
        let mut most = self.clone();
        for step in (1..=near).flat_map(|by| [(by, 0), (-by, 0)]) {
            most = most.max(&self.seen_from(step));
        }
        let row = most.clone();
        for step in (1..=near).flat_map(|by| [(0, by), (0, -by)]) {
            most = most.max(&row.seen_from(step));
        }
        most
    }

    /// The numbers that are this step away.
    pub(super) fn seen_from(&self, step: (i8, i8)) -> Self {
        let digits = self.digits.map(|digit| digit.seen_from(step));
        Self { base: self.base, digits, endless: self.endless.seen_from(step) }
    }

    /// The places whose number is at least this.
    pub(super) fn at_least(&self, number: i32) -> P {
        let number = number - self.base;
        if number <= 0 {
            return P::FULL;
        }
        if number >> DIGITS != 0 {
            return self.endless;
        }
        let (mut above, mut equal) = (self.endless, P::FULL);
        for (digit, &cells) in self.digits.iter().enumerate().rev() {
            if number >> digit & 1 == 0 {
                above |= equal & cells;
                equal &= !cells;
            } else {
                equal &= cells;
            }
        }
        above | equal
    }

    /// The places whose number is this.
    pub(super) fn exactly(&self, number: i32) -> P {
        self.at_least(number) & !self.at_least(number + 1)
    }

    /// The largest number of any place in the set, which is not empty.
    pub(super) fn most(&self, places: P) -> i32 {
        if !(self.endless & places).is_empty() {
            return i32::from(i16::MAX);
        }
        let mut left = places;
        let mut most = 0;
        for (digit, &cells) in self.digits.iter().enumerate().rev() {
            if !(left & cells).is_empty() {
                left &= cells;
                most |= 1 << digit;
            }
        }
        self.base + most
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_what_adding_one_by_one_gives() {
        let mut sum = Sum::<u128, 8>::ZERO;
        let mut numbers = [0_i32; 128];
        for round in 0..60_u32 {
            let places =
                (0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835_u128).rotate_left(7 * round) ^ 0xff << round;
            let number = (round * round % 11) as i32;
            let sign = if round % 3 == 0 { -1 } else { 1 };
            sum.change(places, sign * number);
            for (place, total) in numbers.iter_mut().enumerate() {
                *total += sign * number * (places >> place & 1) as i32;
            }
            if numbers.iter().any(|&total| total - sum.base > 255) {
                break;
            }
            for (place, &total) in numbers.iter().enumerate() {
                assert_eq!(sum.most(1 << place), total, "round {round}, place {place}");
                for goal in [total - 1, total, total + 1] {
                    assert_eq!(sum.at_least(goal) >> place & 1 == 1, total >= goal);
                }
            }
            let turned = Sum { digits: sum.digits.map(u128::swap_bytes), base: sum.base - 3, ..sum };
            let (most, both) = (sum.max(&turned), sum.plus(&turned));
            for place in 0..128 {
                let (a, b) = (sum.most(1 << place), turned.most(1 << place));
                assert_eq!(most.most(1 << place), a.max(b));
                if a + b - both.base < 256 {
                    assert_eq!(both.most(1 << place), a + b);
                }
            }
        }
    }
}
