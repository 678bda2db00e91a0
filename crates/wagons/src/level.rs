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

    /// The one to play against unless somebody else is chosen.
    pub(crate) const USUAL: Self = Self(PlayerName::Level(players::Level::Medium));

    /// The one that judges nothing.
    pub(crate) const THOUGHTLESS: Self = Self(PlayerName::Random);

    /// The one by which scenarios are measured.
    pub(crate) const YARDSTICK: Self = Self(PlayerName::Greedy);

    /// All levels, weakest first.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        PlayerName::ALL.into_iter().map(Self)
    }

    /// All levels as they are offered to people: the ladder, then the yardsticks.
    pub(crate) fn offered() -> impl Iterator<Item = Self> {
        let yardsticks = PlayerName::ALL.into_iter().filter(|name| !matches!(name, PlayerName::Level(_)));
        players::Level::ALL.into_iter().map(PlayerName::Level).chain(yardsticks).map(Self)
    }

    /// Who it is, for people: the levels of the ladder have characters.
    pub(crate) fn character(self) -> String {
        match self.0.name() {
            "easy" => "Greenhorn".to_owned(),
            "medium" => "Drover".to_owned(),
            "hard" => "Scout".to_owned(),
            "expert" => "Sheriff".to_owned(),
            "master" => "Legend".to_owned(),
            _ => self.title(),
        }
    }

    /// How it plays, in a few words.
    pub(crate) fn manner(self) -> &'static str {
        match self.0.name() {
            "easy" => "takes what glitters",
            "medium" => "looks a little down the trail",
            "hard" => "watches both towns",
            "expert" => "counts every point",
            "master" => "seldom seen to lose",
            "random" => "plays anything",
            "greedy" => "takes the most at once",
            _ => "a yardstick",
        }
    }

    /// The name with a capital letter, for people.
    pub(crate) fn title(self) -> String {
        let mut letters = self.0.name().chars();
        letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ladder_is_offered_first_and_nobody_is_left_out() {
        let offered: Vec<_> = Level::offered().map(Level::character).collect();
        assert_eq!(offered[..5], ["Greenhorn", "Drover", "Scout", "Sheriff", "Legend"]);
        assert!(Level::all().all(|level| offered.contains(&level.character())));
    }
}
