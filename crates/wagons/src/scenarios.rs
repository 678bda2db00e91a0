//! The option that adds solo scenarios from files to the six that come with the game.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use wagons_rules::solo::{Scenario, Scenarios};

use crate::failure::Failure;

/// Where to find further scenarios.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct ScenarioFiles {
    /// Also knows the solo scenario in this file; may be given several times
    #[arg(long = "scenario-file", value_name = "FILE")]
    files: Vec<PathBuf>,
}

impl ScenarioFiles {
    /// The files.
    pub(crate) fn files(&self) -> &[PathBuf] {
        &self.files
    }

    /// The six built in, and those in the files.
    pub(crate) fn load(&self) -> Result<Scenarios, Failure> {
        let mut scenarios = Scenarios::built_in();
        for path in &self.files {
            let refused = |reason: String| Failure::Scenario { path: path.clone(), reason };
            let text = read(path).map_err(|error| refused(error.to_string()))?;
            let scenario = Scenario::from_toml(&text).map_err(|error| refused(error.to_string()))?;
            scenarios.add(scenario).map_err(|error| refused(error.to_string()))?;
        }
        Ok(scenarios)
    }
}

impl ScenarioFiles {
    /// The scenario with this id, or the one in this file, which is one of the files from then on; and all there are.
    pub(crate) fn choose(&mut self, name: &str) -> Result<(Arc<Scenario>, Scenarios), Failure> {
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
pub(crate) fn find(scenarios: &Scenarios, id: &str) -> Result<Arc<Scenario>, Failure> {
    scenarios.get(id).map(Arc::clone).ok_or_else(|| unknown(scenarios, id))
}

fn unknown(scenarios: &Scenarios, id: &str) -> Failure {
    let known = scenarios.iter().map(|known| format!("{} ({})", known.id(), known.title()));
    let known = known.collect::<Vec<_>>().join(", ");
    Failure::UnknownScenario { id: id.escape_debug().to_string(), known }
}

/// Reads a small text file; of a large one just enough to be refused.
fn read(path: &Path) -> io::Result<String> {
    const ENOUGH: u64 = 1 << 17;
    let mut text = String::new();
    File::open(path)?.take(ENOUGH).read_to_string(&mut text)?;
    Ok(text)
}
