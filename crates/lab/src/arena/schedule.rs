//! All pairs of an arena, on all cores, in the same order as on one.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use wagons_players::Limits;
use wagons_rules::{Deal, Rng, Seat};

use super::contender::{ArenaError, Entrant};
use super::pair::{Pair, PairResult, Table};
use crate::crew::{Halt, employ};

/// What shall be played.
pub struct Schedule<'a> {
    /// Who plays.
    pub contenders: [&'a dyn Entrant; 2],
    /// The limits of contenders without their own.
    pub limits: Option<Limits>,
    /// How many pairs at most.
    pub pairs: u64,
    /// The deals are those of `wagons deal` with this seed.
    pub seed: u64,
    /// Whether the second game of a pair has a start card of its own.
    pub own_start: bool,
    /// Where the first contender sits in all games. Then a pair is two deals, each played once; otherwise one deal,
    /// played from both seats.
    pub seat: Option<Seat>,
    /// How many pairs are played at the same time.
    pub jobs: usize,
}

impl Schedule<'_> {
    /// Plays the pairs and hands on their results in order, until `each` has enough or the flag is set.
    ///
    /// The results do not depend on the number of jobs, as long as the moves do not depend on time: what is
    /// finished too early waits, and what is finished after the stop is not looked at.
    pub fn play(
        &self,
        stop: &AtomicBool,
        mut each: impl FnMut(&PairResult) -> ControlFlow<()>,
    ) -> Result<(), ArenaError> {
        let mut mistake = None;
        let worker = || {
            let mut table = None;
            move |pair, halt: Halt<'_>| match &mut table {
                Some(table) => Table::play(table, &pair, halt).transpose(),
                None => self.table().and_then(|new| table.insert(new).play(&pair, halt)).transpose(),
            }
        };
        employ((self.jobs, self.pairs), self.pairs(), stop, worker, |result| match result {
            Ok(result) => each(&result),
            Err(error) => {
                mistake = Some(error);
                ControlFlow::Break(())
            }
        })?;
        mistake.map_or(Ok(()), Err)
    }

    /// The pairs, made one by one as they are needed.
    fn pairs(&self) -> impl Iterator<Item = Pair> + Send + use<> {
        let (mut deals, mut chance) = (Rng::new(self.seed), Rng::new(!self.seed));
        let fixed = self.seat.is_some();
        (0..self.pairs).map(move |number| {
            let deal = Deal::shuffled(&mut deals);
            let other = if fixed { Deal::shuffled(&mut deals) } else { deal };
            Pair { number, deals: [deal, other], seed: chance.next_u64() }
        })
    }

    fn table(&self) -> Result<Table, ArenaError> {
        let [a, b] = self.contenders;
        Ok(Table {
            names: [a.name(), b.name()],
            contenders: [a.enter(self.limits)?, b.enter(self.limits)?],
            own_start: self.own_start,
            seat: self.seat,
        })
    }
}

#[cfg(test)]
mod tests {
    use wagons_players::PlayerName;
    use wagons_rules::Record;

    use super::super::contender::{Choice, Contender};
    use super::super::pair::Effort;
    use super::*;

    fn with_schedule<T>(jobs: usize, ask: impl FnOnce(&Schedule<'_>) -> T) -> T {
        let contenders: [&dyn Entrant; 2] = [&PlayerName::Random, &PlayerName::Greedy];
        ask(&Schedule { contenders, limits: None, pairs: 12, seed: 3, own_start: false, seat: None, jobs })
    }

    fn scheduled() -> Vec<Deal> {
        with_schedule(1, |schedule| schedule.pairs().map(|pair| pair.deals[0]).collect())
    }

    /// The results without the time they took.
    fn results(jobs: usize, most: usize) -> Vec<PairResult> {
        let mut results = Vec::new();
        let timeless =
            |effort: Effort| Effort { moves: effort.moves, nodes: effort.nodes, ..Effort::default() };
        let each = |result: &PairResult| {
            results.push(PairResult { efforts: result.efforts.map(timeless), ..*result });
            if results.len() == most { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        with_schedule(jobs, |schedule| schedule.play(&AtomicBool::new(false), each)).expect("legal moves");
        results
    }

    #[test]
    fn the_number_of_jobs_changes_nothing() {
        let alone = results(1, usize::MAX);
        assert_eq!(alone.len(), 12);
        assert_eq!(alone, results(5, usize::MAX));
        assert_eq!(alone, results(usize::MAX, usize::MAX));
        assert_eq!(alone[..4], results(3, 4));
    }

    #[test]
    fn the_deals_are_those_of_the_seed() {
        let mut rng = Rng::new(3);
        let deals: Vec<_> = (0..12).map(|_| Deal::shuffled(&mut rng)).collect();
        assert_eq!(scheduled(), deals);
        let seated = with_schedule(1, |schedule| {
            let schedule = Schedule { seat: Some(Seat::Second), ..*schedule };
            schedule.pairs().take(6).flat_map(|pair| pair.deals).collect::<Vec<_>>()
        });
        assert_eq!(seated, deals);
    }

    /// Plays like another until the third deal.
    struct Tired(PlayerName);
    struct Tiring(Box<dyn Contender>, Deal);

    impl Entrant for Tired {
        fn name(&self) -> String {
            "tired".to_owned()
        }

        fn enter(&self, limits: Option<Limits>) -> Result<Box<dyn Contender>, ArenaError> {
            Ok(Box::new(Tiring(self.0.enter(limits)?, scheduled()[2])))
        }
    }

    impl Contender for Tiring {
        fn choose(&mut self, record: &Record, seed: u64, halt: Halt<'_>) -> Result<Choice, ArenaError> {
            if *record.deal() == self.1 {
                return Err(ArenaError::Contender { name: "tired".to_owned(), reason: "it sleeps".into() });
            }
            self.0.choose(record, seed, halt)
        }
    }

    #[test]
    fn a_mistake_ends_the_arena_and_keeps_what_was_before_it() {
        let tired = Tired(PlayerName::Random);
        for jobs in [1, 4] {
            let mut pairs = 0;
            let told = with_schedule(jobs, |schedule| {
                let schedule = Schedule { contenders: [schedule.contenders[1], &tired], ..*schedule };
                schedule.play(&AtomicBool::new(false), |_| {
                    pairs += 1;
                    ControlFlow::Continue(())
                })
            });
            assert_eq!(told.expect_err("it sleeps in the third pair").to_string(), "tired: it sleeps");
            assert_eq!(pairs, 2);
        }
    }
}
