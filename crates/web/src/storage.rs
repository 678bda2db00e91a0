//! Keeping things from one visit to the next, in the browser's own store.
//!
//! Everything has a name and a version. What cannot be read is set aside under another name and never thrown away.

use wagons_table::{Kept, Session};

/// Names begin like this, because a store belongs to a whole host.
const PREFIX: &str = "wagons.";
/// Names of games go on like this …
pub(crate) const SESSION: &str = "game.";
/// … and names of what could not be read like this.
pub(crate) const ASIDE: &str = "aside.";

/// A place where texts are kept under names.
pub(crate) trait Shelf {
    fn get(&self, name: &str) -> Option<String>;
    /// Whether it could be kept.
    fn set(&self, name: &str, text: &str) -> bool;
    fn remove(&self, name: &str);
    fn names(&self) -> Vec<String>;
}

/// The browser's store. A browser may refuse it, for instance in private windows; then nothing is kept.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Browser;

impl Browser {
    fn storage() -> Option<web_sys::Storage> {
        web_sys::window()?.local_storage().ok()?
    }
}

impl Shelf for Browser {
    fn get(&self, name: &str) -> Option<String> {
        Self::storage()?.get_item(&format!("{PREFIX}{name}")).ok()?
    }

    fn set(&self, name: &str, text: &str) -> bool {
        let storage = Self::storage();
        storage.is_some_and(|storage| storage.set_item(&format!("{PREFIX}{name}"), text).is_ok())
    }

    fn remove(&self, name: &str) {
        if let Some(storage) = Self::storage() {
            // Nothing was kept if this fails.
            let _ = storage.remove_item(&format!("{PREFIX}{name}"));
        }
    }

    fn names(&self) -> Vec<String> {
        let Some(storage) = Self::storage() else { return Vec::new() };
        let count = storage.length().unwrap_or(0);
        let keys = (0..count).filter_map(|index| storage.key(index).ok()?);
        keys.filter_map(|key| key.strip_prefix(PREFIX).map(str::to_owned)).collect()
    }
}

/// Reads what is kept under a name. What is damaged is set aside.
pub(crate) fn recall<T: Kept>(shelf: &impl Shelf, name: &str) -> Option<T> {
    let text = shelf.get(name)?;
    T::recall(&text).map_err(|_| set_aside(shelf, name, &text)).ok()
}

/// Keeps something under a name.
pub(crate) fn keep(shelf: &impl Shelf, name: &str, value: &impl Kept) -> bool {
    shelf.set(name, &value.keep())
}

/// Forgets what is kept under a name.
pub(crate) fn forget(shelf: &impl Shelf, name: &str) {
    shelf.remove(name);
}

/// Keeps a game.
pub(crate) fn keep_session(shelf: &impl Shelf, session: &Session) -> bool {
    keep(shelf, &session_name(session.id()), session)
}

/// Reads a game by its number.
pub(crate) fn recall_session(shelf: &impl Shelf, id: u64) -> Option<Session> {
    recall(shelf, &session_name(id))
}

/// Forgets a game.
pub(crate) fn forget_session(shelf: &impl Shelf, id: u64) {
    shelf.remove(&session_name(id));
}

/// All games kept, the newest first.
pub(crate) fn sessions(shelf: &impl Shelf) -> Vec<Session> {
    let names = shelf.names().into_iter().filter(|name| name.starts_with(SESSION));
    let mut sessions: Vec<Session> = names.filter_map(|name| recall(shelf, &name)).collect();
    sessions.sort_by_key(|session| std::cmp::Reverse(session.id()));
    sessions
}

fn session_name(id: u64) -> String {
    format!("{SESSION}{id}")
}

/// Moves a text to a name that is still free, and tells whether there was room for it.
pub(crate) fn set_aside(shelf: &impl Shelf, name: &str, text: &str) -> bool {
    let free =
        (1..1_000).map(|number| format!("{ASIDE}{name}.{number}")).find(|name| shelf.get(name).is_none());
    let moved = free.is_some_and(|free| shelf.set(&free, text));
    if moved && shelf.get(name).as_deref() == Some(text) {
        shelf.remove(name);
    }
    moved
}

/// The names of everything set aside.
pub(crate) fn set_aside_names(shelf: &impl Shelf) -> Vec<String> {
    let mut names: Vec<String> = shelf.names().into_iter().filter(|name| name.starts_with(ASIDE)).collect();
    names.sort();
    names
}

/// A shelf for tests.
#[cfg(test)]
#[derive(Default)]
pub(crate) struct Memory(std::cell::RefCell<std::collections::BTreeMap<String, String>>);

#[cfg(test)]
impl Shelf for Memory {
    fn get(&self, name: &str) -> Option<String> {
        self.0.borrow().get(name).cloned()
    }

    fn set(&self, name: &str, text: &str) -> bool {
        self.0.borrow_mut().insert(name.to_owned(), text.to_owned());
        true
    }

    fn remove(&self, name: &str) {
        self.0.borrow_mut().remove(name);
    }

    fn names(&self) -> Vec<String> {
        self.0.borrow().keys().cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Settings;

    #[test]
    fn damaged_texts_are_set_aside_and_kept_all_of_them() {
        let shelf = Memory::default();
        for damaged in ["{", "}"] {
            shelf.set("settings", damaged);
            assert_eq!(recall::<Settings>(&shelf, "settings"), None);
        }
        assert_eq!(shelf.names(), ["aside.settings.1", "aside.settings.2"]);
        assert_eq!(shelf.get("aside.settings.2").as_deref(), Some("}"));
    }

    #[test]
    fn games_are_listed_the_newest_first() {
        let shelf = Memory::default();
        let record = || "FKQ/RJAPODGLNMHBICE *B".parse::<wagons_rules::Record>().unwrap().into();
        for id in [9, 1_000, 20] {
            assert!(keep_session(&shelf, &Session::new(id, wagons_table::Kind::Together, record())));
        }
        let ids: Vec<u64> = sessions(&shelf).iter().map(Session::id).collect();
        assert_eq!(ids, [1_000, 20, 9]);
        forget_session(&shelf, 20);
        assert_eq!(recall_session(&shelf, 20), None);
    }
}
