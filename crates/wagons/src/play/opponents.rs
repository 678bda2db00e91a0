//! The computer players by name, as the table knows them.

use wagons_players::{Player, by_name};

/// A computer player: a name that [`wagons_players`] knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Level(&'static str);

/// There is no computer player of this name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no player `{0}`: choose one of {names}", names = wagons_players::NAMES.join(", "))]
pub(crate) struct LevelError(String);

impl Level {
    /// Who gives hints.
    pub(crate) const HINTS: Self = Self("greedy");

    /// Everybody, weakest first.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        wagons_players::NAMES.into_iter().map(Self)
    }

    /// The name on the command line.
    pub(crate) const fn name(self) -> &'static str {
        self.0
    }

    /// The name shown at the table.
    pub(crate) fn title(self) -> String {
        let mut letters = self.0.chars();
        letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
    }

    /// The player itself.
    pub(crate) fn player(self) -> Option<Box<dyn Player>> {
        by_name(self.0)
    }
}

impl std::str::FromStr for Level {
    type Err = LevelError;

    fn from_str(name: &str) -> Result<Self, LevelError> {
        Self::all().find(|level| level.0 == name).ok_or_else(|| LevelError(name.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_a_player() {
        for level in Level::all().chain([Level::HINTS]) {
            assert_eq!(level.player().map(|player| player.name().to_owned()).as_deref(), Some(level.name()));
            assert_eq!(level.name().parse(), Ok(level));
        }
    }

    #[test]
    fn others_are_refused_by_name() {
        let error = "Doc".parse::<Level>().expect_err("nobody").to_string();
        assert!(error.starts_with("there is no player `Doc`: choose one of random, greedy"), "{error}");
    }
}
