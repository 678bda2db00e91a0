//! What a client and a server say to each other: a type for each direction, as JSON, one message a frame.

use serde::{Deserialize, Serialize};
use wagons_rules::{Deal, Move, Seat};

use crate::Millis;
use crate::entry::{Ending, Entry, Head};
use crate::id::{ActId, GameId, Secret};
use crate::name::Name;
use crate::pace::{Pace, Seating};
use crate::phrase::Phrase;
use crate::strangers::{OpenTable, Tongue};

/// The version of this protocol. A server speaks this one and the one before.
pub const VERSION: u16 = 1;

/// The oldest version that a server of a version speaks: the one before, so that a page that was loaded before an update
/// plays on.
///
/// ```
/// use wagons_wire::oldest;
///
/// assert_eq!((oldest(3), oldest(2)), (2, 1));
/// assert_eq!(oldest(1), 1); // there was none before
/// ```
pub const fn oldest(version: u16) -> u16 {
    if version > 1 { version - 1 } else { 1 }
}

/// The longest message a server reads, in bytes.
pub const LONGEST: usize = 8 * 1024;

/// What a client says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToServer {
    /// The first message on every connection.
    Hello {
        /// The version the client speaks.
        version: u16,
    },
    /// Makes a game. The same id makes it once.
    Create(Create),
    /// Sits down. Who sits there already is welcome again.
    Sit {
        /// Where.
        game: GameId,
        /// What opens the seat. Nothing opens one for anybody, at an [`OpenTable`].
        #[serde(default, skip_serializing_if = "Option::is_none")]
        secret: Option<Secret>,
        /// Whether a program will play.
        #[serde(default)]
        program: bool,
    },
    /// Wants a game's log from an entry on, and whatever comes after it.
    Open {
        /// Which game.
        game: GameId,
        /// How many entries the client has.
        have: u32,
    },
    /// Wants to hear no more of a game.
    Close {
        /// Which game.
        game: GameId,
    },
    /// Does something in a game. The same id counts once.
    Do {
        /// In which game.
        game: GameId,
        /// Names this act.
        id: ActId,
        /// What.
        act: Act,
    },
    /// Wants the list of its games, and whatever changes in it.
    Games,
    /// Wants the list of tables at which anybody may sit down, and whatever changes in it; or no longer.
    Tables {
        /// Whether it does.
        follow: bool,
    },
    /// Is still there.
    Ping,
}

/// A game to be made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Create {
    /// Names this wish.
    pub id: ActId,
    /// How much time there is.
    pub pace: Pace,
    /// Where whoever makes it sits.
    pub seat: Seating,
    /// The cards; shuffled by the server if none are given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<Deal>,
    /// Whether it is for two others: nobody sits yet, and there are two invitations.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub both: bool,
    /// Whether anybody may sit down opposite: what the one who makes it reads. A client has one such table at a time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub open: Option<Tongue>,
}

/// What a player does in a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// A whole turn.
    Turn {
        /// The number of the last entry that changed the position; 0 if none did. See [`Standing::base`](crate::Standing::base).
        base: u32,
        /// The moves.
        moves: Vec<Move>,
    },
    /// Asks to make the last turn again.
    AskBack,
    /// Asks to end the game without a winner.
    AskCallOff,
    /// Asks to play again.
    AskRematch,
    /// Answers an offer, or takes back one's own with a no.
    Answer {
        /// The number of the offer's entry.
        offer: u32,
        /// What is said.
        yes: bool,
    },
    /// Gives up.
    Resign,
    /// Ends the game without a winner, as long as not both have settled a turn, or when the other's days have run out.
    CallOff,
    /// Wins a game by days because the other has no time left.
    Claim,
    /// Gives the other more time.
    GiveTime,
    /// Says something.
    Say(Phrase),
    /// Wants another name.
    Rename,
    /// Asks the newcomer to leave, as long as they have not settled a turn, and opens the seat with a new secret.
    Reopen,
}

