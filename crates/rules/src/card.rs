//! The eighteen cards: their letters, their titles and their territory sides, in one table.

use std::fmt;

use crate::naming::{lettered, named};
use crate::territory::Icon::{self, Beer, Cow, Fort, Gun, Mine, Wagon};
use crate::territory::Terrain::{self, Desert, Forest, Mountains, Plains, Snow, Water};
use crate::territory::Territory;

/// A card, named by its scoring side.
///
/// Everywhere outside code a card is a letter, `A` to `R`, in the order of this enum.
///
/// ```
/// use wagons_rules::Card;
///
/// assert_eq!(Card::HappyCows.letter(), 'I');
/// assert_eq!(Card::from_letter('I'), Some(Card::HappyCows));
/// assert_eq!("I".parse(), Ok(Card::HappyCows));
/// assert_eq!(Card::HappyCows.title(), "Happy Cows");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Card {
    Badlands,
    BoomOrBust,
    Bootleggers,
    CircleTheWagons,
    ClaimJumpers,
    CoolWater,
    Fortified,
    GoldCountry,
    HappyCows,
    OneTooMany,
    PrairieLife,
    RiflesReady,
    SmalltownCharm,
    TargetPractice,
    TheClearing,
    TheHerd,
    Undiscovered,
    WagonTrain,
}

/// The territory side that lies behind each scoring side, upright: top left, top right, bottom left,
/// bottom right. Sources differ on the pairing; this table is the only place that knows it.
#[rustfmt::skip]
const DECK: [(Card, &str, [Territory; 4]); 18] = [
    (Card::Badlands,        "Badlands",          [t(Plains, Cow),    t(Plains, Fort),    t(Plains, Mine),    t(Forest, Beer)]),
    (Card::BoomOrBust,      "Boom or Bust",      [t(Mountains, Fort),t(Plains, Fort),    t(Snow, Fort),      t(Desert, Wagon)]),
    (Card::Bootleggers,     "Bootleggers",       [t(Snow, Mine),     t(Water, Gun),      t(Plains, Gun),     t(Snow, Wagon)]),
    (Card::CircleTheWagons, "Circle the Wagons", [t(Snow, Gun),      t(Snow, Cow),       t(Snow, Fort),      t(Water, Mine)]),
    (Card::ClaimJumpers,    "Claim Jumpers",     [t(Desert, Fort),   t(Mountains, Wagon),t(Snow, Wagon),     t(Desert, Beer)]),
    (Card::CoolWater,       "Cool Water",        [t(Forest, Cow),    t(Plains, Beer),    t(Desert, Beer),    t(Forest, Mine)]),
    (Card::Fortified,       "Fortified",         [t(Plains, Beer),   t(Forest, Cow),     t(Mountains, Cow),  t(Plains, Gun)]),
    (Card::GoldCountry,     "Gold Country",      [t(Forest, Beer),   t(Forest, Wagon),   t(Plains, Gun),     t(Forest, Cow)]),
    (Card::HappyCows,       "Happy Cows",        [t(Mountains, Fort),t(Mountains, Mine), t(Desert, Beer),    t(Mountains, Wagon)]),
    (Card::OneTooMany,      "One Too Many",      [t(Snow, Gun),      t(Desert, Mine),    t(Forest, Gun),     t(Water, Gun)]),
    (Card::PrairieLife,     "Prairie Life",      [t(Water, Gun),     t(Snow, Mine),      t(Forest, Mine),    t(Water, Fort)]),
    (Card::RiflesReady,     "Rifles Ready",      [t(Forest, Cow),    t(Water, Beer),     t(Mountains, Beer), t(Plains, Beer)]),
    (Card::SmalltownCharm,  "Smalltown Charm",   [t(Desert, Wagon),  t(Desert, Gun),     t(Desert, Cow),     t(Mountains, Fort)]),
    (Card::TargetPractice,  "Target Practice",   [t(Desert, Wagon),  t(Forest, Wagon),   t(Water, Fort),     t(Mountains, Wagon)]),
    (Card::TheClearing,     "The Clearing",      [t(Water, Mine),    t(Water, Beer),     t(Snow, Wagon),     t(Water, Gun)]),
    (Card::TheHerd,         "The Herd",          [t(Water, Mine),    t(Mountains, Gun),  t(Plains, Mine),    t(Snow, Mine)]),
    (Card::Undiscovered,    "Undiscovered",      [t(Mountains, Wagon),t(Desert, Fort),   t(Water, Fort),     t(Mountains, Cow)]),
    (Card::WagonTrain,      "Wagon Train",       [t(Plains, Cow),    t(Snow, Cow),       t(Desert, Beer),    t(Forest, Cow)]),
];

