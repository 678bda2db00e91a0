//! What those who solve the same position apart from each other tell each other.

use std::fmt;
use std::str::FromStr;

use wagons_rules::Placement;

use super::puzzle::Outcome;

/// How a piece of a long search ended. It is true wherever the same search is made.
///
/// Travels as words: the number of the search, the first placement and, if the goal was reached, the worth and the placements
/// that reach it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tidings {
    /// The fingerprint of the search.
    pub(super) search: u64,
    /// The placement that the piece begins with.
    pub(super) first: Placement,
    pub(super) outcome: Outcome,
}

impl fmt::Display for Tidings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.search, self.first)?;
        if let Outcome::Reached(worth, line) = &self.outcome {
            write!(f, " {worth}")?;
            line.iter().try_for_each(|placement| write!(f, " {placement}"))?;
        }
        Ok(())
    }
}

impl FromStr for Tidings {
    type Err = TidingsError;

    fn from_str(text: &str) -> Result<Self, TidingsError> {
        read(text).ok_or(TidingsError)
    }
}

fn read(text: &str) -> Option<Tidings> {
    let mut words = text.split(' ');
    let (search, first) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let outcome = match words.next() {
        None => Outcome::Impossible,
        Some(worth) => {
            let line = words.map(|word| word.parse().ok()).collect::<Option<_>>()?;
            Outcome::Reached(worth.parse().ok()?, line)
        }
    };
    Some(Tidings { search, first, outcome })
}

/// A text that no [`Tidings`] were written as.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("tidings of a search are a number, a placement and, if its goal was reached, a worth and placements")]
#[non_exhaustive]
pub struct TidingsError;

/// Who one is among those who solve the same position. The pieces of a search are halved between pairs: one of a pair works
/// from the front, the other one from the back, and so they hardly ever work on the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Share {
    place: usize,
    all: usize,
}

impl Share {
    pub(super) const ALONE: Self = Self { place: 0, all: 1 };

    pub(super) fn new(place: usize, all: usize) -> Self {
        Self { place: place.min(all.max(1) - 1), all: all.max(1) }
    }

    pub(super) fn is_alone(self) -> bool {
        self.all == 1
    }

    /// Where to begin with so many pieces, and whether to go backwards from there.
    pub(super) fn of(self, pieces: usize) -> (usize, bool) {
        (pieces * self.place.next_multiple_of(2) / self.all, self.place % 2 == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tidings_read_back_as_they_were_written() {
        let [first, second] = ["H'1,-3", "L0,-2"].map(|text| text.parse::<Placement>().unwrap());
        let outcomes = [Outcome::Impossible, Outcome::Reached(-3, vec![first, second])];
        let texts = ["18446744073709551615 H'1,-3", "18446744073709551615 H'1,-3 -3 H'1,-3 L0,-2"];
        for (outcome, text) in outcomes.into_iter().zip(texts) {
            let tidings = Tidings { search: u64::MAX, first, outcome };
            assert_eq!((tidings.to_string(), text.parse()), (text.to_owned(), Ok(tidings)));
        }
    }

    #[test]
    fn other_texts_are_no_tidings() {
        for text in ["", "7", "7 ", "7 H0,0 ", "H0,0 7", "7 H0,0 H0,0", "7 H0,0 3 4", "-1 H0,0", "7  H0,0"] {
            assert_eq!(text.parse::<Tidings>(), Err(TidingsError), "{text}");
        }
    }
}
