//! The name of a player, as it is written on the command line and in the engine protocol.

use std::fmt;
use std::str::FromStr;

use clap::builder::{PossibleValuesParser, TypedValueParser};
pub(crate) use wagons_players::PlayerNameError as LevelError;
use wagons_players::{self as players, Player, PlayerName};
use wagons_rules::solo::View;

/// The name of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Level(PlayerName);

impl Level {
    /// The one to ask for advice.
    pub(crate) const STRONGEST: Self = Self(PlayerName::Level(players::Level::Master));

    /// The one that judges nothing.
    pub(crate) const THOUGHTLESS: Self = Self(PlayerName::Random);

    /// The one by which scenarios are measured.
    pub(crate) const YARDSTICK: Self = Self(PlayerName::Greedy);

    /// All levels, weakest first.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        PlayerName::ALL.into_iter().map(Self)
    }

    /// The player itself.
    pub(crate) fn player(self) -> Box<dyn Player> {
        self.0.player()
    }

    /// The player of the same name in the solo game.
    pub(crate) fn solo_player(self) -> Box<dyn Player<View>> {
        self.0.solo_player()
    }

    /// Reads a level from the command line, and lists all of them in its help.
    pub(crate) fn argument() -> impl TypedValueParser<Value = Self> {
        PossibleValuesParser::new(PlayerName::ALL.map(PlayerName::name)).try_map(|name| name.parse::<Self>())
    }
}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(name: &str) -> Result<Self, LevelError> {
        name.parse().map(Self)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
