//! A day of the calendar and its deal: the same for everybody, everywhere.

use std::fmt;
use std::str::FromStr;

use wagons_rules::{Deal, Rng, Seat};

/// A date. Days are ordered and can be counted; which day it is now is for the client to know.
///
/// ```
/// use wagons_table::Day;
///
/// let day: Day = "2026-11-15".parse()?;
/// assert_eq!(day.to_string(), "2026-11-15");
/// assert_eq!(day.before().to_string(), "2026-11-14");
/// # Ok::<(), wagons_table::day::DayError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day {
    year: i32,
    month: u8,
    of_month: u8,
}

/// Why a text names no day.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a day written as year-month-day, as in 2026-11-15")]
pub struct DayError(pub String);

impl Day {
    /// A day of the Gregorian calendar between the years 1 and 9999, if there is such a day.
    pub fn new(year: i32, month: u8, day: u8) -> Option<Self> {
        let exists = (1..=9999).contains(&year)
            && (1..=12).contains(&month)
            && (1..=days_in(year, month)).contains(&day);
        exists.then_some(Self { year, month, of_month: day })
    }

    /// The year, the month from 1 and the day from 1.
    pub const fn parts(self) -> (i32, u8, u8) {
        (self.year, self.month, self.of_month)
    }

    /// The day that is so many days after 1 January 1970, if it is one of the years 1 to 9999; else that one.
    ///
    /// ```
    /// use wagons_table::Day;
    ///
    /// assert_eq!(Day::of_unix(20_772).to_string(), "2026-11-15");
    /// ```
    pub fn of_unix(days: i64) -> Self {
        // Howard Hinnant's civil_from_days: years begin in March, so that a leap day is a year's last.
        let shifted = days + 719_468;
        let (era, of_era) = (shifted.div_euclid(146_097), shifted.rem_euclid(146_097));
        let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let march_first = (5 * of_year + 2) / 153;
        let of_month = of_year - (153 * march_first + 2) / 5 + 1;
        let month = if march_first < 10 { march_first + 3 } else { march_first - 9 };
        let year = year_of_era + era * 400 + i64::from(month <= 2);
        let day = i32::try_from(year).ok().and_then(|year| Self::new(year, month as u8, of_month as u8));
        day.unwrap_or(Self { year: 1970, month: 1, of_month: 1 })
    }

    /// The day before.
    #[must_use]
    pub fn before(self) -> Self {
        let Self { year, month, of_month } = self;
        match (month, of_month) {
            (1, 1) => Self { year: year - 1, month: 12, of_month: 31 },
            (_, 1) => Self { year, month: month - 1, of_month: days_in(year, month - 1) },
            _ => Self { of_month: of_month - 1, ..self },
        }
    }

    /// How many days in a row are among some up to this one, or up to the day before if this one may still be to come.
    pub(crate) fn series(self, is_among: impl Fn(Self) -> bool) -> usize {
        let last = if is_among(self) { self } else { self.before() };
        std::iter::successors(Some(last), |day| Some(day.before())).take_while(|&day| is_among(day)).count()
    }

    /// The deal of this day: the same day has the same deal for ever.
    pub fn deal(self) -> Deal {
        Deal::shuffled(&mut Rng::new(self.seed()))
    }

    /// Where the person sits in this day's game, which is the same for everybody too.
    pub fn seat(self) -> Seat {
        let mut rng = Rng::new(self.seed());
        Deal::shuffled(&mut rng);
        if rng.below(2) == 0 { Seat::First } else { Seat::Second }
    }

    /// The weekday: 0 is Monday, 6 is Sunday.
    pub fn weekday(self) -> u8 {
        // The first of the year 1 was a Monday.
        (self.ordinal() % 7) as u8
    }

    /// How many days lie between this one and the first of the year 1.
    pub fn ordinal(self) -> u64 {
        let before = self.year as u64 - 1;
        let months: u64 = (1..self.month).map(|month| u64::from(days_in(self.year, month))).sum();
        365 * before + before / 4 - before / 100 + before / 400 + months + u64::from(self.of_month) - 1
    }

    /// A number for everything of that day that is left to chance.
    pub fn seed(self) -> u64 {
        // The words keep the days apart from the small seeds people choose by hand.
        let name = u64::from_be_bytes(*b"wagonday");
        name ^ (self.year as u64 * 10_000 + u64::from(self.month) * 100 + u64::from(self.of_month))
    }
}

fn days_in(year: i32, month: u8) -> u8 {
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    match month {
        2 if leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.of_month)
    }
}

impl FromStr for Day {
    type Err = DayError;

    fn from_str(text: &str) -> Result<Self, DayError> {
        let date = || {
            let (year, rest) = text.split_once('-')?;
            let (month, day) = rest.split_once('-')?;
            Self::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?)
        };
        // What is printed is what was read: no other form of the same date passes.
        date().filter(|date| date.to_string() == text).ok_or_else(|| DayError(text.to_owned()))
    }
}

wagons_wire::as_text!(Day);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn months_and_years_are_walked_back_over() {
        let before = |text: &str| text.parse::<Day>().map(|day| day.before().to_string()).unwrap();
        assert_eq!(before("2026-01-01"), "2025-12-31");
        assert_eq!(before("2024-03-01"), "2024-02-29");
        assert_eq!(before("2026-03-01"), "2026-02-28");
        assert_eq!(before("2000-03-01"), "2000-02-29");
    }

    #[test]
    fn days_are_counted_from_1970() {
        assert_eq!(Day::of_unix(0).to_string(), "1970-01-01");
        let mut number = 20_772;
        let mut day = Day::of_unix(number);
        for _ in 0..3_000 {
            number -= 1;
            assert_eq!(Day::of_unix(number), day.before());
            day = day.before();
        }
        assert_eq!(Day::of_unix(i64::from(i32::MAX)), Day::of_unix(0));
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for text in ["", "2026", "2026-13-01", "2026-02-30", "2026-2-3", "2026-02-03-04", "tomorrow"] {
            assert_eq!(text.parse::<Day>(), Err(DayError(text.to_owned())));
        }
    }

    #[test]
    fn weekdays_follow_one_another() {
        let weekday = |text: &str| text.parse::<Day>().unwrap().weekday();
        assert_eq!(weekday("2026-11-15"), 6, "a Sunday");
        assert_eq!(weekday("2026-11-16"), 0);
        assert_eq!(weekday("2000-02-29"), 1);
        let mut day: Day = "2028-12-31".parse().unwrap();
        for _ in 0..3_000 {
            assert_eq!(day.weekday(), (day.before().weekday() + 1) % 7, "{day}");
            day = day.before();
        }
    }

    #[test]
    fn everybody_sits_at_the_same_side_and_the_sides_change() {
        let mut day: Day = "2026-11-15".parse().unwrap();
        let mut first = 0;
        for _ in 0..100 {
            first += usize::from(day.seat() == Seat::First);
            day = day.before();
        }
        assert!((30..70).contains(&first), "{first} of 100");
    }

    #[test]
    fn the_deal_of_a_day_never_changes() {
        let deal = |text: &str| text.parse::<Day>().unwrap().deal().to_string();
        assert_eq!(deal("2026-11-15"), "ADQ/JRNOHELIMBKFCGP");
        assert_ne!(deal("2026-11-15"), deal("2026-11-16"));
    }
}
