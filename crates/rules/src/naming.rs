//! What the small enums of the game have in common: a place in their list, a letter, a word. Written once.
//!
//! What [`Display`](std::fmt::Display) prints, [`FromStr`](std::str::FromStr) reads.

use crate::token::excerpt;

/// A letter or a word that names nothing of its kind.
///
/// ```
/// use wagons_rules::{Card, Seat};
///
/// let error = "S".parse::<Card>().unwrap_err();
/// assert_eq!(error.to_string(), "`S` is not a card: write a letter from A to R");
/// assert!(Card::try_from('S').is_err());
/// assert_eq!("third".parse::<Seat>().unwrap_err().to_string(), "`third` is not a seat: write first or second");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{found}` is not {kind}: write {expected}")]
pub struct NameError {
    found: String,
    kind: &'static str,
    expected: &'static str,
}

impl NameError {
    pub(crate) fn new(found: &str, kind: &'static str, expected: &'static str) -> Self {
        Self { found: excerpt(found), kind, expected }
    }

    /// What was found instead: escaped where it cannot be printed, and cut where it is long.
    pub fn found(&self) -> &str {
        &self.found
    }
}

/// Places in the list of all values, and reading the text that is printed.
macro_rules! named {
    ($type:ident, $all:ident, $read:expr, $kind:literal, $expected:literal) => {
        impl $type {
            #[doc = concat!("Its place in [`", stringify!($all), "`](Self::", stringify!($all), "), counted from 0.")]
            pub const fn index(self) -> usize {
                self as usize
            }

            #[doc = concat!("The value at a place in [`", stringify!($all), "`](Self::", stringify!($all), "), if there is one.")]
            pub fn try_index(index: usize) -> Option<Self> {
                Self::$all.get(index).copied()
            }
        }

        impl std::str::FromStr for $type {
            type Err = crate::naming::NameError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                $read(text).ok_or_else(|| crate::naming::NameError::new(text, $kind, $expected))
            }
        }
    };
}

/// A word for every value, its `name`: printed and read.
macro_rules! worded {
    ($type:ident, $all:ident, $kind:literal, $expected:literal) => {
        crate::naming::named!($type, $all, $type::from_name, $kind, $expected);

        impl $type {
            #[doc = concat!("What a word names: ", $expected, ".")]
            pub fn from_name(name: &str) -> Option<Self> {
                Self::$all.into_iter().find(|value| value.name() == name)
            }
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad(self.name())
            }
        }
    };
}

/// A letter for every value, its `letter`.
macro_rules! lettered {
    ($type:ident, $kind:literal, $expected:literal) => {
        impl $type {
            #[doc = concat!("What a letter stands for, if it stands for ", $kind, ".")]
            pub fn from_letter(letter: char) -> Option<Self> {
                Self::ALL.into_iter().find(|value| value.letter() == letter)
            }
        }

        impl TryFrom<char> for $type {
            type Error = crate::naming::NameError;

            fn try_from(letter: char) -> Result<Self, Self::Error> {
                let unknown =
                    || crate::naming::NameError::new(letter.encode_utf8(&mut [0; 4]), $kind, $expected);
                Self::from_letter(letter).ok_or_else(unknown)
            }
        }

        impl From<$type> for char {
            fn from(value: $type) -> Self {
                value.letter()
            }
        }
    };
}

pub(crate) use {lettered, named, worded};

#[cfg(test)]
mod tests {
    use std::fmt::{Debug, Display};
    use std::str::FromStr;

    use crate::card::Card;
    use crate::placement::{Cell, Placement};
    use crate::seat::Seat;
    use crate::sheet::Rule;
    use crate::solo::{Outcome, Variant};
    use crate::territory::{Icon, Terrain, Territory};

    fn is_read_as_printed<T>(values: impl IntoIterator<Item = T>)
    where
        T: FromStr<Err: Debug> + Display + PartialEq + Debug,
    {
        for value in values {
            assert_eq!(value.to_string().parse::<T>().expect("it was printed"), value);
        }
    }

    #[test]
    fn what_is_printed_can_be_read() {
        is_read_as_printed(Card::ALL);
        is_read_as_printed(Terrain::ALL);
        is_read_as_printed(Icon::ALL);
        is_read_as_printed(Seat::BOTH);
        is_read_as_printed(Variant::ALL);
        is_read_as_printed(Outcome::ALL);
        is_read_as_printed(Card::ALL.into_iter().flat_map(Card::territories).collect::<Vec<Territory>>());
        is_read_as_printed(Terrain::ALL.map(Rule::Group));
        is_read_as_printed(Card::ALL.map(Rule::Scoring));
        is_read_as_printed([Cell::ORIGIN, Cell::new(-28, 28)]);
        is_read_as_printed([Placement::new(Card::TheHerd, true, -3, 4)]);
    }

    #[test]
    fn letters_lead_back_to_what_they_stand_for() {
        for card in Card::ALL {
            assert_eq!(Card::try_from(char::from(card)), Ok(card));
        }
        for (terrain, icon) in Terrain::ALL.into_iter().zip(Icon::ALL) {
            assert_eq!(Terrain::try_from(char::from(terrain)), Ok(terrain));
            assert_eq!(Icon::try_from(char::from(icon)), Ok(icon));
        }
    }

    #[test]
    fn places_lead_back_to_what_lies_there() {
        assert!(Card::ALL.into_iter().all(|card| Card::try_index(card.index()) == Some(card)));
        assert!(Terrain::ALL.into_iter().all(|terrain| Terrain::try_index(terrain.index()) == Some(terrain)));
        assert!(Icon::ALL.into_iter().all(|icon| Icon::try_index(icon.index()) == Some(icon)));
        assert!(Seat::BOTH.into_iter().all(|seat| Seat::try_index(seat.index()) == Some(seat)));
        assert_eq!(Card::try_index(Card::COUNT), None);
    }

    #[test]
    fn anything_else_is_refused() {
        for text in ["", "a", "AB", "Badlands", "Ä"] {
            assert!(text.parse::<Card>().is_err(), "{text}");
        }
        for text in ["", "D", "desert", "Desert "] {
            assert!(text.parse::<Terrain>().is_err(), "{text}");
            assert!(text.parse::<Rule>().is_err(), "{text}");
        }
        for text in ["", "*B", "B", "B0"] {
            assert!(text.parse::<Placement>().is_err(), "{text}");
            assert!(text.parse::<Cell>().is_err(), "{text}");
        }
    }
}
