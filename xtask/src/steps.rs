//! The steps of `cargo xtask test`: what each is called, what it proves, and the programs it runs.
//!
//! A new check is a new line in [`ALL`] and a function; order, timing and the report are `test`'s business.

use std::io;
use std::num::NonZero;
use std::process::Command;
use std::thread;

use crate::browser;
use crate::fuzz;
use crate::nodes;
use crate::package;
use crate::pictures;
use crate::program::{Finished, cargo, has_cargo, watch};
use crate::python;
use crate::tally::Tally;
use crate::wasm_proof;
use crate::web;

/// One thing to check.
pub(crate) struct Step {
    /// The word that names it on the command line.
    pub(crate) name: &'static str,
    /// What is true when it passes.
    pub(crate) checks: &'static str,
    /// About how long it takes on two cores, after the steps before it and with nothing compiled for it yet.
    pub(crate) minutes: u64,
    pub(crate) turn: Turn,
    /// Checks it, showing what happens; an error means that a program could not even be started.
    pub(crate) run: fn() -> io::Result<Outcome>,
}

/// When a step is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Turn {
    /// In the order of the list.
    Front,
    /// In the order of the list, too, but beside the ones in front: what it compiles has folders of its own, and cargo lets
    /// only one at a time into a folder.
    Beside,
    /// In whichever of these two lines is through first: it can stand beside anything.
    Either,
    /// After all these, when nobody else is at work: it measures how fast things are.
    Last,
    /// Beside the last ones, because it waits more than it works.
    Waiting,
}

/// What came of a step.
pub(crate) enum Outcome {
    /// It ran, counted this, and printed this.
    Ran(Tally, String),
    /// It cannot run here, for this reason.
    Skipped(String),
}

/// Every step, in the order in which they are told; those that may be left out where time is short come last.
pub(crate) const ALL: &[Step] = &[
    Step {
        name: "fmt",
        checks: "the code looks as rustfmt would have it",
        minutes: 0,
        turn: Turn::Front,
        run: fmt,
    },
    Step {
        name: "lints",
        checks: "clippy has nothing to say about any target",
        minutes: 3,
        turn: Turn::Front,
        run: lints,
    },
    Step {
        name: "tests",
        checks: "every unit and integration test passes",
        minutes: 7,
        turn: Turn::Front,
        run: tests,
    },
    Step {
        name: "doctests",
        checks: "every example in the documentation runs",
        minutes: 1,
        turn: Turn::Front,
        run: doctests,
    },
    Step {
        name: "docs",
        checks: "the documentation builds without a warning, links included",
        minutes: 1,
        turn: Turn::Front,
        run: docs,
    },
    Step {
        name: "pictures",
        checks: "the pictures of the documentation are what would be drawn",
        minutes: 0,
        turn: Turn::Front,
        run: pictures::step,
    },
    Step {
        name: "wasm",
        checks: "rules, players, drawings and words do the same in WebAssembly as here",
        minutes: 2,
        turn: Turn::Beside,
        run: wasm_proof::step,
    },
    Step {
        name: "table",
        checks: "the table's programs for the browser compile",
        minutes: 4,
        turn: Turn::Beside,
        run: web::step,
    },
    Step {
        name: "browser",
        checks: "the table works in a real browser, for everybody, and is light",
        minutes: 4,
        turn: Turn::Last,
        run: browser::step,
    },
    Step {
        name: "nodes",
        checks: "several servers on PostgreSQL and NATS are as right as one, whatever is killed",
        minutes: 2,
        turn: Turn::Waiting,
        run: nodes::step,
    },
    Step {
        name: "package",
        checks: "every library can be published, and compiles with the Rust it promises",
        minutes: 1,
        turn: Turn::Front,
        run: package::step,
    },
    Step {
        name: "fuzz",
        checks: "no fuzz target breaks on its corpus or in two seconds of hunting",
        minutes: 2,
        turn: Turn::Either,
        run: fuzz::step,
    },
    Step {
        name: "python",
        checks: "the package for Python can be built, and does what its types and its page say",
        minutes: 2,
        turn: Turn::Either,
        run: python::step,
    },
    Step {
        name: "deny",
        checks: "every dependency has an accepted licence and source, and no known flaw",
        minutes: 1,
        turn: Turn::Front,
        run: deny,
    },
];

fn fmt() -> io::Result<Outcome> {
    // The fuzz targets are a workspace of their own.
    together([
        cargo(&["fmt", "--all", "--check"]),
        cargo(&["fmt", "--check", "--manifest-path", fuzz::MANIFEST]),
    ])
}

fn lints() -> io::Result<Outcome> {
    // The rules by themselves too: together with the others they always have all their features.
    let lean = ["clippy", "-p", "wagons-rules", "--no-default-features", "--", "-D", "warnings"];
    together([cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]), cargo(&lean)])
}

fn tests() -> io::Result<Outcome> {
    // Those in the browser ignore themselves here; they are a step of their own. Leaving their crate out would choose
    // other features for what it shares with the others, and compile that twice.
    let which = ["--workspace", "--no-fail-fast"];
    together([if has_cargo("nextest") {
        // Some wait for clocks and for other programs: with three times as many as cores nobody is idle meanwhile.
        let at_once = (3 * thread::available_parallelism().map_or(1, NonZero::get)).to_string();
        cargo(&[&["nextest", "run", "--test-threads", &at_once], &which[..]].concat())
    } else {
        cargo(&[&["test", "--tests"], &which[..]].concat())
    }])
}

fn doctests() -> io::Result<Outcome> {
    together([cargo(&["test", "--workspace", "--doc", "--no-fail-fast"])])
}

fn docs() -> io::Result<Outcome> {
    let mut doc = cargo(&["doc", "--workspace", "--no-deps"]);
    doc.env("RUSTDOCFLAGS", "-Dwarnings");
    together([doc])
}

fn deny() -> io::Result<Outcome> {
    if !has_cargo("deny") {
        let reason = "cargo-deny is not installed; `cargo install --locked cargo-deny` takes some minutes";
        return Ok(Outcome::Skipped(reason.to_owned()));
    }
    let always = cargo(&["deny", "--offline", "check", "licenses", "bans", "sources"]);
    // Advisories live in a git repository that not every machine can reach.
    if watch(cargo(&["deny", "fetch", "db"])).is_ok_and(|fetched| fetched.ok) {
        return together([always, cargo(&["deny", "check", "advisories"])]);
    }
    println!("advisories were not checked: their database cannot be reached from here");
    let (mut tally, output) = counted([watch(always)])?;
    tally += Tally::SKIPPED;
    Ok(Outcome::Ran(tally, output))
}

/// Runs all the programs, also when one fails, and adds up what they count.
fn together(programs: impl IntoIterator<Item = Command>) -> io::Result<Outcome> {
    let (tally, output) = counted(programs.into_iter().map(watch))?;
    Ok(Outcome::Ran(tally, output))
}

/// What programs counted, added up, and what they printed.
pub(crate) fn counted(
    programs: impl IntoIterator<Item = io::Result<Finished>>,
) -> io::Result<(Tally, String)> {
    let (mut tally, mut output) = (Tally::default(), String::new());
    for finished in programs {
        let finished = finished?;
        tally += Tally::of(&finished);
        output.push_str(&finished.output);
    }
    Ok((tally, output))
}
