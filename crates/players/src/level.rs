//! How strong the computer plays: the five levels offered to people.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use wagons_rules::solo::View;

use crate::beginner::Beginner;
use crate::duel::{Master, Planner};
use crate::player_name::{PlayerNameError, named};
use crate::solo::{self, ending::Horizon};
use crate::thinking::{Limits, Player};

/// A level of the computer's play. Each is a player of the game of two and one of the solo game.
///
/// ```
/// use wagons_players::Level;
///
/// assert_eq!("hard".parse(), Ok(Level::Hard));
/// assert_eq!(Level::ALL.map(Level::name), ["easy", "medium", "hard", "expert", "master"]);
/// assert_eq!(Level::Expert.player().name(), "expert");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Level {
    /// Takes the most points at once, as a beginner does.
    Easy,
    /// Plans a few cards ahead, with little thought.
    Medium,
    /// Plans for both towns.
    Hard,
    /// Plans further, with four times the thought.
    Expert,
    /// Thinks for a second: plans, rollouts and proofs.
    Master,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 5] = [Self::Easy, Self::Medium, Self::Hard, Self::Expert, Self::Master];

    /// Its name: one word of small letters.
    pub const fn name(self) -> &'static str {
        ["easy", "medium", "hard", "expert", "master"][self as usize]
    }

    /// The player of this level in the game of two.
    pub fn player(self) -> Box<dyn Player> {
        let name = self.name();
        let planner = |horizon, building, width, limits| Planner { name, limits, horizon, building, width };
        match self {
            Self::Easy => Box::new(Beginner),
            Self::Medium => Box::new(planner(3, 3, 2, Limits::nodes(6_000))),
            Self::Hard => Box::new(planner(7, 6, 64, Limits::nodes(30_000))),
            Self::Expert => Box::new(planner(8, 8, 64, Limits::nodes(120_000))),
            Self::Master => {
                Box::new(Master { planner: planner(11, 9, 256, Limits::time(Duration::from_secs(1))) })
            }
        }
    }

    /// The player of this level in the solo game.
    pub fn solo_player(self) -> Box<dyn Player<View>> {
        let planner = |horizon, orders, width, limits| {
            Box::new(solo::Planner { name: self.name(), limits, horizon, orders, width })
        };
        match self {
            Self::Easy => Box::new(Beginner),
            Self::Medium => planner(Horizon::Round, [1, 1], 4, Limits::nodes(20_000)),
            Self::Hard => planner(Horizon::Game, [4, 2], 16, Limits::nodes(60_000)),
            Self::Expert => planner(Horizon::Game, [8, 4], 64, Limits::nodes(250_000)),
            Self::Master => planner(Horizon::Game, [24, 6], 256, Limits::time(Duration::from_secs(1))),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Level {
    type Err = PlayerNameError;

    fn from_str(name: &str) -> Result<Self, PlayerNameError> {
        named(Self::ALL, Self::name, name)
    }
}
