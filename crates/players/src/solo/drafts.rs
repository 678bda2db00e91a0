//! Choosing what to draft: the same drafts in many orders of the deck.

use wagons_rules::solo::View;
use wagons_rules::{Card, Move, Rng};

use super::ending::Horizon;
use super::future::Future;
use super::futures::Futures;
use super::objective::Worth;
use crate::budget::{Budget, Progress, Work};
use crate::expectation::ExpectedLead;
use crate::search::passes::Pass;
use crate::sorting::sort_few;

/// A margin, in half points, that is as likely to hold as to change before the end.
const DOUBT: f32 = 16.0;

/// A look at all drafts.
pub(crate) struct Drafts {
    futures: Futures,
    /// How wide the beams are now, and at most.
    width: u16,
    widest: u16,
    passes: u32,
}

impl Drafts {
    pub(crate) fn new(view: &View, horizon: Horizon, orders: usize, widest: u16, seed: u64) -> Self {
        let futures = Futures::new(view, horizon, orders, Rng::new(seed));
        Self { futures, width: 1, widest, passes: 0 }
    }
}

impl Pass for Drafts {
    fn depth(&self) -> u32 {
        self.passes + u32::from(!self.futures.judged().is_empty())
    }

    /// The drafts with what they are worth on average; nothing before all endings are judged. The first is the one
    /// that is most likely to win, which need not be the one with the best margin.
    fn news(&mut self) -> Vec<(Move, ExpectedLead)> {
        let futures = self.futures.judged();
        if futures.is_empty() {
            return Vec::new();
        }
        let bests: Vec<_> = futures.iter().flat_map(Future::bests).collect();
        let mean = |card: Card, of: fn(Worth) -> f32| {
            let after = bests.iter().filter(|&&(draft, _)| draft == Some(card));
            after.map(|&(_, worth)| of(worth)).sum::<f32>() / futures.len() as f32
        };
        let mut drafts = self.futures.view.circle().to_vec();
        sort_few(&mut drafts, |&a, &b| mean(b, win_score).total_cmp(&mean(a, win_score)));
        let lead = |card| ExpectedLead::half_points(mean(card, |worth| worth as f32));
        drafts.into_iter().map(|card| (Move::Draft(card), lead(card))).collect()
    }
}

impl Work for Drafts {
    fn work(&mut self, budget: &mut Budget) -> Progress {
        while !budget.is_spent() {
            if self.futures.judge(budget) == Progress::Going {
                return Progress::Going;
            }
            if self.width > self.widest {
                return Progress::Finished;
            }
            if self.futures.widen(self.width, budget).is_finished() {
                self.width *= 4;
                self.passes += 1;
            }
        }
        Progress::Going
    }
}

/// How good a final margin is, between -1 and 1: a point counts most where it decides who wins.
fn win_score(worth: Worth) -> f32 {
    let worth = worth as f32;
    worth / (DOUBT + worth.abs())
}
