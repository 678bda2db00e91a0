//! What sits at the table of an arena: something that answers a record with a move.

use wagons_players::{Limits, Player, think};
use wagons_rules::{Move, MoveError, Record};

use super::program::ProgramFault;
use crate::clock::Clock;

/// Chooses moves in game after game.
pub(crate) trait Contender {
    /// Chooses a move in a game that is not over. The seed is for whoever plays with chance.
    fn choose(&mut self, record: &Record, seed: u64) -> Result<Choice, Fault>;
}

/// A move, and the work it took.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Choice {
    pub(crate) best: Move,
    /// Placements judged.
    pub(crate) nodes: u64,
}

/// Why a contender cannot go on. Nobody wins by a fault: the arena stops and names it.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Fault {
    /// Another program does not keep to the protocol.
    #[error("{name}: {fault}")]
    Program {
        /// The program and its arguments.
        name: String,
        /// What is wrong with it.
        fault: ProgramFault,
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
}

/// A player of this program.
pub(crate) struct Resident {
    pub(crate) player: Box<dyn Player>,
    pub(crate) limits: Limits,
}

impl Contender for Resident {
    fn choose(&mut self, record: &Record, seed: u64) -> Result<Choice, Fault> {
        let mut clock = Clock::start();
        let mut thought = self.player.think(record.game(), seed);
        let report = think(&mut *thought, self.limits, &mut clock);
        Ok(Choice { best: report.best, nodes: report.nodes })
    }
}
