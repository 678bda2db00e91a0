//! Cards that one player has yet to place, in the order in which they come.

use std::fmt;
use std::ops::Deref;

use wagons_rules::{Card, Deal};

/// A short list of cards, small enough to copy and to be part of a key.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Hand {
    /// Beyond `len` all the same, so that equal hands are equal bytes.
    cards: [Card; Deal::CIRCLE],
    len: u8,
}

impl Hand {
    pub(super) const EMPTY: Self = Self { cards: [Card::Badlands; Deal::CIRCLE], len: 0 };

    pub(super) fn push(&mut self, card: Card) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// This hand, and then more cards.
    #[must_use]
    pub(super) fn with(mut self, more: &[Card]) -> Self {
        for &card in more {
            self.push(card);
        }
        self
    }

    /// What is left after the first card.
    #[must_use]
    pub(super) fn rest(&self) -> Self {
        Self::EMPTY.with(&self[1..])
    }
}

impl Deref for Hand {
    type Target = [Card];

    fn deref(&self) -> &[Card] {
        &self.cards[..usize::from(self.len)]
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|card| write!(f, "{card}"))
    }
}
