//! The step `wasm` of `cargo xtask test`: the libraries do the same in WebAssembly as on this machine.
//!
//! The crate `wasm-proof` lets every part of them work and makes a number of the result; here it is compiled twice,
//! run twice, and the numbers are compared.

use std::io;

use crate::program::{ask, cargo, program, watch};
use crate::steps::Outcome;
use crate::tally::Tally;
use crate::wasm::Toolchain;
use crate::web::{Care, THINKER};

pub(crate) fn step() -> io::Result<Outcome> {
    let toolchain = match Toolchain::find_or_install() {
        Ok(toolchain) => toolchain,
        Err(reason) => return Ok(Outcome::Skipped(reason)),
    };
    // As the thinker is built: what is proven is what is played, and the step `browser` finds it compiled.
    let profile = THINKER.profile(Care::Finished);
    let built = watch(toolchain.cargo("build", &["--profile", profile, "--package", "wasm-proof", "--lib"]))?;
    let mut tally = Tally::check(built.ok);
    if !built.ok {
        return Ok(Outcome::Ran(tally, built.output));
    }
    if ask("node", &["--version"]).is_none() {
        println!("it compiles; there is no Node.js here to run it");
        tally += Tally::SKIPPED;
        return Ok(Outcome::Ran(tally, built.output));
    }

    // Naming no package chooses all, and all have the features they have in the tests.
    let here = watch(cargo(&["run", "--quiet", "--bin", "wasm-proof"]))?;
    let names: Vec<&str> = here.output.lines().filter_map(|line| line.split(' ').next()).collect();
    let module = Toolchain::built(profile, "wasm_proof.wasm");
    let script = ["xtask/wasm-proof/run.mjs", &module.to_string_lossy()];
    let there = watch(program("node", &[&script[..], &names[..]].concat()))?;
    tally += Tally::check(here.ok && there.ok);
    let (compared, report) = compare(&here.output, &there.output);
    print!("{report}");
    tally += compared;
    Ok(Outcome::Ran(tally, built.output + &here.output + &there.output + &report))
}

/// Counts the parts with the same number, and names the others.
fn compare(here: &str, there: &str) -> (Tally, String) {
    let mut tally = Tally::default();
    let mut report = String::new();
    for line in here.lines() {
        let same = there.lines().any(|other| other == line);
        tally += Tally::check(same);
        if !same {
            report.extend(["not the same in WebAssembly: ", line, "\n"]);
        }
    }
    (tally, report)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_numbers_pass() {
        let (tally, report) = compare("deals 1\ngames 2\n", "deals 1\ngames 2\n");
        assert_eq!((tally.passed, tally.failed, report.as_str()), (2, 0, ""));
    }

    #[test]
    fn a_part_that_differs_or_is_missing_fails_by_name() {
        let (tally, report) = compare("deals 1\ngames 2\nsolo 3\n", "deals 1\ngames 4\n");
        assert_eq!((tally.passed, tally.failed), (1, 2));
        assert!(report.contains(": games 2\n") && report.contains(": solo 3\n"), "{report}");
    }
}
