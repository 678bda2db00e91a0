//! What can be counted in a town: the nouns of a scenario's scoring.

use std::fmt;

use crate::card::Card;
use crate::territory::{Icon, Terrain, Territory};

/// Something that can be counted.
///
/// ```
/// use wagons_rules::solo::Count;
/// use wagons_rules::{Card, Icon, Terrain};
///
/// let cards = [Card::Badlands, Card::TheHerd];
/// let among = |count: Count| count.among(&cards, cards.iter().flat_map(|card| card.territories()));
/// assert_eq!(among(Count::Icon(Icon::Mine)), 4);
/// assert_eq!(among(Count::IconOn(Icon::Mine, Terrain::Plains)), 2);
/// assert_eq!(among(Count::Set([Icon::Beer, Icon::Mine].into_iter().collect())), 1);
/// assert_eq!(among(Count::CardsWithTerrains(4)), 1);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Count {
    /// Territories that show an icon.
    Icon(Icon),
    /// Territories of a terrain.
    Terrain(Terrain),
    /// Territories of a terrain that show an icon.
    IconOn(Icon, Terrain),
    /// Complete sets of icons; a territory belongs to one set only.
    Set(Icons),
    /// Cards that show just so many different terrains, 2 to 4. All cards of a town count, also covered ones.
    CardsWithTerrains(u8),
}

/// Two or more icons that count together, some perhaps more than once.
///
/// ```
/// use wagons_rules::Icon;
/// use wagons_rules::solo::Icons;
///
/// let pair: Icons = [Icon::Gun, Icon::Fort].into_iter().collect();
/// assert_eq!(pair.iter().collect::<Vec<_>>(), [Icon::Fort, Icon::Gun]);
/// assert_eq!(pair.to_string(), "Fort + Gun");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Icons {
    /// How often each icon is needed, in the order of [`Icon::ALL`].
    needed: [u8; 6],
}

impl Count {
    /// How many there are among a town's cards and its visible territories.
    pub fn among(self, cards: &[Card], territories: impl Iterator<Item = Territory>) -> i32 {
        let found = match self {
            Self::CardsWithTerrains(terrains) => {
                cards.iter().filter(|card| card.terrain_count() == usize::from(terrains)).count()
            }
            Self::Set(icons) => icons.complete_sets(territories),
            _ => territories.filter(|&territory| self.includes(territory)).count(),
        };
        found as i32
    }

    /// Whether a territory is of the kind counted, or of use for a set.
    pub(crate) fn includes(self, territory: Territory) -> bool {
        match self {
            Self::Icon(icon) => territory.icon == icon,
            Self::Terrain(terrain) => territory.terrain == terrain,
            Self::IconOn(icon, terrain) => territory == Territory::new(terrain, icon),
            Self::Set(icons) => icons.needs(territory.icon) > 0,
            Self::CardsWithTerrains(_) => false,
        }
    }
}

impl Icons {
    /// How often a set needs an icon.
    pub const fn needs(self, icon: Icon) -> u8 {
        self.needed[icon as usize]
    }

    /// The icons of one set in alphabetical order, each as often as it is needed.
    pub fn iter(self) -> impl Iterator<Item = Icon> {
        Icon::ALL.into_iter().flat_map(move |icon| std::iter::repeat_n(icon, self.needs(icon).into()))
    }

    fn complete_sets(self, territories: impl Iterator<Item = Territory>) -> usize {
        let mut shown = [0_usize; 6];
        territories.for_each(|territory| shown[territory.icon as usize] += 1);
        let needed = Icon::ALL.into_iter().filter(|&icon| self.needs(icon) > 0);
        needed.map(|icon| shown[icon as usize] / usize::from(self.needs(icon))).min().unwrap_or(0)
    }
}

impl FromIterator<Icon> for Icons {
    fn from_iter<I: IntoIterator<Item = Icon>>(icons: I) -> Self {
        let mut set = Self::default();
        for icon in icons {
            set.needed[icon as usize] = set.needed[icon as usize].saturating_add(1);
        }
        set
    }
}

impl fmt::Display for Icons {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = self.iter().map(Icon::name).collect();
        f.write_str(&names.join(" + "))
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Icon(icon) => write!(f, "{icon}"),
            Self::Terrain(terrain) => write!(f, "{terrain}"),
            Self::IconOn(icon, terrain) => write!(f, "{icon} on {terrain}"),
            Self::Set(icons) => write!(f, "{icons}"),
            Self::CardsWithTerrains(terrains) => write!(f, "card with {terrains} terrains"),
        }
    }
}
