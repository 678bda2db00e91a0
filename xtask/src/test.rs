//! `cargo xtask test`: runs the steps, two at a time where they do not disturb each other, and says at the end what came of each.
//!
//! A failed step does not stop the ones behind it. What a step checks, and how, stands in `steps`.

use std::iter;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::number;
use crate::progress;
use crate::steps::{ALL, Outcome, Step, Turn};
use crate::tally::Tally;

/// As much of a failed step's output as fits on a screen.
const LAST_LINES: usize = 60;

/// A step that is over.
struct Done {
    name: &'static str,
    outcome: Outcome,
    time: Duration,
}

/// Runs the steps named, or all; true when none failed. The error is a name no step has, or a time that is none.
///
/// With `--within MINUTES`, no step begins that would not end in this time: where somebody else ends everything after a
/// while, a summary that says what was left out is better than none.
pub(crate) fn run(arguments: &[String]) -> Result<bool, String> {
    let (limit, names) = match arguments {
        [option, minutes, names @ ..] if option == "--within" => {
            (Some(Duration::from_mins(number(Some(minutes), "minutes")?)), names)
        }
        names => (None, names),
    };
    let begun = Instant::now();
    let in_time = |step: &'static Step| match limit {
        Some(limit) if begun.elapsed() + Duration::from_mins(step.minutes) > limit => {
            let passed = begun.elapsed().as_secs() / 60;
            let reason = format!("after {passed} minutes no {} more were left", step.minutes);
            Done { name: step.name, outcome: Outcome::Skipped(reason), time: Duration::ZERO }
        }
        _ => take(step),
    };
    let done = take_all(&chosen(names)?, in_time);
    repeat_first_failure(&done);
    Ok(summary(&done).failed == 0)
}

fn chosen(names: &[String]) -> Result<Vec<&'static Step>, String> {
    if let Some(unknown) = names.iter().find(|name| ALL.iter().all(|step| step.name != name.as_str())) {
        return Err(format!("there is no step `{unknown}`"));
    }
    Ok(ALL.iter().filter(|step| names.is_empty() || names.iter().any(|name| name == step.name)).collect())
}

/// Takes the steps in their [turns](Turn), and returns what came of them in the order of the list.
fn take_all(steps: &[&'static Step], take: impl Fn(&'static Step) -> Done + Sync) -> Vec<Done> {
    let of = |turn: Turn| steps.iter().copied().filter(move |step| step.turn == turn);
    let mut done = Vec::new();
    let either = Mutex::new(of(Turn::Either));
    // The lock is free again before the step is taken.
    let rest = || iter::from_fn(|| either.lock().unwrap_or_else(PoisonError::into_inner).next());
    for [front, beside] in [[Turn::Front, Turn::Beside], [Turn::Last, Turn::Waiting]] {
        thread::scope(|scope| {
            // What they print would be mixed up with what the others print: it is told when all are over.
            let beside = scope.spawn(|| {
                of(beside).chain(rest()).map(|step| progress::keeping_back(|| take(step))).collect::<Vec<_>>()
            });
            done.extend(of(front).chain(rest()).map(&take));
            for (step, told) in beside.join().unwrap_or_default() {
                print!("{told}");
                done.push(step);
            }
        });
    }
    // One that is missing broke off, and those behind it with it.
    let mut taken = |step: &&'static Step| {
        let place = done.iter().position(|done| done.name == step.name);
        place.map_or_else(|| Done::broken(step), |place| done.swap_remove(place))
    };
    steps.iter().map(&mut taken).collect()
}

fn take(step: &Step) -> Done {
    heading(&format!("{}: {}", step.name, step.checks));
    let start = Instant::now();
    let outcome = (step.run)().unwrap_or_else(|error| {
        let message = format!("could not be started: {error}");
        progress::line(&message);
        Outcome::Ran(Tally::check(false), message)
    });
    let time = start.elapsed();
    let done = Done { name: step.name, outcome, time };
    progress::line(&format!("{} after {:.1} s", done.verdict(), time.as_secs_f32()));
    done
}

