//! Two people who are apart: the game on each one's table, and what each of them can do.
//!
//! The server's log is the game; [`Link`] knows how far it is known here. A [`Session`] is made of that and
//! followed from then on, so that a table shows a game apart as it shows any other. What lies there unsettled is this
//! device's own business until the turn is settled.

mod deed;
mod list;

use serde::{Deserialize, Serialize};
use wagons_rules::{Move, Seat};
use wagons_wire::{Ending, GameId, Link, Mirror, Player};

use crate::session::{Kind, Session, Who};

pub use self::deed::deeds;
pub use self::list::{put_in_order, waits};

/// Who plays a game apart, and from where it is seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Apart {
    /// Which game of the server it is.
    pub game: GameId,
    /// Where the person at this table sits; nowhere if they watch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<Seat>,
    /// Who sits where.
    pub players: [Option<Player>; 2],
    /// How it ended, if it did before its last card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
}

impl Apart {
    /// The people of a game as the server told of it.
    pub fn of(mirror: &Mirror) -> Self {
        let standing = mirror.standing();
        Self {
            game: mirror.head().game,
            you: mirror.you(),
            players: Seat::BOTH.map(|seat| standing.player(seat)),
            ending: standing.ending(),
        }
    }

    /// Who decides for a seat: nobody at this table while a seat is empty, or when the game has ended.
    pub(crate) fn who(self, seat: Seat) -> Who {
        let plays = self.ending.is_none() && self.players.iter().all(Option::is_some);
        if plays && self.you == Some(seat) { Who::Person } else { Who::Elsewhere }
    }
}

impl Session {
    /// A game apart as it is known here: what the server confirmed, and then the turn that is on its way.
    pub fn apart(link: &Link, game: GameId) -> Option<Self> {
        let mirror = link.game(game)?;
        let record = link.shown(game)?;
        Some(Self::new(mirror.head().created as u64, Kind::Apart(Apart::of(mirror)), record.into()))
    }

    /// Goes on as the server tells it. What lies here unsettled stays if it was made for the same position.
    pub fn follow(&mut self, told: Self) {
        let unsettled = self.laid().is_some() || !self.draft().is_empty();
        let same = self.record().prefix(self.settled_moves()) == *told.record();
        let plays = matches!(told.to_act(), Some((_, Who::Person)));
        if unsettled && same && plays {
            self.kind = told.kind();
        } else {
            *self = told;
        }
    }

    /// The moves that were made here and are not settled.
    pub fn draft(&self) -> &[Move] {
        &self.record().moves_made()[self.settled_moves()..]
    }

    /// Whether a whole turn lies here that can still be taken back.
    pub fn awaits_settling(&self) -> bool {
        !self.draft().is_empty() && self.to_move() != self.unsettled_by
    }

    /// Settles the whole turn that lies here, if there is one.
    pub fn settle_turn(&mut self) {
        if self.awaits_settling() {
            self.settle();
        }
    }

    /// What is settled here beyond the moves the server has: a turn to be sent.
    pub fn unsent(&self, confirmed: usize) -> Vec<Move> {
        self.record().moves_made()[..self.settled_moves()].get(confirmed..).unwrap_or_default().to_vec()
    }

    /// Lays a refused turn on the table again, unsettled. What does not fit any more is left out.
    pub fn take_up(&mut self, turn: &[Move]) {
        for &mv in turn {
            if !matches!(self.to_act(), Some((_, Who::Person))) || self.play(mv).is_err() {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests;
