//! A few cards in order: the circle, the deck, a hand of free cards. Knows no rules.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

use crate::card::Card;
use crate::deal::Letters;

/// Some of the sixteen cards of a solo game, in order; reads as a slice and is copied without an allocation.
///
/// ```
/// use wagons_rules::Card;
/// use wagons_rules::solo::Pile;
///
/// let pile: Pile = [Card::Badlands, Card::TheHerd].into_iter().collect();
/// assert_eq!(pile.first(), Some(&Card::Badlands));
/// assert_eq!(pile.to_string(), "AP");
/// ```
#[derive(Clone, Copy)]
pub struct Pile {
    cards: [Card; Self::MOST],
    /// The pile is `cards[from..to]`; what is drawn leaves at the front.
    from: u8,
    to: u8,
}

impl Pile {
    /// All the cards there are besides the two that score.
    pub const MOST: usize = 16;

    /// No cards.
    pub const EMPTY: Self = Self { cards: [Card::Badlands; Self::MOST], from: 0, to: 0 };

    /// Lays a card behind the others.
    ///
    /// # Panics
    /// If sixteen cards have been laid here already.
    pub(crate) fn push(&mut self, card: Card) {
        self.cards[usize::from(self.to)] = card;
        self.to += 1;
    }

    /// Draws the first card.
    pub(crate) fn draw(&mut self) -> Option<Card> {
        let card = self.first().copied()?;
        self.from += 1;
        Some(card)
    }

    /// Draws the first `count` cards, or all if there are fewer.
    pub(crate) fn draw_many(&mut self, count: usize) -> Self {
        let to = self.to.min(self.from + count as u8);
        let drawn = Self { to, ..*self };
        self.from = to;
        drawn
    }

    /// Draws all cards.
    pub(crate) fn draw_all(&mut self) -> Self {
        std::mem::replace(self, Self::EMPTY)
    }
}

impl Deref for Pile {
    type Target = [Card];

    fn deref(&self) -> &[Card] {
        &self.cards[usize::from(self.from)..usize::from(self.to)]
    }
}

impl FromIterator<Card> for Pile {
    /// # Panics
    /// If there are more than sixteen cards.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Self::EMPTY;
        cards.into_iter().for_each(|card| pile.push(card));
        pile
    }
}

impl<'a> IntoIterator for &'a Pile {
    type Item = &'a Card;
    type IntoIter = std::slice::Iter<'a, Card>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl Default for Pile {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl PartialEq for Pile {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Pile {}

impl Hash for Pile {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl fmt::Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Letters(self))
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pile({self})")
    }
}
