//! How much time there is, and who sits where.

use std::fmt;
use std::str::FromStr;

use wagons_rules::Seat;

use crate::Millis;

/// How much time a game leaves its players.
///
/// ```
/// use wagons_wire::Pace;
///
/// for text in ["none", "days:3", "clock:10+10"] {
///     assert_eq!(text.parse::<Pace>()?.to_string(), text);
/// }
/// # Ok::<(), wagons_wire::PaceError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Pace {
    /// As much as anybody likes.
    None,
    /// So many days for every turn.
    Days(u8),
    /// Minutes for the whole game, and seconds more for every turn.
    Clock {
        /// For the whole game.
        minutes: u8,
        /// Added before every turn.
        seconds: u8,
    },
}

/// Why a text is no pace.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "a pace is `none`, `days:N` (1 to 30) or `clock:M+S` (up to 180 minutes and 180 seconds, not both 0)"
)]
pub struct PaceError;

impl Pace {
    /// What is played by the clock if nobody says otherwise.
    pub const CLOCK: Self = Self::Clock { minutes: 10, seconds: 10 };

    const DAY: Millis = 24 * 60 * 60 * 1000;

    /// What a player has at the beginning: of the game by clock, of every turn by days.
    pub const fn allowance(self) -> Option<Millis> {
        match self {
            Self::None => None,
            Self::Days(days) => Some(days as Millis * Self::DAY),
            Self::Clock { minutes, seconds } => Some((minutes as Millis * 60 + seconds as Millis) * 1000),
        }
    }

    /// What a player gets for every turn by clock.
    pub const fn increment(self) -> Millis {
        match self {
            Self::Clock { seconds, .. } => seconds as Millis * 1000,
            Self::None | Self::Days(_) => 0,
        }
    }

    /// What one player gives the other who asks for time: another period, or a minute on the clock.
    pub const fn gift(self) -> Option<Millis> {
        match self {
            Self::None => None,
            Self::Days(_) => self.allowance(),
            Self::Clock { .. } => Some(60_000),
        }
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("none"),
            Self::Days(days) => write!(f, "days:{days}"),
            Self::Clock { minutes, seconds } => write!(f, "clock:{minutes}+{seconds}"),
        }
    }
}

impl FromStr for Pace {
    type Err = PaceError;

    fn from_str(text: &str) -> Result<Self, PaceError> {
        let number = |digits: &str| digits.parse::<u8>().map_err(|_| PaceError);
        let pace = match text.split_once(':') {
            None if text == "none" => Self::None,
            Some(("days", days)) => Self::Days(number(days)?),
            Some(("clock", clock)) => {
                let (minutes, seconds) = clock.split_once('+').ok_or(PaceError)?;
                Self::Clock { minutes: number(minutes)?, seconds: number(seconds)? }
            }
            _ => return Err(PaceError),
        };
        let sensible = match pace {
            Self::None => true,
            Self::Days(days) => (1..=30).contains(&days),
            Self::Clock { minutes, seconds } => {
                minutes <= 180 && seconds <= 180 && (minutes, seconds) != (0, 0)
            }
        };
        if sensible && pace.to_string() == text { Ok(pace) } else { Err(PaceError) }
    }
}

/// Where whoever invites wants to sit.
///
/// ```
/// use wagons_rules::Seat;
/// use wagons_wire::Seating;
///
/// assert_eq!("second".parse(), Ok(Seating::At(Seat::Second)));
/// assert_eq!(Seating::Chance.to_string(), "chance");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Seating {
    /// There.
    At(Seat),
    /// The server throws a coin.
    Chance,
}

/// Why a text is no seating.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a seat is `first`, `second` or `chance`")]
pub struct SeatingError;

impl fmt::Display for Seating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::At(seat) => f.write_str(seat.name()),
            Self::Chance => f.write_str("chance"),
        }
    }
}

impl FromStr for Seating {
    type Err = SeatingError;

    fn from_str(text: &str) -> Result<Self, SeatingError> {
        match text {
            "chance" => Ok(Self::Chance),
            _ => Seat::from_name(text).map(Self::At).ok_or(SeatingError),
        }
    }
}

crate::as_text!(Pace, Seating);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn senseless_paces_are_refused() {
        for wrong in
            ["", "days:0", "days:31", "days:03", "clock:0+0", "clock:181+0", "clock:10", "clock:+1+1", "None"]
        {
            assert_eq!(wrong.parse::<Pace>(), Err(PaceError), "{wrong}");
        }
    }

    #[test]
    fn the_first_turn_by_clock_has_its_seconds_too() {
        assert_eq!(Pace::CLOCK.allowance(), Some(610_000));
        assert_eq!("clock:0+5".parse::<Pace>().unwrap().allowance(), Some(5_000));
    }
}
