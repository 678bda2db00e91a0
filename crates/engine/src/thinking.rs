//! A thought in a thread of its own, which can be stopped at any time.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use wagons_players::{Clock, Host, Limits, Player, Report, think};
use wagons_rules::Move;

use crate::command::Go;
use crate::reply::Info;

/// Somebody thinks.
pub(crate) struct Thinking {
    clock: Clock,
    thread: JoinHandle<()>,
}

/// What to think about.
pub(crate) struct Question<P> {
    /// Not over.
    pub(crate) position: P,
    pub(crate) player: Box<dyn Player<P>>,
    pub(crate) seed: u64,
    pub(crate) go: Go,
}

/// What a thought says while it lasts.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Said {
    /// It has become more thorough.
    Progress(Info),
    /// It is over, and this is the move to make.
    Done(Info, Move),
    /// It is over because of a mistake in the player, which standard error names.
    Failed,
}

impl Thinking {
    /// Begins to think. The last thing said is that it is over. The error is that the system has no thread left.
    pub(crate) fn begin<P: Send + 'static>(
        question: Question<P>,
        mut say: impl FnMut(Said) + Send + 'static,
    ) -> io::Result<Self> {
        let clock = Clock::start();
        let seen = clock.clone();
        let thread = thread::Builder::new().spawn(move || {
            let last = catch_unwind(AssertUnwindSafe(|| answer(&question, &seen, &mut say)));
            say(last.unwrap_or(Said::Failed));
        })?;
        Ok(Self { clock, thread })
    }

    /// Asks it to come to an end soon.
    pub(crate) fn stop(&self) {
        self.clock.stop();
        self.thread.thread().unpark();
    }
}

/// Thinks; returns what there is to say at the end.
fn answer<P>(question: &Question<P>, clock: &Clock, say: &mut dyn FnMut(Said)) -> Said {
    let Question { position, player, seed, go } = question;
    let limits = match *go {
        Go::Usual => player.usual_limits(),
        Go::Within(limits) => limits,
        Go::Infinite => Limits::default(),
    };
    let mut listener = Listener { clock, say };
    let report = think(&mut *player.think(position, *seed), limits, &mut listener);
    let info = Info::new(&report, clock.elapsed());
    // Whoever thinks without end answers when asked to, and not when there is nothing left to find out.
    while *go == Go::Infinite && !clock.stopped() {
        thread::park();
    }
    Said::Done(info, report.best)
}

/// A clock that hands reports on.
struct Listener<'a> {
    clock: &'a Clock,
    say: &'a mut dyn FnMut(Said),
}

impl Host for Listener<'_> {
    fn elapsed(&self) -> Duration {
        self.clock.elapsed()
    }

    fn stopped(&self) -> bool {
        self.clock.stopped()
    }

    fn progress(&mut self, report: &Report) {
        let info = Info::new(report, self.elapsed());
        (self.say)(Said::Progress(info));
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{self, Receiver};

    use wagons_players::{Budget, Progress, Thought, Work};
    use wagons_rules::Game;

    use super::*;

    /// Goes one step deeper with every slice of work, and has seen everything at a certain depth.
    #[derive(Clone, Copy)]
    struct Digger {
        bottom: u32,
        /// Where it makes a mistake.
        pit: Option<u32>,
    }

    struct Digging {
        digger: Digger,
        report: Report,
    }

    impl Player for Digger {
        fn name(&self) -> &'static str {
            "digger"
        }

        fn usual_limits(&self) -> Limits {
            Limits { depth: Some(2), ..Limits::default() }
        }

        fn think(&self, game: &Game, _seed: u64) -> Box<dyn Thought + Send> {
            let report = Report::only(game.moves().next().expect("the game goes on"));
            Box::new(Digging { digger: *self, report })
        }
    }

    impl Work for Digging {
        fn work(&mut self, budget: &mut Budget) -> Progress {
            thread::sleep(Duration::from_millis(1));
            self.report.depth += 1;
            self.report.nodes += budget.left();
            assert_ne!(Some(self.report.depth), self.digger.pit, "this mistake is part of the test");
            if self.report.depth == self.digger.bottom { Progress::Finished } else { Progress::Going }
        }
    }

    impl Thought for Digging {
        fn report(&self) -> &Report {
            &self.report
        }
    }

    fn begin(digger: Digger, go: Go) -> (Thinking, Receiver<Said>) {
        let (sender, said) = mpsc::channel();
        let position = Game::new("FKQ/RJAPODGLNMHBICE".parse().expect("a deal"));
        let question = Question { position, player: Box::new(digger), seed: 0, go };
        let thinking = Thinking::begin(question, move |word| drop(sender.send(word)));
        (thinking.expect("a thread can be started"), said)
    }

    /// The depths of everything said, up to the end.
    fn depths(said: Receiver<Said>) -> Vec<Option<u32>> {
        said.into_iter()
            .map(|word| match word {
                Said::Progress(info) | Said::Done(info, _) => Some(info.depth),
                Said::Failed => None,
            })
            .collect()
    }

    const ENDLESS: Digger = Digger { bottom: u32::MAX, pit: None };

    #[test]
    fn every_step_is_reported_up_to_the_limit() {
        assert_eq!(depths(begin(ENDLESS, Go::Usual).1), [Some(1), Some(2), Some(2)]);
        let limits = Limits { depth: Some(1), ..Limits::default() };
        assert_eq!(depths(begin(ENDLESS, Go::Within(limits)).1), [Some(1), Some(1)]);
        let finished = begin(Digger { bottom: 1, pit: None }, Go::Within(Limits::nodes(1_000_000)));
        assert_eq!(depths(finished.1), [Some(1)]);
    }

    #[test]
    fn without_limits_it_waits_for_the_stop_even_when_it_has_seen_everything() {
        for digger in [ENDLESS, Digger { bottom: 1, pit: None }] {
            let (thinking, said) = begin(digger, Go::Infinite);
            thread::sleep(Duration::from_millis(30));
            let early: Vec<_> = said.try_iter().take(10).collect();
            assert!(early.iter().all(|word| matches!(word, Said::Progress(_))), "{early:?}");
            thinking.stop();
            assert!(matches!(said.into_iter().last(), Some(Said::Done(..))));
        }
    }

    #[test]
    fn a_mistake_in_a_player_ends_the_thought_and_nothing_else() {
        let (_thinking, said) = begin(Digger { pit: Some(3), ..ENDLESS }, Go::Infinite);
        assert_eq!(depths(said), [Some(1), Some(2), None]);
    }
}
