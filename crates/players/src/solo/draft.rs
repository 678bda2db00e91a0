//! Choosing what to draft: the same drafts in many orders of the deck.

use wagons_rules::solo::View;
use wagons_rules::{Card, Move, Rng};

use super::ending::Horizon;
use super::future::Future;
use super::futures::Futures;
use super::reckoning::Worth;

/// A margin, in half points, that is as likely to hold as to change before the end.
const DOUBT: f32 = 16.0;

/// A look at all drafts.
pub(crate) struct Drafts {
    view: View,
    futures: Futures,
    /// How many towns a closer look keeps now, and at most.
    width: u16,
    widest: u16,
    looks: u32,
}

impl Drafts {
    pub(crate) fn new(view: &View, horizon: Horizon, most: usize, widest: u16, seed: u64) -> Self {
        let futures = Futures::new(view, horizon, most, Rng::new(seed));
        Self { view: view.clone(), futures, width: 1, widest, looks: 0 }
    }

    /// Goes on for about `nodes` placements; true when nothing is left to look at.
    pub(crate) fn work(&mut self, nodes: u64) -> bool {
        let until = self.nodes() + nodes;
        while self.nodes() < until {
            let left = until - self.nodes();
            if !self.futures.judge(left) {
                continue;
            }
            if self.width > self.widest {
                return true;
            }
            if self.futures.look_closer(self.width, left) {
                self.width *= 4;
                self.looks += 1;
            }
        }
        false
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.futures.nodes
    }

    /// How many times the futures were looked at.
    pub(crate) fn depth(&self) -> u32 {
        self.looks + u32::from(!self.futures.judged().is_empty())
    }

    /// The drafts with what they are worth on average; nothing before all endings are judged. The first is the one
    /// that is most likely to win, which need not be the one with the best margin.
    pub(crate) fn ranking(&self) -> Vec<(f32, Move)> {
        let futures = self.futures.judged();
        if futures.is_empty() {
            return Vec::new();
        }
        let bests: Vec<_> = futures.iter().flat_map(Future::bests).collect();
        let mean = |card: Card, of: fn(Worth) -> f32| {
            let after = bests.iter().filter(|&&(draft, _)| draft == Some(card));
            after.map(|&(_, worth)| of(worth)).sum::<f32>() / futures.len() as f32
        };
        let mut drafts = self.view.circle().to_vec();
        drafts.sort_by(|&a, &b| mean(b, hope).total_cmp(&mean(a, hope)));
        drafts.into_iter().map(|card| (mean(card, |worth| worth as f32), Move::Draft(card))).collect()
    }
}

/// How much a final margin is hoped for, between -1 and 1: a point counts most where it decides who wins.
fn hope(worth: Worth) -> f32 {
    let worth = worth as f32;
    worth / (DOUBT + worth.abs())
}
