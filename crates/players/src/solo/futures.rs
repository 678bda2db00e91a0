//! Several possible orders of the deck, looked at together.

use wagons_rules::Rng;
use wagons_rules::solo::View;

use super::ending::Horizon;
use super::future::Future;
use super::objective::Worth;
use super::regression::CardValues;
use crate::budget::{Budget, Progress};

/// How many towns are built to learn what the cards are worth.
const SAMPLES: usize = 16;

/// How far behind the best a draft may be in an order of the deck to be looked at with wider beams.
const CLOSE: Worth = 12;

/// Some of the ways the deck can lie, each with all its endings.
pub(crate) struct Futures {
    pub(crate) view: View,
    horizon: Horizon,
    chance: Rng,
    /// How many orders of the deck are tried.
    orders: usize,
    all: Vec<Future>,
    /// The endings to build a town for, as futures and places in them, last first.
    samples: Option<Vec<(usize, usize)>>,
    /// Whether every ending has been judged or predicted.
    judged: bool,
    /// The future that gets wider beams now.
    current: usize,
}

impl Futures {
    pub(crate) fn new(view: &View, horizon: Horizon, orders: usize, chance: Rng) -> Self {
        Self {
            view: view.clone(),
            horizon,
            chance,
            orders: orders.min(possible_orders(view)),
            all: Vec::new(),
            samples: None,
            judged: false,
            current: 0,
        }
    }

    /// The futures, once every ending in them has been judged or predicted.
    pub(crate) fn judged(&self) -> &[Future] {
        if self.judged { &self.all } else { &[] }
    }

    /// Judges or predicts every ending.
    pub(crate) fn judge(&mut self, budget: &mut Budget) -> Progress {
        while !self.judged && !budget.is_spent() {
            if self.all.len() < self.orders {
                let game = self.view.sample(&mut self.chance);
                self.all.push(Future::new(&game, self.horizon, budget));
                continue;
            }
            let (all, chance) = (&self.all, &mut self.chance);
            let samples = self.samples.get_or_insert_with(|| choose_samples(all, chance));
            let Some(&(future, place)) = samples.last() else {
                self.predict();
                self.judged = true;
                break;
            };
            if self.all[future].build(place, budget).is_finished() {
                samples.pop();
            }
        }
        Progress::finished_if(self.judged)
    }

    /// Builds towns with beams of this width for what decides in each future.
    pub(crate) fn widen(&mut self, width: u16, budget: &mut Budget) -> Progress {
        while !budget.is_spent() {
            let Some(future) = self.all.get_mut(self.current) else {
                self.current = 0;
                return Progress::Finished;
            };
            self.current += usize::from(future.widen(width, CLOSE, budget).is_finished());
        }
        Progress::Going
    }

    fn predict(&mut self) {
        let built: Vec<_> = self.all.iter().flat_map(Future::built).collect();
        let values = CardValues::fit(&built);
        for future in &mut self.all {
            future.predict(&values);
        }
    }
}

/// All endings if there are few, otherwise some from all over the futures.
fn choose_samples(futures: &[Future], chance: &mut Rng) -> Vec<(usize, usize)> {
    let places = |(place, future): (usize, &Future)| (0..future.endings.len()).map(move |n| (place, n));
    let mut samples: Vec<_> = futures.iter().enumerate().flat_map(places).collect();
    chance.shuffle(&mut samples);
    samples.truncate(SAMPLES);
    samples
}

/// In how many orders the unseen cards can lie.
fn possible_orders(view: &View) -> usize {
    (1..=view.unseen().len()).product()
}
