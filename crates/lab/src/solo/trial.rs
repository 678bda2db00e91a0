//! The games of a trial, on all cores.

use std::io;
use std::iter::repeat_with;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use wagons_players::{Limits, Player, think};
use wagons_rules::Rng;
use wagons_rules::solo::{Deal, Game, Scenario, Variant, View};

use crate::crew::{Halt, Stopwatch, employ};

/// What shall be played.
pub struct Trial<'a> {
    /// Who plays.
    pub player: &'a dyn Player<View>,
    /// Without limits the player thinks as much as it usually does.
    pub limits: Option<Limits>,
    /// Which scenarios.
    pub scenarios: Vec<Arc<Scenario>>,
    /// How the rival plays and scores.
    pub variant: Variant,
    /// How many games of each scenario.
    pub games: u64,
    /// The deals are those of `wagons deal --solo` with this seed.
    pub seed: u64,
    /// How many games are played at the same time.
    pub jobs: usize,
}

/// A game to be played: the place of its scenario, the deal, and the chance of the player.
type Task = (usize, Deal, u64);

impl Trial<'_> {
    /// How many games there are in all.
    pub fn total(&self) -> u64 {
        self.games.saturating_mul(self.scenarios.len() as u64)
    }

    /// Plays all games, or until the flag is set, and hands on each with the place of its scenario. A game of every
    /// scenario comes before a second one of any.
    ///
    /// The games do not depend on the number of jobs, as long as the moves do not depend on time. The error is that a
    /// thread cannot be started.
    pub fn play(&self, stop: &AtomicBool, mut each: impl FnMut(usize, &Game)) -> io::Result<()> {
        let worker =
            || |(place, deal, seed): Task, halt: Halt<'_>| Some((place, self.game(deal, seed, halt)?));
        employ((self.jobs, self.total()), self.tasks(), stop, worker, |(place, game)| {
            each(place, &game);
            ControlFlow::Continue(())
        })
    }

    fn tasks(&self) -> impl Iterator<Item = Task> + Send {
        let chances = || (Rng::new(self.seed), Rng::new(!self.seed));
        let mut chances: Vec<_> = repeat_with(chances).take(self.scenarios.len()).collect();
        let places = (0..self.games).flat_map(|_| 0..self.scenarios.len());
        places.map(move |place| {
            let (deals, chance) = &mut chances[place];
            let deal = Deal::shuffled(Arc::clone(&self.scenarios[place]), self.variant, deals);
            (place, deal, chance.next_u64())
        })
    }

    /// Plays a game to its end; nothing if it is halted before.
    fn game(&self, deal: Deal, seed: u64, halt: Halt<'_>) -> Option<Game> {
        let limits = self.limits.unwrap_or_else(|| self.player.usual_limits());
        let (mut game, mut chance) = (Game::new(deal), Rng::new(seed));
        while !game.is_over() {
            let mut thought = self.player.think(&game.view(), chance.next_u64());
            let best = think(&mut *thought, limits, &mut Stopwatch::start(halt)).best;
            if halt.is_called() {
                return None;
            }
            game.play(best);
        }
        Some(game)
    }
}

#[cfg(test)]
mod tests {
    use wagons_players::PlayerName;
    use wagons_rules::solo::Scenarios;

    use super::*;

    fn results(jobs: usize, most: usize) -> Vec<(usize, i32)> {
        let player = PlayerName::Greedy.solo_player();
        let scenarios = Scenarios::built_in().iter().take(2).cloned().collect();
        let trial = Trial {
            player: &*player,
            limits: None,
            scenarios,
            variant: Variant::Local,
            games: 3,
            seed: 5,
            jobs,
        };
        assert_eq!(trial.total(), 6);
        let (mut results, stop) = (Vec::new(), AtomicBool::new(false));
        let done = trial.play(&stop, |scenario, game| {
            results.push((scenario, game.points()));
            stop.store(results.len() >= most, std::sync::atomic::Ordering::Relaxed);
        });
        done.expect("threads can be started");
        results
    }

    #[test]
    fn the_number_of_jobs_changes_nothing() {
        let alone = results(1, usize::MAX);
        assert_eq!(alone.iter().map(|&(scenario, _)| scenario).collect::<Vec<_>>(), [0, 1, 0, 1, 0, 1]);
        assert_eq!(alone, results(3, usize::MAX));
        assert_eq!(alone, results(usize::MAX, usize::MAX));
    }

    #[test]
    fn a_trial_that_is_stopped_keeps_its_first_games() {
        let all = results(1, usize::MAX);
        let some = results(2, 2);
        assert!(some.len() >= 2 && all.starts_with(&some), "{some:?} of {all:?}");
    }
}
