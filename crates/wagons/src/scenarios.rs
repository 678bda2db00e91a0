//! The option that adds solo scenarios from files to the six that come with the game.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use wagons_rules::solo::{IdTakenError, Scenario, ScenarioError, Scenarios};

use crate::error::CommandError;

/// Why a file is no scenario to play with.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ScenarioFileError {
    /// The system does not give it.
    #[error(transparent)]
    Unreadable(#[from] io::Error),
    /// It is far longer than any scenario.
    #[error("line 1: {0} bytes are too many for a scenario")]
    TooLong(u64),
    /// This line of it is not text.
    #[error("line {0}: it is not text in UTF-8")]
    NotText(usize),
    /// It does not describe a scenario.
    #[error(transparent)]
    Flawed(#[from] ScenarioError),
    /// Its id, on this line, is that of another scenario.
    #[error("line {0}, id: {1}")]
    Taken(usize, IdTakenError),
}

/// Where to find further scenarios.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct ScenarioFiles {
    /// Add the solo scenario in this file; can be given several times
    #[arg(long = "scenario-file", value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
}

impl ScenarioFiles {
    /// The six built in, and those in the files.
    pub(crate) fn load(&self) -> Result<Scenarios, CommandError> {
        let mut scenarios = Scenarios::built_in();
        for path in &self.files {
            let added = read(path).and_then(|text| {
                let taken = |error| ScenarioFileError::Taken(line_of_id(&text), error);
                scenarios.add(Scenario::from_toml(&text)?).map_err(taken)
            });
            added.map_err(|reason| CommandError::Scenario { path: path.clone(), reason })?;
        }
        Ok(scenarios)
    }

    /// The scenario with this id, or the one in this file, which is one of the files from then on; and all there are.
    pub(crate) fn choose(&mut self, name: &str) -> Result<(Arc<Scenario>, Scenarios), CommandError> {
        let path = Path::new(name);
        if !is_file_name(path) {
            let scenarios = self.load()?;
            return Ok((find(&scenarios, name)?, scenarios));
        }
        let place = self.files.iter().position(|file| file == path).unwrap_or_else(|| {
            self.files.push(path.to_owned());
            self.files.len() - 1
        });
        let scenarios = self.load()?;
        let built_in = Scenarios::built_in().iter().len();
        let chosen = scenarios.iter().nth(built_in + place).map(Arc::clone);
        Ok((chosen.ok_or_else(|| unknown(&scenarios, name))?, scenarios))
    }
}

/// Whether a name is that of a file: an id has neither a dot nor folders.
fn is_file_name(path: &Path) -> bool {
    path.extension().is_some() || path.components().count() > 1
}

/// The scenario with this id, or which there are.
pub(crate) fn find(scenarios: &Scenarios, id: &str) -> Result<Arc<Scenario>, CommandError> {
    scenarios.get(id).map(Arc::clone).ok_or_else(|| unknown(scenarios, id))
}

fn unknown(scenarios: &Scenarios, id: &str) -> CommandError {
    let known = scenarios.iter().map(Arc::clone).collect();
    CommandError::UnknownScenario { id: id.escape_debug().to_string(), known }
}

/// Reads a small text file. The error names the line, as those about a scenario do.
fn read(path: &Path) -> Result<String, ScenarioFileError> {
    /// More than the longest scenario.
    const ENOUGH: u64 = 1 << 17;
    let mut bytes = Vec::new();
    let file = File::open(path)?;
    let length = file.metadata()?.len();
    file.take(ENOUGH).read_to_end(&mut bytes)?;
    if bytes.len() as u64 == ENOUGH {
        return Err(ScenarioFileError::TooLong(length.max(ENOUGH)));
    }
    String::from_utf8(bytes).map_err(|error| {
        let line = error.as_bytes()[..error.utf8_error().valid_up_to()].iter().filter(|&&byte| byte == b'\n');
        ScenarioFileError::NotText(1 + line.count())
    })
}

/// The line with the id of a scenario that could be read.
fn line_of_id(text: &str) -> usize {
    let names_id = |line: &str| {
        line.trim_start().strip_prefix("id").is_some_and(|rest| rest.trim_start().starts_with('='))
    };
    1 + text.trim_start_matches('\u{feff}').lines().position(names_id).unwrap_or_default()
}
