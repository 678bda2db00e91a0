//! A finished game is analysed in a thread of its own, so that the table never freezes.

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

use wagons_players::{Analysis, Analyst, Budget, Host, Progress, Review, Work};
use wagons_rules::Record;

use crate::clock::Clock;

/// An analysis under way. Dropping it calls the analysis off.
#[derive(Debug)]
pub(crate) struct Reviewing {
    news: Receiver<News>,
    clock: Clock,
}

/// How far an analysis has come.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum News {
    /// So many decisions of all.
    Done(usize, usize),
    /// To the end.
    Review(Review),
    /// There will be no more: the thread has died.
    Never,
}

impl Reviewing {
    /// Has a game analysed.
    pub(crate) fn of(record: &Record, analyst: Analyst) -> Self {
        /// Between two looks whether somebody still wants to know: a few milliseconds.
        const SLICE: u64 = 10_000;
        let clock = Clock::start();
        let host = clock.clone();
        let (sender, news) = channel();
        let mut analysis = Analysis::new(record, analyst);
        thread::spawn(move || {
            while !host.stopped() {
                let (done, all) = analysis.done();
                let news = match analysis.work(&mut Budget::nodes(SLICE)) {
                    Progress::Finished => News::Review(analysis.review()),
                    Progress::Going => News::Done(done, all),
                };
                let finished = matches!(news, News::Review(_));
                if sender.send(news).is_err() || finished {
                    return;
                }
            }
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
}

impl Drop for Reviewing {
    fn drop(&mut self) {
        self.clock.stop();
    }
}
