//! Hosts that bring a clock and nothing else.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::thinking::Host;

/// A clock that can be stopped from elsewhere, for a thought in a thread of its own. Clones are the same clock.
///
/// ```
/// use std::thread;
/// use wagons_players::{Analyst, Clock, Limits, Player, think};
/// use wagons_rules::{Deal, Game, Rng};
///
/// let game = Game::new(Deal::shuffled(&mut Rng::new(1)));
/// let clock = Clock::start();
/// let mut host = clock.clone();
/// // Without limits this would go on for very long.
/// let thought = thread::spawn(move || {
///     think(&mut *Analyst::PROOF.think(&game, 0), Limits::default(), &mut host)
/// });
/// clock.stop();
/// assert!(game.is_legal(thought.join().expect("no panic").best));
/// ```
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

/// A moment is a host that counts the time since then.
impl Host for Instant {
    fn elapsed(&self) -> Duration {
        Self::elapsed(self)
    }
}

/// A host without a clock, for limits by nodes or depth.
#[derive(Debug, Clone, Copy, Default)]
pub struct Timeless;

impl Host for Timeless {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
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
