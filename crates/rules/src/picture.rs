//! Towns as pictures: rows of two-letter territories, the top row first, `.` for an empty cell.
//!
//! Pictures serve tests, docs and terminals. A pictured town is complete: it can be looked at and scored, but
//! takes no further card, because a picture does not say which cards lie underneath.

use std::fmt;
use std::str::FromStr;

use crate::placement::Cell;
use crate::territory::{Territory, TerritoryError};
use crate::town::Town;

/// Why a text is not a picture of a town.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PictureError {
    /// A word is neither a territory nor `.`.
    #[error("row {row}: {source}")]
    Territory {
        /// The row, counted from 1 at the top.
        row: usize,
        /// What is wrong with the word.
        source: TerritoryError,
    },
    /// The picture has more rows or columns than any town.
    #[error("{0} cells in a line: no town is wider or higher than {largest}", largest = LARGEST)]
    TooLarge(usize),
}

/// The longest line of cells: fifteen cards side by side.
const LARGEST: usize = 2 * Town::MOST_CARDS;

impl FromStr for Town {
    type Err = PictureError;

    /// Reads a picture; its bottom-left corner is the cell `0,0`. Empty lines are passed over.
    fn from_str(text: &str) -> Result<Self, PictureError> {
        let rows: Vec<_> = text.lines().filter(|line| !line.trim().is_empty()).collect();
        if rows.len() > LARGEST {
            return Err(PictureError::TooLarge(rows.len()));
        }
        let mut territories = Vec::new();
        for (row, line) in rows.iter().enumerate() {
            for (column, word) in line.split_whitespace().enumerate() {
                if column >= LARGEST {
                    return Err(PictureError::TooLarge(line.split_whitespace().count()));
                }
                if word != "." {
                    let territory: Territory =
                        word.parse().map_err(|source| PictureError::Territory { row: row + 1, source })?;
                    territories.push((Cell::new(column as i8, (rows.len() - 1 - row) as i8), territory));
                }
            }
        }
        Ok(Self::pictured(territories))
    }
}

impl fmt::Display for Town {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(bounds) = self.bounds() else { return Ok(()) };
        let word = |cell| self.at(cell).map_or(".".to_owned(), |territory| territory.to_string());
        let row = |y| {
            let words = (bounds.left..=bounds.right).map(|x| format!("{:2}", word(Cell { x, y })));
            words.collect::<Vec<_>>().join(" ").trim_end().to_owned()
        };
        f.write_str(&(bounds.bottom..=bounds.top).rev().map(row).collect::<Vec<_>>().join("\n"))
    }
}

impl fmt::Debug for Town {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Town of {} cards:", self.cards())?;
        fmt::Display::fmt(self, f)
    }
}
