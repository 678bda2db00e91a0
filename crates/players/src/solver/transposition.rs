//! The transposition table: everything found out about single towns, in bounded memory.
//!
//! Towns are numbered, so that a question about one is a small key. An answer is an interval that only ever
//! becomes narrower, and the placements behind its lower end.

use std::hash::BuildHasher;

use rustc_hash::{FxBuildHasher, FxHashMap};
use wagons_rules::{Card, Deal, Placement, Town};

use super::hand::Hand;
use super::node::TownId;
use super::objective::{Counts, Objective, Reply};

/// A town, and cards that come to it whatever happens: how much can it be worth in the end?
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Task {
    pub(super) town: TownId,
    pub(super) hand: Hand,
    pub(super) against: Option<Counts>,
}

/// What is known about a task.
#[derive(Debug, Clone)]
pub(super) struct Answer {
    /// Worth that the `line` reaches; [`NOTHING`] as long as no line is known.
    pub(super) lower: i32,
    pub(super) upper: i32,
    pub(super) line: Box<[Placement]>,
}

pub(super) struct TranspositionTable {
    pub(super) scoring: [Card; Deal::SCORING],
    towns: Vec<Town>,
    /// Where a town with this hash is; the next hash is tried when another town has it.
    numbers: FxHashMap<u64, TownId>,
    answers: FxHashMap<Task, Answer>,
}

/// Less than any town is worth.
pub(super) const NOTHING: i32 = -10_000;
/// More than any town is worth.
pub(super) const ANYTHING: i32 = 10_000;

impl TranspositionTable {
    /// About 1 kB each.
    const MOST_TOWNS: usize = 16_000;
    /// About 150 bytes each.
    const MOST_ANSWERS: usize = 80_000;

    pub(super) fn new(scoring: [Card; Deal::SCORING]) -> Self {
        let (towns, numbers, answers) = (Vec::new(), FxHashMap::default(), FxHashMap::default());
        Self { scoring, towns, numbers, answers }
    }

    /// Whether it has outgrown its memory and should be replaced by a new one.
    pub(super) fn is_full(&self) -> bool {
        self.towns.len() > Self::MOST_TOWNS || self.answers.len() > Self::MOST_ANSWERS
    }

    /// The number of a town; the same town always has the same.
    pub(super) fn number(&mut self, town: &Town) -> TownId {
        let mut hash = FxBuildHasher.hash_one(town);
        while let Some(&id) = self.numbers.get(&hash) {
            if self.towns[id as usize] == *town {
                return id;
            }
            hash = hash.wrapping_add(1);
        }
        let id = self.towns.len() as TownId;
        self.numbers.insert(hash, id);
        self.towns.push(*town);
        id
    }

    /// The number of a town after some placements.
    pub(super) fn after(&mut self, id: TownId, line: &[Placement]) -> TownId {
        let mut town = *self.town(id);
        for &placement in line {
            town.place_unchecked(placement);
        }
        self.number(&town)
    }

    pub(super) fn town(&self, id: TownId) -> &Town {
        &self.towns[id as usize]
    }

    pub(super) fn objective(&self, against: Option<Counts>) -> Objective {
        let reply = against.map(|counts| Reply { counts, worth: 0 });
        Objective { scoring: self.scoring, replies: reply.as_slice().into() }
    }

    pub(super) fn answer(&self, task: &Task) -> Option<&Answer> {
        self.answers.get(task)
    }

    /// What other towns are compared with in a town as it is.
    pub(super) fn counts(&self, id: TownId) -> Counts {
        self.town(id).tally(&self.scoring).into()
    }

    /// The worth of a town as it is.
    pub(super) fn worth_now(&self, id: TownId, against: Option<Counts>) -> i32 {
        self.objective(against).worth(self.town(id).tally(&self.scoring))
    }

    /// Notes that a task cannot be worth more.
    pub(super) fn lower_upper(&mut self, task: Task, upper: i32) {
        let answer = self.entry(task);
        answer.upper = answer.upper.min(upper);
    }

    /// Notes placements and the worth they reach, for the task itself and for what is left of it after each.
    pub(super) fn raise_lower(&mut self, task: Task, worth: i32, line: &[Placement]) {
        let answer = self.entry(task);
        if answer.lower >= worth {
            return;
        }
        answer.lower = worth;
        answer.line = line.into();
        if let [first, rest @ ..] = line {
            let town = self.after(task.town, &[*first]);
            self.raise_lower(Task { town, hand: task.hand.rest(), ..task }, worth, rest);
        }
    }

    fn entry(&mut self, task: Task) -> &mut Answer {
        self.answers.entry(task).or_insert(Answer { lower: NOTHING, upper: ANYTHING, line: Box::default() })
    }
}
