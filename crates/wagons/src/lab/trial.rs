//! The games of a trial, on all cores.

use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use wagons_players::{Limits, think};
use wagons_rules::Rng;
use wagons_rules::solo::{Deal, Game, Scenario, Variant};

use crate::clock::Clock;
use crate::level::Level;

/// What shall be played.
#[derive(Debug, Clone)]
pub(crate) struct Trial {
    pub(crate) level: Level,
    /// Without limits the player thinks as much as it usually does.
    pub(crate) limits: Option<Limits>,
    pub(crate) scenarios: Vec<Arc<Scenario>>,
    pub(crate) variant: Variant,
    /// How many games of each scenario.
    pub(crate) games: u64,
    /// The deals are those of `wagons deal --solo` with this seed.
    pub(crate) seed: u64,
    /// How many games are played at the same time.
    pub(crate) jobs: usize,
}

/// A game to be played: the place of its scenario, the deal, and the chance of the player.
type Task = (usize, Deal, u64);

impl Trial {
    /// How many games there are in all.
    pub(crate) fn total(&self) -> u64 {
        self.games * self.scenarios.len() as u64
    }

    /// Plays all games and hands on each when it is over, in any order, with the place of its scenario.
    ///
    /// The games do not depend on the number of jobs, as long as the moves do not depend on time.
    pub(crate) fn play(&self, mut each: impl FnMut(usize, &Game)) {
        let waiting = Mutex::new(self.tasks());
        let (sender, finished) = mpsc::channel();
        thread::scope(|scope| {
            for _ in 0..self.jobs.max(1) {
                let (waiting, sender) = (&waiting, sender.clone());
                scope.spawn(move || self.work(waiting, &sender));
            }
            drop(sender);
            for (scenario, game) in finished {
                each(scenario, &game);
            }
        });
    }

    fn tasks(&self) -> impl Iterator<Item = Task> + Send {
        let tasks = |(place, scenario): (usize, &Arc<Scenario>)| {
            let (scenario, variant) = (Arc::clone(scenario), self.variant);
            let (mut deals, mut chance) = (Rng::new(self.seed), Rng::new(!self.seed));
            let deal = move || Deal::shuffled(Arc::clone(&scenario), variant, &mut deals);
            (0..self.games)
                .zip(std::iter::repeat_with(deal))
                .map(move |(_, deal)| (place, deal, chance.next_u64()))
        };
        self.scenarios.iter().enumerate().flat_map(tasks)
    }

    /// Plays whatever game is next until there is none.
    fn work(&self, waiting: &Mutex<impl Iterator<Item = Task>>, finished: &Sender<(usize, Game)>) {
        let next = || waiting.lock().unwrap_or_else(PoisonError::into_inner).next();
        let player = self.level.solo_player();
        let limits = self.limits.unwrap_or_else(|| player.usual_limits());
        while let Some((place, deal, seed)) = next() {
            let (mut game, mut chance) = (Game::new(deal), Rng::new(seed));
            while !game.is_over() {
                let mut thought = player.think(&game.view(), chance.next_u64());
                let best = think(&mut *thought, limits, &mut Clock::start()).best;
                game.play(best);
            }
            if finished.send((place, game)).is_err() {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use wagons_rules::solo::Scenarios;

    use super::*;

    fn results(jobs: usize) -> Vec<(usize, wagons_rules::Margin)> {
        let trial = Trial {
            level: Level::YARDSTICK,
            limits: None,
            scenarios: Scenarios::built_in().iter().take(2).cloned().collect(),
            variant: Variant::Local,
            games: 3,
            seed: 5,
            jobs,
        };
        assert_eq!(trial.total(), 6);
        let mut results = Vec::new();
        trial.play(|scenario, game| results.push((scenario, game.margin())));
        results.sort_unstable();
        results
    }

    #[test]
    fn the_number_of_jobs_changes_nothing() {
        let alone = results(1);
        assert_eq!(alone.iter().map(|&(scenario, _)| scenario).collect::<Vec<_>>(), [0, 0, 0, 1, 1, 1]);
        assert_eq!(alone, results(3));
    }
}
