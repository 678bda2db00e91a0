//! Softmax (Boltzmann) weights: how often a choice is made that is worse than the best one.

/// The weight of a choice that is some steps behind the best, whose weight is 1: `each` to the power of `behind`.
///
/// With a temperature of T steps, `each` is exp(-1/T). The power is multiplied by hand, because the exponential
/// functions of two platforms differ in the last digit. That is enough for a player in a browser to move otherwise
/// than the same player in a terminal.
pub(crate) fn weight(each: f32, behind: u32) -> f32 {
    let (mut weight, mut factor, mut left) = (1.0, each, behind);
    while left > 0 {
        if left & 1 == 1 {
            weight *= factor;
        }
        factor *= factor;
        left >>= 1;
    }
    weight
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_weighs_one_and_each_step_behind_counts() {
        let weights = [0, 1, 2, 3, 10].map(|behind| weight(0.5, behind).to_bits());
        assert_eq!(weights, [1.0, 0.5, 0.25, 0.125, 1.0 / 1024.0].map(f32::to_bits));
        assert!(weight(0.9, 30_000) < f32::MIN_POSITIVE);
    }

    /// For these steps the exponential functions of two platforms were seen to differ; the bits are those of IEEE 754.
    #[test]
    fn every_digit_is_the_same_everywhere() {
        let bits = [10, 11, 28].map(|behind| weight(0.716_531_3, behind).to_bits());
        assert_eq!(bits, [0x3d12_1edf, 0x3cd1_6662, 0x38b9_71cb]);
    }
}
