//! The score of an arena so far.

use super::pair::{Effort, PairResult};
use super::statistics::{Mean, Pairs};

/// Everything that is remembered of the pairs played, seen by the first contender.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Standing {
    /// How the pairs ended.
    pub pairs: Pairs,
    /// The margins of both games of a pair, added.
    margins: Mean,
    /// What the moves cost each contender.
    pub efforts: [Effort; 2],
}

impl Standing {
    /// Counts a pair.
    pub fn add(&mut self, result: &PairResult) {
        self.pairs.add(result.won);
        self.margins.add(result.margin.into());
        for (effort, more) in self.efforts.iter_mut().zip(&result.efforts) {
            effort.add(more);
        }
    }

    /// The mean margin of a game.
    pub fn margin(&self) -> f64 {
        self.margins.mean() / 2.0
    }

    /// How far the true mean margin may be from this one, at 95 %; not known from fewer than two pairs.
    pub fn margin_uncertainty(&self) -> Option<f64> {
        self.margins.uncertainty().map(|both| both / 2.0)
    }
}
