//! The places of the rules one can go to by address: chapters, and the single scoring cards.

use wagons_rules::Card;
use wagons_texts::{Key, Texts, key};

/// A place in the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    /// A chapter, or a part of one, by the key of its title.
    Chapter(Key),
    /// One of the scoring cards.
    Card(Card),
}

/// The chapters that are not in another one.
const CHAPTERS: [Key; 4] = [key::RULES_CARDS, key::RULES_SCORING, key::RULES_EXAMPLE, key::RULES_SOLO];

/// The chapters of the game for two.
pub(super) const FOR_TWO: [Key; 4] = [key::RULES_SETUP, key::RULES_TURN, key::RULES_PLACING, key::RULES_END];

/// The chapters of the solo game.
pub(super) const SOLO: [Key; 7] = [
    key::RULES_SOLO_SETUP,
    key::RULES_SOLO_TURN,
    key::RULES_ROUND_ONE,
    key::RULES_ROUND_TWO,
    key::RULES_RIVAL_SCORE,
    key::RULES_VARIANTS,
    key::RULES_SCENARIOS,
];

impl Place {
    /// Every place.
    fn all() -> impl Iterator<Item = Self> {
        let chapters = CHAPTERS.into_iter().chain(FOR_TWO).chain(SOLO);
        chapters.map(Self::Chapter).chain(Card::ALL.map(Self::Card))
    }

    /// The place of this name.
    pub(crate) fn of(anchor: &str) -> Option<Self> {
        Self::all().find(|place| place.anchor() == anchor)
    }

    /// Its name on the page and in addresses.
    pub(crate) fn anchor(self) -> String {
        match self {
            Self::Chapter(title) => title.name().trim_start_matches("rules-").to_owned(),
            Self::Card(card) => format!("scoring-{}", card.letter()),
        }
    }

    /// What it is called.
    pub(crate) fn title(self, texts: &Texts) -> String {
        match self {
            Self::Chapter(title) => texts.text(title),
            Self::Card(card) => texts.card(card),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_found_by_its_name() {
        for place in Place::all() {
            assert_eq!(Place::of(&place.anchor()), Some(place));
        }
        assert_eq!(Place::of("scoring-A"), Some(Place::Card(Card::Badlands)));
        assert_eq!(Place::of("saloon"), None);
    }
}
