//! All pairs of an arena, on all cores, in the same order as on one.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Mutex, PoisonError};
use std::thread;

use wagons_players::Limits;
use wagons_rules::{Deal, Rng};

use super::contender::Fault;
use super::pair::{Pair, PairResult, Table};
use super::spec::Spec;

/// What shall be played.
#[derive(Debug, Clone)]
pub(crate) struct Schedule {
    pub(crate) contenders: [Spec; 2],
    /// The limits of contenders without their own.
    pub(crate) limits: Option<Limits>,
    /// How many pairs at most.
    pub(crate) pairs: u64,
    /// The deals are those of `wagons deal` with this seed.
    pub(crate) seed: u64,
    /// Whether the second game of a pair has a start card of its own.
    pub(crate) own_start: bool,
    /// How many pairs are played at the same time.
    pub(crate) jobs: usize,
}

type Played = (u64, Result<PairResult, Fault>);

impl Schedule {
    /// Plays the pairs and hands on their results in order, until told to stop.
    ///
    /// The results do not depend on the number of jobs, as long as the moves do not depend on time: what is
    /// finished too early waits, and what is finished after the stop is not looked at.
    pub(crate) fn play(&self, each: impl FnMut(&PairResult) -> ControlFlow<()>) -> Result<(), Fault> {
        let stop = AtomicBool::new(false);
        let waiting = Mutex::new(self.pairs());
        let (sender, finished) = mpsc::channel();
        let (waiting, stop) = (&waiting, &stop);
        thread::scope(|scope| {
            for _ in 0..self.jobs.max(1) {
                let sender = sender.clone();
                scope.spawn(move || self.work(waiting, stop, &sender));
            }
            drop(sender);
            let told = in_order(finished, each);
            stop.store(true, Ordering::Relaxed);
            told
        })
    }

    /// The pairs, made one by one as they are needed.
    fn pairs(&self) -> impl Iterator<Item = Pair> + Send + use<> {
        let (mut deals, mut chance) = (Rng::new(self.seed), Rng::new(!self.seed));
        (0..self.pairs).map(move |number| Pair {
            number,
            deal: Deal::shuffled(&mut deals),
            seed: chance.next_u64(),
        })
    }

    /// Plays whatever pair is next until there is none, at a table of its own.
    fn work(
        &self,
        waiting: &Mutex<impl Iterator<Item = Pair>>,
        stop: &AtomicBool,
        finished: &Sender<Played>,
    ) {
        let next = || waiting.lock().unwrap_or_else(PoisonError::into_inner).next();
        let mut table = None;
        while let Some(pair) = next() {
            let result = match &mut table {
                Some(table) => Table::play(table, &pair),
                None => self.table(stop).and_then(|new| table.insert(new).play(&pair)),
            };
            let Some(result) = result.transpose() else { return };
            let faulty = result.is_err();
            if finished.send((pair.number, result)).is_err() || faulty {
                return;
            }
        }
    }

    fn table<'a>(&self, stop: &'a AtomicBool) -> Result<Table<'a>, Fault> {
        let [a, b] = &self.contenders;
        Ok(Table {
            names: [a.to_string(), b.to_string()],
            contenders: [a.enter(self.limits)?, b.enter(self.limits)?],
            own_start: self.own_start,
            stop,
        })
    }
}

/// Hands on results by their numbers, from 0, however they come in.
fn in_order(
    finished: Receiver<Played>,
    mut each: impl FnMut(&PairResult) -> ControlFlow<()>,
) -> Result<(), Fault> {
    let (mut next, mut early) = (0, BTreeMap::new());
    for (number, result) in finished {
        early.insert(number, result);
        while let Some(result) = early.remove(&next) {
            next += 1;
            if each(&result?).is_break() {
                return Ok(());
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::pair::Effort;
    use super::super::program::ProgramFault;
    use super::*;

    fn schedule(jobs: usize) -> Schedule {
        let contenders = ["random", "greedy"].map(|name| name.parse().expect("a player"));
        Schedule { contenders, limits: None, pairs: 12, seed: 3, own_start: false, jobs }
    }

    /// The results without the time they took.
    fn results(schedule: &Schedule, most: usize) -> Vec<PairResult> {
        let mut results = Vec::new();
        let timeless =
            |effort: Effort| Effort { moves: effort.moves, nodes: effort.nodes, ..Effort::default() };
        let done = schedule.play(|result| {
            results.push(PairResult { efforts: result.efforts.map(timeless), ..*result });
            if results.len() == most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        done.expect("nobody is at fault");
        results
    }

    #[test]
    fn the_number_of_jobs_changes_nothing() {
        let alone = results(&schedule(1), usize::MAX);
        assert_eq!(alone.len(), 12);
        assert_eq!(alone, results(&schedule(5), usize::MAX));
        assert_eq!(alone[..4], results(&schedule(3), 4));
    }

    #[test]
    fn the_deals_are_those_of_the_seed() {
        let mut rng = Rng::new(3);
        let deals: Vec<_> = (0..12).map(|_| Deal::shuffled(&mut rng)).collect();
        assert_eq!(schedule(1).pairs().map(|pair| pair.deal).collect::<Vec<_>>(), deals);
    }

    #[test]
    fn a_fault_ends_the_arena() {
        let (sender, finished) = mpsc::channel();
        let result = PairResult { won: 2, margin: 9, efforts: Default::default() };
        let name = "bot".to_owned();
        let fault = Fault::Program { name, fault: ProgramFault::NoMove("AIN/BLQEDHCFRJOGPMK".to_owned()) };
        sender.send((1, Err(fault))).expect("somebody listens");
        sender.send((0, Ok(result))).expect("somebody listens");
        let mut seen = Vec::new();
        let told = in_order(finished, |result| {
            seen.push(*result);
            ControlFlow::Continue(())
        });
        assert_eq!(
            told.expect_err("the second pair is at fault").to_string(),
            "bot: it has no move in `AIN/BLQEDHCFRJOGPMK`"
        );
        assert_eq!(seen, [result]);
    }
}
