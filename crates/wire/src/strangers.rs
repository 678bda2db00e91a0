//! Tables at which anybody may sit down: how people who do not know each other find each other.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::id::GameId;
use crate::message::Player;
use crate::pace::Pace;

/// A table with an empty seat for anybody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenTable {
    /// Its game.
    pub game: GameId,
    /// Who waits there.
    pub host: Player,
    /// How much time there is.
    pub pace: Pace,
    /// What the one who waits reads.
    pub language: Tongue,
}

/// A language by the two letters that name it, as in `en`. Which languages a client speaks is its own business.
///
/// ```
/// use wagons_wire::Tongue;
///
/// assert_eq!("nl".parse::<Tongue>().map(|tongue| tongue.to_string()), Ok("nl".to_owned()));
/// assert!("NL".parse::<Tongue>().is_err() && "nld".parse::<Tongue>().is_err());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tongue([u8; 2]);

/// Why a text names no language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a language is two small letters, as in `en`")]
pub struct TongueError;

impl fmt::Display for Tongue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|&letter| write!(f, "{}", char::from(letter)))
    }
}

impl FromStr for Tongue {
    type Err = TongueError;

    fn from_str(text: &str) -> Result<Self, TongueError> {
        let letters: [u8; 2] = text.as_bytes().try_into().map_err(|_| TongueError)?;
        if letters.iter().all(u8::is_ascii_lowercase) { Ok(Self(letters)) } else { Err(TongueError) }
    }
}

crate::as_text!(Tongue);
