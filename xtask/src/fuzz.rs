//! `cargo xtask fuzz`: builds the fuzz targets and lets each hunt for an input that breaks its property, as many at once as
//! there are cores.
//!
//! libFuzzer needs its code instrumented. cargo-fuzz does that with flags that stable Rust accepts too, so the
//! same flags are given here and nothing has to be installed but a C++ compiler, for libFuzzer itself. The
//! layout is cargo-fuzz's, whose commands work as well.

use std::env;
use std::fs;
use std::io;
use std::iter;
use std::num::NonZero;
use std::path;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use crate::number;
use crate::program::{Finished, ask, cargo, program, root, said_under, watch, watch_for};
use crate::progress::Bar;
use crate::steps::{Outcome, counted};
use crate::tally::Tally;

/// The workspace of the fuzz targets.
pub(crate) const MANIFEST: &str = "fuzz/Cargo.toml";

/// Coverage of every edge, with the values compared: what cargo-fuzz passes when it runs without a sanitizer.
const INSTRUMENTED: &str = "--cfg fuzzing -Cpasses=sancov-module -Ccodegen-units=1 \
    -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares \
    -Cllvm-args=-simplifycfg-branch-fold-threshold=0";

/// What to fuzz, and for how long.
#[derive(Debug, PartialEq, Eq)]
struct Hunt {
    /// One target, or every one.
    target: Option<String>,
    /// How long each target hunts.
    seconds: u32,
    /// Only these inputs, no hunting.
    inputs: Vec<String>,
    /// Whether a target begins with what earlier hunts on this machine learnt, and keeps what it learns.
    remembers: bool,
}

/// The step of `cargo xtask test`: long enough to meet what a change broke, not to search for what it did not. It begins
/// with the corpus alone: reading what hours of hunting have learnt takes longer than all the rest of the step.
pub(crate) fn step() -> io::Result<Outcome> {
    run(&Hunt { target: None, seconds: 2, inputs: Vec::new(), remembers: false })
}

/// The chore; true when nothing broke. The error is a command line that means nothing.
pub(crate) fn command(arguments: &[String]) -> Result<bool, String> {
    let hunt = Hunt::read(arguments)?;
    let known = targets().map_err(|error| format!("the fuzz targets cannot be listed: {error}"))?;
    if let Some(unknown) = hunt.target.as_ref().filter(|name| !known.contains(name)) {
        return Err(format!("there is no fuzz target `{unknown}`, only {}", known.join(", ")));
    }
    match run(&hunt) {
        Ok(Outcome::Ran(tally, _)) => {
            println!("\n{tally}");
            return Ok(tally.failed == 0);
        }
        Ok(Outcome::Skipped(reason)) => eprintln!("cannot fuzz here: {reason}"),
        Err(error) => eprintln!("fuzzing stopped: {error}"),
    }
    Ok(false)
}

impl Hunt {
    fn read(arguments: &[String]) -> Result<Self, String> {
        let mut hunt = Self { target: None, seconds: 60, inputs: Vec::new(), remembers: true };
        let mut words = arguments.iter();
        while let Some(word) = words.next() {
            if word == "--seconds" {
                hunt.seconds = number(words.next(), "seconds")?;
            } else if word.starts_with('-') {
                return Err(format!("`fuzz` has no option `{word}`"));
            } else if hunt.target.is_none() {
                hunt.target = Some(word.clone());
            } else {
                hunt.inputs.push(word.clone());
            }
        }
        Ok(hunt)
    }
}

/// The targets, by the names of their files.
fn targets() -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(root().join("fuzz/fuzz_targets"))? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            names.extend(path.file_stem().map(|name| name.to_string_lossy().into_owned()));
        }
    }
    names.sort();
    Ok(names)
}

