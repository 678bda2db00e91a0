//! Hints and reviews.

use std::time::Instant;

use pyo3::prelude::*;
use pyo3::types::PyDict;
use wagons_players::{self as players, Analysis, Analyst, Why, work_for};
use wagons_rules::Change;

use crate::card;
use crate::error::refused;
use crate::game::{self, Game};
use crate::moves::{self, Move};
use crate::patience::SPELL;
use crate::player::{Asked, Position, think};
use crate::seat::Seat;

/// A move worth making, and what it does at once.
#[pyclass(frozen, module = "wagons")]
pub(crate) struct Hint(players::Hint);

/// Every decision of a game, judged.
#[pyclass(frozen, module = "wagons")]
pub(crate) struct Review(players::Review);

/// One decision, judged. Margins are as the first player sees them.
#[pyclass(frozen, get_all, module = "wagons")]
#[derive(Clone)]
pub(crate) struct Judged {
    /// Which move of the game it was, counted from 1.
    number: usize,
    /// Who decided.
    seat: usize,
    /// What was played.
    played: Move,
    /// The best move.
    best: Move,
    /// The moves expected after the best move, beginning with it.
    line: Vec<Move>,
    /// The margin expected after the best move.
    after_best: f32,
    /// The margin expected after the move that was played.
    after_played: f32,
    /// The points that were lost; never negative.
    loss: f32,
    /// The same in a word: only, best, good, inaccuracy, mistake or blunder.
    verdict: &'static str,
    /// Whether the loss is proven.
    exact: bool,
}

impl From<&players::Judged> for Judged {
    fn from(judged: &players::Judged) -> Self {
        Self {
            number: judged.number,
            seat: judged.seat.index(),
            played: Move(judged.played),
            best: Move(judged.best),
            line: moves::list(judged.line.iter().copied()),
            after_best: judged.after_best.0,
            after_played: judged.after_played.0,
            loss: judged.loss,
            verdict: judged.class.name(),
            exact: judged.exact,
        }
    }
}

/// Says what to play, and why: the same hint on every machine for the same number of nodes.
#[pyfunction]
#[pyo3(signature = (position, *, nodes=Analyst::HINT.nodes, seed=0))]
pub(crate) fn hint(py: Python<'_>, position: Position<'_>, nodes: u64, seed: u64) -> PyResult<Hint> {
    let analyst = Analyst { nodes };
    Ok(Hint(match position.asked()? {
        Asked::Duel(game) => {
            let thought = think(py, &analyst, &*game, None, seed)?;
            players::Hint::new(&game, thought.report())
        }
        Asked::Solo(view) => {
            let thought = think(py, &analyst, &*view, None, seed)?;
            // No legal move depends on the order of the deck, so any order will do to say what the move does.
            let game = view.sample(&mut wagons_rules::Rng::new(seed));
            players::Hint::alone(&game, thought.report())
        }
    }))
}

/// Judges every decision of a game, with so many nodes for each. `progress` is called with the decisions judged and their
/// number.
#[pyfunction]
#[pyo3(signature = (game, *, nodes=Analyst::REVIEW.nodes, progress=None))]
pub(crate) fn review(
    py: Python<'_>,
    game: PyRef<'_, Game>,
    nodes: u64,
    progress: Option<Bound<'_, PyAny>>,
) -> PyResult<Review> {
    if game.0.moves().is_empty() {
        return Err(refused("no move was made yet"));
    }
    let mut analysis = Analysis::new(&game.0, Analyst { nodes });
    drop(game);
    let mut clock = Instant::now();
    let mut told = 0;
    loop {
        let finished = py.detach(|| work_for(SPELL, &mut analysis, &mut clock)).is_finished();
        py.check_signals()?;
        let (judged, all) = analysis.done();
        if let Some(progress) = progress.as_ref().filter(|_| judged > told) {
            told = judged;
            progress.call1((judged, all))?;
        }
        if finished {
            return Ok(Review(analysis.review()));
        }
    }
}

#[pymethods]
impl Hint {
    /// The move.
    #[getter]
    fn best(&self) -> Move {
        Move(self.0.best)
    }

    /// The final margin it leads to, as the first player sees it; in a solo game the player sits first.
    #[getter]
    fn expected(&self) -> f32 {
        self.0.expected.0
    }

    /// Whether that is proven.
    #[getter]
    fn exact(&self) -> bool {
        self.0.exact
    }

    /// The moves expected from here, beginning with the best.
    #[getter]
    fn line(&self) -> Vec<Move> {
        moves::list(self.0.line.iter().copied())
    }

    /// The cards a draft gives away.
    #[getter]
    fn gives(&self) -> String {
        match &self.0.why {
            Why::Draft { gives, .. } => card::word(gives),
            Why::Start | Why::Place(_) => String::new(),
        }
    }

    /// What a placement changes at once on the mover's sheet.
    #[getter]
    fn changes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        match &self.0.why {
            Why::Place(change) => game::lines(py, Change::own(change)),
            Why::Start | Why::Draft { .. } => Ok(PyDict::new(py)),
        }
    }

    fn __repr__(&self) -> String {
        format!("<Hint {} {:+.1}>", self.0.best, self.0.expected.0)
    }
}

#[pymethods]
impl Review {
    /// The decisions in the order of the game.
    #[getter]
    fn decisions(&self) -> Vec<Judged> {
        self.0.decisions.iter().map(Judged::from).collect()
    }

    /// The margin expected after each move.
    #[getter]
    fn graph(&self) -> Vec<f32> {
        self.0.graph().iter().map(|expected| expected.0).collect()
    }

    /// The decisions that made the game what it became, at most five.
    #[getter]
    fn turning_points(&self) -> Vec<Judged> {
        self.0.turning_points().into_iter().map(Judged::from).collect()
    }

    /// The points a player lost altogether.
    fn lost(&self, seat: Seat) -> f32 {
        self.0.lost(seat.0)
    }

    fn __repr__(&self) -> String {
        format!("<Review of {} decisions>", self.0.decisions.len())
    }
}

#[pymethods]
impl Judged {
    fn __repr__(&self) -> String {
        format!("<Judged {}: {} {}>", self.number, self.played.0, self.verdict)
    }
}
