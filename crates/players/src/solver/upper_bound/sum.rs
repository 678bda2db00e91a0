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
        }
    }
}
