//! How much thinking is allowed, as it is written on the command line.

use std::num::NonZeroUsize;
use std::thread;
use std::time::Duration;

use wagons_players::Limits;

/// The options that limit thinking. Several may be given: the first that is reached ends the thought.
#[derive(Debug, Clone, Copy, Default, clap::Args)]
pub(crate) struct LimitArguments {
    /// Milliseconds for each move
    #[arg(long, value_name = "MS")]
    movetime: Option<u64>,

    /// Placements judged for each move: the same choice on every machine
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,

    /// Steps of thoroughness for each move, as each player counts them
    #[arg(long, value_name = "D")]
    depth: Option<u32>,
}

impl LimitArguments {
    /// What was asked for, or nothing: then every player thinks as much as it usually does.
    pub(crate) fn given(self) -> Option<Limits> {
        let Self { movetime, nodes, depth } = self;
        let limits = Limits { time: movetime.map(Duration::from_millis), nodes, depth };
        (limits != Limits::default()).then_some(limits)
    }
}

/// The option that says how much goes on at the same time.
#[derive(Debug, Clone, Copy, clap::Args)]
pub(crate) struct Jobs {
    /// How much to play at the same time; without it as much as there are cores
    #[arg(long, value_name = "J")]
    jobs: Option<NonZeroUsize>,
}

impl Jobs {
    /// How many there shall be.
    pub(crate) fn count(self) -> usize {
        let jobs = self.jobs.or_else(|| thread::available_parallelism().ok());
        jobs.map_or(1, NonZeroUsize::get)
    }
}

/// Why a text is not a limit.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a limit: write `100ms`, `2s`, `50000n` (nodes) or `4d` (depth)")]
pub(crate) struct LimitError(pub(crate) String);

/// Reads one limit in short: a whole number and its unit.
pub(crate) fn limit(text: &str) -> Result<Limits, LimitError> {
    let wrong = || LimitError(text.to_owned());
    let unit = text.find(|c: char| !c.is_ascii_digit()).ok_or_else(wrong)?;
    let number: u64 = text[..unit].parse().map_err(|_| wrong())?;
    match &text[unit..] {
        "ms" => Ok(Limits::time(Duration::from_millis(number))),
        "s" => Ok(Limits::time(Duration::from_secs(number))),
        "n" => Ok(Limits::nodes(number)),
        "d" => Ok(Limits { depth: Some(number.try_into().map_err(|_| wrong())?), ..Limits::default() }),
        _ => Err(wrong()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_is_a_number_and_its_unit() {
        assert_eq!(limit("100ms"), Ok(Limits::time(Duration::from_millis(100))));
        assert_eq!(limit("2s"), Ok(Limits::time(Duration::from_secs(2))));
        assert_eq!(limit("50000n"), Ok(Limits::nodes(50_000)));
        assert_eq!(limit("4d"), Ok(Limits { depth: Some(4), ..Limits::default() }));
    }

    #[test]
    fn anything_else_is_refused() {
        for text in ["", "100", "ms", "-1n", "1.5s", "4 d", "99999999999d", "99999999999999999999n", "5é"] {
            assert_eq!(limit(text), Err(LimitError(text.to_owned())));
        }
    }
}
