//! The scenarios of the solo game.

use std::sync::Arc;

use pyo3::prelude::*;
use wagons_rules::solo::{self, Scenarios};

use crate::card;
use crate::error::{ScenarioError, refused};

/// A scenario of the solo game; `SCENARIOS` are the six that come with it.
#[pyclass(frozen, eq, hash, module = "wagons")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Scenario(pub(crate) Arc<solo::Scenario>);

#[pymethods]
impl Scenario {
    /// Reads a scenario of one's own from TOML.
    #[new]
    fn new(toml: &str) -> PyResult<Self> {
        let read = solo::Scenario::from_toml(toml);
        read.map(|scenario| Self(Arc::new(scenario)))
            .map_err(|error| ScenarioError::new_err(error.to_string()))
    }

    /// The name used in deals.
    #[getter]
    fn id(&self) -> &str {
        self.0.id()
    }

    /// The name shown to players.
    #[getter]
    fn title(&self) -> &str {
        self.0.title()
    }

    /// The two scoring cards.
    #[getter]
    fn scoring(&self) -> String {
        card::word(&self.0.scoring())
    }

    /// The scenario as TOML.
    fn toml(&self) -> String {
        self.0.to_toml()
    }

    fn __repr__(&self) -> String {
        format!("<Scenario {}: {}>", self.0.id(), self.0.title())
    }

    fn __getnewargs__(&self) -> (String,) {
        (self.0.to_toml(),)
    }
}

/// The six that come with the game.
pub(crate) fn built_in() -> Vec<Scenario> {
    Scenarios::built_in().iter().cloned().map(Scenario).collect()
}

/// The six, and others.
pub(crate) fn with(others: &[PyRef<'_, Scenario>]) -> PyResult<Scenarios> {
    let mut all = Scenarios::built_in();
    for other in others {
        if all.get(other.0.id()) != Some(&other.0) {
            all.add((*other.0).clone()).map_err(refused)?;
        }
    }
    Ok(all)
}
