//! The time on this machine, and a way to call it: for players that know neither.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use wagons_players::Host;

/// How long somebody has been thinking, and whether that is enough. Clones are the same clock.
#[derive(Debug, Clone)]
pub struct Clock {
    since: Instant,
    enough: Arc<AtomicBool>,
}

impl Clock {
    /// A clock that begins now.
    pub fn start() -> Self {
        Self { since: Instant::now(), enough: Arc::default() }
    }

    /// Asks for an end soon.
    pub fn stop(&self) {
        self.enough.store(true, Ordering::Relaxed);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clone_stops_with_the_clock() {
        let clock = Clock::start();
        let clone = clock.clone();
        assert!(!clone.stopped());
        clock.stop();
        assert!(clone.stopped());
        assert!(clone.elapsed() <= clock.elapsed());
    }
}