/// What a server says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToClient {
    /// Answers `hello`.
    Welcome {
        /// The version that is spoken from now on.
        version: u16,
    },
    /// A game was made. A `game` message follows.
    Created {
        /// The wish's name.
        id: ActId,
        /// The game.
        game: GameId,
        /// What opens its seats, in the order of the seats.
        secrets: [Option<Secret>; 2],
    },
    /// Answers `open` and `sit`: a game, and what the client lacks of its log.
    Game(Box<Opened>),
    /// A game went on.
    Entries {
        /// Which.
        game: GameId,
        /// What happened.
        entries: Vec<Entry>,
        /// How long whoever is to move has been thinking.
        running: Millis,
    },
    /// Who is there.
    Presence {
        /// In which game.
        game: GameId,
        /// Whether the players are.
        present: [bool; 2],
        /// How many others look on.
        watchers: u32,
    },
    /// An act is on the server's disk.
    Done {
        /// In which game.
        game: GameId,
        /// The act's name.
        id: ActId,
        /// The number of the entry it became.
        n: u32,
    },
    /// Something is refused, and nothing has changed.
    Refused {
        /// In which game, if it was about one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<GameId>,
        /// The name of the act or of the game to be made, if it has one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<ActId>,
        /// Why.
        reason: Reason,
    },
    /// The list of the client's games.
    Games {
        /// In no order.
        games: Vec<Summary>,
    },
    /// One game of the list changed, or is new.
    Changed(Summary),
    /// The tables at which anybody may sit down, the newest first.
    Tables {
        /// Those of others.
        tables: Vec<OpenTable>,
        /// The client's own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        yours: Option<GameId>,
    },
    /// Answers `ping`.
    Pong,
    /// The server ends, and is back soon. Its clients come back one after another.
    BackSoon {
        /// How long this client is to wait.
        wait: Millis,
    },
}

/// A game as somebody opens it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opened {
    /// What it began with.
    pub head: Head,
    /// Where the client sits; nowhere if it watches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub you: Option<Seat>,
    /// The number of the entry before the first one here. 0 means: forget what you have.
    pub from: u32,
    /// What follows.
    pub entries: Vec<Entry>,
    /// How long whoever is to move has been thinking.
    pub running: Millis,
    /// Whether the players are there.
    pub present: [bool; 2],
    /// How many others look on.
    pub watchers: u32,
    /// For the host alone: what opens the other seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<Secret>,
}

/// A game in the list of somebody's games.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// Which game.
    pub game: GameId,
    /// Where the client sits.
    pub seat: Seat,
    /// How much time there is.
    pub pace: Pace,
    /// Who sits opposite, if anybody does yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other: Option<Player>,
    /// Whose turn it is; nobody's when the game is over, or nobody sits opposite and nothing can be done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_move: Option<Seat>,
    /// How much time they have left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Millis>,
    /// How it ended, if it did before its last card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
    /// Whether it is over.
    pub over: bool,
    /// How many entries its log has.
    pub version: u32,
    /// When something happened last.
    pub at: Millis,
}

/// Somebody in a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// What they are called.
    pub name: Name,
    /// Whether it is a program.
    #[serde(default)]
    pub program: bool,
    /// Whether they wanted to be forgotten: the name is nobody's then.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub gone: bool,
}

/// Why something is refused.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// The message cannot be read.
    #[error("the message cannot be read")]
    Malformed,
    /// The server speaks another version. The page is to be loaded again; what is kept stays kept.
    #[error("the server speaks another version: load the page again, or update the program")]
    Version,
    /// The first message is `hello`.
    #[error("nothing was said before `hello`")]
    NoHello,
    /// There is no such game.
    #[error("there is no such game")]
    UnknownGame,
    /// The client does not sit in this game.
    #[error("you do not sit at this table")]
    NotSeated,
    /// The secret opens no seat: somebody sits there, or it was replaced.
    #[error("the invitation is no longer good: somebody has sat down already")]
    SeatTaken,
    /// It is the other one's turn, or nobody sits opposite yet.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The position is not the one the turn was made for.
    #[error("the game has gone on in the meantime")]
    Stale,
    /// The moves are not one whole legal turn.
    #[error("this is not one whole legal turn: {0}")]
    Illegal(String),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Nothing can be taken back, called off, claimed, given, reopened or played again now.
    #[error("that cannot be done now")]
    NotNow,
    /// The offer is answered, withdrawn or overtaken, or there never was one.
    #[error("there is no such offer any more")]
    NoOffer,
    /// The same was asked already.
    #[error("you have asked that already")]
    Asked,
    /// Too much, too often.
    #[error("that is too much at once: try again in {} s", .0.div_euclid(1000) + 1)]
    TooMany(Millis),
    /// The server cannot write: its disk is full, or its database away.
    #[error("the server cannot write at the moment; nothing is lost")]
    Unavailable,
    /// A newer server wrote something this one does not know.
    #[error("the game was played on with a newer program")]
    Newer,
}

impl Reason {
    /// Whether the same act may be sent again later and succeed: what is kept stays kept.
    pub const fn passes(&self) -> bool {
        matches!(self, Self::TooMany(_) | Self::Unavailable | Self::Version | Self::NoHello)
    }
}

/// What `GET apart` answers where games can be played apart. Where there is no server, there is no such file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Service {
    /// The oldest version the server speaks.
    pub oldest: u16,
    /// The newest.
    pub newest: u16,
    /// With what links to its games begin, if not with the address of the page: others may not reach that one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// Whether people who do not know each other find each other there.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub strangers: bool,
    /// The key with which a browser subscribes to be called when it is its player's turn; nothing if nobody is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub push: Option<String>,
}
