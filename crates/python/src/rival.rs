//! What the rival of a solo game did, or will do.

use pyo3::prelude::*;
use wagons_rules::solo;
use wagons_rules::solo::Motive;

use crate::card;

/// A turn of the rival.
#[pyclass(frozen, eq, module = "wagons")]
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct RivalTurn(pub(crate) solo::RivalTurn);

#[pymethods]
impl RivalTurn {
    /// The cards it received because the player skipped them.
    #[getter]
    fn received(&self) -> String {
        card::word(&self.0.received)
    }

    /// The card it took from the circle, if any was there.
    #[getter]
    fn took(&self) -> Option<char> {
        self.0.draft.map(|draft| draft.took.letter())
    }

    /// The card that came from the deck with it.
    #[getter(from_deck)]
    fn deck_card(&self) -> Option<char> {
        self.0.draft.and_then(|draft| draft.from_deck()).map(wagons_rules::Card::letter)
    }

    /// The cards it skipped, which the player received.
    #[getter]
    fn skipped(&self) -> String {
        self.0.draft.map(|draft| card::word(&draft.skipped)).unwrap_or_default()
    }

    /// Why it took that card: `match`, `no match`, `hunt`, `fallback` or `first`.
    #[getter]
    fn motive(&self) -> Option<&'static str> {
        self.0.draft.map(|draft| match draft.motive {
            Motive::Match { .. } => "match",
            Motive::NoMatch { .. } => "no match",
            Motive::Hunt { .. } => "hunt",
            Motive::Fallback { .. } => "fallback",
            Motive::First => "first",
        })
    }

    fn __repr__(&self) -> String {
        let took = self.took().map(|card| format!(" took {card}")).unwrap_or_default();
        format!("<RivalTurn{took}>")
    }
}
