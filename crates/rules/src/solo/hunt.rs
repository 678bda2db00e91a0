//! What the rival looks for: the vocabulary of hunts.

use crate::card::Card;
use crate::solo::rival::Rival;
use crate::territory::{Icon, Terrain, Territory};

/// One goal of a hunt: skip up to so many cards to take the nearest that fits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
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
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
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
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum SharedTrait {
    /// A terrain.
    Terrain,
    /// An icon.
    Icon,
    /// A territory: the same icon on the same terrain.
    Pair,
}

/// What two cards have in common.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Shared {
    /// A terrain.
    Terrain(Terrain),
    /// An icon.
    Icon(Icon),
    /// A territory.
    Pair(Territory),
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
            Self::IconOn(icon, terrain) => card.territories().contains(&Territory::new(terrain, icon)),
            Self::Shares(what) => rival.last_card().is_some_and(|last| what.between(card, last).is_some()),
            Self::MostFrequentTerrain => {
                rival.most_frequent_terrains().any(|terrain| card.count_terrain(terrain) > 0)
            }
        }
    }
}

impl Shared {
    /// What kind of thing it is.
    pub const fn kind(self) -> SharedTrait {
        match self {
            Self::Terrain(_) => SharedTrait::Terrain,
            Self::Icon(_) => SharedTrait::Icon,
            Self::Pair(_) => SharedTrait::Pair,
        }
    }
}

impl SharedTrait {
    /// What two cards have in common of this kind; the first in reading order of the first card if there are several.
    ///
    /// ```
    /// use wagons_rules::Card;
    /// use wagons_rules::solo::{Shared, SharedTrait};
    ///
    /// let gun_on_water = Some(Shared::Pair("Wg".parse()?));
    /// assert_eq!(SharedTrait::Pair.between(Card::Bootleggers, Card::OneTooMany), gun_on_water);
    /// assert_eq!(SharedTrait::Pair.between(Card::Badlands, Card::OneTooMany), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn between(self, one: Card, other: Card) -> Option<Shared> {
        let others = other.territories();
        one.territories().into_iter().find_map(|a| match self {
            Self::Terrain => {
                others.iter().any(|b| a.terrain == b.terrain).then_some(Shared::Terrain(a.terrain))
            }
            Self::Icon => others.iter().any(|b| a.icon == b.icon).then_some(Shared::Icon(a.icon)),
            Self::Pair => others.contains(&a).then_some(Shared::Pair(a)),
        })
    }
}
