//! What is said to an engine.

use std::fmt;
use std::str::{FromStr, SplitAsciiWhitespace};
use std::time::Duration;

use wagons_players::{Limits, PlayerName, PlayerNameError};
use wagons_rules::solo::Scenarios;
use wagons_rules::{AnyRecord, RecordError, excerpt};

/// One line to an engine.
#[derive(Debug, Clone, PartialEq)]
pub enum Command {
    /// Say who you are and what can be set.
    Wep,
    /// Answer when you are listening.
    IsReady,
    /// Set an option.
    SetOption(Setting),
    /// Think about this game from now on.
    Position(AnyRecord),
    /// Begin to think.
    Go(Go),
    /// End thinking.
    Stop,
    /// End everything.
    Quit,
}

/// An option and its value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Setting {
    /// Who thinks.
    Level(PlayerName),
    /// The chance of players that play with chance.
    Seed(u64),
}

/// How long to think.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Go {
    /// As much as the player usually does.
    Usual,
    /// Until the first of these limits is reached.
    Within(Limits),
    /// Until stopped.
    Infinite,
}

/// Why a line is no command. The words of the line are [excerpts](excerpt) of what was sent.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CommandError {
    /// The first word is not known.
    #[error("unknown command `{0}`")]
    Unknown(String),
    /// More words than the command has.
    #[error("`{0}` is one word too many")]
    Extra(String),
    /// The game is not one.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// An option is not set in this form.
    #[error("an option is set by `setoption name NAME value VALUE`")]
    SetOption,
    /// There is no such option.
    #[error("unknown option `{0}`: there are Level and Seed")]
    UnknownOption(String),
    /// The value of the option `Level` names no player.
    #[error(transparent)]
    Level(#[from] PlayerNameError),
    /// There is no such limit.
    #[error("unknown limit `{0}`: there are movetime, nodes, depth and infinite")]
    UnknownLimit(String),
    /// `infinite` goes with no limit.
    #[error("`go infinite` knows no limit")]
    BoundedInfinity,
    /// A number is missing or is not one.
    #[error("{name} needs a whole number, not `{found}`")]
    Number {
        /// What it is for.
        name: &'static str,
        /// What stands there.
        found: String,
    },
}

impl Command {
    /// Reads a line; a solo game in it may have any of these scenarios.
    pub fn read(line: &str, scenarios: &Scenarios) -> Result<Self, CommandError> {
        let line = line.trim_ascii();
        let position = |record| Ok(Self::Position(AnyRecord::parse(record, scenarios)?));
        if let Some(record) = line.strip_prefix("position ") {
            return position(record);
        }
        let mut words = line.split_ascii_whitespace();
        let command = match words.next().unwrap_or_default() {
            "wep" => Self::Wep,
            "isready" => Self::IsReady,
            "setoption" => Self::SetOption(setting(&mut words)?),
            "position" => position("")?,
            "go" => Self::Go(go(&mut words)?),
            "stop" => Self::Stop,
            "quit" => Self::Quit,
            unknown => return Err(CommandError::Unknown(excerpt(unknown))),
        };
        match words.next() {
            Some(extra) => Err(CommandError::Extra(excerpt(extra))),
            None => Ok(command),
        }
    }
}

fn setting(words: &mut SplitAsciiWhitespace<'_>) -> Result<Setting, CommandError> {
    let (Some("name"), Some(name), Some("value"), Some(value)) =
        (words.next(), words.next(), words.next(), words.next())
    else {
        return Err(CommandError::SetOption);
    };
    match name {
        "Level" => Ok(Setting::Level(value.parse()?)),
        "Seed" => Ok(Setting::Seed(number("Seed", Some(value))?)),
        unknown => Err(CommandError::UnknownOption(excerpt(unknown))),
    }
}

fn go(words: &mut SplitAsciiWhitespace<'_>) -> Result<Go, CommandError> {
    let (mut limits, mut infinite) = (Limits::default(), false);
    while let Some(word) = words.next() {
        match word {
            "movetime" => limits.time = Some(Duration::from_millis(number("movetime", words.next())?)),
            "nodes" => limits.nodes = Some(number("nodes", words.next())?),
            "depth" => limits.depth = Some(number("depth", words.next())?),
            "infinite" => infinite = true,
            unknown => return Err(CommandError::UnknownLimit(excerpt(unknown))),
        }
    }
    match (infinite, limits != Limits::default()) {
        (true, true) => Err(CommandError::BoundedInfinity),
        (true, false) => Ok(Go::Infinite),
        (false, true) => Ok(Go::Within(limits)),
        (false, false) => Ok(Go::Usual),
    }
}

