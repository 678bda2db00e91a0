//! What people are called, as a number: the words for it are the reader's language's business.

use serde::{Deserialize, Serialize};

/// A name given by the game, such as "Quiet Coyote": two words from two lists of [`Name::WORDS`] each.
///
/// ```
/// use wagons_wire::Name;
///
/// let name = Name::of(1_000_000_007);
/// assert!(name.words().0 < Name::WORDS && name.words().1 < Name::WORDS);
/// assert_eq!(Name::try_from(u16::MAX), Err(wagons_wire::NoSuchName(u16::MAX)));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Name(u16);

/// A number beyond the last name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is no name number {0}")]
pub struct NoSuchName(pub u16);

impl Name {
    /// How many words each of the two lists has.
    pub const WORDS: usize = 32;

    /// The name that a random number stands for.
    pub const fn of(random: u64) -> Self {
        Self((random % (Self::WORDS * Self::WORDS) as u64) as u16)
    }

    /// The places of its two words in their lists: how somebody is, and what.
    pub const fn words(self) -> (usize, usize) {
        (self.0 as usize / Self::WORDS, self.0 as usize % Self::WORDS)
    }
}

impl TryFrom<u16> for Name {
    type Error = NoSuchName;

    fn try_from(number: u16) -> Result<Self, NoSuchName> {
        if usize::from(number) < Self::WORDS * Self::WORDS {
            Ok(Self(number))
        } else {
            Err(NoSuchName(number))
        }
    }
}

impl From<Name> for u16 {
    fn from(name: Name) -> Self {
        name.0
    }
}
