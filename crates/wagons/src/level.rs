//! The name of a player, as it is written on the command line and in the engine protocol.

use std::fmt;
use std::str::FromStr;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use wagons_players::{LADDER, NAMES, Player, by_name, solo};
use wagons_rules::solo::View;

/// The name of a player that exists.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Level(&'static str);

/// No player has this name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no player `{}`: there are {}", .0.escape_debug(), NAMES.join(", "))]
pub(crate) struct LevelError(pub(crate) String);

impl Level {
    /// The one to ask for advice.
    pub(crate) const STRONGEST: Self = Self(NAMES[NAMES.len() - 1]);

    /// The one to play against unless somebody else is chosen.
    pub(crate) const USUAL: Self = Self(LADDER[1]);

    /// The one to ask for a hint in a solo game: it is good, and answers at once.
    pub(crate) const ADVISER: Self = Self(LADDER[2]);

    /// The one that judges nothing.
    pub(crate) const THOUGHTLESS: Self = Self("random");

    /// The one by which scenarios are measured.
    pub(crate) const YARDSTICK: Self = Self("greedy");

    /// All levels, weakest first.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        NAMES.into_iter().map(Self)
    }

    /// All levels as they are offered to people: the ladder, then the yardsticks.
    pub(crate) fn offered() -> impl Iterator<Item = Self> {
        let yardsticks = NAMES.into_iter().filter(|name| !LADDER.contains(name));
        LADDER.into_iter().chain(yardsticks).map(Self)
    }

    /// Who it is, for people: the levels of the ladder have characters.
    pub(crate) fn character(self) -> String {
        match self.0 {
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
        match self.0 {
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
        let mut letters = self.0.chars();
        letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
    }

    /// The player itself.
    pub(crate) fn player(self) -> Box<dyn Player> {
        by_name(self.0).expect("a level is one of NAMES, and those are the names of players")
    }

    /// The player of the same name in the solo game.
    pub(crate) fn solo_player(self) -> Box<dyn Player<View>> {
        solo::by_name(self.0).expect("a level is one of NAMES, and those are the names of solo players too")
    }

    /// Reads a level from the command line, and lists all of them in its help.
    pub(crate) fn argument() -> impl TypedValueParser<Value = Self> {
        PossibleValuesParser::new(NAMES).try_map(|name| name.parse::<Self>())
    }
}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(name: &str) -> Result<Self, LevelError> {
        Self::all().find(|level| level.0 == name).ok_or_else(|| LevelError(name.to_owned()))
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_a_player_of_that_name() {
        let named = [Level::USUAL, Level::STRONGEST, Level::YARDSTICK, Level::ADVISER];
        for level in Level::all().chain(named) {
            assert_eq!(level.player().name(), level.to_string());
            assert_eq!(level.solo_player().name(), level.to_string());
            assert_eq!(level.title().to_lowercase(), level.to_string());
            assert_eq!(level.to_string().parse(), Ok(level));
        }
    }

    #[test]
    fn the_ladder_is_offered_first_and_nobody_is_left_out() {
        let offered: Vec<_> = Level::offered().map(Level::character).collect();
        assert_eq!(offered[..5], ["Greenhorn", "Drover", "Scout", "Sheriff", "Legend"]);
        assert!(Level::all().all(|level| offered.contains(&level.character())));
    }

    #[test]
    fn other_names_are_refused() {
        let error = "Random\u{7}".parse::<Level>().expect_err("no player");
        assert!(error.to_string().starts_with("there is no player `Random\\u{7}`: there are random, greedy"));
    }
}
