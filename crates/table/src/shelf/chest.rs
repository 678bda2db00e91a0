//! Everything that is kept, packed into one text to take along, and unpacked again somewhere else.
//!
//! Unpacking loses nothing: what was there before is merged or set aside.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::apart::APART;
use super::{ASIDE, SESSION, Shelf};
use crate::daybook::Daybook;
use crate::kept::{Entry, Kept, KeptError};
use crate::ladder::Ladder;
use crate::own_scenarios::OwnScenarios;
use crate::puzzle_book::PuzzleBook;
use crate::session::Session;
use crate::settings::Settings;
use crate::solo_book::SoloBook;
use crate::store::{Store, StoreError};

/// The name of the tutorial, of which only the browser knows more.
const LESSON: &str = "lesson";

/// Something a player has one of, as a chest has it: a name and a text.
struct Packed {
    name: &'static str,
    /// Whether a text can be read.
    is_whole: fn(&str) -> bool,
    /// Two texts as one, if both can be read and be one.
    merged: fn(&str, &str) -> Option<String>,
}

const ENTRIES: [Packed; 6] = [
    packed::<Settings>(|_, _| None),
    packed::<Daybook>(|here, coming| merged(here, coming, Daybook::merge)),
    packed::<SoloBook>(|here, coming| merged(here, coming, SoloBook::merge)),
    packed::<OwnScenarios>(|here, coming| merged(here, coming, OwnScenarios::merge)),
    packed::<Ladder>(|here, coming| merged(here, coming, Ladder::merge)),
    packed::<PuzzleBook>(|here, coming| merged(here, coming, PuzzleBook::merge)),
];

const fn packed<T: Entry>(merged: fn(&str, &str) -> Option<String>) -> Packed {
    Packed { name: T::NAME, is_whole: |text| T::recall(text).is_ok(), merged }
}

fn entry(name: &str) -> Option<&'static Packed> {
    ENTRIES.iter().find(|entry| entry.name == name)
}

/// All texts that are kept, by name.
#[derive(Debug, Serialize, Deserialize)]
struct Chest {
    wagons: BTreeMap<String, String>,
}

impl Kept for Chest {}

/// What unpacking did.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Unpacked {
    /// How many things are new here, or better than they were.
    pub taken: usize,
    /// How many things found no room.
    pub left: usize,
    /// How many things cannot be read, or are nothing of ours; they are left where they are.
    pub unread: usize,
}

impl<S: Store + ?Sized> Shelf<S> {
    /// Packs everything that is a text. Games apart that are being played stay with the device that plays them: what is kept
    /// of them may hold a secret.
    pub fn pack(&self) -> Result<String, StoreError> {
        let mut wagons = BTreeMap::new();
        for name in self.store.names()?.into_iter().filter(|name| !is_apart(name)) {
            match self.store.read(&name) {
                Ok(text) => wagons.extend(text.map(|text| (name, text))),
                Err(StoreError::NotText { .. }) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(Chest { wagons }.keep())
    }

    /// Unpacks what was packed, or says why the text cannot be unpacked and changes nothing.
    ///
    /// ```
    /// use wagons_table::store::Memory;
    /// use wagons_table::{Settings, Shelf};
    ///
    /// let [here, there] = [(); 2].map(|()| Shelf::new(Memory::default()));
    /// here.keep(&Settings::default())?;
    /// assert_eq!(there.unpack(&here.pack()?)?.taken, 1);
    /// assert_eq!(there.recall::<Settings>()?, Some(Settings::default()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn unpack(&self, text: &str) -> Result<Unpacked, KeptError> {
        let Chest { wagons } = Chest::recall(text)?;
        let mut done = Unpacked::default();
        for (name, coming) in wagons {
            if !is_readable(&name, &coming) {
                done.unread += 1;
                continue;
            }
            match self.take(&name, coming) {
                Ok(taken) => done.taken += usize::from(taken),
                Err(_) => done.left += 1,
            }
        }
        Ok(done)
    }

    /// Keeps one thing of a chest. Tells whether anything has changed.
    fn take(&self, name: &str, coming: String) -> Result<bool, StoreError> {
        let _held = self.store.lock()?;
        let wanted = match self.store.read(name) {
            Ok(None) => Some(coming),
            Ok(Some(here)) if here == coming => None,
            Ok(Some(here)) => self.better(name, &here, coming)?,
            Err(StoreError::NotText { .. }) => {
                self.store.rename(name, &self.free_name_aside(name)?)?;
                Some(coming)
            }
            Err(error) => return Err(error),
        };
        match wanted {
            None => Ok(false),
            Some(wanted) => self.store.write(name, &wanted).map(|()| true),
        }
    }

    /// What shall be kept under a name that is taken already; nothing if it stays as it is.
    fn better(&self, name: &str, here: &str, coming: String) -> Result<Option<String>, StoreError> {
        if let Some(merged) = entry(name).and_then(|entry| (entry.merged)(here, &coming)) {
            return Ok(Some(merged).filter(|merged| merged != here));
        }
        if name.starts_with(SESSION)
            && let (Ok(mine), Ok(other)) = (Session::recall(here), Session::recall(&coming))
        {
            let [mine, other] = [mine, other].map(|session| session.record().to_string());
            if other.starts_with(&mine) {
                return Ok(Some(coming));
            }
            if mine.starts_with(&other) {
                return Ok(None);
            }
        }
        if let Some(title) = name.strip_prefix(ASIDE) {
            self.store.write(&self.free_name_aside(title)?, &coming)?;
            return Ok(None);
        }
        // Whoever loads a file wants what is in it; what was here stays at hand.
        self.store.rename(name, &self.free_name_aside(name)?)?;
        Ok(Some(coming))
    }
}

/// Whether something of a chest is one of our things, and whole. What was set aside is taken as it is.
fn is_readable(name: &str, text: &str) -> bool {
    if let Some(title) = name.strip_prefix(ASIDE) {
        return title
            .rsplit_once('.')
            .is_some_and(|(name, number)| is_ours(name) && number.parse::<u32>().is_ok());
    }
    match (entry(name), number_of_game(name)) {
        (Some(entry), _) => (entry.is_whole)(text),
        (None, Some(id)) => Session::recall(text).is_ok_and(|session| session.id() == id),
        (None, None) => name == LESSON,
    }
}

/// Whether something is kept of games apart, also where it could not be read and was set aside.
fn is_apart(name: &str) -> bool {
    name.strip_prefix(ASIDE).unwrap_or(name).starts_with(APART)
}

/// Whether something of this name is ever kept.
fn is_ours(name: &str) -> bool {
    entry(name).is_some() || number_of_game(name).is_some() || name == LESSON
}

fn number_of_game(name: &str) -> Option<u64> {
    name.strip_prefix(SESSION)?.parse().ok()
}

/// Two values as one, if both can be read.
fn merged<T: Kept>(here: &str, coming: &str, merge: impl FnOnce(&mut T, T)) -> Option<String> {
    let (Ok(mut here), Ok(coming)) = (T::recall(here), T::recall(coming)) else { return None };
    merge(&mut here, coming);
    Some(here.keep())
}
