//! The computer thinks in a thread of its own, so that the table never freezes: about a move, or about a whole game.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use wagons_players::{Analysis, Analyst, Budget, Host, Player, Progress, Report, Review, Work, think};
use wagons_rules::{AnyRecord, Record};
use wagons_table::{Level, Position};

/// Who thinks about a position.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Thinker {
    /// The computer at the other side of the table.
    Player(Level),
    /// Whoever gives hints.
    Adviser(Analyst),
}

/// How much thought goes into a hint, and into each decision of a game that is judged.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Effort {
    pub(crate) hint: Analyst,
    pub(crate) review: Analyst,
}

/// A question under way. Dropping it calls the thinking off.
#[derive(Debug)]
pub(crate) struct Thinking<T> {
    answers: Receiver<T>,
    clock: Clock,
}

/// How far the thinking has come.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Answer<T> {
    /// Nothing new.
    Pending,
    /// This.
    Given(T),
    /// There will never be one: the thread has died.
    Never,
}

/// How far a game has been judged.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Judging {
    /// So many decisions of all.
    Done(usize, usize),
    /// To the end.
    Review(Review),
}

/// How long somebody has been thinking, and whether that is enough. Clones are the same clock.
#[derive(Debug, Clone)]
struct Clock {
    since: Instant,
    enough: Arc<AtomicBool>,
}

impl Effort {
    /// As much as a person likes to wait for.
    pub(crate) const USUAL: Self = Self { hint: Analyst::HINT, review: Analyst::REVIEW };
}

impl Clock {
    fn start() -> Self {
        Self { since: Instant::now(), enough: Arc::default() }
    }
}

impl Host for Clock {
    fn elapsed(&self) -> Duration {
        self.since.elapsed()
    }

    fn stopped(&self) -> bool {
        self.enough.load(Ordering::Relaxed)
    }
}

/// What somebody would do in a position that is not the end of a game.
fn decide(position: &Position, who: Thinker, seed: u64, host: &mut impl Host) -> Report {
    fn report<P>(player: &dyn Player<P>, position: &P, seed: u64, host: &mut impl Host) -> Report {
        think(&mut *player.think(position, seed), player.usual_limits(), host)
    }
    match (position, who) {
        (Position::Duel(game), Thinker::Player(level)) => report(&*level.player(), &**game, seed, host),
        (Position::Duel(game), Thinker::Adviser(analyst)) => report(&analyst, &**game, seed, host),
        (Position::Solo(game), Thinker::Player(level)) => {
            report(&*level.solo_player(), &game.view(), seed, host)
        }
        (Position::Solo(game), Thinker::Adviser(analyst)) => report(&analyst, &game.view(), seed, host),
    }
}

/// The same here and now, however long it takes.
pub(crate) fn decide_now(position: &Position, who: Thinker, seed: u64) -> Report {
    decide(position, who, seed, &mut Clock::start())
}

impl Thinking<Report> {
    /// Has a position thought about that is not the end of a game.
    pub(crate) fn about(position: &Position, who: Thinker, seed: u64) -> Self {
        let position = position.clone();
        Self::spawn(move |clock, answer| answer(decide(&position, who, seed, &mut clock.clone())))
    }
}

impl Thinking<Judging> {
    /// Has a game judged. Only games of two are.
    pub(crate) fn judging(record: &AnyRecord, effort: Effort) -> Option<Self> {
        let AnyRecord::Duel(record) = record else { return None };
        let mut analysis = Analysis::new(record, effort.review);
        Some(Self::spawn(move |clock, answer| {
            /// Between two looks whether somebody still wants to know: a few milliseconds.
            const SLICE: u64 = 10_000;
            while !clock.stopped() {
                if analysis.work(&mut Budget::nodes(SLICE)) == Progress::Finished {
                    return answer(Judging::Review(analysis.review()));
                }
                let (done, all) = analysis.done();
                answer(Judging::Done(done, all));
            }
        }))
    }
}

/// Judges a game of two here and now.
pub(crate) fn review_now(record: &Record, effort: Effort) -> Review {
    wagons_players::review(record, effort.review)
}

impl<T: Send + 'static> Thinking<T> {
    fn spawn(work: impl FnOnce(&Clock, &dyn Fn(T)) + Send + 'static) -> Self {
        let clock = Clock::start();
        let host = clock.clone();
        let (sender, answers) = channel();
        // Nobody waits any more when sending fails.
        thread::spawn(move || work(&host, &|answer| drop(sender.send(answer))));
        Self { answers, clock }
    }
}

impl<T> Thinking<T> {
    /// The latest answer since the last look, without waiting for one.
    pub(crate) fn look(&self) -> Answer<T> {
        let mut latest = Answer::Pending;
        loop {
            match self.answers.try_recv() {
                Ok(answer) => latest = Answer::Given(answer),
                Err(TryRecvError::Disconnected) if matches!(latest, Answer::Pending) => return Answer::Never,
                Err(_) => return latest,
            }
        }
    }

    /// Asks for the best answer found so far.
    pub(crate) fn hurry(&self) {
        self.clock.enough.store(true, Ordering::Relaxed);
    }

    /// How long it has been going on.
    pub(crate) fn elapsed(&self) -> Duration {
        self.clock.elapsed()
    }
}

impl<T> Drop for Thinking<T> {
    fn drop(&mut self) {
        self.hurry();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::Record;

    #[test]
    fn whoever_thinks_for_long_can_be_hurried() {
        let record: Record = "FKQ/RJAPODGLNMHBICE".parse().expect("a deal");
        let position = Position::of(&record.into());
        let thinking = Thinking::about(&position, Thinker::Adviser(Analyst { nodes: u64::MAX }), 1);
        assert_eq!(thinking.look(), Answer::Pending);
        thinking.hurry();
        let report = loop {
            match thinking.look() {
                Answer::Given(report) => break report,
                Answer::Pending => thread::yield_now(),
                Answer::Never => panic!("no answer"),
            }
        };
        assert!(position.is_legal(report.best));
    }
}
