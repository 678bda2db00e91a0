//! A test that stops as soon as the pairs played have said enough.
//!
//! This is the generalised sequential probability ratio test on the scores of pairs, as chess engines are tested:
//! both hypotheses are given the distribution of results that fits best what was seen, and the logarithm of the
//! ratio of their likelihoods decides. (Van den Bergh, "A practical introduction to the GSPRT"; Li, Liu and Ying,
//! "Generalized sequential probability ratio test for separate families of hypotheses".)

use super::statistics::{Pairs, share};

/// Two hypotheses about the Elo difference, and how often each may be taken for the other.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sprt {
    /// The null hypothesis.
    pub elo0: f64,
    /// The alternative; larger.
    pub elo1: f64,
    /// How often `elo1` may be accepted where `elo0` is true.
    pub alpha: f64,
    /// How often `elo0` may be accepted where `elo1` is true.
    pub beta: f64,
}

/// What the test says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// More pairs are needed.
    Open,
    /// The difference is `elo0` rather than `elo1`.
    Null,
    /// The difference is `elo1` rather than `elo0`.
    Alternative,
}

impl Sprt {
    /// The logarithm of the likelihood ratio of `elo1` to `elo0`.
    pub fn llr(&self, pairs: &Pairs) -> f64 {
        // A result not seen yet is not thereby impossible.
        let weights = pairs.counts.map(|count| (count as f64).max(1e-3));
        let total: f64 = weights.iter().sum();
        let seen = weights.map(|weight| weight / total);
        let [null, alternative] = [self.elo0, self.elo1].map(|elo| likeliest(seen, share(elo)));
        (0..3).map(|i| weights[i] * (alternative[i] / null[i]).ln()).sum()
    }

    /// At or below the first `elo0` is accepted, at or above the second `elo1`.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// What the pairs played so far have decided.
    pub fn verdict(&self, pairs: &Pairs) -> Verdict {
        let (llr, (low, high)) = (self.llr(pairs), self.bounds());
        if llr <= low {
            Verdict::Null
        } else if llr >= high {
            Verdict::Alternative
        } else {
            Verdict::Open
        }
    }
}

/// The distribution with this mean under which what was seen is likeliest.
///
/// By Lagrange it is `seen / (1 + x * (score - mean))`, with the `x` that makes the mean come out right; the error
/// falls as `x` grows between the poles, so halving finds it.
fn likeliest(seen: [f64; 3], mean: f64) -> [f64; 3] {
    let distribution = |x: f64| [0, 1, 2].map(|i| seen[i] / (1.0 + x * (Pairs::SCORES[i] - mean)));
    let error = |x: f64| -> f64 {
        distribution(x).iter().zip(Pairs::SCORES).map(|(weight, score)| weight * (score - mean)).sum()
    };
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        if error(middle) > 0.0 { low = middle } else { high = middle }
    }
    distribution(f64::midpoint(low, high))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn llr(elo0: f64, elo1: f64, counts: [u64; 3]) -> f64 {
        Sprt { elo0, elo1, alpha: 0.05, beta: 0.05 }.llr(&Pairs { counts })
    }

    #[track_caller]
    fn close(left: f64, right: f64, tolerance: f64) {
        assert!((left - right).abs() <= tolerance, "{left} is not about {right}");
    }

    #[test]
    fn results_of_other_testers_come_out_the_same() {
        // Losses, draws and wins of long runs with the logistic model, and the ratio reported for them.
        close(llr(0.5, 2.5, [21_184, 40_708, 21_404]), -1.57, 0.005);
        close(llr(0.0, 2.0, [57_030, 106_593, 57_433]), -2.59, 0.005);
    }

    #[test]
    fn two_results_alone_make_the_classic_test() {
        let classic =
            40.0 * ((1.0 - share(50.0)) / (1.0 - share(0.0))).ln() + 60.0 * (share(50.0) / share(0.0)).ln();
        close(llr(0.0, 50.0, [40, 0, 60]), classic, 1e-3);
    }

    #[test]
    fn the_fitted_distribution_has_the_mean_asked_for() {
        for mean in [0.01, 0.3, 0.5, 0.77, 0.99] {
            let fitted = likeliest([0.2, 0.5, 0.3], mean);
            close(fitted.iter().sum(), 1.0, 1e-9);
            close(0.5 * fitted[1] + fitted[2], mean, 1e-9);
        }
    }

    #[test]
    fn swapped_sides_say_the_opposite() {
        close(llr(-3.0, 3.0, [10, 25, 10]), 0.0, 1e-9);
        close(llr(0.0, 5.0, [30, 40, 50]), -llr(-5.0, 0.0, [50, 40, 30]), 1e-9);
    }

    #[test]
    fn enough_pairs_decide() {
        let test = Sprt { elo0: 0.0, elo1: 50.0, alpha: 0.05, beta: 0.05 };
        let (low, high) = test.bounds();
        close(low, -2.944, 1e-3);
        close(high, 2.944, 1e-3);
        assert_eq!(test.verdict(&Pairs::default()), Verdict::Open);
        assert_eq!(test.verdict(&Pairs { counts: [2, 10, 40] }), Verdict::Alternative);
        assert_eq!(test.verdict(&Pairs { counts: [40, 10, 2] }), Verdict::Null);
    }
}
