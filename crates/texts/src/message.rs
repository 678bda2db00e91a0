//! A text to be said: its key and its arguments.

use fluent_bundle::FluentArgs;

use crate::person::Person;
use crate::value::Value;

/// Which text, if it has no arguments. There is a constant for each in [`key`](crate::key).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Key(pub(crate) &'static str);

impl Key {
    /// The key as it stands in the files.
    ///
    /// ```
    /// assert_eq!(wagons_texts::key::TABLE_UNDO.name(), "table-undo");
    /// ```
    pub const fn name(self) -> &'static str {
        self.0
    }
}

/// Which text, with its arguments: a [`Key`], or one of the structs in [`key`](crate::key), which have a field for
/// each argument.
///
/// ```
/// use wagons_texts::{Language, Message, Texts, key, message};
///
/// let texts = Texts::new(Language::En);
/// let both: [Message<'_>; 2] = [message!(Points { count: 3 }), key::TOWN.into()];
/// assert_eq!(both.map(|message| texts.text(message)), ["3 points", "town"]);
/// ```
#[derive(Debug)]
pub struct Message<'a> {
    pub(crate) key: Key,
    pub(crate) arguments: FluentArgs<'a>,
}

impl<'a> Message<'a> {
    pub(crate) fn new(key: Key) -> Self {
        Self { key, arguments: FluentArgs::new() }
    }

    pub(crate) fn with(mut self, name: &'static str, value: Value<'a>) -> Self {
        self.arguments.set(name, value.0);
        self
    }

    pub(crate) fn about(self, person: &'a Person) -> Self {
        self.with("person", person.form().into()).with("name", person.name().into())
    }
}

impl From<Key> for Message<'_> {
    fn from(key: Key) -> Self {
        Self::new(key)
    }
}

/// A text with its arguments, to be said later: `message!(Points { count: 3 })`. The names of the arguments are
/// checked by the compiler, as those of a struct's fields are; see [`key`](crate::key).
///
/// ```compile_fail
/// wagons_texts::message!(Points { cuont: 3 });
/// ```
#[macro_export]
macro_rules! message {
    ($message:ident { $($argument:ident $(: $value:expr)?),* $(,)? }) => {
        $crate::Message::from($crate::key::$message {
            $($argument: $crate::message!(@value $argument $(, $value)?)),*
        })
    };
    (@value $argument:ident) => { ::core::convert::Into::into($argument) };
    (@value $argument:ident, $value:expr) => { ::core::convert::Into::into($value) };
}

/// A text with its arguments, said: `text!(texts, Points { count: 3 })`.
///
/// ```
/// use wagons_texts::{Language, Texts, text};
///
/// let texts = Texts::new(Language::En);
/// let count = 3;
/// assert_eq!(text!(texts, Points { count }), "3 points");
/// ```
#[macro_export]
macro_rules! text {
    ($texts:expr, $message:ident { $($arguments:tt)* }) => {
        $texts.text($crate::message!($message { $($arguments)* }))
    };
}
