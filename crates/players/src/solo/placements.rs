//! Choosing where to place a card: successive halving over the cards that are likely to follow.

use wagons_rules::solo::View;
use wagons_rules::{Card, Move, Rng};

use super::ending::Horizon;
use super::future::Future;
use super::futures::Futures;
use super::objective::{SoloLead, Worth};
use crate::budget::{Budget, Progress, Work};
use crate::expectation::ExpectedLead;
use crate::search::halving::{Continuation, Halving, Schedule};
use crate::search::objective::Objective;
use crate::search::passes::Pass;
use crate::search::softmax;
use crate::sorting::{falling, sort_few};

const SCHEDULE: Schedule = Schedule {
    rounds: &[(3, 20, 1), (3, 12, 2), (3, 8, 4), (3, 6, 8), (3, 4, 16), (3, 4, 32), (3, 4, 64), (3, 4, 256)],
    weight: |width| f32::from(width).sqrt(),
};

/// How many sequences of cards are taken at most.
const MOST_CONTINUATIONS: usize = 12;

/// The softmax weight of an ending that is half a point behind the best: a temperature of two points.
const HALF_POINT: f32 = 0.778_800_8;

/// A choice between all placements of a card.
pub(crate) struct Placements {
    futures: Futures,
    /// It begins when the futures are judged.
    halving: Halving<SoloLead>,
    /// The placement that is worth most at once.
    pub(crate) first: Option<Move>,
    /// How many placements there are.
    pub(crate) count: usize,
}

impl Placements {
    pub(crate) fn new(view: &View, horizon: Horizon, orders: usize, widest: u16, seed: u64) -> Self {
        let mut chance = Rng::new(seed);
        // The rival's town is the same in every order of the deck.
        let objective = SoloLead::of(&view.sample(&mut chance));
        let judge = objective.at_once(view.town());
        let legal = view.moves().filter_map(Move::placement);
        let placements: Vec<_> = falling(legal.map(|placement| (judge(placement), placement))).collect();
        Self {
            futures: Futures::new(view, horizon, orders, chance),
            first: placements.first().copied().map(Move::Place),
            count: placements.len(),
            halving: Halving::new(view.town(), placements, &SCHEDULE, widest),
        }
    }
}

impl Pass for Placements {
    fn depth(&self) -> u32 {
        self.halving.rounds()
    }

    /// The placements that were in a round, with what they are worth.
    fn news(&mut self) -> Vec<(Move, ExpectedLead)> {
        let futures = self.futures.judged();
        let bests: Worth = futures.iter().map(Future::best).sum();
        let best = bests as f32 / futures.len().max(1) as f32;
        let lead = |behind| ExpectedLead::half_points(best + behind);
        self.halving.ranking().map(|(placement, behind)| (Move::Place(placement), lead(behind))).collect()
    }
}

impl Work for Placements {
    fn work(&mut self, budget: &mut Budget) -> Progress {
        if self.futures.judge(budget) == Progress::Going {
            return Progress::Going;
        }
        if !self.halving.is_ready() {
            self.halving.over(likely(self.futures.judged()), &[]);
        }
        self.halving.work(budget)
    }
}

/// What the drafts are likely to bring, most likely first.
fn likely(futures: &[Future]) -> Vec<Continuation<SoloLead>> {
    let mut likely: Vec<(&[Card], &SoloLead, f32)> = Vec::new();
    for future in futures {
        let most = future.best();
        let weight = |worth: Worth| softmax::weight(HALF_POINT, most.abs_diff(worth));
        let total: f32 = future.endings.iter().map(|ending| weight(ending.worth)).sum();
        for ending in &future.endings {
            let chance = weight(ending.worth) / total;
            match likely.iter_mut().find(|(cards, ..)| *cards == ending.cards) {
                Some((.., sum)) => *sum += chance,
                None => likely.push((&ending.cards, &ending.objective, chance)),
            }
        }
    }
    sort_few(&mut likely, |a, b| b.2.total_cmp(&a.2));
    likely.truncate(MOST_CONTINUATIONS);
    // The first card is the one to be placed.
    let continuation = |(cards, objective, chance): (&[Card], &SoloLead, f32)| {
        Continuation::new(cards[1..].to_vec(), objective.clone(), chance)
    };
    likely.into_iter().map(continuation).collect()
}
