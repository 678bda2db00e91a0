//! Long work, for somebody who may press Ctrl-C or have other threads to run.

use std::time::Duration;

use pyo3::prelude::*;
use wagons_players::Progress;

/// How long Python waits before it is asked whether somebody pressed Ctrl-C.
pub(crate) const SPELL: Duration = Duration::from_millis(20);

/// Does spell after spell of work until it is finished. Python's other threads run meanwhile; an interrupt ends it.
pub(crate) fn patiently(py: Python<'_>, mut spell: impl FnMut() -> Progress + Send) -> PyResult<()> {
    while !py.detach(&mut spell).is_finished() {
        py.check_signals()?;
    }
    Ok(())
}

/// A number of seconds that a person gave.
pub(crate) fn seconds(number: f64) -> PyResult<Duration> {
    Duration::try_from_secs_f64(number).map_err(crate::error::refused)
}
