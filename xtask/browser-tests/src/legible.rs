//! Whether everything can be read: no text cut off, nothing to be scrolled sideways.

use crate::table::Table;
use crate::trouble::Trouble;

impl Table {
    /// Passes when no text on the page is cut off; `page` is what the report calls it.
    pub async fn legible(&self, page: &str) -> Result<(), Trouble> {
        let cut_off = self.cut_off().await?;
        if cut_off.is_empty() { Ok(()) } else { Err(Trouble::CutOff { page: page.to_owned(), cut_off }) }
    }

    /// Every text that is cut off, and by what.
    pub async fn cut_off(&self) -> Result<Vec<String>, Trouble> {
        self.read(include_str!("legible.js")).await
    }
}
