//! What can be put into a text: numbers, which decide about plurals, and words.

use std::borrow::Cow;

use fluent_bundle::FluentValue;
use wagons_rules::{Card, Cell};

/// A value for one argument of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value<'a> {
    /// A whole number.
    Number(i64),
    /// A word or several, or the name of a variant of the text.
    Words(Cow<'a, str>),
}

macro_rules! from_numbers {
    ($($number:ty)*) => {$(
        impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Self::Number(number as i64)
            }
        }
    )*};
}

from_numbers! { i8 i16 i32 i64 isize u8 u16 u32 u64 usize }

impl<'a> From<&'a str> for Value<'a> {
    fn from(words: &'a str) -> Self {
        Self::Words(words.into())
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(words: &'a String) -> Self {
        words.as_str().into()
    }
}

impl From<String> for Value<'_> {
    fn from(words: String) -> Self {
        Self::Words(words.into())
    }
}

/// A card is called by its letter.
impl From<Card> for Value<'_> {
    fn from(card: Card) -> Self {
        card.letter().to_string().into()
    }
}

/// A cell is called by its column and row.
impl From<Cell> for Value<'_> {
    fn from(cell: Cell) -> Self {
        cell.to_string().replace('-', "−").into()
    }
}

impl<'a> From<Value<'a>> for FluentValue<'a> {
    fn from(value: Value<'a>) -> Self {
        match value {
            Value::Number(number) => number.into(),
            Value::Words(words) => words.into(),
        }
    }
}

/// A text with its arguments: `text!(texts, "points", count = 3)`.
///
/// ```
/// use wagons_texts::{Language, Texts, text};
///
/// let texts = Texts::new(Language::En);
/// assert_eq!(text!(texts, "points", count = 3), "3 points");
/// ```
#[macro_export]
macro_rules! text {
    ($texts:expr, $key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $texts.with($key, &[$((stringify!($name), $crate::Value::from($value))),*])
    };
}
