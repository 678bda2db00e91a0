//! Everything that is kept, packed into one text to take along, and unpacked again somewhere else.
//!
//! Unpacking loses nothing: what was there before is merged or set aside.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use wagons_table::{Daybook, Kept, KeptError, OwnScenarios, Session, SoloBook};

use crate::results::DAYBOOK;
use crate::solo_shelf::{BOOK, SCENARIOS};
use crate::storage::{self, ASIDE, SESSION, Shelf};

/// All texts that are kept, by name.
#[derive(Debug, Serialize, Deserialize)]
struct Chest {
    wagons: BTreeMap<String, String>,
}

impl Kept for Chest {
    const VERSION: u32 = 1;
}

/// What unpacking did.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Unpacked {
    /// How many things are new here, or better than they were.
    pub(crate) taken: usize,
    /// How many things found no room.
    pub(crate) left: usize,
}

/// Packs everything.
pub(crate) fn pack(shelf: &impl Shelf) -> String {
    let named = |name: String| Some((name.clone(), shelf.get(&name)?));
    Chest { wagons: shelf.names().into_iter().filter_map(named).collect() }.keep()
}

/// Unpacks what was packed, or says why the text cannot be unpacked and changes nothing.
pub(crate) fn unpack(shelf: &impl Shelf, text: &str) -> Result<Unpacked, KeptError> {
    let Chest { wagons } = Chest::recall(text)?;
    let mut done = Unpacked::default();
    for (name, coming) in wagons {
        let wanted = match shelf.get(&name) {
            None => Some(coming),
            Some(here) if here == coming => None,
            Some(here) => better(shelf, &name, &here, coming),
        };
        let Some(wanted) = wanted else { continue };
        if shelf.set(&name, &wanted) {
            done.taken += 1;
        } else {
            done.left += 1;
        }
    }
    Ok(done)
}

/// What shall be kept under a name that is taken already; nothing if it stays as it is.
fn better(shelf: &impl Shelf, name: &str, here: &str, coming: String) -> Option<String> {
    if name == DAYBOOK
        && let (Ok(mut book), Ok(other)) = (Daybook::recall(here), Daybook::recall(&coming))
    {
        book.merge(other);
        return Some(book.keep()).filter(|book| book != here);
    }
    if name == BOOK
        && let (Ok(mut book), Ok(other)) = (SoloBook::recall(here), SoloBook::recall(&coming))
    {
        book.merge(other);
        return Some(book.keep()).filter(|book| book != here);
    }
    if name == SCENARIOS
        && let (Ok(mut own), Ok(other)) = (OwnScenarios::recall(here), OwnScenarios::recall(&coming))
    {
        own.merge(other);
        return Some(own.keep()).filter(|own| own != here);
    }
    if name.starts_with(SESSION)
        && let (Ok(mine), Ok(other)) = (Session::recall(here), Session::recall(&coming))
    {
        let [mine, other] = [mine, other].map(|session| session.record().to_string());
        if other.starts_with(&mine) {
            return Some(coming);
        }
        if mine.starts_with(&other) {
            return None;
        }
    }
    if name.starts_with(ASIDE) {
        storage::set_aside(shelf, name.trim_start_matches(ASIDE), &coming);
        return None;
    }
    // Whoever loads a file wants what is in it; what was here stays at hand.
    storage::set_aside(shelf, name, here).then_some(coming)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::{Memory, keep_session, recall_session};
    use wagons_table::daybook::Finish;
    use wagons_table::{Day, Kind, Level};

    fn game(id: u64, moves: &str) -> Session {
        let record: wagons_rules::Record = format!("FKQ/RJAPODGLNMHBICE{moves}").parse().unwrap();
        Session::new(id, Kind::Together, record.into())
    }

    #[test]
    fn what_is_packed_is_unpacked_elsewhere() {
        let (here, there) = (Memory::default(), Memory::default());
        keep_session(&here, &game(7, " *B P"));
        here.set("settings", "whatever");
        assert_eq!(unpack(&there, &pack(&here)).unwrap().taken, 2);
        assert_eq!(recall_session(&there, 7), Some(game(7, " *B P")));
        assert_eq!(
            unpack(&there, &pack(&here)),
            Ok(Unpacked::default()),
            "the second time there is nothing new"
        );
    }

    #[test]
    fn a_game_goes_on_from_where_it_is_further() {
        for (mine, other) in [(" *B", " *B P P'0,0"), (" *B P P'0,0", " *B")] {
            let (here, there) = (Memory::default(), Memory::default());
            keep_session(&here, &game(7, mine));
            keep_session(&there, &game(7, other));
            unpack(&here, &pack(&there)).unwrap();
            assert_eq!(recall_session(&here, 7), Some(game(7, " *B P P'0,0")));
            assert_eq!(here.names(), ["game.7"]);
        }
    }

    #[test]
    fn what_cannot_be_merged_is_set_aside() {
        let (here, there) = (Memory::default(), Memory::default());
        for (shelf, text) in [(&here, "mine"), (&there, "other")] {
            shelf.set("settings", text);
            shelf.set("aside.solo.1", text);
        }
        unpack(&here, &pack(&there)).unwrap();
        let kept = |name: &str| here.get(name).unwrap();
        assert_eq!(kept("settings"), "other");
        assert_eq!(kept("aside.settings.1"), "mine");
        assert_eq!(here.names().len(), 4, "both things that were aside are still there: {:?}", here.names());
    }

    #[test]
    fn books_of_days_are_merged() {
        let (here, there) = (Memory::default(), Memory::default());
        for (shelf, day) in [(&here, "2026-11-14"), (&there, "2026-11-15")] {
            let mut book = Daybook::default();
            let day: Day = day.parse().unwrap();
            book.note(day, Level::Easy, Finish { margin: 1, won: true }, true);
            storage::keep(shelf, DAYBOOK, &book);
        }
        unpack(&here, &pack(&there)).unwrap();
        let book: Daybook = storage::recall(&here, DAYBOOK).unwrap();
        assert_eq!(book.longest_series(), 2);
    }

    #[test]
    fn what_is_no_chest_changes_nothing() {
        let shelf = Memory::default();
        for text in
            ["", "{}", "FKQ/RJAPODGLNMHBICE", r#"{"version":1,"value":{}}"#, r#"{"version":2,"value":{}}"#]
        {
            assert!(unpack(&shelf, text).is_err(), "{text}");
        }
        assert!(shelf.names().is_empty());
    }
}
