//! The step `python` of `cargo xtask test`: the package for Python, built and tried in an environment of its own.
//!
//! Everything lies in `target/python`: the environment, what pip has fetched, and the wheel. What is tested stands in
//! `crates/python/tests`; the page about Python is one of the tests.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::program::{ask, empty_folder, only_in, program, root, target, watch};
use crate::steps::Outcome;
use crate::tally::Tally;

const REQUIREMENTS: &str = "crates/python/requirements.txt";
const TESTS: &str = "crates/python/tests";

pub(crate) fn step() -> io::Result<Outcome> {
    let Some(python) = interpreter() else {
        let reason = "there is no Python 3.11 or later here that can make virtual environments";
        return Ok(Outcome::Skipped(reason.to_owned()));
    };
    let folder = target().join("python");
    let Some(room) = Room::furnished(python, &folder)? else {
        return Ok(Outcome::Skipped(format!("the packages of {REQUIREMENTS} cannot be fetched here")));
    };
    let wheels = folder.join("wheels");
    let (mut tally, mut output) = (Tally::default(), String::new());
    let mut run = |command: Command| -> io::Result<bool> {
        let finished = watch(command)?;
        tally += Tally::of(&finished);
        output.push_str(&finished.output);
        Ok(finished.ok)
    };
    if run(room.build(&wheels)?)? && run(room.install(&only_in(&wheels)?))? {
        // The page takes as long as all the others: two files at a time.
        let tests = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "2", "--dist", "loadfile", TESTS];
        run(room.python(&tests))?;
        run(room.python(&["-m", "wagons.benchmark"]))?;
    }
    Ok(Outcome::Ran(tally, output))
}

/// A Python that is new enough and can make virtual environments.
fn interpreter() -> Option<&'static str> {
    let question = "import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))";
    ["python3", "python"].into_iter().find(|name| ask(name, &["-c", question]).is_some())
}

/// A virtual environment.
struct Room {
    programs: PathBuf,
}

impl Room {
    /// The environment with everything the tests need, made anew when that has changed. Nothing if it cannot be had.
    fn furnished(python: &str, folder: &Path) -> io::Result<Option<Self>> {
        let place = folder.join("environment");
        let room = Self { programs: place.join(if cfg!(windows) { "Scripts" } else { "bin" }) };
        let wanted = fs::read_to_string(root().join(REQUIREMENTS))?;
        // Written last, so that an environment that was given up half-way is not taken for a finished one.
        let stamp = place.join("requirements.txt");
        if fs::read_to_string(&stamp).is_ok_and(|there| there == wanted) {
            return Ok(Some(room));
        }
        let cache = folder.join("pip");
        if !watch(program(python, &["-m", "venv", "--clear", &place.to_string_lossy()]))?.ok
            || !watch(room.pip(&["--cache-dir", &cache.to_string_lossy(), "-r", REQUIREMENTS]))?.ok
        {
            return Ok(None);
        }
        fs::write(stamp, wanted)?;
        Ok(Some(room))
    }

    fn python(&self, arguments: &[&str]) -> Command {
        let mut command = program(&self.programs.join("python").to_string_lossy(), arguments);
        // No caches between the sources, and the same letters on every system.
        command.env("PYTHONDONTWRITEBYTECODE", "1").env("PYTHONUTF8", "1");
        command
    }

    fn pip(&self, arguments: &[&str]) -> Command {
        let mut command = self.python(&["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
        command.args(arguments);
        command
    }

    /// Builds the wheel, and nothing else, into a folder.
    fn build(&self, wheels: &Path) -> io::Result<Command> {
        empty_folder(wheels)?;
        let maturin = self.programs.join("maturin");
        let mut command = program(&maturin.to_string_lossy(), &["build", "--quiet", "--auditwheel", "skip"]);
        command.args(["--profile", "wheel", "--manifest-path", "crates/python/Cargo.toml", "--interpreter"]);
        command.arg(self.programs.join("python")).arg("--out").arg(wheels);
        Ok(command)
    }

    fn install(&self, wheel: &Path) -> Command {
        self.pip(&["--no-deps", "--force-reinstall", &wheel.to_string_lossy()])
    }
}
