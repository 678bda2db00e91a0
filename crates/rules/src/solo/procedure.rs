//! How the rival chooses where its hunt says nothing: the rulebook's procedure, which a scenario may change or
//! switch off in either round.

use crate::card::Card;
use crate::solo::hunt::{Goal, Shared, SharedTrait};

/// What a scenario changes in the rulebook's procedure. By default it changes nothing.
///
/// ```
/// use wagons_rules::solo::{Habit, Procedure, SharedTrait};
///
/// let usual = Procedure::default();
/// assert_eq!(usual.matching, Some(Habit { skip: 2, shares: SharedTrait::Pair }));
/// assert_eq!(usual.fallback, Some(Habit { skip: 1, shares: SharedTrait::Icon }));
/// assert!(usual.first_hunt.is_empty());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Procedure {
    /// Goals in round 1, the most urgent first. They come before the match; the deck stays as it is.
    pub first_hunt: Vec<Goal>,
    /// Round 1: the rival looks for a card like the deck's top card, and takes both; nothing if this is off.
    pub matching: Option<Habit>,
    /// Round 2, when the hunt has failed: the rival looks for a card like the last of its town; nothing if this is
    /// off. A [variant](crate::solo::Variant) without a fallback has none in any scenario.
    pub fallback: Option<Habit>,
}

/// Skipping up to so many cards to take the nearest that has something in common with a given card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Habit {
    /// How many cards the rival may skip.
    pub skip: u8,
    /// What the cards must have in common.
    pub shares: SharedTrait,
}

impl Default for Procedure {
    fn default() -> Self {
        Self { first_hunt: Vec::new(), matching: Some(Habit::MATCHING), fallback: Some(Habit::FALLBACK) }
    }
}

impl Habit {
    /// The rulebook's match of round 1: up to two cards, for terrain and icon of one territory.
    pub const MATCHING: Self = Self { skip: 2, shares: SharedTrait::Pair };
    /// The rulebook's fallback of round 2: up to one card, for an icon.
    pub const FALLBACK: Self = Self { skip: 1, shares: SharedTrait::Icon };

    /// The place in the circle of the card it leads to, and what that card shares with the model.
    pub(super) fn seek(self, circle: &[Card], model: Card) -> Option<(usize, Shared)> {
        let mut within_reach = circle.iter().take(usize::from(self.skip) + 1).enumerate();
        within_reach.find_map(|(place, &card)| Some((place, self.shares.between(card, model)?)))
    }
}
