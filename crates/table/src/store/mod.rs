//! Where a client keeps things: texts under names, whatever the place is.
//!
//! A [`Store`] knows nothing of games. What is kept in it, and how damage is dealt with, is for the
//! [`Shelf`](crate::Shelf) to know. The browser's store is part of the web client; [`Files`] is for everybody else.

#[cfg(feature = "files")]
mod files;

use std::any::Any;
use std::cell::RefCell;
use std::collections::BTreeMap;

#[cfg(feature = "files")]
pub use self::files::Files;
#[cfg(feature = "files")]
pub(crate) use self::files::{if_there, unreadable, unwritable};

/// Why something could not be kept or read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// There is no store: a browser may refuse it, a system may have no home for its user.
    #[error("there is no place to keep anything: {0}")]
    NoPlace(String),
    /// Something is there and cannot be read.
    #[error("{name} cannot be read: {reason}")]
    Unreadable {
        /// What was asked for.
        name: String,
        /// What the system says.
        reason: String,
    },
    /// Something is there and is no text.
    #[error("{name} is not a text in UTF-8")]
    NotText {
        /// What was asked for.
        name: String,
        /// What can be read of it, with the sign for a character that is unknown in place of the rest.
        readable: String,
    },
    /// Something cannot be written, moved or removed.
    #[error("{name} cannot be written: {reason}")]
    Unwritable {
        /// What was to be written.
        name: String,
        /// What the system says.
        reason: String,
    },
}

/// A place where texts are kept under names.
///
/// ```
/// use wagons_table::store::{Memory, Store};
///
/// let store = Memory::default();
/// store.write("hat", "size 7")?;
/// assert_eq!(store.read("hat")?.as_deref(), Some("size 7"));
/// assert_eq!(store.names()?, ["hat"]);
/// # Ok::<(), wagons_table::StoreError>(())
/// ```
pub trait Store {
    /// The text of a name, or nothing if there is none.
    fn read(&self, name: &str) -> Result<Option<String>, StoreError>;

    /// Keeps a text under a name, in place of the one that was there. There is always a whole one.
    fn write(&self, name: &str, text: &str) -> Result<(), StoreError>;

    /// Removes a text, if there is one.
    fn remove(&self, name: &str) -> Result<(), StoreError>;

    /// All names, in any order.
    fn names(&self) -> Result<Vec<String>, StoreError>;

    /// Gives what has one name another name, byte for byte, also if it is no text.
    fn rename(&self, from: &str, to: &str) -> Result<(), StoreError> {
        if let Some(text) = self.read(from)? {
            self.write(to, &text)?;
            self.remove(from)?;
        }
        Ok(())
    }

    /// Makes other programs wait that want to change something, until the answer is dropped. Whoever holds it must
    /// not ask for it again. A store that one program has for itself needs nothing of the kind.
    fn lock(&self) -> Result<Box<dyn Any>, StoreError> {
        Ok(Box::new(()))
    }
}

/// A store that forgets everything when the program ends: for tests, and for whoever has no place.
#[derive(Debug, Clone, Default)]
pub struct Memory(RefCell<BTreeMap<String, String>>);

impl Store for Memory {
    fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
        Ok(self.0.borrow().get(name).cloned())
    }

    fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
        self.0.borrow_mut().insert(name.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        self.0.borrow_mut().remove(name);
        Ok(())
    }

    fn names(&self) -> Result<Vec<String>, StoreError> {
        Ok(self.0.borrow().keys().cloned().collect())
    }
}