fn number<N: FromStr>(name: &'static str, word: Option<&str>) -> Result<N, CommandError> {
    let word = word.unwrap_or_default();
    word.parse().map_err(|_| CommandError::Number { name, found: excerpt(word) })
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Wep => f.write_str("wep"),
            Self::IsReady => f.write_str("isready"),
            Self::SetOption(Setting::Level(level)) => write!(f, "setoption name Level value {level}"),
            Self::SetOption(Setting::Seed(seed)) => write!(f, "setoption name Seed value {seed}"),
            Self::Position(record) => write!(f, "position {record}"),
            Self::Go(Go::Usual) => f.write_str("go"),
            Self::Go(Go::Infinite) => f.write_str("go infinite"),
            Self::Go(Go::Within(Limits { time, nodes, depth })) => {
                f.write_str("go")?;
                time.iter().try_for_each(|time| write!(f, " movetime {}", time.as_millis()))?;
                nodes.iter().try_for_each(|nodes| write!(f, " nodes {nodes}"))?;
                depth.iter().try_for_each(|depth| write!(f, " depth {depth}"))
            }
            Self::Stop => f.write_str("stop"),
            Self::Quit => f.write_str("quit"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Command, CommandError> {
        Command::read(line, &Scenarios::built_in())
    }

    #[test]
    fn what_is_written_is_what_was_read() {
        for line in [
            "wep",
            "isready",
            "setoption name Level value greedy",
            "setoption name Seed value 18446744073709551615",
            "position FKQ/RJAPODGLNMHBICE",
            "position FKQ/RJAPODGLNMHBICE *B P P'0,0",
            "position s1-local:IP/ABCDEFGH/JKLMNOQR B B0,0",
            "go",
            "go infinite",
            "go movetime 500",
            "go nodes 0",
            "go movetime 500 nodes 20000 depth 3",
            "stop",
            "quit",
        ] {
            assert_eq!(read(line).map(|command| command.to_string()).as_deref(), Ok(line));
        }
    }

    #[test]
    fn white_space_around_and_between_words_does_not_matter() {
        assert_eq!(read(" \t go  nodes\t7 \r"), Ok(Command::Go(Go::Within(Limits::nodes(7)))));
        assert_eq!(read("\tposition FKQ/RJAPODGLNMHBICE \r"), read("position FKQ/RJAPODGLNMHBICE"));
    }

    #[test]
    fn anything_else_is_refused_with_the_reason() {
        for (line, reason) in [
            ("", "unknown command ``"),
            ("WEP", "unknown command `WEP`"),
            ("\u{1b}[2J\u{0}", "unknown command `\\u{1b}[2J\\0`"),
            ("positio FKQ/RJAPODGLNMHBICE", "unknown command `positio`"),
            (
                "position",
                "token 1, ``, at column 1: a record begins with a deal, as in `FKQ/RJAPODGLNMHBICE`",
            ),
            (
                "position FKQ",
                "token 1, `FKQ`, at column 1: a deal is three scoring cards, `/`, and the fifteen cards of the circle",
            ),
            ("isready now", "`now` is one word too many"),
            ("setoption Level greedy", "an option is set by `setoption name NAME value VALUE`"),
            ("setoption name Level value", "an option is set by `setoption name NAME value VALUE`"),
            ("setoption name Hash value 16", "unknown option `Hash`: there are Level and Seed"),
            ("setoption name Seed value -1", "Seed needs a whole number, not `-1`"),
            ("setoption name Seed value 1 2", "`2` is one word too many"),
            ("go fast", "unknown limit `fast`: there are movetime, nodes, depth and infinite"),
            ("go movetime", "movetime needs a whole number, not ``"),
            ("go depth 4294967296", "depth needs a whole number, not `4294967296`"),
            ("go infinite nodes 5", "`go infinite` knows no limit"),
        ] {
            assert_eq!(read(line).map_err(|error| error.to_string()), Err(reason.to_owned()));
        }
        let error = read("setoption name Level value nobody").expect_err("nobody is no player");
        assert!(error.to_string().starts_with("there is no player `nobody`"));
        let error = read(&"x".repeat(60_000)).expect_err("no command");
        assert_eq!(error.to_string(), format!("unknown command `{}…`", "x".repeat(30)));
    }
}
