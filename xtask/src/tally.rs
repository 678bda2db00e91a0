//! Counting: how many tests passed, failed and did not run, as the test runners' own closing lines say.
//!
//! Reads the closing lines of nextest, of the standard test harness and of pytest; knows nothing of who ran them.

use std::fmt;
use std::ops::AddAssign;

use crate::program::Finished;

/// How many tests there were of each kind.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    pub(crate) passed: u32,
    pub(crate) failed: u32,
    pub(crate) skipped: u32,
}

impl Tally {
    /// One check, passed or failed.
    pub(crate) fn check(ok: bool) -> Self {
        Self { passed: ok.into(), failed: (!ok).into(), skipped: 0 }
    }

    /// One thing that could not be looked at.
    pub(crate) const SKIPPED: Self = Self { passed: 0, failed: 0, skipped: 1 };

    /// The tests a program counted. One that counts none is itself a check; one that gave up without naming
    /// a failed test, because something did not compile, failed once.
    pub(crate) fn of(finished: &Finished) -> Self {
        let mut tally = Self::read(&finished.output);
        if tally == Self::default() {
            tally = Self::check(finished.ok);
        } else if !finished.ok && tally.failed == 0 {
            tally.failed = 1;
        }
        tally
    }

    /// Nextest repeats the harness's closing line of a failed test, so where its summary stands only that counts.
    fn read(output: &str) -> Self {
        let lines: Vec<String> = output.lines().map(|line| plain(line).trim().to_owned()).collect();
        let summary =
            |line: &String| Some(line.strip_prefix("Summary [")?.split_once(" run: ")?.1.to_owned());
        let closing =
            |line: &String| Some(line.strip_prefix("test result: ")?.split_once(". ")?.1.to_owned());
        // As in `1 failed, 11 passed in 3.21s`, with or without a rule around it.
        let pytest = |line: &String| {
            let (counts, time) = line.trim_matches(['=', ' ']).rsplit_once(" in ")?;
            let is_time = time.starts_with(|digit: char| digit.is_ascii_digit()) && time.contains('s');
            is_time.then(|| counts.to_owned())
        };

        let mut total = Self::default();
        if let Some(counts) = lines.iter().rev().find_map(summary) {
            total += Self::counts(&counts);
        } else {
            let closings = lines.iter().filter_map(|line| closing(line).or_else(|| pytest(line)));
            closings.for_each(|counts| total += Self::counts(&counts));
        }
        total
    }

    /// Reads `11 passed (1 slow), 1 failed, 2 skipped` or `11 passed; 1 failed; 2 ignored; …`.
    fn counts(text: &str) -> Self {
        let mut tally = Self::default();
        for part in text.split([',', ';']) {
            let Some((number, kind)) = part.trim().split_once(' ') else { continue };
            let Ok(number) = number.parse::<u32>() else { continue };
            match kind.split(" (").next() {
                Some("passed") => tally.passed += number,
                Some("failed" | "exec failed" | "timed out" | "error" | "errors") => tally.failed += number,
                Some("skipped" | "ignored") => tally.skipped += number,
                _ => {}
            }
        }
        tally
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)?;
        if self.skipped > 0 { write!(f, ", {} skipped", self.skipped) } else { Ok(()) }
    }
}

/// A line without its terminal colours.
fn plain(line: &str) -> String {
    let mut text = String::new();
    let mut rest = line;
    while let Some((before, escape)) = rest.split_once("\u{1b}[") {
        text.push_str(before);
        rest = escape.split_once('m').map_or("", |(_, after)| after);
    }
    text + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finished(ok: bool, output: &str) -> Finished {
        Finished { ok, output: output.to_owned() }
    }

    fn tally(passed: u32, failed: u32, skipped: u32) -> Tally {
        Tally { passed, failed, skipped }
    }

    #[test]
    fn the_harness_is_added_up_over_its_binaries() {
        let output = "test result: ok. 4 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s\n\
                      test result: FAILED. 2 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out\n";
        assert_eq!(Tally::of(&finished(false, output)), tally(6, 1, 1));
    }

    #[test]
    fn nextest_speaks_for_the_harness() {
        let output = "    test result: FAILED. 0 passed; 1 failed; 0 ignored\n\
                      \u{1b}[31;1m     Summary\u{1b}[0m [   0.01s] \u{1b}[1m5\u{1b}[0m tests run: \
                      \u{1b}[1m2\u{1b}[0m \u{1b}[32mpassed\u{1b}[0m (1 slow), 1 failed, 1 exec failed, 1 timed out, 3 skipped\n";
        assert_eq!(Tally::of(&finished(false, output)), tally(2, 3, 3));
        assert_eq!(
            Tally::of(&finished(true, "Summary [ 0.1s] 1 test run: 1 passed, 0 skipped")),
            tally(1, 0, 0)
        );
    }

    #[test]
    fn pytest_is_read_too() {
        let failed =
            "FAILED tests/test_game.py::test_moves\n1 failed, 11 passed, 2 skipped, 1 error in 3.21s\n";
        assert_eq!(Tally::of(&finished(false, failed)), tally(11, 2, 2));
        let passed = "==== 12 passed, 1 warning in 61.02s (0:01:01) ====\n";
        assert_eq!(Tally::of(&finished(true, passed)), tally(12, 0, 0));
        assert_eq!(
            Tally::of(&finished(true, "Success: no issues found in 12 source files\n")),
            tally(1, 0, 0)
        );
    }

    #[test]
    fn what_counts_nothing_is_one_check() {
        assert_eq!(Tally::of(&finished(true, "Finished")), tally(1, 0, 0));
        assert_eq!(Tally::of(&finished(false, "error: could not compile")), tally(0, 1, 0));
    }

    #[test]
    fn a_failure_without_a_failed_test_still_counts() {
        let output = "test result: ok. 4 passed; 0 failed; 0 ignored\nerror: could not compile `other`";
        assert_eq!(Tally::of(&finished(false, output)), tally(4, 1, 0));
    }

    #[test]
    fn skipped_tests_are_named_only_where_there_are_any() {
        assert_eq!(tally(7, 0, 0).to_string(), "7 passed, 0 failed");
        assert_eq!(tally(7, 1, 2).to_string(), "7 passed, 1 failed, 2 skipped");
    }
}
