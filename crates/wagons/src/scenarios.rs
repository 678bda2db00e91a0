//! The option that adds solo scenarios from files to the six that come with the game.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

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

/// Reads a small text file; of a large one just enough to be refused.
fn read(path: &Path) -> io::Result<String> {
    const ENOUGH: u64 = 1 << 17;
    let mut text = String::new();
    File::open(path)?.take(ENOUGH).read_to_string(&mut text)?;
    Ok(text)
}
