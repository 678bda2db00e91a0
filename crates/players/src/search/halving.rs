//! Successive halving: the best placement of a card, by growing towns from fewer and fewer candidates with more and
//! more care.
//!
//! A round takes one [`Continuation`], a sequence of cards that may follow, and lets a beam search build a town of it
//! from each of the best candidates. Later rounds have fewer candidates and wider beams. A candidate is judged by how
//! far it falls behind the best of its rounds on average.

use std::iter;

use wagons_rules::{Card, Placement, Town};

use super::beam::{Beam, with};
use super::objective::Objective;
use crate::budget::{Budget, Progress, Work};
use crate::sorting::sort_few;

/// The rounds of a halving.
pub(crate) struct Schedule {
    /// How many rounds of a kind there are, how many candidates are in each, and how wide their beams are.
    pub(crate) rounds: &'static [(usize, usize, u16)],
    /// How much a round counts, by the width of its beams: wide ones tell more.
    pub(crate) weight: fn(u16) -> f32,
}

/// Cards that may follow the one to be placed.
pub(crate) struct Continuation<O> {
    pub(crate) cards: Vec<Card>,
    /// What the town made of them is judged by.
    pub(crate) objective: O,
    /// How likely it is beside the others.
    pub(crate) chance: f32,
    rounds: u32,
}

/// A choice between placements.
pub(crate) struct Halving<O> {
    schedule: &'static Schedule,
    /// How wide a beam may be.
    widest: u16,
    town: Town,
    /// The placements, best first as far as they were in a round.
    candidates: Vec<Candidate>,
    continuations: Vec<Continuation<O>>,
    /// Cards behind those of all continuations. Every other one is taken to come, in turns.
    beyond: Vec<Card>,
    /// How many rounds are over.
    rounds: usize,
    /// The round under way, and which continuation it takes.
    round: Option<(usize, Beam<O>)>,
}

#[derive(Clone, Copy)]
struct Candidate {
    placement: Placement,
    /// The weighted sum of what it fell behind the best, 0 or less, and the sum of the weights.
    sum: f32,
    weight: f32,
}

impl<O> Continuation<O> {
    pub(crate) fn new(cards: Vec<Card>, objective: O, chance: f32) -> Self {
        Self { cards, objective, chance, rounds: 0 }
    }
}

impl<O: Objective> Halving<O> {
    /// A choice between placements on a town. Their order settles what is equal, and which of them are candidates if
    /// there are too many. Before work begins it needs [continuations](Self::over).
    pub(crate) fn new(
        town: &Town,
        placements: impl IntoIterator<Item = Placement>,
        schedule: &'static Schedule,
        widest: u16,
    ) -> Self {
        let candidate = |placement| Candidate { placement, sum: 0.0, weight: 0.0 };
        Self {
            schedule,
            widest,
            town: *town,
            candidates: placements.into_iter().map(candidate).collect(),
            continuations: Vec::new(),
            beyond: Vec::new(),
            rounds: 0,
            round: None,
        }
    }

    /// Sets what may follow, most likely first, and what comes after all of that.
    pub(crate) fn over(&mut self, continuations: Vec<Continuation<O>>, beyond: &[Card]) {
        self.continuations = continuations;
        self.beyond = beyond.to_vec();
    }

    /// Whether it is known what may follow.
    pub(crate) fn is_ready(&self) -> bool {
        !self.continuations.is_empty()
    }

    /// How many rounds are over.
    pub(crate) fn rounds(&self) -> u32 {
        self.rounds as u32
    }

    /// The placements that were in a round, best first, and how far each fell behind on average: 0 or less.
    pub(crate) fn ranking(&self) -> impl Iterator<Item = (Placement, f32)> + '_ {
        let judged = self.candidates.iter().filter(|candidate| candidate.weight > 0.0);
        judged.map(|candidate| (candidate.placement, candidate.behind()))
    }

    /// How many candidates are in the next round and how wide their beams are, unless all rounds are over.
    fn next(&self) -> Option<(usize, u16)> {
        let rounds = self.schedule.rounds.iter();
        let mut rounds = rounds.flat_map(|&(times, most, width)| iter::repeat_n((most, width), times));
        let (most, width) = rounds.nth(self.rounds)?;
        let candidates = self.candidates.len();
        (width <= self.widest && candidates > 1).then_some((most.min(candidates), width))
    }

    /// Begins the next round, unless all are over.
    fn begin(&mut self) -> Option<(usize, Beam<O>)> {
        let (candidates, width) = self.next()?;
        // Over many rounds each continuation is taken as often as it is likely.
        let due = |of: &Continuation<O>| of.chance / (1 + of.rounds) as f32;
        let all = self.continuations.iter().enumerate().rev();
        let (place, taken) = all.max_by(|(_, a), (_, b)| due(a).total_cmp(&due(b)))?;
        let roots = self.candidates[..candidates].iter().map(|it| with(&self.town, it.placement)).collect();
        let mut cards = taken.cards.clone();
        cards.extend(self.beyond.iter().skip(self.rounds % 2).step_by(2));
        Some((place, Beam::new(roots, &cards, taken.objective.clone(), width)))
    }

    fn finish(&mut self, continuation: usize, beam: &Beam<O>) {
        self.continuations[continuation].rounds += 1;
        let worths: Vec<i32> = beam.worths().collect();
        let best = worths.iter().copied().max().unwrap_or(0);
        let weight = self.next().map_or(1.0, |(_, width)| (self.schedule.weight)(width));
        let judged = &mut self.candidates[..worths.len()];
        for (candidate, worth) in judged.iter_mut().zip(worths) {
            candidate.sum += weight * (worth - best) as f32;
            candidate.weight += weight;
        }
        sort_few(judged, |a, b| b.behind().total_cmp(&a.behind()));
        self.rounds += 1;
    }
}

impl<O: Objective> Work for Halving<O> {
    fn work(&mut self, budget: &mut Budget) -> Progress {
        while !budget.is_spent() {
            let Some((continuation, mut beam)) = self.round.take().or_else(|| self.begin()) else {
                return Progress::Finished;
            };
            if beam.work(budget).is_finished() {
                self.finish(continuation, &beam);
            } else {
                self.round = Some((continuation, beam));
            }
        }
        Progress::Going
    }
}

impl Candidate {
    fn behind(&self) -> f32 {
        if self.weight > 0.0 { self.sum / self.weight } else { f32::NEG_INFINITY }
    }
}
