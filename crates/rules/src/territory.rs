//! What one cell of a card shows: a [`Terrain`] and, on it, an [`Icon`].

use std::fmt;

use crate::naming::{lettered, worded};

/// The ground of a territory. Each terrain occurs exactly twelve times in the deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Terrain {
    Desert,
    Forest,
    Mountains,
    Plains,
    Snow,
    Water,
}

/// What stands on a territory. Each icon occurs exactly twelve times in the deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Icon {
    Beer,
    Cow,
    Fort,
    Gun,
    Mine,
    Wagon,
}

/// One cell of a card: a terrain with an icon on it.
///
/// ```
/// use wagons_rules::{Icon, Terrain, Territory};
///
/// let grazing: Territory = "Pc".parse()?;
/// assert_eq!(grazing, Territory::new(Terrain::Plains, Icon::Cow));
/// assert_eq!(grazing.to_string(), "Pc");
/// # Ok::<(), wagons_rules::TerritoryError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Territory {
    /// The ground.
    pub terrain: Terrain,
    /// What stands on it.
    pub icon: Icon,
}

/// Two letters that are not a territory.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a territory: write a terrain (D F M P S W), then an icon (b c f g m w)")]
pub struct TerritoryError(pub String);

impl Terrain {
    /// How many terrains there are.
    pub const COUNT: usize = 6;

    /// All six, in alphabetical order: the order of every score sheet.
    pub const ALL: [Self; Self::COUNT] =
        [Self::Desert, Self::Forest, Self::Mountains, Self::Plains, Self::Snow, Self::Water];

    /// The capital letter that stands for this terrain in pictures and score sheets.
    pub const fn letter(self) -> char {
        b"DFMPSW"[self as usize] as char
    }

    /// The English name.
    pub const fn name(self) -> &'static str {
        ["Desert", "Forest", "Mountains", "Plains", "Snow", "Water"][self as usize]
    }
}

impl Icon {
    /// How many icons there are.
    pub const COUNT: usize = 6;

    /// All six, in alphabetical order.
    pub const ALL: [Self; Self::COUNT] =
        [Self::Beer, Self::Cow, Self::Fort, Self::Gun, Self::Mine, Self::Wagon];

    /// The small letter that stands for this icon in pictures.
    pub const fn letter(self) -> char {
        b"bcfgmw"[self as usize] as char
    }

    /// The English name.
    pub const fn name(self) -> &'static str {
        ["Beer", "Cow", "Fort", "Gun", "Mine", "Wagon"][self as usize]
    }
}

worded!(Terrain, ALL, "a terrain", "Desert, Forest, Mountains, Plains, Snow or Water");
lettered!(Terrain, "a terrain", "D, F, M, P, S or W");
worded!(Icon, ALL, "an icon", "Beer, Cow, Fort, Gun, Mine or Wagon");
lettered!(Icon, "an icon", "b, c, f, g, m or w");

impl Territory {
    /// A terrain with an icon on it.
    pub const fn new(terrain: Terrain, icon: Icon) -> Self {
        Self { terrain, icon }
    }
}

impl fmt::Display for Territory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.terrain.letter(), self.icon.letter())
    }
}

impl std::str::FromStr for Territory {
    type Err = TerritoryError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut letters = text.chars();
        let parsed = (|| {
            let terrain = Terrain::from_letter(letters.next()?)?;
            let icon = Icon::from_letter(letters.next()?)?;
            letters.next().is_none().then_some(Self { terrain, icon })
        })();
        parsed.ok_or_else(|| TerritoryError(text.to_owned()))
    }
}
