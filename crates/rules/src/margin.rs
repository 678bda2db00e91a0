//! How far one side is ahead of the other, in points: as everybody says it, and as one side sees it.

use std::ops::Neg;

use crate::seat::Seat;

/// How far the first player is ahead, in points: the same number whoever looks at it. In the solo game the player
/// sits first and the rival second.
///
/// ```
/// use wagons_rules::{Lead, Margin, Seat};
///
/// let margin = Margin(-3);
/// assert_eq!(margin.seen_by(Seat::First), Lead(-3));
/// assert_eq!(margin.seen_by(Seat::Second), Lead(3));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Margin(pub i32);

/// How far one side is ahead of the other, in points, as that side sees it: a larger lead is better for it.
///
/// ```
/// use wagons_rules::{Lead, Margin, Seat};
///
/// assert!(Lead(2) > Lead(-1));
/// assert_eq!(-Lead(2), Lead(-2)); // as the other side sees it
/// assert_eq!(Lead(2).of(Seat::Second), Margin(-2));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Lead(pub i32);

impl Margin {
    /// How far this player is ahead.
    pub const fn seen_by(self, seat: Seat) -> Lead {
        match seat {
            Seat::First => Lead(self.0),
            Seat::Second => Lead(-self.0),
        }
    }
}

impl Lead {
    /// The margin, if this is the lead of that seat.
    pub const fn of(self, seat: Seat) -> Margin {
        match seat {
            Seat::First => Margin(self.0),
            Seat::Second => Margin(-self.0),
        }
    }
}

impl Neg for Lead {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}
