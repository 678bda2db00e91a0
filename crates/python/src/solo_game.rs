//! A solo game: the table, with a deck whose order its player must not see.

use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use wagons_rules::solo::{self, Deal};
use wagons_rules::{Record, Rng};

use crate::drawing;
use crate::error::{illegal, no_record, refused};
use crate::moves::{self, Move, MoveLike};
use crate::scenario::{self, Scenario};
use crate::solo_view::SoloView;

/// A solo game, from its record.
///
/// A record holds the whole deck, and so does the game. Everything that may be seen is in `view`; players think about
/// that and nothing else, and pictures show nothing else.
///
/// >>> game = SoloGame("s1:IP/ABCDEFGH/JKLMNOQR B")
/// >>> game.view.top
/// 'J'
#[pyclass(eq, str = "{0}", module = "wagons")]
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct SoloGame(pub(crate) Record<solo::Game>);

/// What may be given where a scenario is wanted.
#[derive(FromPyObject)]
enum ScenarioLike<'py> {
    Scenario(PyRef<'py, Scenario>),
    Id(String),
}

#[pymethods]
impl SoloGame {
    #[new]
    #[pyo3(signature = (record, scenarios=vec![]))]
    fn new(py: Python<'_>, record: &str, scenarios: Vec<PyRef<'_, Scenario>>) -> PyResult<Self> {
        scenario::with(&scenarios)?.record(record).map(Self).map_err(|error| no_record(py, error))
    }

    /// A new game of a scenario, by its id or itself, with shuffled cards.
    #[staticmethod]
    #[pyo3(signature = (scenario, seed, variant="classic"))]
    fn shuffled(scenario: ScenarioLike<'_>, seed: u64, variant: &str) -> PyResult<Self> {
        let scenario = match scenario {
            ScenarioLike::Scenario(scenario) => scenario.0.clone(),
            ScenarioLike::Id(id) => {
                let known = solo::Scenarios::built_in();
                let found = known.get(&id).cloned();
                found.ok_or_else(|| refused(solo::DealError::UnknownScenario(id)))?
            }
        };
        let variant = variant.parse().map_err(refused)?;
        let deal = Deal::shuffled(scenario, variant, &mut Rng::new(seed));
        Ok(Self(Record::new(deal)))
    }

    /// The whole game in one line, the deck included; `str(game)` is the same.
    #[getter]
    fn record(&self) -> String {
        self.0.to_string()
    }

    /// What the player may see.
    #[getter]
    fn view(&self) -> SoloView {
        SoloView { view: self.0.game().view(), moves: self.0.moves().to_vec() }
    }

    /// The player's moves so far.
    #[getter]
    fn moves(&self) -> Vec<Move> {
        moves::list(self.0.moves().iter().copied())
    }

    /// Every legal move, in the order of the notation.
    #[getter]
    fn legal_moves(&self) -> Vec<Move> {
        moves::list(self.0.game().moves())
    }

    /// Whether every card is placed.
    #[getter]
    fn is_over(&self) -> bool {
        self.0.game().is_over()
    }

    /// Whether a move is legal now.
    fn is_legal(&self, r#move: MoveLike<'_>) -> PyResult<bool> {
        Ok(self.0.is_legal(r#move.read()?))
    }

    /// Makes a move, and the rival's turn if the player's is over. One that cannot be made raises `IllegalMoveError`.
    fn push(&mut self, r#move: MoveLike<'_>) -> PyResult<()> {
        let mv = r#move.read()?;
        self.0.try_play(mv).map_err(|reason| illegal(mv, reason))
    }

    /// Takes the last move back, with what the rival did after it, and returns it.
    fn pop(&mut self) -> PyResult<Move> {
        self.0.undo().map(Move).ok_or_else(|| PyIndexError::new_err("no move was made"))
    }

    /// A game of its own that goes on from here.
    fn copy(&self) -> Self {
        self.clone()
    }

    /// The table as an SVG document; of the deck it shows the top card only.
    #[pyo3(signature = (*, letters=false, night=false))]
    fn svg(&self, letters: bool, night: bool) -> String {
        drawing::solo(&self.0, letters, night)
    }

    fn _repr_svg_(&self) -> String {
        self.svg(false, false)
    }

    fn __repr__(&self) -> String {
        format!("<SoloGame of {}, {} moves>", self.0.game().scenario().title(), self.0.moves().len())
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __getnewargs__(&self) -> (String, Vec<Scenario>) {
        (self.0.to_string(), vec![Scenario(self.0.game().scenario().clone())])
    }
}
