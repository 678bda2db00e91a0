//! Everything a player has, kept from one visit to the next: games by their numbers, books, scenarios, settings.
//!
//! What cannot be read is set aside under another name and never thrown away. Books are read again before they are
//! changed, because another window or program may have written in them.

mod apart;
mod chest;
mod notes;
#[cfg(feature = "files")]
mod old_campaign;

use crate::kept::{Entry, Kept};
use crate::session::Session;
use crate::store::{Store, StoreError};

pub use self::apart::ApartBook;
pub use self::chest::Unpacked;

/// Names of games begin like this …
const SESSION: &str = "game.";
/// … and names of what was set aside like this.
const ASIDE: &str = "aside.";

/// What a player has, in some store. Where the store is only known at run time, it is a `Box<Shelf<dyn Store>>`.
///
/// ```
/// use wagons_rules::Record;
/// use wagons_table::store::Memory;
/// use wagons_table::{Kind, Session, Settings, Shelf};
///
/// let shelf = Shelf::new(Memory::default());
/// let record: Record = "FKQ/RJAPODGLNMHBICE *B".parse()?;
/// let session = shelf.begin(1_763_200_000_000, |id| Session::new(id, Kind::Together, record.clone().into()))?;
/// assert_eq!(shelf.sessions()?, [session]);
/// shelf.change(|settings: &mut Settings| settings.language = Some("it".to_owned()))?;
/// assert_eq!(shelf.recall::<Settings>()?.and_then(|settings| settings.language).as_deref(), Some("it"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Default)]
pub struct Shelf<S: ?Sized> {
    store: S,
}

impl<S> Shelf<S> {
    /// A shelf in a store.
    pub const fn new(store: S) -> Self {
        Self { store }
    }
}

impl<S: Store + ?Sized> Shelf<S> {
    /// Where everything is kept.
    pub const fn store(&self) -> &S {
        &self.store
    }

    /// Reads what there is one of. What is damaged is set aside.
    pub fn recall<T: Entry>(&self) -> Result<Option<T>, StoreError> {
        self.recall_named(T::NAME)
    }

    /// Keeps what there is one of, whatever was kept before. To add something to it, [change](Self::change) it.
    pub fn keep<T: Entry>(&self, value: &T) -> Result<(), StoreError> {
        self.store.write(T::NAME, &value.keep())
    }

    /// Forgets what there is one of.
    pub fn forget<T: Entry>(&self) -> Result<(), StoreError> {
        self.store.remove(T::NAME)
    }

    /// Reads what there is one of, changes it and keeps it, and nobody else comes between. Nothing is changed when it
    /// cannot be read, and when what cannot be understood cannot be set aside.
    pub fn change<T: Entry + Default, R>(&self, change: impl FnOnce(&mut T) -> R) -> Result<R, StoreError> {
        let _held = self.store.lock()?;
        let mut value: T = self.recall_held(T::NAME)?.unwrap_or_default();
        let before = value.keep();
        let answer = change(&mut value);
        let after = value.keep();
        if after != before {
            self.store.write(T::NAME, &after)?;
        }
        Ok(answer)
    }

    /// Begins a game with a number that no other has: the moment of its beginning, in milliseconds, or one of the
    /// next.
    pub fn begin(&self, now: u64, session: impl FnOnce(u64) -> Session) -> Result<Session, StoreError> {
        let _held = self.store.lock()?;
        let names = self.store.names()?;
        let mut id = now;
        while names.contains(&session_name(id)) {
            id += 1;
        }
        let session = session(id);
        self.keep_session(&session)?;
        Ok(session)
    }

    /// Keeps a game. What somebody only tries out is no game.
    pub fn keep_session(&self, session: &Session) -> Result<(), StoreError> {
        apart::session_name(session).map_or(Ok(()), |name| self.store.write(&name, &session.keep()))
    }

    /// Reads a game by its number.
    pub fn session(&self, id: u64) -> Result<Option<Session>, StoreError> {
        self.recall_named(&session_name(id))
    }

    /// Forgets a game.
    pub fn forget_session(&self, id: u64) -> Result<(), StoreError> {
        self.store.remove(&session_name(id))
    }

    /// All games that can be read, the newest first.
    pub fn sessions(&self) -> Result<Vec<Session>, StoreError> {
        let names = self.store.names()?.into_iter().filter(|name| name.starts_with(SESSION));
        let mut sessions: Vec<Session> =
            names.filter_map(|name| self.recall_named(&name).ok().flatten()).collect();
        sessions.sort_by_key(|session| std::cmp::Reverse(session.id()));
        Ok(sessions)
    }

    /// What was set aside: its name in the store, and the name it had with a number.
    pub fn set_aside(&self) -> Result<Vec<(String, String)>, StoreError> {
        let mut names = self.store.names()?;
        names.sort();
        let aside = names.into_iter().filter_map(|name| {
            let title = name.strip_prefix(ASIDE)?.to_owned();
            Some((name, title))
        });
        Ok(aside.collect())
    }

    fn recall_named<T: Kept>(&self, name: &str) -> Result<Option<T>, StoreError> {
        if let Ok(value) = self.read(name)? {
            return Ok(value);
        }
        let _held = self.store.lock()?;
        self.recall_held(name)
    }

    /// Reads a value while nobody else writes. What is damaged is set aside; what can be made out of it is kept in its
    /// place.
    fn recall_held<T: Kept>(&self, name: &str) -> Result<Option<T>, StoreError> {
        let damaged = match self.read(name)? {
            Ok(value) => return Ok(value),
            Err(damaged) => damaged,
        };
        self.store.rename(name, &self.free_name_aside(name)?)?;
        let salvaged = T::salvage(&damaged);
        if let Some(value) = &salvaged {
            self.store.write(name, &value.keep())?;
        }
        Ok(salvaged)
    }

    /// Reads a value, if there is one, or the text of one that is damaged.
    fn read<T: Kept>(&self, name: &str) -> Result<Result<Option<T>, String>, StoreError> {
        match self.store.read(name) {
            Ok(None) => Ok(Ok(None)),
            Ok(Some(text)) => Ok(T::recall(&text).map(Some).map_err(|_| text)),
            Err(StoreError::NotText { readable, .. }) => Ok(Err(readable)),
            Err(error) => Err(error),
        }
    }

    /// A name for what is set aside that nothing else has.
    fn free_name_aside(&self, name: &str) -> Result<String, StoreError> {
        let names = self.store.names()?;
        let mut candidates = (1_u32..).map(|number| format!("{ASIDE}{name}.{number}"));
        Ok(candidates.find(|candidate| !names.contains(candidate)).unwrap_or_default())
    }
}

fn session_name(id: u64) -> String {
    format!("{SESSION}{id}")
}

#[cfg(test)]
mod tests;
