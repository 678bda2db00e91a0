//! The step `nodes` of `cargo xtask test`: several servers on `PostgreSQL` and NATS, and a short storm.

use std::io;
use std::thread;
use std::time::Duration;

use crate::debian;
use crate::program::{ask, cargo, has_cargo, watch};
use crate::progress;
use crate::services::Services;
use crate::steps::{Outcome, counted};
use crate::storm;
use crate::tally::Tally;

/// How long the short storms last, on `PostgreSQL` and on `SQLite`.
const STORM: Duration = Duration::from_secs(15);

/// The tests of the server but for those that need no place for games. Chosen among the tests of all crates, because then
/// nothing is compiled that is not there already.
const SERVER: &str = "--workspace --no-fail-fast --test server -- --skip schedules:: --skip status::";

/// The tests of what lies in `deploy/`, among those of the program.
const DEPLOY: &str = "--workspace --test all deploy::";

/// Those of the proxies in `deploy/` that are not here and cannot be installed.
fn proxies_that_are_missing() -> Vec<&'static str> {
    let is_missing = |program: &str| ask(program, &["-v"]).or_else(|| ask(program, &["version"])).is_none();
    let proxies = [("nginx", "nginx-light"), ("caddy", "caddy")].into_iter().filter(|&(program, package)| {
        is_missing(program) && (!debian::may_install() || debian::install(&[package]).is_err())
    });
    proxies.map(|(program, _)| program).collect()
}

pub(crate) fn step() -> io::Result<Outcome> {
    let services = match Services::start() {
        Ok(services) => services,
        Err(reason) => return Ok(Outcome::Skipped(reason)),
    };
    let unseen = proxies_that_are_missing();
    // They wait for each other and for the disk more than they work.
    let runner: &[&str] =
        if has_cargo("nextest") { &["nextest", "run", "--test-threads", "8"] } else { &["test"] };
    let tests = |words: &str| cargo(&[runner, &words.split(' ').collect::<Vec<_>>()].concat());
    let mut server = tests(SERVER);
    server.env("WAGONS_TEST_DATABASE", services.database()).env("WAGONS_TEST_BUS", services.bus());
    let (mut tally, mut output) = counted([server, tests(DEPLOY)].map(watch))?;
    for name in unseen {
        progress::line(&format!("{name} is not installed, so its configuration in deploy/ was not checked"));
        tally += Tally::SKIPPED;
    }
    let built = storm::build(&["--workspace"])?;
    if !built.ok {
        tally += Tally::check(false);
        return Ok(Outcome::Ran(tally, output + &built.output));
    }
    // Both at once: whoever is killed does not work.
    let storms = thread::scope(|scope| {
        let several = scope.spawn(|| storm::rage(Some(services), STORM));
        let single = scope.spawn(|| storm::rage(None, STORM));
        [several, single].map(|storm| storm.join().unwrap_or_else(|_| Err(io::Error::other("it broke off"))))
    });
    for storm in storms {
        let (calm, told) = storm?;
        progress::line(told.trim_end());
        tally += Tally::check(calm);
        output.push_str(&told);
    }
    Ok(Outcome::Ran(tally, output))
}
