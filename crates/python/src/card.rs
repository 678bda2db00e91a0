//! The cards: letters everywhere, and a class for whoever wants to know more of one.

use pyo3::prelude::*;
use wagons_art::TerritorySide;
use wagons_rules as rules;

use crate::drawing;
use crate::error::refused;

/// One of the eighteen cards, by its letter.
///
/// >>> Card("P").title
/// 'The Herd'
#[pyclass(frozen, eq, hash, str = "{0}", module = "wagons")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Card(pub(crate) rules::Card);

#[pymethods]
impl Card {
    #[new]
    fn new(letter: &str) -> PyResult<Self> {
        letter.parse().map(Self).map_err(refused)
    }

    /// The letter that names it, A to R.
    #[getter]
    fn letter(&self) -> char {
        self.0.letter()
    }

    /// The English title of its scoring side.
    #[getter]
    fn title(&self) -> &'static str {
        self.0.title()
    }

    /// What its territory side shows, upright: top left, top right, bottom left, bottom right. The capital letter is the
    /// terrain, the small one the icon.
    #[getter]
    fn territories(&self) -> [String; 4] {
        self.0.territories().map(|territory| territory.to_string())
    }

    /// Its territory side as an SVG document.
    #[pyo3(signature = (*, turned=false, letters=false, night=false))]
    fn svg(&self, turned: bool, letters: bool, night: bool) -> String {
        let side = TerritorySide { card: self.0, turned, letters: drawing::shown(letters) };
        drawing::document(&side, self.0.title(), "", 200, night)
    }

    fn _repr_svg_(&self) -> String {
        self.svg(false, false, false)
    }

    fn __repr__(&self) -> String {
        format!("Card({:?})", self.0.to_string())
    }

    fn __getnewargs__(&self) -> (String,) {
        (self.0.to_string(),)
    }
}

/// Cards as a word.
pub(crate) fn word<'a>(cards: impl IntoIterator<Item = &'a rules::Card>) -> String {
    cards.into_iter().map(|card| card.letter()).collect()
}

/// The cards of a word.
pub(crate) fn cards(word: &str) -> PyResult<Vec<rules::Card>> {
    word.chars().map(|letter| rules::Card::try_from(letter).map_err(refused)).collect()
}
