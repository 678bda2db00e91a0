//! The step `browser` of `cargo xtask test`, and `cargo xtask browser`: the table in a real browser.
//!
//! Builds the table, finds or installs the browser, its driver and the auditor, starts driver and server, and lets the crate
//! `browser-tests` visit. What is tested stands there. Nobody plays a table that was never seen in a browser, so
//! where there is none the step fails and says what to install.

mod axe;
mod chromium;

use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use crate::background::Background;
use crate::program::{cargo, program, target, watch};
use crate::steps::Outcome;
use crate::tally::Tally;
use crate::web;
use chromium::{Chromium, Driver};

/// Tests in modules of this name measure time: they run alone, after the others.
const ALONE: &str = "speed::";

/// Tests in modules of this name watch every motion of whole games: they wait more than they work, so they run beside the
/// others. Among them they would come last, and nobody would work meanwhile.
const WAITING: &str = "whole_games::";

/// Everything the tests need, running.
struct Stage {
    browser: PathBuf,
    auditor: PathBuf,
    wagons: PathBuf,
    driver: Driver,
    server: (Background, String),
}

pub(crate) fn step() -> io::Result<Outcome> {
    visit(&[])
}

/// Runs only the tests whose names contain one of the words; true when none failed.
pub(crate) fn command(words: &[String]) -> Result<bool, String> {
    match visit(words) {
        Ok(Outcome::Ran(tally, _)) => {
            println!("{tally}");
            Ok(tally.failed == 0)
        }
        Ok(Outcome::Skipped(reason)) => Err(reason),
        Err(error) => Err(error.to_string()),
    }
}

/// Runs the tests whose names contain a word at a table that somebody else serves; whether all passed. The error is a
/// sentence for a person.
pub(crate) fn play_at(server: Command, word: &str) -> Result<bool, String> {
    let stage = Stage::set(Some(server))?;
    let finished = watch(stage.tests(&["--test-threads=1", word])).map_err(|error| error.to_string())?;
    let tally = Tally::of(&finished);
    Ok(tally.failed == 0 && tally.passed > 0)
}

/// Plays an arena between the thinker in the browser and `master` as a release plays it, both as long as they usually
/// think; the options are those of `wagons arena`. Whether it came to its end. The error is a sentence for a person.
pub(crate) fn arena(options: &[String]) -> Result<bool, String> {
    let built = |arguments: &[&str]| watch(cargo(arguments)).is_ok_and(|built| built.ok);
    if !built(&["build", "--release", "-p", "wagons"])
        || !built(&["build", "--workspace", "--example", "engine"])
    {
        return Err("the contenders cannot be built".to_owned());
    }
    let stage = Stage::set(None)?;
    let thinker = format!("cmd:{}", target().join("debug/examples/engine").display());
    let wagons = target().join("release/wagons");
    let mut arena = stage.told(program(&wagons.to_string_lossy(), &["arena", &thinker, "master"]));
    arena.args(options);
    watch(arena).map(|played| played.ok).map_err(|error| error.to_string())
}

fn visit(words: &[String]) -> io::Result<Outcome> {
    let stage = match Stage::set(None) {
        Ok(stage) => stage,
        Err(reason) => {
            println!("{reason}");
            return Ok(Outcome::Ran(Tally::check(false), reason));
        }
    };
    let (mut tally, mut output) = (Tally::default(), String::new());
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let finished = if words.is_empty() {
        let busy = stage.tests(&["--test-threads=3", "--skip", ALONE, "--skip", WAITING]);
        let waiting = stage.tests(&["--test-threads=1", WAITING]);
        let [busy, waiting] = thread::scope(|scope| {
            [busy, waiting]
                .map(|tests| scope.spawn(|| watch(tests)))
                .map(|tests| tests.join().unwrap_or_else(|_| Err(io::Error::other("it broke off"))))
        });
        vec![busy?, waiting?, watch(stage.tests(&["--test-threads=1", ALONE]))?]
    } else {
        vec![watch(stage.tests(&[&["--test-threads=1"], &words[..]].concat()))?]
    };
    for finished in finished {
        tally += Tally::of(&finished);
        output.push_str(&finished.output);
    }
    let ended = stage.driver.end();
    tally += Tally::check(ended);
    if !ended {
        output.push_str("a browser went on when its driver ended\n");
    }
    println!("screenshots lie in {}", screenshots().display());
    Ok(Outcome::Ran(tally, output))
}

impl Stage {
    /// Sets everything up, with a server of its own unless there is another. The error is a sentence for a person.
    fn set(server: Option<Command>) -> Result<Self, String> {
        let chromium = Chromium::find_or_install()?;
        let auditor = axe::find_or_fetch()?;
        let programs = web::tested_programs(&["wagons"]);
        web::build(web::Care::Finished, programs)?;
        let wagons = web::built("wagons");
        let driver = chromium.drive()?;
        let server = serve(server.unwrap_or_else(|| server_of(&wagons)))?;
        Ok(Self { browser: chromium.browser, auditor, wagons, driver, server })
    }

    /// The tests, with words for their harness.
    fn tests(&self, words: &[&str]) -> Command {
        // Chosen among the tests of all crates, because then nothing is compiled that is not there already.
        let tests = ["test", "--workspace", "--test", "harness", "--test", "table"];
        let harness = ["--no-fail-fast", "--", "--include-ignored"];
        self.told(cargo(&[&tests[..], &harness, words].concat()))
    }

    /// A program that visits, told where everything is.
    fn told(&self, mut visitor: Command) -> Command {
        visitor
            // A visit reports what was done; where in the tests it went wrong says less.
            .env("RUST_BACKTRACE", "0")
            .env("BROWSER_TESTS_DRIVER", format!("http://{}", self.driver.address))
            .env("BROWSER_TESTS_BROWSER", &self.browser)
            .env("BROWSER_TESTS_AUDITOR", &self.auditor)
            .env("BROWSER_TESTS_TABLE", &self.server.1)
            .env("BROWSER_TESTS_WAGONS", &self.wagons)
            .env("BROWSER_TESTS_FILES", web::folder())
            .env("BROWSER_TESTS_SCREENSHOTS", screenshots());
        visitor
    }
}

fn server_of(wagons: &Path) -> Command {
    let (files, data) = (web::folder(), target().join("browser-tests/apart"));
    let [files, data] = [&files, &data].map(|folder| folder.to_string_lossy());
    let arguments = ["serve", "--files", &files, "--addr", "127.0.0.1:0", "--data", &data];
    program(&wagons.to_string_lossy(), &arguments)
}

fn serve(server: Command) -> Result<(Background, String), String> {
    let started = Background::start(server, |line| {
        let address = line[line.find("http://")?..].split([' ', ')']).next()?;
        Some(address.trim_end_matches('/').to_owned())
    });
    started.map_err(|error| format!("the server did not start: {error}"))
}

/// Where pictures of the table are kept to look at.
fn screenshots() -> PathBuf {
    target().join("screenshots")
}
