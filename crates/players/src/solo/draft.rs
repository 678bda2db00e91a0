//! Choosing what to draft: the same drafts in many orders of the deck.

use wagons_rules::solo::View;
use wagons_rules::{Card, Move, Rng};

use super::ending::Horizon;
use super::future::Future;
use super::reckoning::Worth;

/// How far behind the best a draft may be in an order of the deck to be looked at more closely.
const CLOSE: Worth = 12;

/// How many towns the first closer look keeps.
const NARROW: u16 = 4;

/// A look at all drafts.
pub(crate) struct Drafts {
    view: View,
    horizon: Horizon,
    chance: Rng,
    /// How many orders of the deck are tried at most.
    most: usize,
    futures: Vec<Future>,
    /// The future that is worked on.
    current: usize,
    /// How many futures every draft was judged in.
    ready: usize,
    /// How many towns a closer look keeps now, and at most.
    width: u16,
    widest: u16,
    pub(crate) nodes: u64,
}

impl Drafts {
    pub(crate) fn new(view: &View, horizon: Horizon, most: usize, widest: u16, seed: u64) -> Self {
        Self {
            view: view.clone(),
            horizon,
            chance: Rng::new(seed),
            most: most.min(orders(view)),
            futures: Vec::new(),
            current: 0,
            ready: 0,
            width: NARROW.min(widest),
            widest,
            nodes: 0,
        }
    }

    /// Goes on for about `nodes` placements; true when nothing is left to look at.
    pub(crate) fn work(&mut self, nodes: u64) -> bool {
        let until = self.nodes + nodes;
        while self.nodes < until {
            if self.current == self.futures.len() {
                if self.futures.len() < self.most {
                    self.futures.push(Future::new(&self.view.sample(&mut self.chance), self.horizon));
                } else if self.width < self.widest {
                    self.width = (4 * self.width).min(self.widest);
                    self.current = 0;
                } else {
                    return true;
                }
            }
            let (future, left) = (&mut self.futures[self.current], until - self.nodes);
            let before = future.nodes;
            let (sketched, finished) = if self.current < self.ready {
                (false, future.look_closer(self.width, CLOSE, left))
            } else {
                (future.sketch(left), false)
            };
            self.nodes += future.nodes - before;
            self.ready += usize::from(sketched);
            self.current += usize::from(finished);
        }
        false
    }

    /// How many orders of the deck were looked at.
    pub(crate) fn depth(&self) -> u32 {
        self.ready as u32
    }

    /// The drafts, best first, with what they are worth on average; nothing before the first future is judged.
    pub(crate) fn ranking(&self) -> Vec<(f32, Move)> {
        let ready = &self.futures[..self.ready];
        if ready.is_empty() {
            return Vec::new();
        }
        let bests: Vec<_> = ready.iter().flat_map(Future::bests).collect();
        let mean = |card: Card| {
            let after = bests.iter().filter(|&&(draft, _)| draft == Some(card));
            after.map(|&(_, worth)| worth as f32).sum::<f32>() / ready.len() as f32
        };
        let drafts = self.view.circle().iter().map(|&card| (mean(card), Move::Draft(card)));
        let mut ranking: Vec<_> = drafts.collect();
        ranking.sort_by(|a, b| b.0.total_cmp(&a.0));
        ranking
    }
}

/// In how many orders the unseen cards can lie.
pub(crate) fn orders(view: &View) -> usize {
    (1..=view.unseen().len()).product()
}
