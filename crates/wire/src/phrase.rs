//! What people can say to each other, as a number. There is no free text, so there is nothing to moderate.

use serde::{Deserialize, Serialize};

macro_rules! phrases {
    ($($(#[$doc:meta])* $name:ident)+) => {
        /// A set phrase, or a reaction.
        ///
        /// Its number is its place in [`Phrase::ALL`] and never changes: new ones are added at the end.
        ///
        /// ```
        /// use wagons_wire::Phrase;
        ///
        /// assert_eq!(u8::from(Phrase::Howdy), 0);
        /// assert_eq!(Phrase::try_from(12), Ok(Phrase::Smile));
        /// assert!(Phrase::Smile.is_reaction());
        /// ```
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(try_from = "u8", into = "u8")]
        pub enum Phrase {
            $($(#[$doc])* $name,)+
        }

        impl Phrase {
            /// All there are.
            pub const ALL: &[Self] = &[$(Self::$name),+];
        }
    };
}

phrases! {
    /// "Howdy!"
    Howdy
    /// "Good luck!"
    GoodLuck
    /// "Well played!"
    WellPlayed
    /// "Thank you!"
    ThankYou
    /// "Sorry!"
    Sorry
    /// "Oops, I didn’t mean that."
    Oops
    /// "Take your time."
    TakeYourTime
    /// "Be right back."
    BackSoon
    /// "I’m still thinking."
    StillThinking
    /// "That was close!"
    CloseOne
    /// "Good game!"
    GoodGame
    /// "See you!"
    SeeYou
    /// 🙂
    Smile
    /// 😄
    Laugh
    /// 😮
    Wow
    /// 🤔
    Think
    /// 👏
    Applause
    /// 😅
    Phew
}

/// A number beyond the last phrase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is no phrase number {0}")]
pub struct NoSuchPhrase(pub u8);

impl Phrase {
    /// The symbol of a reaction; a phrase in words has none.
    pub const fn symbol(self) -> Option<&'static str> {
        Some(match self {
            Self::Smile => "🙂",
            Self::Laugh => "😄",
            Self::Wow => "😮",
            Self::Think => "🤔",
            Self::Applause => "👏",
            Self::Phew => "😅",
            _ => return None,
        })
    }

    /// Whether it is shown as a symbol.
    pub const fn is_reaction(self) -> bool {
        self.symbol().is_some()
    }
}

impl TryFrom<u8> for Phrase {
    type Error = NoSuchPhrase;

    fn try_from(number: u8) -> Result<Self, NoSuchPhrase> {
        Self::ALL.get(usize::from(number)).copied().ok_or(NoSuchPhrase(number))
    }
}

impl From<Phrase> for u8 {
    fn from(phrase: Phrase) -> Self {
        phrase as Self
    }
}
