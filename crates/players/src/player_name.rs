//! The names of all players: the five levels, and three simple players to measure others by.

use std::fmt;
use std::str::FromStr;

use wagons_rules::solo::View;

use crate::level::Level;
use crate::thinking::Player;
use crate::yardstick::Yardstick;

/// The name of a player: one of the three yardsticks or of the five [levels](Level).
///
/// ```
/// use wagons_players::{Level, PlayerName};
///
/// assert_eq!("greedy".parse(), Ok(PlayerName::Greedy));
/// assert_eq!("master".parse(), Ok(PlayerName::from(Level::Master)));
/// for name in PlayerName::ALL {
///     assert_eq!(name.player().name(), name.to_string());
/// }
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PlayerName {
    /// Any legal move.
    Random,
    /// The most points at once.
    Greedy,
    /// The most points at the end of the turn, minus what the opponent can make of the next one.
    Lookahead,
    /// A level.
    Level(Level),
}

impl PlayerName {
    /// All names: the yardsticks, then the levels, weakest first.
    pub const ALL: [Self; 8] = [
        Self::Random,
        Self::Greedy,
        Self::Lookahead,
        Self::Level(Level::Easy),
        Self::Level(Level::Medium),
        Self::Level(Level::Hard),
        Self::Level(Level::Expert),
        Self::Level(Level::Master),
    ];

    /// The name: one word of small letters.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Lookahead => "lookahead",
            Self::Level(level) => level.name(),
        }
    }

    /// The player of this name in the game of two.
    pub fn player(self) -> Box<dyn Player> {
        match self {
            Self::Random => Box::new(Yardstick::Random),
            Self::Greedy => Box::new(Yardstick::Greedy),
            Self::Lookahead => Box::new(Yardstick::Lookahead),
            Self::Level(level) => level.player(),
        }
    }

    /// The player of this name in the solo game.
    pub fn solo_player(self) -> Box<dyn Player<View>> {
        match self {
            Self::Random => Box::new(Yardstick::Random),
            Self::Greedy => Box::new(Yardstick::Greedy),
            Self::Lookahead => Box::new(Yardstick::Lookahead),
            Self::Level(level) => level.solo_player(),
        }
    }
}

impl From<Level> for PlayerName {
    fn from(level: Level) -> Self {
        Self::Level(level)
    }
}

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for PlayerName {
    type Err = PlayerNameError;

    fn from_str(name: &str) -> Result<Self, PlayerNameError> {
        named(Self::ALL, Self::name, name)
    }
}

/// No player has this name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no player `{}`: there are {known}", name.escape_debug())]
#[non_exhaustive]
pub struct PlayerNameError {
    /// What was asked for.
    pub name: String,
    known: String,
}

/// Which of all has this name.
pub(crate) fn named<T: Copy, const N: usize>(
    all: [T; N],
    name_of: fn(T) -> &'static str,
    name: &str,
) -> Result<T, PlayerNameError> {
    let unknown = || PlayerNameError { name: name.to_owned(), known: all.map(name_of).join(", ") };
    all.into_iter().find(|&one| name_of(one) == name).ok_or_else(unknown)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_that_of_a_player_of_both_games() {
        for name in PlayerName::ALL {
            assert_eq!(name.player().name(), name.name());
            assert_eq!(name.solo_player().name(), name.name());
            assert_eq!(name.to_string().parse(), Ok(name));
        }
    }

    #[test]
    fn other_names_are_refused() {
        let error = "Random\u{7}".parse::<PlayerName>().expect_err("no player");
        assert!(error.to_string().starts_with("there is no player `Random\\u{7}`: there are random, greedy"));
        let error = "greedy".parse::<Level>().expect_err("a yardstick is no level");
        assert!(error.to_string().ends_with("there are easy, medium, hard, expert, master"));
    }
}
