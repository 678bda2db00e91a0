//! What an engine says.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use wagons_players::Report;
use wagons_rules::{Move, TokenError};

use crate::margin::Expected;

/// One line from an engine.
#[derive(Debug, Clone, PartialEq)]
pub enum Reply {
    /// Its name.
    Name(String),
    /// Its version.
    Version(String),
    /// An option that can be set: its name, then its type, default and range.
    Option(String, String),
    /// That was all about itself.
    WepOk,
    /// It is listening.
    ReadyOk,
    /// What it thinks so far.
    Info(Info),
    /// What it would play; nothing when the game is over.
    BestMove(Option<Move>),
    /// The last line was not understood or not possible, and changed nothing.
    Error(String),
}

/// A thought in the making.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Info {
    /// How thorough, as the player counts it.
    pub depth: u32,
    /// Placements judged.
    pub nodes: u64,
    /// Nodes per second.
    pub nps: u64,
    /// Expected at the end, seen by the player to move.
    pub margin: f32,
    /// The moves expected from here.
    pub line: Vec<Move>,
}

/// Why a line is no reply.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReplyError {
    /// The line begins with no word of the protocol. Whoever drives an engine passes over such lines.
    #[error("it is no line of the protocol")]
    Unknown,
    /// The move is not one.
    #[error("{0}")]
    Move(#[from] TokenError),
    /// A number is missing or is not one.
    #[error("a number is missing")]
    Number,
}

impl Info {
    /// What a player reports after thinking for some time.
    pub fn new(report: &Report, time: Duration) -> Self {
        let &Report { depth, nodes, lead, ref line, .. } = report;
        let nps = (nodes as f64 / time.as_secs_f64().max(1e-6)) as u64;
        Self { depth, nodes, nps, margin: lead.0, line: line.clone() }
    }
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(name) => write!(f, "id name {name}"),
            Self::Version(version) => write!(f, "id version {version}"),
            Self::Option(name, about) => write!(f, "option name {name} {about}"),
            Self::WepOk => f.write_str("wepok"),
            Self::ReadyOk => f.write_str("readyok"),
            Self::Info(Info { depth, nodes, nps, margin, line }) => {
                let margin = Expected(*margin);
                write!(f, "info depth {depth} nodes {nodes} nps {nps} margin {margin} pv")?;
                line.iter().try_for_each(|mv| write!(f, " {mv}"))
            }
            Self::BestMove(Some(mv)) => write!(f, "bestmove {mv}"),
            Self::BestMove(None) => f.write_str("bestmove none"),
            Self::Error(reason) => write!(f, "error {reason}"),
        }
    }
}

impl FromStr for Reply {
    type Err = ReplyError;

    fn from_str(line: &str) -> Result<Self, ReplyError> {
        let line = line.trim_ascii();
        let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
        let owned = |rest: &str| rest.trim_ascii().to_owned();
        Ok(match (first, rest.split_once(' ').unwrap_or((rest, ""))) {
            ("id", ("name", name)) => Self::Name(owned(name)),
            ("id", ("version", version)) => Self::Version(owned(version)),
            ("option", ("name", option)) => {
                let (name, about) = option.split_once(' ').unwrap_or((option, ""));
                Self::Option(owned(name), owned(about))
            }
            ("wepok", _) => Self::WepOk,
            ("readyok", _) => Self::ReadyOk,
            ("info", _) => Self::Info(rest.parse()?),
            ("bestmove", ("none", _)) => Self::BestMove(None),
            ("bestmove", (mv, _)) => Self::BestMove(Some(mv.parse()?)),
            ("error", _) => Self::Error(owned(rest)),
            _ => return Err(ReplyError::Unknown),
        })
    }
}

impl FromStr for Info {
    type Err = ReplyError;

    /// Reads what it knows and passes over the rest: an engine may say less, or more.
    fn from_str(text: &str) -> Result<Self, ReplyError> {
        fn number<N: FromStr>(word: Option<&str>) -> Result<N, ReplyError> {
            word.and_then(|word| word.parse().ok()).ok_or(ReplyError::Number)
        }
        let mut info = Self::default();
        let mut words = text.split_ascii_whitespace();
        while let Some(word) = words.next() {
            match word {
                "depth" => info.depth = number(words.next())?,
                "nodes" => info.nodes = number(words.next())?,
                "nps" => info.nps = number(words.next())?,
                "margin" => info.margin = number(words.next())?,
                "pv" => info.line = words.by_ref().map(str::parse).collect::<Result<_, _>>()?,
                _ => {}
            }
        }
        Ok(info)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_what_was_read() {
        for line in [
            "id name Wagons",
            "id version 0.1.0",
            "option name Level type combo default hard var easy var hard",
            "wepok",
            "readyok",
            "info depth 4 nodes 81234 nps 1000000 margin 3.5 pv H H'1,-3",
            "bestmove *B",
            "bestmove H'1,-3",
            "bestmove none",
            "error unknown command `x`",
        ] {
            assert_eq!(line.parse::<Reply>().map(|reply| reply.to_string()).as_deref(), Ok(line));
        }
    }

    #[test]
    fn an_engine_may_say_less_or_more() {
        let info = "info nodes 12 string hello margin -1 pv H".parse::<Reply>();
        let line = vec!["H".parse().expect("a move")];
        assert_eq!(info, Ok(Reply::Info(Info { nodes: 12, margin: -1.0, line, ..Info::default() })));
        assert_eq!("hello".parse::<Reply>(), Err(ReplyError::Unknown));
        assert_eq!("bestmove".parse::<Reply>(), Err(ReplyError::Move(TokenError::Shape)));
        assert_eq!("info nodes".parse::<Reply>(), Err(ReplyError::Number));
    }

    #[test]
    fn no_time_at_all_is_no_division_by_zero() {
        let report = Report { nodes: 3, ..Report::only("H".parse().expect("a move")) };
        assert_eq!(Info::new(&report, Duration::ZERO).nps, 3_000_000);
    }
}
