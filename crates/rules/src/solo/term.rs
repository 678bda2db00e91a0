//! What the rival scores: the sentences of a scenario's scoring, made of [counts](Count).

use crate::solo::count::Count;

/// One summand of the rival's points.
///
/// ```
/// use wagons_rules::Icon;
/// use wagons_rules::solo::{Count, TableRow, Side, Term};
///
/// // The rival has four wagons, the player five.
/// let counted = |side, _| if side == Side::Rival { 4 } else { 5 };
/// let count = Count::Icon(Icon::Wagon);
/// assert_eq!(Term::Each { points: 3, count }.points(counted), 12);
///
/// let rows = vec![TableRow { from: 2, points: 1 }, TableRow { from: 4, points: 6 }, TableRow { from: 6, points: 15 }];
/// assert_eq!(Term::Table { count, rows }.points(counted), 6);
/// assert_eq!(Term::IfMore { points: 10, whose: Side::Player, count }.points(counted), 10);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Term {
    /// So many points for each.
    Each {
        /// The points; negative if it costs the rival something.
        points: i32,
        /// What is counted in the rival's town.
        count: Count,
    },
    /// Points by how many there are.
    Table {
        /// What is counted in the rival's town.
        count: Count,
        /// The rows, the lowest number first: the last one reached pays; none if the first is not reached.
        rows: Vec<TableRow>,
    },
    /// So many points if one side has more of something than the other.
    IfMore {
        /// The rival's points; negative if it costs the rival something.
        points: i32,
        /// Who must have more for that.
        whose: Side,
        /// What is counted in both towns.
        count: Count,
    },
}

/// A row of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct TableRow {
    /// From this number on …
    pub from: u8,
    /// … so many points, in total.
    pub points: i32,
}

/// One side of the solo game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Side {
    /// The player.
    Player,
    /// The rival.
    Rival,
}

impl Term {
    /// What is counted.
    pub const fn count(&self) -> Count {
        match *self {
            Self::Each { count, .. } | Self::Table { count, .. } | Self::IfMore { count, .. } => count,
        }
    }

    /// The rival's points, given how many each side has of something.
    pub fn points(&self, counted: impl Fn(Side, Count) -> i32) -> i32 {
        match *self {
            Self::Each { points, count } => points * counted(Side::Rival, count),
            Self::Table { count, ref rows } => {
                let found = counted(Side::Rival, count);
                rows.iter().rev().find(|row| found >= i32::from(row.from)).map_or(0, |row| row.points)
            }
            Self::IfMore { points, whose, count } => {
                let more = counted(whose, count) > counted(whose.other(), count);
                points * i32::from(more)
            }
        }
    }
}

impl Side {
    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Player => Self::Rival,
            Self::Rival => Self::Player,
        }
    }
}
