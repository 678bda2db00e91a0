//! The computer thinks in a thread of its own, so that the table never freezes. What it thinks about is a
//! [job](Job) of the table; here are only the thread and the clock.

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use wagons_players::{Clock, Host, Progress};
use wagons_table::thinking::{Finding, Job};

/// How long the computer works before it tells how far it is.
const SPELL: Duration = Duration::from_millis(20);

/// A question under way. Dropping it calls the thinking off.
#[derive(Debug)]
pub(crate) struct Thinking {
    news: Receiver<News>,
    clock: Clock,
}

/// What there is to hear from somebody who thinks.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum News {
    /// So much is done, from 0 to 1.
    Done(f32),
    /// The answer.
    Found(Finding),
    /// There will never be one: the thread has died.
    Never,
}

/// Does a job here and now, however long it takes.
pub(crate) fn find(mut job: Job) -> Finding {
    let mut clock = Instant::now();
    while job.work_for(SPELL, &mut clock) == Progress::Going {}
    job.finding()
}

impl Thinking {
    /// Has a job done.
    pub(crate) fn about(mut job: Job) -> Self {
        let clock = Clock::start();
        let mut host = clock.clone();
        let (sender, news) = channel();
        // Without a thread nothing is ever found, which is said: the sender is gone then.
        let _ = thread::Builder::new().spawn(move || {
            while job.work_for(SPELL, &mut host) == Progress::Going && !host.stopped() {
                if sender.send(News::Done(job.done(host.elapsed()))).is_err() {
                    return;
                }
            }
            // Nobody waits any more when this fails.
            let _ = sender.send(News::Found(job.finding()));
        });
        Self { news, clock }
    }

    /// The latest news since the last look, if there are any.
    pub(crate) fn look(&self) -> Option<News> {
        let mut latest = None;
        loop {
            match self.news.try_recv() {
                Ok(news) => latest = Some(news),
                Err(TryRecvError::Disconnected) => return latest.or(Some(News::Never)),
                Err(TryRecvError::Empty) => return latest,
            }
        }
    }

    /// Asks for the best answer found so far.
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
    use super::*;
    use wagons_players::Analyst;
    use wagons_rules::{AnyRecord, Record};
    use wagons_table::Position;
    use wagons_table::thinking::Task;

    #[test]
    fn whoever_thinks_for_long_can_be_hurried() {
        let record: Record = "FKQ/RJAPODGLNMHBICE".parse().expect("a deal");
        let record = AnyRecord::from(record);
        let endless = Analyst { nodes: u64::MAX };
        let job = Job::advised_by(endless, &record, Task::Hint, 1).expect("something to decide");
        let thinking = Thinking::about(job);
        assert!(!matches!(thinking.look(), Some(News::Found(_) | News::Never)));
        thinking.hurry();
        let report = loop {
            match thinking.look() {
                Some(News::Found(Finding::Move(report))) => break report,
                Some(News::Found(_) | News::Never) => panic!("no move"),
                Some(News::Done(_)) | None => thread::yield_now(),
            }
        };
        assert!(Position::of(&record).is_legal(report.best));
    }
}
