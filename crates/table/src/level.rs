//! The computer's five levels, as people choose them.

use serde::{Deserialize, Serialize};

/// A rung of the ladder.
///
/// ```
/// use wagons_table::Level;
///
/// assert_eq!(Level::from_name("hard"), Some(Level::Hard));
/// assert_eq!(Level::ALL.map(Level::name), ["easy", "medium", "hard", "expert", "master"]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// A greenhorn who loves big herds.
    Easy,
    /// A drover who takes what lies next.
    Medium,
    /// A scout who watches the other town.
    Hard,
    /// A sheriff who counts.
    Expert,
    /// A legend nobody has seen lose.
    Master,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 5] = [Self::Easy, Self::Medium, Self::Hard, Self::Expert, Self::Master];

    /// The name the players' library knows it by.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
            Self::Master => "master",
        }
    }

    /// The level of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }
}
