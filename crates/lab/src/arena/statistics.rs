//! What the results of pairs say about the strength behind them. Knows numbers only.
//!
//! A game has a winner, so a pair of games has one of three results: both lost, one each, both won. That is the
//! pentanomial model of chess engine testing without its draws.

/// How many standard deviations either side hold 95 % of a normal distribution.
const SIGMAS: f64 = 1.959_963_984_540_054;

/// How the pairs ended, seen by one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Pairs {
    /// Pairs with both games lost, one won, both won.
    pub counts: [u64; 3],
}

impl Pairs {
    /// The scores of the three results, as a share of the games won.
    pub(crate) const SCORES: [f64; 3] = [0.0, 0.5, 1.0];

    /// Counts a pair of which so many games were won: none, one or both.
    pub fn add(&mut self, won: usize) {
        self.counts[won] += 1;
    }

    /// How many pairs were played.
    pub fn len(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// Whether none was played.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many games were won.
    pub fn wins(&self) -> u64 {
        self.counts[1] + 2 * self.counts[2]
    }

    /// The share of games won; one half when nothing is played.
    pub fn score(&self) -> f64 {
        if self.is_empty() { 0.5 } else { self.wins() as f64 / (2 * self.len()) as f64 }
    }

    /// Between which shares the true one lies, at 95 %.
    ///
    /// This is Wilson's interval for as many independent games as would have the variance of these pairs. Where
    /// the two games of a pair tend to be lost and won by the same side, that is fewer games than were played;
    /// where they tend to be shared, it is more. Half a pair of each result is added before the variance is taken:
    /// so even pairs that all ended alike leave some doubt.
    pub fn interval(&self) -> (f64, f64) {
        let weights = self.counts.map(|count| count as f64 + 0.5);
        let (mean, variance) = mean_and_variance(weights);
        let independent = self.len() as f64 * mean * (1.0 - mean) / variance;
        wilson(self.score(), independent)
    }
}

/// The mean and variance of the scores with these weights.
fn mean_and_variance(weights: [f64; 3]) -> (f64, f64) {
    let total: f64 = weights.iter().sum();
    let average = |of: &dyn Fn(f64) -> f64| {
        weights.iter().zip(Pairs::SCORES).map(|(weight, score)| weight * of(score)).sum::<f64>() / total
    };
    let mean = average(&|score| score);
    (mean, average(&|score| (score - mean).powi(2)))
}

/// Wilson's interval for a share seen in so many independent trials.
pub fn wilson(share: f64, trials: f64) -> (f64, f64) {
    let squared = SIGMAS * SIGMAS;
    let middle = trials * share + squared / 2.0;
    let half = SIGMAS * (trials * share * (1.0 - share) + squared / 4.0).sqrt();
    let bound = |x: f64| (x / (trials + squared)).clamp(0.0, 1.0);
    (bound(middle - half), bound(middle + half))
}

/// The difference in Elo rating that a share of wins stands for: infinite at 0 and 1.
pub(crate) fn elo(share: f64) -> f64 {
    400.0 * (share / (1.0 - share)).log10()
}

/// The share of wins that a difference in Elo rating stands for.
pub(crate) fn share(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// A share as people read it.
pub(crate) fn percent(share: f64) -> f64 {
    100.0 * share
}

/// The mean of whole numbers, exact whatever the order they come in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Mean {
    count: i64,
    sum: i64,
    squares: i64,
}

impl Mean {
    /// Counts a number.
    pub fn add(&mut self, number: i64) {
        self.count += 1;
        self.sum += number;
        self.squares += number * number;
    }

    /// The mean; 0 of nothing.
    pub fn mean(&self) -> f64 {
        if self.count == 0 { 0.0 } else { self.sum as f64 / self.count as f64 }
    }

    /// How far the true mean may be from this one, at 95 %; not known from fewer than two numbers.
    pub fn uncertainty(&self) -> Option<f64> {
        if self.count < 2 {
            return None;
        }
        let count = self.count as f64;
        let variance = (self.squares as f64 - self.sum as f64 * self.mean()) / (count - 1.0);
        Some(SIGMAS * (variance.max(0.0) / count).sqrt())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn close(left: f64, right: f64, tolerance: f64) {
        assert!((left - right).abs() <= tolerance, "{left} is not about {right}");
    }

    fn pairs(counts: [u64; 3]) -> Pairs {
        Pairs { counts }
    }

    #[test]
    fn elo_differences_are_the_well_known_ones() {
        close(elo(0.5), 0.0, 1e-12);
        close(elo(0.64), 99.95, 0.01);
        close(elo(0.75), 190.85, 0.01);
        close(elo(10.0 / 11.0), 400.0, 1e-9);
        assert_eq!((elo(0.0), elo(1.0)), (f64::NEG_INFINITY, f64::INFINITY));
        close(share(200.0), 0.759_747, 1e-6);
        close(elo(share(-37.0)), -37.0, 1e-9);
    }

    #[test]
    fn wilsons_interval_is_the_published_one() {
        // Newcombe (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
        for (seen, of, low, high) in [
            (81.0, 263.0, 0.2553, 0.3662),
            (15.0, 148.0, 0.0624, 0.1605),
            (0.0, 20.0, 0.0, 0.1611),
            (1.0, 29.0, 0.0061, 0.1718),
        ] {
            let interval = wilson(seen / of, of);
            close(interval.0, low, 5e-5);
            close(interval.1, high, 5e-5);
        }
    }

    #[test]
    fn pairs_of_independent_games_are_as_good_as_games() {
        // With share 0.6: 0.16, 0.48, 0.36 of the pairs.
        let (low, high) = pairs([16_000, 48_000, 36_000]).interval();
        let games = wilson(0.6, 200_000.0);
        close(low, games.0, 1e-5);
        close(high, games.1, 1e-5);
    }

    #[test]
    fn games_that_depend_on_each_other_count_as_they_should() {
        let width = |counts| {
            let (low, high) = pairs(counts).interval();
            high - low
        };
        // The same side wins both: every pair is worth one game. Usually shared: the result is nearly certain.
        close(width([5_000, 0, 5_000]), 2.0 * SIGMAS * 0.5 / 100.0, 1e-4);
        close(width([2_500, 5_000, 2_500]), 2.0 * SIGMAS * 0.5 / 20_000_f64.sqrt(), 1e-4);
        close(width([50, 9_900, 50]), 2.0 * SIGMAS * 0.05 / 100.0, 1e-4);
    }

    #[test]
    fn there_is_always_some_doubt() {
        assert_eq!(pairs([0; 3]).interval(), (0.0, 1.0));
        let (low, high) = pairs([0, 0, 10]).interval();
        assert!(0.7 < low && low < 0.9 && high > 0.999_999, "{low} to {high}");
        let (low, high) = pairs([0, 10, 0]).interval();
        assert!(0.40 < low && low < 0.48 && 0.52 < high && high < 0.60, "{low} to {high}");
    }

    #[test]
    fn means_carry_their_uncertainty() {
        let mut mean = Mean::default();
        assert_eq!((mean.mean(), mean.uncertainty()), (0.0, None));
        for number in [2, 4, 4, 4, 5, 5, 7, 9] {
            mean.add(number);
        }
        close(mean.mean(), 5.0, 1e-12);
        close(mean.uncertainty().unwrap(), SIGMAS * (32.0_f64 / 7.0 / 8.0).sqrt(), 1e-12);
    }
}
