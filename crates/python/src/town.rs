//! A town to look at, to score and to try cards in.

use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict};
use wagons_art::TownPicture;
use wagons_rules as rules;

use crate::card;
use crate::drawing;
use crate::error::{illegal, refused};
use crate::moves::{self, Move, MoveLike};
use crate::sheet::{Line, Sheet};

/// A town. Nothing changes it: `after` is another one.
///
/// `Town()` is empty. `Town(picture)` reads rows of territories, the top row first, `.` for an empty cell; such a town can
/// be scored but takes no further card.
#[pyclass(frozen, eq, hash, str = "{0}", module = "wagons")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Town(pub(crate) rules::Town);

#[pymethods]
impl Town {
    #[new]
    #[pyo3(signature = (picture=None))]
    fn new(picture: Option<&str>) -> PyResult<Self> {
        let read = |picture: &str| picture.parse().map_err(refused);
        picture.map_or(Ok(rules::Town::new()), read).map(Self)
    }

    /// How many cards were placed; 15 in a town made from a picture.
    #[getter]
    fn cards(&self) -> usize {
        self.0.cards()
    }

    /// What can be seen, by cell.
    #[getter]
    fn territories<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let all = self.0.territories();
        all.map(|(cell, territory)| ((cell.x, cell.y), territory.to_string())).into_py_dict(py)
    }

    /// The smallest rectangle around it: left, right, bottom, top. Nothing while the town is empty.
    #[getter]
    fn bounds(&self) -> Option<(i8, i8, i8, i8)> {
        self.0.bounds().map(|bounds| (bounds.left, bounds.right, bounds.bottom, bounds.top))
    }

    /// Every legal placement of a card.
    fn placements(&self, card: char) -> PyResult<Vec<Move>> {
        let card = rules::Card::try_from(card).map_err(refused)?;
        Ok(moves::list(self.0.placements(card).map(rules::Move::Place)))
    }

    /// The town with one more card.
    fn after(&self, placement: MoveLike<'_>) -> PyResult<Self> {
        let mv = placement.read()?;
        let Some(placement) = mv.placement() else {
            return Err(refused(format!("{mv} is not a placement, as `B0,0` is")));
        };
        let mut town = self.0;
        town.place(placement).map_err(|reason| illegal(mv, reason.into()))?;
        Ok(Self(town))
    }

    /// Its points with these scoring cards, beside another town.
    #[pyo3(signature = (scoring, beside=None))]
    fn sheet(&self, scoring: &str, beside: Option<PyRef<'_, Self>>) -> PyResult<Sheet> {
        let beside = beside.map_or_else(rules::Town::new, |town| town.0);
        Ok(Sheet::from(&rules::Sheet::new(&self.0, &beside, &card::cards(scoring)?)))
    }

    /// The town as an SVG document. With a line of a score sheet, what makes its points has a ring.
    #[pyo3(signature = (line=None, *, letters=false, night=false))]
    fn svg(&self, line: Option<PyRef<'_, Line>>, letters: bool, night: bool) -> String {
        let mut picture = TownPicture::of(self.0.territories()).lettered(drawing::shown(letters));
        if let Some(line) = line {
            picture = picture.explaining(&line.evidence);
        }
        let width = 60 * self.0.bounds().map_or(1, rules::Bounds::width);
        drawing::document(&picture, "A town", &self.0.to_string(), width.min(600), night)
    }

    fn _repr_svg_(&self) -> String {
        self.svg(None, false, false)
    }

    fn __repr__(&self) -> String {
        format!("<Town of {} cards>", self.0.cards())
    }
}
