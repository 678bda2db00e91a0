//! What somebody has made of the days' deals: the best finish against each opponent, and the series of days.
//!
//! Which day it is, and where the book is kept, is for the client to know.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use wagons_players::Level;
use wagons_rules::{Game, Seat};

use crate::day::Day;
use crate::kept::{self, Entry, Kept};
use crate::salvage;

/// How a game ended for the person. Finishes are ordered from the worst to the best.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Finish {
    /// By how many points the person was ahead.
    #[serde(deserialize_with = "kept::points")]
    pub margin: i32,
    /// Whether that was a win: on equal points the number of cards decides.
    pub won: bool,
}

/// Every day played.
///
/// ```
/// use wagons_table::daybook::{Daybook, Finish};
/// use wagons_table::{Day, Level};
///
/// let day: Day = "2026-11-15".parse()?;
/// let mut book = Daybook::default();
/// book.note(day, Level::Hard, Finish { margin: -3, won: false }, true);
/// book.note(day, Level::Hard, Finish { margin: 4, won: true }, true);
/// assert_eq!(book.best(day).map(|finish| finish.margin), Some(4));
/// assert_eq!(book.series(day), 1);
/// # Ok::<(), wagons_table::day::DayError>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Daybook {
    days: BTreeMap<Day, Page>,
}

/// One day.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Page {
    best: BTreeMap<Level, Finish>,
    /// Whether a game was begun on the day itself; only then it belongs to a series.
    on_the_day: bool,
}

impl Daybook {
    /// Writes down a finished game of a day's deal. To note the same game again changes nothing.
    pub fn note(&mut self, day: Day, level: Level, finish: Finish, on_the_day: bool) {
        let page = self.days.entry(day).or_default();
        page.on_the_day |= on_the_day;
        let best = page.best.entry(level).or_insert(finish);
        *best = finish.max(*best);
    }

    /// The best finish of a day, whoever the opponent was.
    pub fn best(&self, day: Day) -> Option<Finish> {
        self.finishes(day).map(|(_, finish)| finish).max()
    }

    /// The best finish of a day against each opponent, the weakest opponent first.
    pub fn finishes(&self, day: Day) -> impl Iterator<Item = (Level, Finish)> + '_ {
        let page = self.days.get(&day).into_iter();
        page.flat_map(|page| page.best.iter().map(|(&level, &finish)| (level, finish)))
    }

    /// How many days in a row were played up to today. Today itself may still be to come.
    pub fn series(&self, today: Day) -> usize {
        today.series(|day| self.days.get(&day).is_some_and(|page| page.on_the_day))
    }

    /// The longest series ever.
    pub fn longest_series(&self) -> usize {
        let days: Vec<_> =
            self.days.iter().filter(|(_, page)| page.on_the_day).map(|(day, _)| *day).collect();
        days.chunk_by(|day, next| next.before() == *day).map(<[Day]>::len).max().unwrap_or(0)
    }

    /// How a game between two ended for one of them, if it has ended.
    pub fn finish(game: &Game, seat: Seat) -> Option<Finish> {
        let winner = game.winner()?;
        Some(Finish { margin: game.margin().seen_by(seat).0, won: winner == seat })
    }

    /// Takes over what another book knows better.
    pub fn merge(&mut self, other: Self) {
        for (day, page) in other.days {
            self.days.entry(day).or_default().on_the_day |= page.on_the_day;
            for (level, finish) in page.best {
                self.note(day, level, finish, page.on_the_day);
            }
        }
    }
}

impl Kept for Daybook {
    /// Every day that can be read.
    fn salvage(text: &str) -> Option<Self> {
        let days: BTreeMap<_, _> = salvage::entries(text).collect();
        (!days.is_empty()).then_some(Self { days })
    }
}

impl Entry for Daybook {
    const NAME: &'static str = "days";
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    const WIN: Finish = Finish { margin: 5, won: true };

    fn book(days: &[(&str, bool)]) -> Daybook {
        let mut book = Daybook::default();
        for &(text, on_the_day) in days {
            book.note(day(text), Level::Easy, WIN, on_the_day);
        }
        book
    }

    #[test]
    fn a_series_goes_on_until_a_day_is_missed() {
        let book =
            book(&[("2026-02-27", true), ("2026-02-28", true), ("2026-03-01", true), ("2026-03-03", true)]);
        for (today, series) in [("2026-03-01", 3), ("2026-03-02", 3), ("2026-03-03", 1), ("2026-03-05", 0)] {
            assert_eq!(book.series(day(today)), series, "{today}");
        }
        assert_eq!(book.longest_series(), 3);
    }

    #[test]
    fn a_deal_played_on_a_later_day_mends_no_series() {
        let book = book(&[("2026-11-13", true), ("2026-11-14", false), ("2026-11-15", true)]);
        assert_eq!(book.series(day("2026-11-15")), 1);
        assert_eq!(book.best(day("2026-11-14")), Some(WIN));
    }

    #[test]
    fn the_best_finish_stays_and_a_tie_that_was_won_is_better_than_one_that_was_lost() {
        let (mut book, today) = (Daybook::default(), day("2026-11-15"));
        let [lost, tied, won] =
            [(-2, false), (0, false), (0, true)].map(|(margin, won)| Finish { margin, won });
        for finish in [tied, won, lost] {
            book.note(today, Level::Master, finish, true);
        }
        assert_eq!(book.finishes(today).collect::<Vec<_>>(), [(Level::Master, won)]);
        assert_eq!(book.best(today.before()), None);
    }

    #[test]
    fn two_books_become_one_that_knows_the_best_of_both() {
        let today = day("2026-11-15");
        let mut one = book(&[("2026-11-14", true)]);
        let mut two = book(&[("2026-11-15", true)]);
        two.note(today, Level::Hard, Finish { margin: -9, won: false }, true);
        one.merge(two);
        assert_eq!(one.series(today), 2);
        assert_eq!(one.finishes(today).count(), 2);
    }

    #[test]
    fn the_book_is_kept() {
        let book = book(&[("2026-11-14", true), ("2026-11-15", false)]);
        assert_eq!(Daybook::recall(&book.keep()), Ok(book));
    }

    #[test]
    fn a_damaged_byte_costs_one_day_at_most() {
        let book = book(&[("2026-11-13", true), ("2026-11-14", true), ("2026-11-15", false)]);
        for left in salvage::with_every_flaw(&book) {
            assert!(left.days.len() >= 2, "{left:?}");
        }
        assert_eq!(Daybook::salvage("{"), None);
    }

    #[test]
    fn a_margin_that_nobody_can_have_is_damage() {
        let text = book(&[("2026-11-14", true), ("2026-11-15", true)]).keep();
        for (margin, days) in [("-9999", 2), ("9999", 2), ("10000", 1), ("-2147483648", 1)] {
            let text = text.replacen("\"margin\":5", &format!("\"margin\":{margin}"), 1);
            assert_eq!(Daybook::recall(&text).is_ok(), days == 2, "{text}");
            assert_eq!(Daybook::salvage(&text).map(|book| book.days.len()), Some(days), "{text}");
        }
    }

    #[test]
    fn a_series_of_a_hundred_years_is_counted_at_once() {
        const DAYS: usize = 40_000;
        let mut book = Daybook::default();
        for day in (0..).map(Day::of_unix).take(DAYS) {
            book.note(day, Level::Easy, WIN, true);
        }
        assert_eq!(book.longest_series(), DAYS);
        assert_eq!(book.series(Day::of_unix(DAYS as i64)), DAYS, "today is still to come");
    }
}
