//! The campaign as the terminal kept it before there was a shelf: `campaign.txt` in the same folder.

use std::fs;

use super::Shelf;
use crate::campaign::Campaign;
use crate::solo_book::SoloBook;
use crate::store::{Files, Store, StoreError, if_there, unreadable, unwritable};

/// Its name in the folder.
const FILE: &str = "campaign.txt";

impl Shelf<Files> {
    /// Takes what an older program has written to `campaign.txt` into the solo book. Every line that is a game counts,
    /// whatever is wrong with the others. A file that is whole stays where it is, because an older program may still
    /// write to it; a damaged one is set aside, byte for byte. Returns whether it was.
    pub fn adopt_campaign(&self) -> Result<bool, StoreError> {
        let path = self.store.folder().join(FILE);
        let Some(bytes) = if_there(fs::read(&path)).map_err(|error| unreadable(&path, &error))? else {
            return Ok(false);
        };
        let (campaign, flaws) = Campaign::salvage(&String::from_utf8_lossy(&bytes));
        self.change(|book: &mut SoloBook| book.adopt(campaign))?;
        if flaws.is_empty() {
            return Ok(false);
        }
        let _held = self.store.lock()?;
        let aside = self.free_name_aside("campaign")?;
        // The store moves only what is its own, so the file gets the name that the store looks for.
        fs::rename(&path, self.store.path(&aside)).map_err(|error| unwritable(&path, &error))?;
        Ok(true)
    }
}
