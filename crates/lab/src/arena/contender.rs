//! What sits at the table of an arena: something that answers a record with a move.

use std::error::Error;
use std::io;

use wagons_players::{Limits, Player, PlayerName, think};
use wagons_rules::{Move, MoveError, Record};

use crate::crew::{Halt, Stopwatch};

/// Chooses moves in game after game.
pub trait Contender {
    /// Chooses a move in a game that is not over. The seed is for whoever plays with chance. Once the arena is halted
    /// the answer is not looked at, whatever it is.
    fn choose(&mut self, record: &Record, seed: u64, halt: Halt<'_>) -> Result<Choice, ArenaError>;
}

/// Somebody who can take a seat at any number of tables.
pub trait Entrant: Sync {
    /// What it is called in the result.
    fn name(&self) -> String;

    /// Takes a seat. Without a limit of its own it has the limits of all, without those its usual ones.
    fn enter(&self, limits: Option<Limits>) -> Result<Box<dyn Contender>, ArenaError>;
}

/// A move, and the work it took.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choice {
    /// What it wants to play.
    pub best: Move,
    /// Placements judged.
    pub nodes: u64,
}

/// Why an arena cannot go on. Nobody wins by a mistake: the arena stops and names it.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ArenaError {
    /// A contender has no answer.
    #[error("{name}: {reason}")]
    Contender {
        /// Who it is.
        name: String,
        /// What is wrong with it.
        reason: Box<dyn Error + Send + Sync>,
    },
    /// The move is not legal.
    #[error("{who} answers `{record}` with `{mv}`: {reason}")]
    Illegal {
        /// The contender.
        who: String,
        /// The game so far.
        record: String,
        /// What it wanted to play.
        mv: Move,
        /// Why it may not.
        reason: MoveError,
    },
    /// So many jobs are not possible here.
    #[error("a thread cannot be started: {0}")]
    Thread(#[from] io::Error),
}

/// A player at a table.
struct Resident {
    player: Box<dyn Player>,
    limits: Limits,
}

impl Contender for Resident {
    fn choose(&mut self, record: &Record, seed: u64, halt: Halt<'_>) -> Result<Choice, ArenaError> {
        let mut thought = self.player.think(record.game(), seed);
        let report = think(&mut *thought, self.limits, &mut Stopwatch::start(halt));
        Ok(Choice { best: report.best, nodes: report.nodes })
    }
}

impl Entrant for PlayerName {
    fn name(&self) -> String {
        self.to_string()
    }

    fn enter(&self, limits: Option<Limits>) -> Result<Box<dyn Contender>, ArenaError> {
        let player = self.player();
        let limits = limits.unwrap_or_else(|| player.usual_limits());
        Ok(Box::new(Resident { player, limits }))
    }
}