fn run(hunt: &Hunt) -> io::Result<Outcome> {
    let compiler = env::var("CXX").unwrap_or_else(|_| "c++".to_owned());
    if ask(&compiler, &["--version"]).is_none() {
        return Ok(Outcome::Skipped(format!("libFuzzer needs a C++ compiler, and `{compiler}` is not one")));
    }
    let about = ask("rustc", &["-vV"]).unwrap_or_default();
    let Some(host) = said_under("host", &about) else {
        return Ok(Outcome::Skipped("`rustc -vV` does not name this machine's target".to_owned()));
    };

    // Naming the target keeps the flags away from build scripts and procedural macros.
    let place = ["--release", "--manifest-path", MANIFEST, "--target-dir", "fuzz/target", "--target", host];
    for (verb, end) in [("clippy", &["--", "-D", "warnings"][..]), ("build", &[])] {
        let mut command = cargo(&[&[verb, "--bins"], &place[..], end].concat());
        command.env("RUSTFLAGS", INSTRUMENTED).env_remove("CARGO_ENCODED_RUSTFLAGS");
        let finished = watch(command)?;
        if !finished.ok {
            return Ok(Outcome::Ran(Tally::check(false), finished.output));
        }
    }

    let targets = targets()?;
    let chosen = targets.iter().filter(|&name| hunt.target.as_ref().is_none_or(|wanted| wanted == name));
    let next = Mutex::new(chosen);
    let hunters = thread::available_parallelism().map_or(1, NonZero::get);
    let hunted = thread::scope(|scope| {
        let hunter = || {
            // The lock is free again before the hunt begins.
            let take = || next.lock().unwrap_or_else(PoisonError::into_inner).next();
            iter::from_fn(|| take().map(|target| hunt_in(hunt, target, host))).collect::<Vec<_>>()
        };
        let hunters: Vec<_> = (0..hunters).map(|_| scope.spawn(hunter)).collect();
        let broken = |_| vec![Err(io::Error::other("it broke off"))];
        hunters.into_iter().flat_map(|hunter| hunter.join().unwrap_or_else(broken)).collect::<Vec<_>>()
    });
    let (tally, output) = counted(hunted)?;
    Ok(Outcome::Ran(tally, output))
}

/// Lets one target hunt.
fn hunt_in(hunt: &Hunt, target: &str, host: &str) -> io::Result<Finished> {
    let binary = root().join("fuzz/target").join(host).join("release").join(target);
    let mut hunter = program(&binary.to_string_lossy(), &[]);
    hunter.args(arguments(hunt, target)?);
    let bar = Bar::lasting(Duration::from_secs(hunt.seconds.into()));
    watch_for(hunter, &bar, is_news)
}

/// libFuzzer's arguments. It writes what it learns into the first directory: one that git does not see, so that
/// the corpus stays a small choice made by hand.
fn arguments(hunt: &Hunt, target: &str) -> io::Result<Vec<String>> {
    let artifacts = format!("fuzz/artifacts/{target}/");
    fs::create_dir_all(root().join(&artifacts))?;
    let mut arguments = vec![format!("-artifact_prefix={artifacts}"), "-timeout=10".to_owned()];
    if !hunt.inputs.is_empty() {
        // Files are named from where the caller stands, programs run at the top of the repository.
        for input in &hunt.inputs {
            arguments.push(path::absolute(input)?.to_string_lossy().into_owned());
        }
        return Ok(arguments);
    }
    arguments.extend([
        format!("-max_total_time={}", hunt.seconds),
        "-print_final_stats=1".to_owned(),
        "-verbosity=0".to_owned(),
        "-print_funcs=0".to_owned(),
    ]);
    let learnt = format!("fuzz/target/{}/{target}", if hunt.remembers { "corpus" } else { "forgotten" });
    let folder = root().join(&learnt);
    if !hunt.remembers && folder.is_dir() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(folder)?;
    arguments.push(learnt);
    let chosen = format!("fuzz/corpus/{target}");
    if root().join(&chosen).is_dir() {
        arguments.push(chosen);
    }
    Ok(arguments)
}

/// libFuzzer ends with a dictionary it would like to have, and misses the sanitizers it does not need.
fn is_news(line: &str) -> bool {
    !line.starts_with(['"', '#']) && !line.starts_with("WARNING: Failed to find function")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &[&str]) -> Result<Hunt, String> {
        Hunt::read(&words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn without_arguments_every_target_hunts_for_a_minute() {
        assert_eq!(read(&[]), Ok(Hunt { target: None, seconds: 60, inputs: Vec::new(), remembers: true }));
    }

    #[test]
    fn a_target_a_time_and_files_can_be_named_in_any_order() {
        let inputs = vec!["crash".into()];
        let hunt = Hunt { target: Some("record".into()), seconds: 5, inputs, remembers: true };
        assert_eq!(read(&["record", "--seconds", "5", "crash"]).as_ref(), Ok(&hunt));
        assert_eq!(read(&["--seconds", "5", "record", "crash"]).as_ref(), Ok(&hunt));
    }

    #[test]
    fn nonsense_is_named() {
        assert_eq!(read(&["--seconds"]), Err("`` is not a number of seconds".into()));
        assert_eq!(read(&["--seconds", "-1"]), Err("`-1` is not a number of seconds".into()));
        assert_eq!(read(&["--fast"]), Err("`fuzz` has no option `--fast`".into()));
    }
}
