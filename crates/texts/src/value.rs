//! What can be put into a text: numbers, which decide about plurals, and words.

use fluent_bundle::FluentValue;
use wagons_rules::{Card, Placement};

use crate::key::{Seat, Way};

/// A value for one argument of a text: a whole number, a word or several, or the name of a variant of the text.
#[derive(Debug, Clone, PartialEq)]
pub struct Value<'a>(pub(crate) FluentValue<'a>);

/// A value that decides about a plural.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Number(i64);

impl From<Number> for Value<'_> {
    fn from(Number(number): Number) -> Self {
        Self(number.into())
    }
}

macro_rules! from_numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Number {
            fn from(number: $number) -> Self {
                Self(number as i64)
            }
        }

        impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Number::from(number).into()
            }
        }
    )*};
}

from_numbers! { i8 i16 i32 i64 isize u8 u16 u32 u64 usize }

impl<'a> From<&'a str> for Value<'a> {
    fn from(words: &'a str) -> Self {
        Self(words.into())
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(words: &'a String) -> Self {
        words.as_str().into()
    }
}

impl From<String> for Value<'_> {
    fn from(words: String) -> Self {
        Self(words.into())
    }
}

/// A card is called by its letter.
impl From<Card> for Value<'_> {
    fn from(card: Card) -> Self {
        card.letter().to_string().into()
    }
}

impl From<wagons_rules::Seat> for Seat {
    fn from(seat: wagons_rules::Seat) -> Self {
        match seat {
            wagons_rules::Seat::First => Self::First,
            wagons_rules::Seat::Second => Self::Second,
        }
    }
}

/// A card lies in one of two ways.
impl From<Placement> for Way {
    fn from(placement: Placement) -> Self {
        if placement.turned { Self::Turned } else { Self::Upright }
    }
}
