//! The browser's own store, for the shelf that keeps what a player has from one visit to the next.

use wagons_table::{Daybook, Entry, Ladder, Session, Shelf, Store, StoreError};
use wagons_texts::key;
use wasm_bindgen::{JsCast, JsValue};

use crate::app::AppContext;
use crate::calendar;

/// Names begin like this, because a store belongs to a whole host.
const PREFIX: &str = "wagons.";

/// The browser's store. A browser may refuse it, for instance in private windows; then nothing is kept.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Browser;

/// What the player has, in this browser.
pub(crate) const SHELF: Shelf<Browser> = Shelf::new(Browser);

/// Reads what there is one of; what cannot be read is as good as nothing.
pub(crate) fn recall<T: Entry>() -> Option<T> {
    SHELF.recall().ok().flatten()
}

/// Reads a game by its number.
pub(crate) fn session(id: u64) -> Option<Session> {
    SHELF.session(id).ok().flatten()
}

/// All games, the newest first.
pub(crate) fn sessions() -> Vec<Session> {
    SHELF.sessions().unwrap_or_default()
}

/// How the player has fared against each opponent.
pub(crate) fn ladder() -> Ladder {
    SHELF.ladder().unwrap_or_default()
}

/// Whether the player has not finished any game yet, as far as this browser knows.
pub(crate) fn is_newcomer() -> bool {
    // Whoever began so many games has seen everything there is to do; and many games take time to read.
    const MANY: usize = 4;
    let begun = SHELF
        .store()
        .names()
        .map_or(0, |names| names.iter().filter(|name| name.starts_with("game.")).count());
    begun < MANY && ladder().is_empty() && !sessions().iter().any(Session::is_over)
}

/// Notes a finished game, and tells if that cannot be kept. The table calls it when a game is over; to call it again
/// does no harm.
pub(crate) fn note(app: AppContext, session: &Session) {
    // The number of a game is the moment of its beginning.
    if SHELF.note(session, calendar::day_of(session.id() as f64)).is_err() {
        app.announcer.say(app.text_now(key::TABLE_NOT_KEPT));
    }
}

/// The book of the days.
pub(crate) fn daybook() -> Daybook {
    recall().unwrap_or_default()
}

impl Browser {
    fn storage() -> Result<web_sys::Storage, StoreError> {
        let storage = web_sys::window().map(|window| window.local_storage());
        let storage = storage.transpose().map_err(|error| StoreError::NoPlace(reason(&error)))?;
        storage.flatten().ok_or_else(|| StoreError::NoPlace(String::new()))
    }
}

impl Store for Browser {
    fn read(&self, name: &str) -> Result<Option<String>, StoreError> {
        let text = Self::storage()?.get_item(&format!("{PREFIX}{name}"));
        text.map_err(|error| StoreError::Unreadable { name: name.to_owned(), reason: reason(&error) })
    }

    fn write(&self, name: &str, text: &str) -> Result<(), StoreError> {
        let written = Self::storage()?.set_item(&format!("{PREFIX}{name}"), text);
        written.map_err(|error| StoreError::Unwritable { name: name.to_owned(), reason: reason(&error) })
    }

    fn remove(&self, name: &str) -> Result<(), StoreError> {
        let removed = Self::storage()?.remove_item(&format!("{PREFIX}{name}"));
        removed.map_err(|error| StoreError::Unwritable { name: name.to_owned(), reason: reason(&error) })
    }

    fn names(&self) -> Result<Vec<String>, StoreError> {
        let storage = Self::storage()?;
        let count = storage.length().unwrap_or(0);
        let keys = (0..count).filter_map(|index| storage.key(index).ok()?);
        Ok(keys.filter_map(|key| key.strip_prefix(PREFIX).map(str::to_owned)).collect())
    }
}

/// What a browser says about a failure.
fn reason(error: &JsValue) -> String {
    error.dyn_ref::<js_sys::Object>().map(|error| error.to_string().into()).unwrap_or_default()
}
