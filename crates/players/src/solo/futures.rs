//! Several possible orders of the deck, looked at together.

use wagons_rules::Rng;
use wagons_rules::solo::View;

use super::appraisal::Appraisal;
use super::ending::Horizon;
use super::future::Future;
use super::reckoning::Worth;

/// How many towns are built to learn what the cards are worth.
const LESSONS: usize = 16;

/// How far behind the best a draft may be in an order of the deck to be looked at more closely.
const CLOSE: Worth = 12;

/// Some of the ways the deck can lie, each with all its endings.
pub(crate) struct Futures {
    view: View,
    horizon: Horizon,
    chance: Rng,
    /// How many orders of the deck are tried.
    most: usize,
    all: Vec<Future>,
    /// The endings to build a town for, as futures and places in them, last first.
    lessons: Option<Vec<(usize, usize)>>,
    /// Whether every ending has been judged or guessed.
    judged: bool,
    /// The future that is looked at more closely.
    current: usize,
    pub(crate) nodes: u64,
}

impl Futures {
    pub(crate) fn new(view: &View, horizon: Horizon, most: usize, chance: Rng) -> Self {
        Self {
            view: view.clone(),
            horizon,
            chance,
            most: most.min(orders(view)),
            all: Vec::new(),
            lessons: None,
            judged: false,
            current: 0,
            nodes: 0,
        }
    }

    /// The futures, once every ending in them has been judged or guessed.
    pub(crate) fn judged(&self) -> &[Future] {
        if self.judged { &self.all } else { &[] }
    }

    /// Judges or guesses every ending; true when that is done. Goes on for about `nodes` placements.
    pub(crate) fn judge(&mut self, nodes: u64) -> bool {
        let until = self.nodes + nodes;
        while !self.judged && self.nodes < until {
            if self.all.len() < self.most {
                let future = Future::new(&self.view.sample(&mut self.chance), self.horizon);
                self.nodes += future.nodes;
                self.all.push(future);
                continue;
            }
            let (all, chance) = (&self.all, &mut self.chance);
            let lessons = self.lessons.get_or_insert_with(|| choose_lessons(all, chance));
            let Some(&(future, place)) = lessons.last() else {
                self.guess();
                self.judged = true;
                break;
            };
            let future = &mut self.all[future];
            let before = future.nodes;
            if future.build(place, until - self.nodes) {
                lessons.pop();
            }
            self.nodes += future.nodes - before;
        }
        self.judged
    }

    /// Looks with so many towns at what decides in each future; true when that is done. Goes on for about `nodes`
    /// placements.
    pub(crate) fn look_closer(&mut self, width: u16, nodes: u64) -> bool {
        let until = self.nodes + nodes;
        while self.nodes < until {
            let Some(future) = self.all.get_mut(self.current) else {
                self.current = 0;
                return true;
            };
            let before = future.nodes;
            self.current += usize::from(future.look_closer(width, CLOSE, until - self.nodes));
            self.nodes += future.nodes - before;
        }
        false
    }

    fn guess(&mut self) {
        let built: Vec<_> = self.all.iter().flat_map(Future::built).collect();
        let appraisal = Appraisal::learn(&built);
        for future in &mut self.all {
            future.guess(&appraisal);
        }
    }
}

/// All endings if there are few, otherwise some from all over the futures.
fn choose_lessons(futures: &[Future], chance: &mut Rng) -> Vec<(usize, usize)> {
    let places = |(place, future): (usize, &Future)| (0..future.endings().len()).map(move |n| (place, n));
    let mut lessons: Vec<_> = futures.iter().enumerate().flat_map(places).collect();
    chance.shuffle(&mut lessons);
    lessons.truncate(LESSONS);
    lessons
}

/// In how many orders the unseen cards can lie.
fn orders(view: &View) -> usize {
    (1..=view.unseen().len()).product()
}
