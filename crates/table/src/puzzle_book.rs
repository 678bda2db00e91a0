//! What somebody has made of the puzzles: which were solved at the first try, a rating, and the days in a row.
//!
//! Only the first answer to a puzzle counts. Which day it is, and where the book is kept, is for the client to know.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::day::Day;
use crate::kept::{self, Entry, Kept, MOST_POINTS};
use crate::salvage;

/// The book of puzzles.
///
/// ```
/// use wagons_table::{Day, PuzzleBook};
///
/// let (day, mut book): (Day, _) = ("2026-11-15".parse()?, PuzzleBook::default());
/// let before = book.rating();
/// assert!(book.note("first puzzle", 1_400, true));
/// assert!(!book.note("first puzzle", 1_400, false), "only the first answer counts");
/// book.note_day(day);
/// assert!(book.rating() > before);
/// assert_eq!((book.solved(), book.series(day)), (1, 1));
/// # Ok::<(), wagons_table::day::DayError>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PuzzleBook {
    /// The first answers by the record of the puzzle, which stays when the numbers change.
    answers: BTreeMap<String, Answer>,
    /// How far the rating is from where everybody begins.
    #[serde(deserialize_with = "kept::points")]
    gained: i32,
    /// The days whose puzzle was solved on the day.
    days: BTreeSet<Day>,
}

/// A first answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct Answer {
    rating: u16,
    right: bool,
}

impl PuzzleBook {
    /// The rating everybody begins with.
    pub const BEGINNING: i32 = 1_000;

    /// The rating: that of puzzles of which one solves every second at the first try.
    pub const fn rating(&self) -> i32 {
        Self::BEGINNING + self.gained
    }

    /// Notes an answer to a puzzle of this rating, if it is the first. Tells whether it was.
    pub fn note(&mut self, record: &str, rating: u16, right: bool) -> bool {
        if self.answers.contains_key(record) {
            return false;
        }
        self.gained = (self.gained + self.gain(rating, right)).clamp(-MOST_POINTS, MOST_POINTS);
        self.answers.insert(record.to_owned(), Answer { rating, right });
        true
    }

    /// Elo's formula. A newcomer's rating moves faster.
    fn gain(&self, rating: u16, right: bool) -> i32 {
        let step = if self.answers.len() < 20 { 64.0 } else { 24.0 };
        let expected = 1.0 / (1.0 + 10_f64.powf(f64::from(i32::from(rating) - self.rating()) / 400.0));
        (step * (f64::from(u8::from(right)) - expected)).round() as i32
    }

    /// The puzzle of a day was solved on the day itself.
    pub fn note_day(&mut self, day: Day) {
        self.days.insert(day);
    }

    /// How many puzzles were solved at the first try.
    pub fn solved(&self) -> usize {
        self.answers.values().filter(|answer| answer.right).count()
    }

    /// How many puzzles were tried.
    pub fn tried(&self) -> usize {
        self.answers.len()
    }

    /// Whether a puzzle was tried, and then whether it was solved at the first try.
    pub fn answer(&self, record: &str) -> Option<bool> {
        self.answers.get(record).map(|answer| answer.right)
    }

    /// On how many days in a row the puzzle of the day was solved. Today's may still be to come.
    pub fn series(&self, today: Day) -> usize {
        today.series(|day| self.days.contains(&day))
    }

    /// Takes over what another book knows besides. Its answers count as if they were given now.
    pub fn merge(&mut self, other: Self) {
        for (record, Answer { rating, right }) in other.answers {
            self.note(&record, rating, right);
        }
        self.days.extend(other.days);
    }
}

impl Kept for PuzzleBook {
    /// Every answer and day that can be read. Where the rating cannot, the answers count as if they were given now.
    fn salvage(text: &str) -> Option<Self> {
        let days = salvage::strings(text).filter_map(|day| day.parse().ok());
        let read = Self { answers: salvage::entries(text).collect(), gained: 0, days: days.collect() };
        let mut book = Self::default();
        match salvage::entry(text, "gained").filter(|&gained| kept::are_points(gained)) {
            Some(gained) => book = Self { gained, ..read },
            None => book.merge(read),
        }
        (book != Self::default()).then_some(book)
    }
}

impl Entry for PuzzleBook {
    const NAME: &'static str = "puzzles";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_settles_where_every_second_puzzle_is_solved() {
        let mut book = PuzzleBook::default();
        // Solves everything below 1,500, and nothing above.
        for number in 0..300_u32 {
            let rating = 1_300 + (number * 7 % 5) as u16 * 100;
            book.note(&number.to_string(), rating, rating < 1_500);
        }
        assert!((1_400..=1_600).contains(&book.rating()), "{}", book.rating());
    }

    #[test]
    fn what_is_kept_is_read_again_and_merged() {
        let day: Day = "2026-11-15".parse().unwrap();
        let mut book = PuzzleBook::default();
        book.note("a", 1_200, false);
        book.note_day(day.before());
        let mut other = PuzzleBook::recall(&book.keep()).unwrap();
        assert_eq!(other, book);
        other.note("b", 900, true);
        other.note_day(day);
        book.merge(other);
        assert_eq!((book.tried(), book.solved(), book.series(day)), (2, 1, 2));
        assert_eq!((book.answer("a"), book.answer("c")), (Some(false), None));
    }

    fn played() -> PuzzleBook {
        let (mut book, mut day): (_, Day) = (PuzzleBook::default(), "2026-11-15".parse().unwrap());
        for (rating, record) in
            (1_000..).step_by(100).zip(["ADQ/JRNO *J", "FKQ/RJAP *B P", "s1:IP/ABC B B0,0"])
        {
            book.note(record, rating, true);
            book.note_day(day);
            day = day.before();
        }
        book
    }

    #[test]
    fn a_damaged_byte_costs_one_answer_or_one_day_at_most() {
        let book = played();
        assert_eq!(PuzzleBook::salvage(&book.keep()).as_ref(), Some(&book));
        for left in salvage::with_every_flaw(&book) {
            assert!(left.tried() + left.days.len() >= 5, "{left:?}");
            assert!(left.rating() > PuzzleBook::BEGINNING - MOST_POINTS, "{left:?}");
        }
        assert_eq!(PuzzleBook::salvage("{"), None);
    }

    #[test]
    fn a_rating_that_nobody_can_have_is_counted_anew() {
        let book = played();
        let kept = |gained: i32| {
            book.keep().replace(&format!("\"gained\":{}", book.gained), &format!("\"gained\":{gained}"))
        };
        for gained in [i32::MIN, -10_000, 10_000, i32::MAX] {
            assert!(PuzzleBook::recall(&kept(gained)).is_err());
            assert_eq!(PuzzleBook::salvage(&kept(gained)).as_ref(), Some(&book), "{gained}");
        }
        let mut best = PuzzleBook::recall(&kept(MOST_POINTS)).unwrap();
        best.note("another", u16::MAX, true);
        assert_eq!(best.rating(), PuzzleBook::BEGINNING + MOST_POINTS);
        assert_eq!(PuzzleBook::recall(&best.keep()), Ok(best));
    }
}
