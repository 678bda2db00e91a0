//! The names of players on the command line.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use wagons_players::{Level, PlayerName};

/// The one to ask for advice.
pub(crate) const STRONGEST: PlayerName = PlayerName::Level(Level::Master);

/// The one by which scenarios are measured.
pub(crate) const YARDSTICK: PlayerName = PlayerName::Greedy;

/// Reads the name of a player, and lists all of them in its help.
pub(crate) fn player() -> impl TypedValueParser<Value = PlayerName> {
    PossibleValuesParser::new(PlayerName::ALL.map(PlayerName::name))
        .try_map(|name| name.parse::<PlayerName>())
}