impl Done {
    /// A step that did not come to its end.
    fn broken(step: &Step) -> Self {
        let outcome = Outcome::Ran(Tally::check(false), "it broke off".to_owned());
        Self { name: step.name, outcome, time: Duration::ZERO }
    }

    fn tally(&self) -> Tally {
        match self.outcome {
            Outcome::Ran(tally, _) => tally,
            Outcome::Skipped(_) => Tally::SKIPPED,
        }
    }

    fn verdict(&self) -> &'static str {
        match self.outcome {
            Outcome::Ran(Tally { failed: 0, .. }, _) => "passed",
            Outcome::Ran(..) => "FAILED",
            Outcome::Skipped(_) => "skipped",
        }
    }

    fn remark(&self) -> String {
        match &self.outcome {
            Outcome::Ran(tally, _) => tally.to_string(),
            Outcome::Skipped(reason) => reason.clone(),
        }
    }
}

/// Shows the end of the first failure once more, where later steps have scrolled it away.
fn repeat_first_failure(done: &[Done]) {
    let Some((_, earlier)) = done.split_last() else { return };
    let first = earlier.iter().find(|done| done.tally().failed > 0);
    let Some(Done { name, outcome: Outcome::Ran(_, output), .. }) = first else { return };
    heading(&format!("the first failure was {name}; its last lines"));
    let lines: Vec<&str> = output.lines().collect();
    for line in &lines[lines.len().saturating_sub(LAST_LINES)..] {
        println!("{line}");
    }
}

fn summary(done: &[Done]) -> Tally {
    heading("summary");
    let mut total = Tally::default();
    for step in done {
        total += step.tally();
        println!(
            "{:<10} {:<8} {:>7.1} s  {}",
            step.name,
            step.verdict(),
            step.time.as_secs_f32(),
            step.remark()
        );
    }
    println!("\n{total}");
    total
}

fn heading(text: &str) {
    progress::line(&format!("\n━━━ {text}"));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(words: &[&str]) -> Vec<String> {
        words.iter().map(|&word| word.to_owned()).collect()
    }

    #[test]
    fn no_name_means_every_step() {
        assert_eq!(chosen(&[]).unwrap().len(), ALL.len());
    }

    #[test]
    fn named_steps_run_once_and_in_the_order_of_the_list() {
        let steps = chosen(&names(&["docs", "fmt", "docs"])).unwrap();
        assert_eq!(steps.iter().map(|step| step.name).collect::<Vec<_>>(), ["fmt", "docs"]);
    }

    #[test]
    fn a_time_is_a_number_of_minutes() {
        assert_eq!(run(&names(&["--within", "soon"])).err().unwrap(), "`soon` is not a number of minutes");
        assert_eq!(run(&names(&["--within", "9", "lint"])).err().unwrap(), "there is no step `lint`");
    }

    #[test]
    fn an_unknown_name_is_an_error_that_names_it() {
        assert_eq!(chosen(&names(&["fmt", "lint"])).err().unwrap(), "there is no step `lint`");
    }

    #[test]
    fn what_came_of_the_steps_is_told_in_the_order_of_the_list() {
        let taken = std::sync::Mutex::new(Vec::new());
        let steps: Vec<&Step> = ALL.iter().collect();
        let done = take_all(&steps, |step| {
            taken.lock().unwrap().push(step.turn);
            Done::broken(step)
        });
        assert!(done.iter().map(|done| done.name).eq(ALL.iter().map(|step| step.name)));
        let taken = taken.into_inner().unwrap();
        let first_last = taken.iter().position(|turn| matches!(turn, Turn::Last | Turn::Waiting)).unwrap();
        assert!(taken[first_last..].iter().all(|turn| matches!(turn, Turn::Last | Turn::Waiting)));
    }

    #[test]
    fn a_program_that_cannot_start_is_a_failure() {
        let broken = Step {
            name: "broken",
            checks: "nothing",
            minutes: 0,
            turn: Turn::Front,
            run: || Err(std::io::Error::new(std::io::ErrorKind::NotFound, "no such program")),
        };
        let done = take(&broken);
        assert_eq!((done.verdict(), done.tally()), ("FAILED", Tally::check(false)));
    }
}
