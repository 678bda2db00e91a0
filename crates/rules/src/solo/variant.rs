//! The published ways to play and score the rival.

use crate::naming::worded;

/// How the rival plays round 2 when its hunt fails, and what it scores besides its scenario.
///
/// ```
/// use wagons_rules::solo::Variant;
///
/// assert_eq!(Variant::from_name("legend"), Some(Variant::Legend));
/// assert_eq!(Variant::Classic.points_for_card(2), None);
/// assert_eq!(Variant::Legend.points_for_card(2), Some(3));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Variant {
    /// The rival falls back on icons, and scores its three most frequent terrains.
    #[default]
    Classic,
    /// The easy modern game: no falling back, and 2, 2, 1 points for a card with two, three, four terrains.
    Newcomer,
    /// The middling modern game: 3, 2, 1.
    Local,
    /// The hard modern game: 3, 2, 2.
    Legend,
}

impl Variant {
    /// How many there are.
    pub const COUNT: usize = 4;

    /// All four.
    pub const ALL: [Self; Self::COUNT] = [Self::Classic, Self::Newcomer, Self::Local, Self::Legend];

    /// The word for it in deal tokens and on the command line.
    pub const fn name(self) -> &'static str {
        ["classic", "newcomer", "local", "legend"][self as usize]
    }

    /// Whether the rival, its hunt failed, looks for an icon of its last card.
    pub const fn falls_back(self) -> bool {
        matches!(self, Self::Classic)
    }

    /// The rival's points for a card that shows two, three or four different terrains; none in the classic game,
    /// which scores terrains instead of cards.
    pub const fn points_for_card(self, terrains: usize) -> Option<i32> {
        let points = match self {
            Self::Classic => return None,
            Self::Newcomer => [2, 2, 1],
            Self::Local => [3, 2, 1],
            Self::Legend => [3, 2, 2],
        };
        match terrains {
            2..=4 => Some(points[terrains - 2]),
            _ => None,
        }
    }
}

worded!(Variant, ALL, "a variant", "classic, newcomer, local or legend");
