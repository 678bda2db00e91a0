//! The places of the rules one can go to by address: chapters, and the single scoring cards.

use wagons_rules::Card;
use wagons_texts::{Key, Texts, key};

/// A place in the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    Cards,
    Setup,
    Turn,
    Placing,
    End,
    Scoring,
    /// One of the scoring cards.
    Card(Card),
    Example,
    Solo,
    SoloSetup,
    SoloTurn,
    RoundOne,
    RoundTwo,
    RivalScore,
    Variants,
    Scenarios,
}

impl Place {
    /// The chapters of the game for two.
    pub(crate) const FOR_TWO: [Self; 4] = [Self::Setup, Self::Turn, Self::Placing, Self::End];

    /// The chapters of the solo game.
    pub(crate) const SOLO: [Self; 7] = [
        Self::SoloSetup,
        Self::SoloTurn,
        Self::RoundOne,
        Self::RoundTwo,
        Self::RivalScore,
        Self::Variants,
        Self::Scenarios,
    ];

    /// Every place, in the order in which one reads.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        [Self::Cards]
            .into_iter()
            .chain(Self::FOR_TWO)
            .chain([Self::Scoring])
            .chain(Card::ALL.map(Self::Card))
            .chain([Self::Example, Self::Solo])
            .chain(Self::SOLO)
    }

    /// The place of this name.
    pub(crate) fn of(anchor: &str) -> Option<Self> {
        Self::all().find(|place| place.anchor() == anchor)
    }

    /// Its name on the page and in addresses.
    pub(crate) fn anchor(self) -> String {
        match self {
            Self::Card(card) => format!("scoring-{}", card.letter()),
            chapter => chapter.key().name().trim_start_matches("rules-").to_owned(),
        }
    }

    /// What it is called.
    pub(crate) fn title(self, texts: &Texts) -> String {
        match self {
            Self::Card(card) => texts.card(card),
            chapter => texts.text(chapter.key()),
        }
    }

    /// The key of a chapter's title; that of their chapter for the single cards.
    const fn key(self) -> Key {
        match self {
            Self::Cards => key::RULES_CARDS,
            Self::Setup => key::RULES_SETUP,
            Self::Turn => key::RULES_TURN,
            Self::Placing => key::RULES_PLACING,
            Self::End => key::RULES_END,
            Self::Scoring | Self::Card(_) => key::RULES_SCORING,
            Self::Example => key::RULES_EXAMPLE,
            Self::Solo => key::RULES_SOLO,
            Self::SoloSetup => key::RULES_SOLO_SETUP,
            Self::SoloTurn => key::RULES_SOLO_TURN,
            Self::RoundOne => key::RULES_ROUND_ONE,
            Self::RoundTwo => key::RULES_ROUND_TWO,
            Self::RivalScore => key::RULES_RIVAL_SCORE,
            Self::Variants => key::RULES_VARIANTS,
            Self::Scenarios => key::RULES_SCENARIOS,
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