const fn t(terrain: Terrain, icon: Icon) -> Territory {
    Territory::new(terrain, icon)
}

impl Card {
    /// How many cards there are.
    pub const COUNT: usize = 18;

    /// All eighteen, `A` to `R`.
    pub const ALL: [Self; Self::COUNT] = {
        let mut all = [Self::Badlands; Self::COUNT];
        let mut i = 0;
        while i < Self::COUNT {
            all[i] = DECK[i].0;
            i += 1;
        }
        all
    };

    /// The letter that names this card in records, links and tests.
    pub const fn letter(self) -> char {
        (b'A' + self as u8) as char
    }

    /// The English title of the scoring side.
    pub const fn title(self) -> &'static str {
        DECK[self as usize].1
    }

    /// The territory side, upright, as a reader sees it: top left, top right, bottom left, bottom right.
    ///
    /// ```
    /// use wagons_rules::{Card, Icon, Terrain};
    ///
    /// let [_, top_right, ..] = Card::Badlands.territories();
    /// assert_eq!((top_right.terrain, top_right.icon), (Terrain::Plains, Icon::Fort));
    /// ```
    pub const fn territories(self) -> [Territory; 4] {
        DECK[self as usize].2
    }

    /// How many different terrains the territory side shows: two, three or four.
    pub fn terrain_count(self) -> usize {
        let shown = self.territories();
        Terrain::ALL.iter().filter(|&&terrain| shown.iter().any(|t| t.terrain == terrain)).count()
    }

    /// How often the territory side shows an icon.
    pub fn count_icon(self, icon: Icon) -> usize {
        self.territories().iter().filter(|t| t.icon == icon).count()
    }

    /// How often the territory side shows a terrain.
    pub fn count_terrain(self, terrain: Terrain) -> usize {
        self.territories().iter().filter(|t| t.terrain == terrain).count()
    }
}

named!(Card, ALL, only_letter, "a card", "a letter from A to R");
lettered!(Card, "a card", "a letter from A to R");

/// The card that a text of one letter names.
fn only_letter(text: &str) -> Option<Card> {
    let mut letters = text.chars();
    Card::from_letter(letters.next()?).filter(|_| letters.next().is_none())
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_in_letter_order() {
        for (index, (card, ..)) in DECK.iter().enumerate() {
            assert_eq!(*card as usize, index);
        }
    }

    #[test]
    fn every_terrain_and_every_icon_occurs_twelve_times() {
        for terrain in Terrain::ALL {
            assert_eq!(Card::ALL.iter().map(|card| card.count_terrain(terrain)).sum::<usize>(), 12);
        }
        for icon in Icon::ALL {
            assert_eq!(Card::ALL.iter().map(|card| card.count_icon(icon)).sum::<usize>(), 12);
        }
    }

    #[test]
    fn six_cards_show_two_terrains_six_three_and_six_four() {
        for count in 2..=4 {
            assert_eq!(Card::ALL.iter().filter(|card| card.terrain_count() == count).count(), 6);
        }
    }

    #[test]
    fn letters_name_cards_and_nothing_else_does() {
        for card in Card::ALL {
            assert_eq!(Card::from_letter(card.letter()), Some(card));
        }
        for other in ['S', 'a', '@', ' ', 'Ä', '\0'] {
            assert_eq!(Card::from_letter(other), None);
        }
    }
}
