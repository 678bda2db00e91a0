//! Everything that is kept, packed into one text to take along, and unpacked again somewhere else.
//!
//! Unpacking loses nothing: what was there before is merged or set aside.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{ASIDE, SESSION, Shelf};
use crate::daybook::Daybook;
use crate::kept::{Entry, Kept, KeptError};
use crate::own_scenarios::OwnScenarios;
use crate::session::Session;
use crate::solo_book::SoloBook;
use crate::store::{Store, StoreError};

/// All texts that are kept, by name.
#[derive(Debug, Serialize, Deserialize)]
struct Chest {
    wagons: BTreeMap<String, String>,
}

impl Kept for Chest {
    const VERSION: u32 = 1;
}

/// What unpacking did.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Unpacked {
    /// How many things are new here, or better than they were.
    pub taken: usize,
    /// How many things found no room.
    pub left: usize,
}

impl<S: Store> Shelf<S> {
    /// Packs everything that is a text.
    pub fn pack(&self) -> Result<String, StoreError> {
        let mut wagons = BTreeMap::new();
        for name in self.store.names()? {
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
        let merged = match name {
            Daybook::NAME => merged(here, &coming, Daybook::merge),
            SoloBook::NAME => merged(here, &coming, SoloBook::merge),
            OwnScenarios::NAME => merged(here, &coming, OwnScenarios::merge),
            _ => None,
        };
        if let Some(merged) = merged {
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

/// Two values as one, if both can be read.
fn merged<T: Kept>(here: &str, coming: &str, merge: impl FnOnce(&mut T, T)) -> Option<String> {
    let (Ok(mut here), Ok(coming)) = (T::recall(here), T::recall(coming)) else { return None };
    merge(&mut here, coming);
    Some(here.keep())
}
