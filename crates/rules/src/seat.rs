//! The two players, and how far one is ahead of the other.

/// One of the two players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Seat {
    /// The player who drafts first.
    First,
    /// The player who names the start card.
    Second,
}

impl Seat {
    /// Both, the first first.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// 0 for the first player, 1 for the second.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// How far the first player is ahead, in points: the same number whoever looks at it.
///
/// ```
/// use wagons_rules::{Margin, Seat};
///
/// let margin = Margin(-3);
/// assert_eq!(margin.seen_by(Seat::First), -3);
/// assert_eq!(margin.seen_by(Seat::Second), 3);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Margin(pub i32);

impl Margin {
    /// How far this player is ahead.
    pub const fn seen_by(self, seat: Seat) -> i32 {
        match seat {
            Seat::First => self.0,
            Seat::Second => -self.0,
        }
    }
}
