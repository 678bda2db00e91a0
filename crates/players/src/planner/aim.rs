//! What a town that grows is to be good for.

use wagons_rules::{Card, Placement, Tally, Town};

use crate::evaluation::Coming;

/// Judges the towns of a [`Walk`](super::walk::Walk).
pub(crate) trait Aim {
    /// Prepares to judge placements on one town that is then to get more cards: a higher number is a better town.
    fn judge<'a>(&'a self, town: &'a Town, coming: &'a Coming) -> impl Fn(Placement) -> i32 + 'a;
}

/// To be ahead of another town in a game of two.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Lead {
    pub(crate) scoring: [Card; 3],
    pub(crate) other: Tally,
}

impl Aim for Lead {
    /// The lead in sixteenths of a point, with what the town promises.
    fn judge<'a>(&'a self, town: &'a Town, coming: &'a Coming) -> impl Fn(Placement) -> i32 + 'a {
        let survey = town.survey(&self.scoring);
        move |placement| {
            let (tally, promise) = coming.evaluate(&survey, placement, &self.scoring);
            Coming::POINT * tally.lead(&self.other).0 + promise
        }
    }
}
