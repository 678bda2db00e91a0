//! The players, and what they think.

use std::time::Instant;

use pyo3::prelude::*;
use wagons_players as players;
use wagons_players::{Limits, PlayerName, Report, think_for};
use wagons_rules::solo::View;
use wagons_rules::{self as rules};

use crate::error::refused;
use crate::game::Game;
use crate::moves::{self, Move};
use crate::patience::{SPELL, patiently, seconds};
use crate::solo_game::SoloGame;
use crate::solo_view::SoloView;

/// A computer player, by its name; `PLAYERS` lists them: three yardsticks, then the levels, weakest first.
///
/// >>> Player("hard").choose(game)
#[pyclass(frozen, eq, hash, module = "wagons")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Player(PlayerName);

/// What a player thought.
#[pyclass(frozen, get_all, module = "wagons")]
pub(crate) struct Thought {
    /// The move to make.
    best: Move,
    /// By how many points the player to move is expected to be ahead in the end.
    lead: f32,
    /// Whether that is proven.
    exact: bool,
    /// How thorough it was; each player counts in its own steps.
    depth: u32,
    /// How many placements were judged.
    nodes: u64,
    /// The moves expected from here, beginning with the best.
    line: Vec<Move>,
    /// The moves it compared and the lead expected after each, best first; none if it had no time to compare.
    ranking: Vec<(Move, f32)>,
}

/// What a player can be asked about. Of a solo game it sees what a person sees.
#[derive(FromPyObject)]
pub(crate) enum Position<'py> {
    Duel(PyRef<'py, Game>),
    Solo(PyRef<'py, SoloGame>),
    View(PyRef<'py, SoloView>),
}

/// The same without Python.
pub(crate) enum Asked {
    Duel(Box<rules::Game>),
    Solo(Box<View>),
}

impl Position<'_> {
    pub(crate) fn asked(self) -> PyResult<Asked> {
        let (asked, decision) = match self {
            Self::Duel(game) => (Asked::Duel(Box::new(*game.0.game())), game.0.game().decision()),
            Self::Solo(game) => (Asked::Solo(Box::new(game.0.game().view())), game.0.game().decision()),
            Self::View(view) => (Asked::Solo(Box::new(view.view.clone())), view.view.decision()),
        };
        if decision.is_none() { Err(refused("the game is over")) } else { Ok(asked) }
    }
}

/// Lets somebody think about a position until a limit is reached, its usual one if none is given, or the thought is finished.
pub(crate) fn think<P: Sync>(
    py: Python<'_>,
    player: &dyn players::Player<P>,
    position: &P,
    limits: Option<Limits>,
    seed: u64,
) -> PyResult<Box<dyn players::Thought + Send>> {
    let limits = limits.unwrap_or_else(|| player.usual_limits());
    let mut clock = Instant::now();
    let mut thought = py.detach(|| player.think(position, seed));
    patiently(py, || think_for(SPELL, &mut *thought, limits, &mut clock))?;
    Ok(thought)
}

#[pymethods]
impl Player {
    #[new]
    fn new(name: &str) -> PyResult<Self> {
        name.parse().map(Self).map_err(refused)
    }

    /// Its name.
    #[getter]
    fn name(&self) -> &'static str {
        self.0.name()
    }

    /// Thinks about a position. Without a limit it thinks as much as it usually does; with several the first one reached
    /// counts. The same position, seed and number of nodes give the same thought.
    #[pyo3(signature = (position, *, seconds=None, nodes=None, depth=None, seed=0))]
    fn think(
        &self,
        py: Python<'_>,
        position: Position<'_>,
        seconds: Option<f64>,
        nodes: Option<u64>,
        depth: Option<u32>,
        seed: u64,
    ) -> PyResult<Thought> {
        let time = seconds.map(self::seconds).transpose()?;
        let given = Limits { time, nodes, depth };
        let given = (given != Limits::default()).then_some(given);
        let thought = match position.asked()? {
            Asked::Duel(game) => think(py, &*self.0.player(), &*game, given, seed)?,
            Asked::Solo(view) => think(py, &*self.0.solo_player(), &*view, given, seed)?,
        };
        let Report { best, depth, nodes, lead, exact, line } = thought.report().clone();
        let ranking = thought.ranking().into_iter().map(|(mv, lead)| (Move(mv), lead.0)).collect();
        let (best, lead, line) = (Move(best), lead.0, moves::list(line));
        Ok(Thought { best, lead, exact, depth, nodes, line, ranking })
    }

    /// The move it would make; the arguments are those of `think`.
    #[pyo3(signature = (position, *, seconds=None, nodes=None, depth=None, seed=0))]
    fn choose(
        &self,
        py: Python<'_>,
        position: Position<'_>,
        seconds: Option<f64>,
        nodes: Option<u64>,
        depth: Option<u32>,
        seed: u64,
    ) -> PyResult<Move> {
        Ok(self.think(py, position, seconds, nodes, depth, seed)?.best)
    }

    fn __repr__(&self) -> String {
        format!("Player(\"{}\")", self.0)
    }

    fn __getnewargs__(&self) -> (&'static str,) {
        (self.0.name(),)
    }
}

#[pymethods]
impl Thought {
    fn __repr__(&self) -> String {
        format!("<Thought {} {:+.1}>", self.best.0, self.lead)
    }
}
