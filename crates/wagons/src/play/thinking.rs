//! A computer player thinks about a position in a thread of its own, so that the table never freezes.

use std::sync::mpsc::{Receiver, TryRecvError, sync_channel};
use std::thread;
use std::time::Duration;

use wagons_players::{Host, Player, Report, think};
use wagons_rules::Move;

use crate::clock::Clock;

/// A question under way. Dropping it calls the thinking off.
#[derive(Debug)]
pub(crate) struct Thinking {
    answers: Receiver<Report>,
    answer: Answer,
    clock: Clock,
}

/// How far the thinking has come.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Answer {
    /// No move yet.
    Pending,
    /// This one, and what is expected of it.
    Report(Report),
    /// There will never be one: the thread has died.
    Never,
}

/// Thinks here and now, as long as the player usually does. The game must not be over.
pub(crate) fn decide<P>(player: &dyn Player<P>, position: &P, seed: u64) -> Move {
    think(&mut *player.think(position, seed), player.usual_limits(), &mut Clock::start()).best
}

impl Thinking {
    /// Has a position thought about that is not the end of a game.
    pub(crate) fn about<P: Send + 'static>(position: P, player: Box<dyn Player<P>>, seed: u64) -> Self {
        let clock = Clock::start();
        let mut host = clock.clone();
        let (sender, answers) = sync_channel(1);
        thread::spawn(move || {
            let report = think(&mut *player.think(&position, seed), player.usual_limits(), &mut host);
            // Nobody waits any more when this fails.
            let _ = sender.send(report);
        });
        Self { answers, answer: Answer::Pending, clock }
    }

    /// Looks whether there is an answer, without waiting for it.
    pub(crate) fn look(&mut self) -> Answer {
        if self.answer == Answer::Pending {
            self.answer = match self.answers.try_recv() {
                Ok(report) => Answer::Report(report),
                Err(TryRecvError::Disconnected) => Answer::Never,
                Err(TryRecvError::Empty) => Answer::Pending,
            };
        }
        self.answer.clone()
    }

    /// Asks for the best move found so far.
    pub(crate) fn hurry(&self) {
        self.clock.stop();
    }

    /// How long it has been going on.
    pub(crate) fn elapsed(&self) -> Duration {
        self.clock.elapsed()
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.hurry();
    }
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::*;
    use wagons_players::{Budget, Limits, Progress, Thought, Work};
    use wagons_rules::Game;

    /// Thinks until it is told to stop.
    struct Ponderer;

    struct Pondering(Report);

    impl Player for Ponderer {
        fn name(&self) -> &'static str {
            "ponderer"
        }

        fn usual_limits(&self) -> Limits {
            Limits::default()
        }

        fn think(&self, game: &Game, _seed: u64) -> Box<dyn Thought + Send> {
            Box::new(Pondering(Report::only(game.moves().next().expect("a move"))))
        }
    }

    impl Work for Pondering {
        fn work(&mut self, _budget: &mut Budget) -> Progress {
            thread::yield_now();
            Progress::Going
        }
    }

    impl Thought for Pondering {
        fn report(&self) -> &Report {
            &self.0
        }
    }

    fn game() -> Game {
        Game::new("FKQ/RJAPODGLNMHBICE".parse().expect("a deal"))
    }

    #[test]
    fn whoever_thinks_for_ever_can_be_hurried() {
        let mut thinking = Thinking::about(game(), Box::new(Ponderer), 1);
        thread::sleep(Duration::from_millis(20));
        assert_eq!(thinking.look(), Answer::Pending);
        assert!(thinking.elapsed() >= Duration::from_millis(20));
        thinking.hurry();
        let deadline = Instant::now() + Duration::from_secs(20);
        while thinking.look() == Answer::Pending && Instant::now() < deadline {
            thread::sleep(Duration::from_millis(1));
        }
        let Answer::Report(report) = thinking.look() else { panic!("no answer") };
        assert!(game().is_legal(report.best));
        assert_eq!(thinking.look(), Answer::Report(report), "the answer stays until it is used");
    }
}
