//! Chance, handed in by whoever wants it and the same everywhere.

/// A small random generator: `SplitMix64` (Steele, Lea and Flood, 2014).
///
/// The state is one 64-bit number that grows by `0x9E3779B97F4A7C15` (wrapping) at each step; the result is the
/// state mixed by `z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9`, `z = (z ^ z >> 27) * 0x94D049BB133111EB`,
/// `z ^ z >> 31`. A number below `n` is the high half of the 128-bit product of a result and `n`; results whose
/// low half is less than `2^64 mod n` are drawn again, so every number is exactly as likely. This never changes:
/// a seed means the same deal on every platform and in every version.
///
/// ```
/// use wagons_rules::Rng;
///
/// let mut rng = Rng::new(1);
/// assert_eq!(rng.next_u64(), 0x910a_2dec_8902_5cc1);
/// assert!(rng.below(6) < 6);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rng {
    state: u64,
}

impl Rng {
    /// A generator that always gives the same numbers for the same seed.
    pub const fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// The next 64 random bits.
    pub const fn next_u64(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from 0 to `n` - 1, each as likely as the other.
    ///
    /// # Panics
    /// If `n` is 0.
    pub const fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "there is no number below 0");
        let n = n as u64;
        loop {
            let product = self.next_u64() as u128 * n as u128;
            let low = product as u64;
            if low >= n || low >= n.wrapping_neg() % n {
                return (product >> 64) as u32;
            }
        }
    }

    /// Brings a slice into random order (Fisher and Yates, from the last place down).
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sequence_is_the_published_one() {
        let mut rng = Rng::new(1_234_567);
        let numbers: Vec<_> = (0..3).map(|_| rng.next_u64()).collect();
        assert_eq!(
            numbers,
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
        );
    }

    #[test]
    fn every_number_below_six_is_equally_likely() {
        let mut rng = Rng::new(7);
        let mut seen = [0_i32; 6];
        for _ in 0..60_000 {
            seen[rng.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|&n| (n - 10_000).abs() < 400), "{seen:?}");
    }
}
