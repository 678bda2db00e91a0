//! The scenarios to choose from: the six that come with the game, and those an owner has typed in.

use std::sync::Arc;

use crate::record::{Record, RecordError};
use crate::solo::deal::{Deal, DealError};
use crate::solo::game::Game;
use crate::solo::scenario::Scenario;

/// Scenarios, each with an id of its own.
///
/// ```
/// use wagons_rules::solo::Scenarios;
///
/// let scenarios = Scenarios::built_in();
/// let titles: Vec<_> = scenarios.iter().map(|scenario| scenario.title()).collect();
/// assert_eq!(
///     titles,
///     ["Long Drive", "Gold Fever", "Stockade", "Whiskey Road", "Last Train West", "Empty Country"]
/// );
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Scenarios {
    all: Vec<Arc<Scenario>>,
}

/// Another scenario has this id already.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is already a scenario `{0}`")]
pub struct IdTakenError(pub String);

#[cfg(feature = "scenarios")]
const BUILT_IN: [&str; 6] = [
    include_str!("../../scenarios/1-long-drive.toml"),
    include_str!("../../scenarios/2-gold-fever.toml"),
    include_str!("../../scenarios/3-stockade.toml"),
    include_str!("../../scenarios/4-whiskey-road.toml"),
    include_str!("../../scenarios/5-last-train-west.toml"),
    include_str!("../../scenarios/6-empty-country.toml"),
];

impl Scenarios {
    /// No scenarios.
    pub const fn new() -> Self {
        Self { all: Vec::new() }
    }

    /// The six that come with the game (needs the feature `scenarios`).
    ///
    /// # Panics
    /// Never: the six texts are part of this crate, and a test reads them.
    #[cfg(feature = "scenarios")]
    pub fn built_in() -> Self {
        static SIX: std::sync::LazyLock<Scenarios> = std::sync::LazyLock::new(|| {
            let read = |text| match Scenario::from_toml(text) {
                Ok(scenario) => Arc::new(scenario),
                Err(error) => unreachable!("a built-in scenario is wrong: {error}"),
            };
            Scenarios { all: BUILT_IN.into_iter().map(read).collect() }
        });
        SIX.clone()
    }

    /// Adds a scenario, unless its id is taken.
    pub fn add(&mut self, scenario: Scenario) -> Result<(), IdTakenError> {
        if self.get(scenario.id()).is_some() {
            return Err(IdTakenError(scenario.id().to_owned()));
        }
        self.all.push(Arc::new(scenario));
        Ok(())
    }

    /// The scenario with this id.
    pub fn get(&self, id: &str) -> Option<&Arc<Scenario>> {
        self.all.iter().find(|scenario| scenario.id() == id)
    }

    /// All of them, in the order added.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Arc<Scenario>> {
        self.all.iter()
    }

    /// Reads a deal token of one of these scenarios.
    pub fn deal(&self, token: &str) -> Result<Deal, DealError> {
        Deal::parse(token, self)
    }

    /// Reads the record of a game of one of these scenarios.
    pub fn record(&self, text: &str) -> Result<Record<Game>, RecordError> {
        Record::parse_with(text, |token| self.deal(token))
    }
}
