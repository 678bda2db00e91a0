//! A game between people who are apart is an append-only log of entries, and everything else follows from it.

use serde::{Deserialize, Serialize};
use wagons_rules::{Deal, Move, Seat};

use crate::Millis;
use crate::id::GameId;
use crate::name::Name;
use crate::pace::Pace;
use crate::phrase::Phrase;

/// What a game has before its first entry, and keeps.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    /// Which game it is.
    pub game: GameId,
    /// The cards.
    pub deal: Deal,
    /// How much time there is.
    pub pace: Pace,
    /// When it was made.
    pub created: Millis,
    /// The edition of the rules it is played by.
    pub rules: u16,
    /// The seat of whoever made it and may reopen the other; nobody's if the game was made for two others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<Seat>,
    /// The game this one follows, with the seats swapped.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch_of: Option<GameId>,
}

/// One thing that happened, and when.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its number in the log: 1, 2, 3 …
    pub n: u32,
    /// When, by the server's clock. Never before the entry before it.
    pub at: Millis,
    /// What.
    pub what: What,
}

/// What happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// Somebody sat down.
    Sit {
        /// Where.
        seat: Seat,
        /// What they are called.
        name: Name,
        /// Whether it is a program.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        program: bool,
    },
    /// Whoever sat there is asked to leave, and the seat is open again.
    Reopen {
        /// Which seat.
        seat: Seat,
    },
    /// Somebody is called otherwise from now on.
    Name {
        /// Who.
        seat: Seat,
        /// What they are called.
        name: Name,
    },
    /// Somebody wanted to be forgotten. The seat stays theirs, and nobody sits there.
    Left {
        /// Who.
        seat: Seat,
    },
    /// A whole turn.
    Turn {
        /// Whose.
        seat: Seat,
        /// From the first free card to the drafted one; or the start card alone.
        moves: Vec<Move>,
        /// How long it took. The server decides that once, and clocks are sums of it.
        spent: Millis,
    },
    /// Somebody asks the other something.
    Offer {
        /// Who asks.
        seat: Seat,
        /// What.
        offer: Offer,
    },
    /// The other says no, or who asked thinks better of it. (A yes is the thing itself.)
    Decline {
        /// Who says so.
        seat: Seat,
        /// The number of the offer's entry.
        offer: u32,
    },
    /// Turns are taken back: the game goes on after its first moves.
    Back {
        /// After how many moves.
        to: u32,
        /// How long whoever was to move had been thinking. It is not given back.
        spent: Millis,
    },
    /// A player gives the other time.
    Time {
        /// Who gets it.
        seat: Seat,
        /// How much.
        given: Millis,
    },
    /// Somebody says something.
    Phrase {
        /// Who.
        seat: Seat,
        /// What.
        phrase: Phrase,
    },
    /// The game ends before its last card.
    End {
        /// How.
        ending: Ending,
    },
    /// The two play again.
    Rematch {
        /// There.
        game: GameId,
    },
    /// Something that is not for this reader. It only counts.
    Hidden,
}

/// Something one player asks the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// To go on after the first moves, so that who asks can make the last turn again.
    Back {
        /// After how many moves.
        to: u32,
    },
    /// To end the game without a winner.
    CallOff,
    /// To play again with the seats swapped.
    Rematch,
}

/// How a game ended before its last card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// This player gave up.
    Resigned(Seat),
    /// This player had no time left.
    OutOfTime(Seat),
    /// Nobody wins.
    CalledOff,
    /// Nobody did anything for a year.
    Silence,
}

impl Ending {
    /// Who lost by it, if anybody.
    pub const fn loser(self) -> Option<Seat> {
        match self {
            Self::Resigned(seat) | Self::OutOfTime(seat) => Some(seat),
            Self::CalledOff | Self::Silence => None,
        }
    }
}
