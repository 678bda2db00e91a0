//! Where the browser, its driver, the table's server and the auditor are: told by whoever runs the tests.

use std::env;
use std::path::PathBuf;

/// Everything around a visit that has to be there before it.
#[derive(Debug, Clone)]
pub struct Surroundings {
    /// The address of the `WebDriver` that starts browsers.
    pub driver: String,
    /// The browser's program.
    pub browser: String,
    /// The source of axe, the accessibility auditor.
    pub auditor: PathBuf,
    /// The address of a server with the table, for everybody.
    pub table: String,
    /// The program `wagons`, for those who need a server of their own.
    pub wagons: PathBuf,
    /// The files of the table.
    pub files: PathBuf,
    /// Where screenshots are put.
    pub screenshots: PathBuf,
}

impl Surroundings {
    /// What the environment variables say.
    ///
    /// # Panics
    /// When one is missing: the tests were not started by xtask.
    pub fn told() -> Self {
        let told = |name: &str| {
            let name = format!("BROWSER_TESTS_{name}");
            env::var(&name).unwrap_or_else(|_| panic!("no {name}: run `cargo xtask test browser`"))
        };
        Self {
            driver: told("DRIVER"),
            browser: told("BROWSER"),
            auditor: told("AUDITOR").into(),
            table: told("TABLE"),
            wagons: told("WAGONS").into(),
            files: told("FILES").into(),
            screenshots: told("SCREENSHOTS").into(),
        }
    }
}
