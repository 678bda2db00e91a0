//! A thought in a thread of its own, which can be stopped at any time.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use wagons_players::{Host, Limits, Report, think};
use wagons_rules::{Game, Move};

use super::command::Go;
use super::reply::Info;
use crate::level::Level;

/// Somebody thinks.
pub(crate) struct Thinking {
    stop: Arc<AtomicBool>,
    thread: JoinHandle<()>,
}

/// What a thought says while it lasts.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Said {
    /// It has become more thorough.
    Progress(Info),
    /// It is over, and this is the move to make.
    Done(Info, Move),
}

/// What to think about.
#[derive(Debug, Clone)]
pub(crate) struct Question {
    pub(crate) game: Game,
    pub(crate) level: Level,
    pub(crate) seed: u64,
    pub(crate) go: Go,
}

impl Thinking {
    /// Begins to think about a game that is not over.
    pub(crate) fn begin(question: Question, say: impl FnMut(Said) + Send + 'static) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let seen = Arc::clone(&stop);
        let thread = thread::spawn(move || answer(&question, &seen, say));
        Self { stop, thread }
    }

    /// Asks it to come to an end soon.
    pub(crate) fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
        self.thread.thread().unpark();
    }
}

fn answer(question: &Question, stop: &AtomicBool, mut say: impl FnMut(Said)) {
    let &Question { ref game, level, seed, go } = question;
    let begun = Instant::now();
    let player = level.player();
    let limits = match go {
        Go::Usual => player.usual_limits(),
        Go::Within(limits) => limits,
        Go::Infinite => Limits::default(),
    };
    let mut listener = Listener { begun, stop, say: &mut say };
    let report = think(&mut *player.think(game, seed), limits, &mut listener);
    let info = Info::new(&report, begun.elapsed());
    // Whoever thinks without end answers when asked to, and not when there is nothing left to find out.
    while go == Go::Infinite && !stop.load(Ordering::Relaxed) {
        thread::park();
    }
    say(Said::Done(info, report.best));
}

/// The clock, the stop sign and the reports of a thought.
struct Listener<'a> {
    begun: Instant,
    stop: &'a AtomicBool,
    say: &'a mut dyn FnMut(Said),
}

impl Host for Listener<'_> {
    fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn progress(&mut self, report: &Report) {
        (self.say)(Said::Progress(Info::new(report, self.begun.elapsed())));
    }
}
