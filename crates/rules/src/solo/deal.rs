//! How the cards of a solo game lie at the beginning, and the token that says so.

use std::fmt;
use std::sync::Arc;

use crate::card::Card;
use crate::deal::{self, Letters, no_card_twice};
use crate::rng::Rng;
use crate::solo::scenario::Scenario;
use crate::solo::scenarios::Scenarios;
use crate::solo::variant::Variant;
use crate::token::excerpt;

/// A scenario, a variant, the circle of eight and the deck of eight.
///
/// The token is `s`, the scenario's id, `:`, its two scoring cards, `/`, the circle clockwise, `/`, and the deck from
/// the top. The id is followed by `-` and the variant's name unless the game is classic.
///
/// ```
/// use wagons_rules::solo::{Deal, Scenarios, Variant};
///
/// let scenarios = Scenarios::built_in();
/// let deal = scenarios.deal("s1-local:IP/ABCDEFGH/JKLMNOQR")?;
/// assert_eq!(deal.scenario().title(), "Long Drive");
/// assert_eq!(deal.variant(), Variant::Local);
/// assert_eq!(deal.deck()[0].letter(), 'J');
/// assert_eq!(deal.to_string(), "s1-local:IP/ABCDEFGH/JKLMNOQR");
/// # Ok::<(), wagons_rules::solo::DealError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Deal {
    scenario: Arc<Scenario>,
    variant: Variant,
    circle: [Card; Self::CIRCLE],
    deck: [Card; Self::DECK],
}

/// Why a token is not a solo deal.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum DealError {
    /// The parts are not there.
    #[error(
        "a solo deal is `s`, a scenario, `:`, two scoring cards, `/`, the eight cards of the circle, `/`, and the \
         eight of the deck"
    )]
    Shape,
    /// No scenario has this id.
    #[error("there is no scenario `{0}`")]
    UnknownScenario(String),
    /// No variant has this name.
    #[error("`{0}` is not a variant: write -newcomer, -local, -legend, or nothing for the classic game")]
    UnknownVariant(String),
    /// The scoring cards are not the scenario's.
    #[error("{title} is scored with {}", Letters(expected))]
    Scoring {
        /// The scenario's title.
        title: String,
        /// Its scoring cards.
        expected: [Card; 2],
    },
    /// The cards are not eighteen different ones in their places.
    #[error(transparent)]
    Cards(#[from] deal::DealError),
}

impl Deal {
    /// How many cards lie in the first circle.
    pub const CIRCLE: usize = 8;
    /// How many lie in the deck.
    pub const DECK: usize = 8;

    /// A deal from its cards: the circle clockwise, the deck from the top.
    pub fn new(
        scenario: impl Into<Arc<Scenario>>,
        variant: Variant,
        circle: [Card; Self::CIRCLE],
        deck: [Card; Self::DECK],
    ) -> Result<Self, DealError> {
        let scenario = scenario.into();
        no_card_twice(scenario.scoring().iter().chain(&circle).chain(&deck))?;
        Ok(Self { scenario, variant, circle, deck })
    }

    /// The sixteen cards that do not score, [shuffled](Rng::shuffle) from alphabetical order: the first eight
    /// lie in the circle, the others in the deck.
    pub fn shuffled(scenario: impl Into<Arc<Scenario>>, variant: Variant, rng: &mut Rng) -> Self {
        let scenario = scenario.into();
        let mut cards: Vec<_> =
            Card::ALL.into_iter().filter(|card| !scenario.scoring().contains(card)).collect();
        rng.shuffle(&mut cards);
        // Two different cards score, so sixteen are left for the sixteen places.
        let circle = std::array::from_fn(|place| cards[place]);
        let deck = std::array::from_fn(|place| cards[Self::CIRCLE + place]);
        Self { scenario, variant, circle, deck }
    }

    /// Reads a token, with the scenarios that may occur in it.
    pub fn parse(token: &str, scenarios: &Scenarios) -> Result<Self, DealError> {
        let (name, cards) =
            token.strip_prefix('s').and_then(|rest| rest.split_once(':')).ok_or(DealError::Shape)?;
        let (id, variant) = match name.split_once('-') {
            None => (name, Variant::Classic),
            Some((id, variant)) => (id, modern(variant)?),
        };
        let scenario = scenarios.get(id).ok_or_else(|| DealError::UnknownScenario(excerpt(id)))?;

        let parts: Vec<_> = cards.splitn(4, '/').collect();
        let [scoring, circle, deck] = parts[..] else { return Err(DealError::Shape) };
        if deal::cards::<2>("scoring", scoring)? != scenario.scoring() {
            let (title, expected) = (scenario.title().to_owned(), scenario.scoring());
            return Err(DealError::Scoring { title, expected });
        }
        Self::new(Arc::clone(scenario), variant, deal::cards("circle", circle)?, deal::cards("deck", deck)?)
    }

    /// The scenario.
    pub const fn scenario(&self) -> &Arc<Scenario> {
        &self.scenario
    }

    /// The variant.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The first circle, clockwise.
    pub const fn circle(&self) -> [Card; Self::CIRCLE] {
        self.circle
    }

    /// The deck from the top. The player may see only its first card.
    pub const fn deck(&self) -> [Card; Self::DECK] {
        self.deck
    }

    /// The same deal with the last cards of the deck brought into another order.
    #[must_use]
    pub(super) fn with_unseen(mut self, from: usize, order: impl FnOnce(&mut [Card])) -> Self {
        order(&mut self.deck[from..]);
        self
    }
}

/// The variant a suffix names; the classic game has none, so that every deal is written in one way.
fn modern(name: &str) -> Result<Variant, DealError> {
    let named = Variant::from_name(name).filter(|&variant| variant != Variant::Classic);
    named.ok_or_else(|| DealError::UnknownVariant(excerpt(name)))
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "s{}", self.scenario.id())?;
        if self.variant != Variant::Classic {
            write!(f, "-{}", self.variant)?;
        }
        let scoring = self.scenario.scoring();
        write!(f, ":{}/{}/{}", Letters(&scoring), Letters(&self.circle), Letters(&self.deck))
    }
}
