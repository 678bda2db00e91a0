//! What the rival looks for in round 2: the vocabulary of hunts.

use crate::card::Card;
use crate::solo::rival::Rival;
use crate::territory::{Icon, Terrain};

/// One goal of a hunt: skip up to so many cards to take the nearest that fits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Goal {
    /// How many cards the rival may skip.
    pub skip: u8,
    /// What it takes.
    pub quarry: Quarry,
}

/// What kind of card a goal is after.
///
/// ```
/// use wagons_rules::solo::{Quarry, Scenarios};
/// use wagons_rules::{Card, Icon};
///
/// let record = Scenarios::built_in().record("s1:IP/ABCDEFGH/JKLMNOQR B B0,0")?;
/// let rival = record.game().rival();
/// assert!(Quarry::Icon { icon: Icon::Cow, at_least: 3 }.fits(Card::WagonTrain, rival));
///
/// // The rival has most plains: A shows three, and C one.
/// assert!(Quarry::MostFrequentTerrain.fits(Card::Fortified, rival));
/// assert!(!Quarry::MostFrequentTerrain.fits(Card::TargetPractice, rival));
/// # Ok::<(), wagons_rules::RecordError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Quarry {
    /// A card that shows an icon at least so many times.
    Icon {
        /// The icon.
        icon: Icon,
        /// How many times, 1 to 4.
        at_least: u8,
    },
    /// A card that shows a terrain at least so many times.
    Terrain {
        /// The terrain.
        terrain: Terrain,
        /// How many times, 1 to 4.
        at_least: u8,
    },
    /// A card that shows an icon on a terrain.
    IconOn(Icon, Terrain),
    /// A card that has something in common with the last card of the rival's town.
    Shares(SharedTrait),
    /// A card that shows the terrain most frequent in the rival's town; if several are, any of them.
    MostFrequentTerrain,
}

/// What two cards can have in common.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SharedTrait {
    /// A terrain.
    Terrain,
    /// An icon.
    Icon,
    /// A territory: the same icon on the same terrain.
    Pair,
}

impl Goal {
    /// The place in the circle of the card this goal leads to, if any card within reach fits.
    pub(crate) fn seek(self, circle: &[Card], rival: &Rival) -> Option<usize> {
        circle.iter().take(usize::from(self.skip) + 1).position(|&card| self.quarry.fits(card, rival))
    }
}

impl Quarry {
    /// Whether a card is of this kind, given the rival's town.
    pub fn fits(self, card: Card, rival: &Rival) -> bool {
        match self {
            Self::Icon { icon, at_least } => card.count_icon(icon) >= usize::from(at_least),
            Self::Terrain { terrain, at_least } => card.count_terrain(terrain) >= usize::from(at_least),
            Self::IconOn(icon, terrain) => {
                card.territories().iter().any(|t| t.icon == icon && t.terrain == terrain)
            }
            Self::Shares(what) => rival.last_card().is_some_and(|last| what.is_shared(card, last)),
            Self::MostFrequentTerrain => {
                rival.most_frequent_terrains().any(|terrain| card.count_terrain(terrain) > 0)
            }
        }
    }
}

impl SharedTrait {
    /// Whether two cards have this in common.
    pub fn is_shared(self, one: Card, other: Card) -> bool {
        one.territories().iter().any(|a| {
            other.territories().iter().any(|b| match self {
                Self::Terrain => a.terrain == b.terrain,
                Self::Icon => a.icon == b.icon,
                Self::Pair => a == b,
            })
        })
    }
}
