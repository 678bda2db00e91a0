//! Proofs near the end of a game of two.

use std::time::Instant;

use pyo3::prelude::*;
use wagons_players::{Progress, Solver, work_for};

use crate::error::refused;
use crate::game::Game;
use crate::moves::{self, Move};
use crate::patience::{SPELL, patiently, seconds};

/// What is proven about a position. Margins are as the first player sees them.
#[pyclass(frozen, get_all, module = "wagons")]
pub(crate) struct Solution {
    /// The lowest and the highest margin that are not disproved.
    bounds: (i32, i32),
    /// How many placements were judged; 0 when the end is too far away to begin.
    nodes: u64,
    /// The margin under best play; nothing if it could not be proven.
    margin: Option<i32>,
    /// A move that keeps it.
    best: Option<Move>,
    /// Best play to the end; empty if it could not be proven.
    line: Vec<Move>,
}

/// Proves the margin under best play by both, if that can be done in so many seconds. The solver begins when at most eight
/// cards are still to be placed.
#[pyfunction]
#[pyo3(signature = (game, *, seconds=10.0))]
pub(crate) fn solve(py: Python<'_>, game: PyRef<'_, Game>, seconds: f64) -> PyResult<Solution> {
    let (position, limit) = (*game.0.game(), self::seconds(seconds)?);
    drop(game);
    if position.is_over() {
        return Err(refused("the game is over"));
    }
    let mut solver = Solver::new(&position);
    let mut clock = Instant::now();
    patiently(py, || {
        let left = limit.saturating_sub(clock.elapsed());
        let finished = work_for(left.min(SPELL), &mut solver, &mut clock).is_finished();
        Progress::finished_if(finished || left.is_zero())
    })?;
    let (lowest, highest) = solver.bounds();
    let found = solver.solution();
    Ok(Solution {
        bounds: (lowest.0, highest.0),
        nodes: solver.nodes(),
        margin: found.map(|found| found.margin.0),
        best: found.map(|found| Move(found.best)),
        line: moves::list(found.iter().flat_map(|found| found.line.iter().copied())),
    })
}

#[pymethods]
impl Solution {
    fn __repr__(&self) -> String {
        match self.best.zip(self.margin) {
            Some((best, margin)) => format!("<Solution {} {margin:+}>", best.0),
            None => format!("<Solution between {} and {}>", self.bounds.0, self.bounds.1),
        }
    }
}
