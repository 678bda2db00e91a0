//! How the cards lie before anybody has chosen anything.

use std::fmt;

use crate::card::Card;
use crate::rng::Rng;
use crate::token::printable;

/// The three scoring cards and the circle of fifteen.
///
/// ```
/// use wagons_rules::{Deal, Rng};
///
/// let deal: Deal = "FKQ/RJAPODGLNMHBICE".parse()?;
/// assert_eq!(deal.circle()[0].letter(), 'R');
/// assert_eq!(deal.to_string(), "FKQ/RJAPODGLNMHBICE");
///
/// assert_eq!(Deal::shuffled(&mut Rng::new(1)).to_string(), "AIN/BLQEDHCFRJOGPMK");
/// # Ok::<(), wagons_rules::DealError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Deal {
    scoring: [Card; Self::SCORING],
    circle: [Card; Self::CIRCLE],
}

/// Why cards are not a deal.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum DealError {
    /// There is no `/` between the scoring cards and the circle, or more than one.
    #[error("a deal is three scoring cards, `/`, and the fifteen cards of the circle")]
    Shape,
    /// A letter names no card.
    #[error("`{letter}` is not a card: cards are the letters A to R", letter = printable(*.0))]
    UnknownCard(char),
    /// A part has the wrong number of cards.
    #[error("{found} {part} cards instead of {expected}")]
    Count {
        /// Which part: `scoring`, `circle` or `deck`.
        part: &'static str,
        /// How many there are.
        found: usize,
        /// How many there should be.
        expected: usize,
    },
    /// A card is there more than once.
    #[error("{card} ({title}) appears twice", card = .0, title = .0.title())]
    Twice(Card),
    /// The scoring cards are not in alphabetical order.
    #[error("scoring cards are written in alphabetical order")]
    Unsorted,
}

impl Deal {
    /// How many scoring cards lie in the middle.
    pub const SCORING: usize = 3;
    /// How many cards lie in the circle.
    pub const CIRCLE: usize = 15;

    /// A deal from its cards; the scoring cards in any order, the circle clockwise.
    pub fn new(mut scoring: [Card; Self::SCORING], circle: [Card; Self::CIRCLE]) -> Result<Self, DealError> {
        scoring.sort();
        no_card_twice(scoring.iter().chain(&circle))?;
        Ok(Self { scoring, circle })
    }

    /// All eighteen cards, [shuffled](Rng::shuffle) from alphabetical order: the first three score, the others
    /// lie clockwise in the circle.
    pub fn shuffled(rng: &mut Rng) -> Self {
        let mut cards = Card::ALL;
        rng.shuffle(&mut cards);
        let [first, second, third, circle @ ..] = cards;
        let mut scoring = [first, second, third];
        scoring.sort();
        Self { scoring, circle }
    }

    /// The three scoring cards, in alphabetical order.
    pub const fn scoring(&self) -> [Card; Self::SCORING] {
        self.scoring
    }

    /// The circle, clockwise.
    pub const fn circle(&self) -> [Card; Self::CIRCLE] {
        self.circle
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", Letters(&self.scoring), Letters(&self.circle))
    }
}

impl std::str::FromStr for Deal {
    type Err = DealError;

    fn from_str(text: &str) -> Result<Self, DealError> {
        let (scoring, circle) = text.split_once('/').ok_or(DealError::Shape)?;
        let (scoring, circle) = (cards("scoring", scoring)?, cards("circle", circle)?);
        if !scoring.is_sorted() {
            return Err(DealError::Unsorted);
        }
        Self::new(scoring, circle)
    }
}

/// Reads exactly `N` letters.
pub(crate) fn cards<const N: usize>(part: &'static str, letters: &str) -> Result<[Card; N], DealError> {
    let card = |letter| Card::from_letter(letter).ok_or(DealError::UnknownCard(letter));
    let cards = letters.chars().map(card).collect::<Result<Vec<_>, _>>()?;
    let found = cards.len();
    cards.try_into().map_err(|_| DealError::Count { part, found, expected: N })
}

/// Checks that all cards differ.
pub(crate) fn no_card_twice<'a>(cards: impl IntoIterator<Item = &'a Card>) -> Result<(), DealError> {
    let mut seen = [false; Card::COUNT];
    for &card in cards {
        if std::mem::replace(&mut seen[card as usize], true) {
            return Err(DealError::Twice(card));
        }
    }
    Ok(())
}

/// Cards written as their letters, with nothing between.
pub(crate) struct Letters<'a>(pub(crate) &'a [Card]);

impl fmt::Display for Letters<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|card| write!(f, "{card}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reason(text: &str) -> String {
        text.parse::<Deal>().expect_err("not a deal").to_string()
    }

    #[test]
    fn bad_deals_are_refused_with_the_reason() {
        assert_eq!(reason("ABC"), "a deal is three scoring cards, `/`, and the fifteen cards of the circle");
        assert_eq!(reason("ABS/DEFGHIJKLMNOPQR"), "`S` is not a card: cards are the letters A to R");
        assert_eq!(reason("ABC/DEFGHIJKLMNOPQ\u{7}"), "`\\u{7}` is not a card: cards are the letters A to R");
        assert_eq!(reason("AB/CDEFGHIJKLMNOPQR"), "2 scoring cards instead of 3");
        assert_eq!(reason("ABC/DEFGHIJKLMNOPQ"), "14 circle cards instead of 15");
        assert_eq!(reason("ABC/DEFGHIJKLMNOPQRD"), "16 circle cards instead of 15");
        assert_eq!(reason("ABC/CEFGHIJKLMNOPQR"), "C (Bootleggers) appears twice");
        assert_eq!(reason("BAC/DEFGHIJKLMNOPQR"), "scoring cards are written in alphabetical order");
        assert_eq!(reason("ABC/DEF/HIJKLMNOPQR"), "`/` is not a card: cards are the letters A to R");
    }
}
