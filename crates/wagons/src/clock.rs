//! The time on this machine, for players that know no clock.

use std::time::{Duration, Instant};

use wagons_players::Host;

/// Counts from the moment it is made.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Clock(Instant);

impl Clock {
    pub(crate) fn start() -> Self {
        Self(Instant::now())
    }
}

impl Host for Clock {
    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}
