//! A game of two: a record that is pushed on and popped back.

use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyByteArray, PyDict};
use wagons_rules::{Deal, Record, Rng, SheetChange};

use crate::actions;
use crate::card;
use crate::drawing;
use crate::error::{IllegalMoveError, illegal, no_record, refused};
use crate::moves::{self, Move, MoveLike};
use crate::observation;
use crate::seat::Seat;
use crate::sheet::Sheet;
use crate::town::Town;

/// A game of two, from its record.
///
/// >>> game = Game("FKQ/RJAPODGLNMHBICE *B")
/// >>> game.push("P")
/// >>> game.pop()
/// Move("P")
#[pyclass(eq, str = "{0}", module = "wagons")]
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Game(pub(crate) Record);

#[pymethods]
impl Game {
    #[new]
    fn new(py: Python<'_>, record: &str) -> PyResult<Self> {
        record.parse().map(Self).map_err(|error| no_record(py, error))
    }

    /// A new game with shuffled cards: the same for the same seed, everywhere and for ever.
    #[staticmethod]
    fn shuffled(seed: u64) -> Self {
        Self(Record::new(Deal::shuffled(&mut Rng::new(seed))))
    }

    /// The whole game in one line; `str(game)` is the same.
    #[getter]
    fn record(&self) -> String {
        self.0.to_string()
    }

    /// The first word of the record: the scoring cards and the circle.
    #[getter]
    fn deal(&self) -> String {
        self.0.deal().to_string()
    }

    /// The three scoring cards.
    #[getter]
    fn scoring(&self) -> String {
        card::word(&self.0.game().scoring())
    }

    /// The cards in the circle, clockwise, beginning where the next draft begins.
    #[getter]
    fn circle(&self) -> String {
        card::word(self.0.game().circle())
    }

    /// Who decides, 0 or 1; nobody when the game is over.
    #[getter]
    fn turn(&self) -> Option<usize> {
        self.0.game().to_move().map(wagons_rules::Seat::index)
    }

    /// What is to be decided: `start`, `draft` or `place`; nothing when the game is over.
    #[getter]
    fn decision(&self) -> Option<&'static str> {
        moves::kind(self.0.game().decision())
    }

    /// The card that is to be placed now.
    #[getter]
    fn card(&self) -> Option<char> {
        moves::to_place(self.0.game().decision())
    }

    /// The moves made so far.
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

    /// Who has won, 0 or 1, once the game is over.
    #[getter]
    fn winner(&self) -> Option<usize> {
        self.0.game().winner().map(wagons_rules::Seat::index)
    }

    /// By how many points the first player is ahead now.
    #[getter]
    fn margin(&self) -> i32 {
        self.0.game().margin().0
    }

    /// Whether a move is legal now.
    fn is_legal(&self, r#move: MoveLike<'_>) -> PyResult<bool> {
        Ok(self.0.is_legal(r#move.read()?))
    }

    /// Makes a move. One that cannot be made raises `IllegalMoveError` with the reason, and changes nothing.
    fn push(&mut self, r#move: MoveLike<'_>) -> PyResult<()> {
        let mv = r#move.read()?;
        self.0.try_play(mv).map_err(|reason| illegal(mv, reason))
    }

    /// Takes the last move back and returns it.
    fn pop(&mut self) -> PyResult<Move> {
        self.0.undo().map(Move).ok_or_else(|| PyIndexError::new_err("no move was made"))
    }

    /// Makes random moves until the game is over.
    fn play_out(&mut self, seed: u64) -> PyResult<()> {
        let mut rng = Rng::new(seed);
        while let Some(mv) = self.0.game().random_move(&mut rng) {
            self.0.try_play(mv).map_err(|reason| illegal(mv, reason))?;
        }
        Ok(())
    }

    /// The same game after its first moves only.
    fn prefix(&self, count: usize) -> Self {
        Self(self.0.prefix(count))
    }

    /// A game of its own that goes on from here.
    fn copy(&self) -> Self {
        self.clone()
    }

    /// A player's town.
    fn town(&self, seat: Seat) -> Town {
        Town(*self.0.game().town(seat.0))
    }

    /// The cards a player has yet to place, in order.
    fn waiting(&self, seat: Seat) -> String {
        observation::waiting(self.0.game(), seat.0).map(wagons_rules::Card::letter).collect()
    }

    /// A player's points now, with the cells that make them.
    fn sheet(&self, seat: Seat) -> Sheet {
        Sheet::from(&self.0.game().sheet(seat.0))
    }

    /// What a placement would change: the points won or lost on every line of the mover's sheet, and of the other's.
    fn change<'py>(
        &self,
        py: Python<'py>,
        placement: MoveLike<'_>,
    ) -> PyResult<(Bound<'py, PyDict>, Bound<'py, PyDict>)> {
        let mv = placement.read()?;
        let placement = mv.placement().ok_or_else(|| refused(format!("{mv} is not a placement")))?;
        let change = self.0.game().change(placement).map_err(|reason| illegal(mv, reason))?;
        Ok((lines(py, change.own())?, lines(py, change.theirs())?))
    }

    /// The table as an SVG document.
    #[pyo3(signature = (*, letters=false, night=false))]
    fn svg(&self, letters: bool, night: bool) -> String {
        drawing::game(&self.0, letters, night)
    }

    /// The move a number means here, for learning programs.
    fn move_of(&self, action: i64) -> PyResult<Move> {
        let mv = actions::meaning(self.0.game(), action);
        mv.map(Move).ok_or_else(|| IllegalMoveError::new_err(no_action(action)))
    }

    /// The bytes of what a player sees; `wagons.encoding` makes an array of them.
    fn _observation<'py>(&self, py: Python<'py>, seat: Seat) -> PyResult<Bound<'py, PyByteArray>> {
        PyByteArray::new_with(py, observation::LENGTH, |bytes| {
            observation::write(self.0.game(), seat.0, bytes);
            Ok(())
        })
    }

    /// A byte for every action: 1 where it is legal.
    fn _mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyByteArray>> {
        PyByteArray::new_with(py, actions::COUNT, |bytes| {
            actions::mark(self.0.game(), bytes);
            Ok(())
        })
    }

    fn _repr_svg_(&self) -> String {
        self.svg(false, false)
    }

    fn __repr__(&self) -> String {
        format!("Game(\"{}\")", self.0)
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    fn __getnewargs__(&self) -> (String,) {
        (self.0.to_string(),)
    }
}

/// Why a number is no action.
pub(crate) fn no_action(action: i64) -> String {
    format!("{action} is not an action: they are the numbers from 0 to {}", actions::COUNT - 1)
}

/// The lines of a sheet that change.
pub(crate) fn lines<'py>(py: Python<'py>, change: &SheetChange) -> PyResult<Bound<'py, PyDict>> {
    change.lines().iter().map(|&(rule, points)| (rule.title(), points)).into_py_dict(py)
}
