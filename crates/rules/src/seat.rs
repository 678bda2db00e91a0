//! The two players.

use std::ops::Not;

use crate::naming::worded;

/// One of the two players.
///
/// ```
/// use wagons_rules::Seat;
///
/// assert_eq!(!Seat::First, Seat::Second);
/// assert_eq!(Seat::Second.to_string(), "second");
/// assert_eq!("second".parse(), Ok(Seat::Second));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Seat {
    /// The player who drafts first.
    First,
    /// The player who names the start card.
    Second,
}

impl Seat {
    /// Both, the first first.
    pub const BOTH: [Self; Self::COUNT] = [Self::First, Self::Second];

    /// How many there are.
    pub const COUNT: usize = 2;

    /// The English word for it: `first` or `second`.
    pub const fn name(self) -> &'static str {
        ["first", "second"][self as usize]
    }

    /// The opponent; `!seat` says the same.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

worded!(Seat, BOTH, "a seat", "first or second");

impl Not for Seat {
    type Output = Self;

    fn not(self) -> Self {
        self.other()
    }
}
