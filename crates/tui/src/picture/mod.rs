//! The game as a picture made of letters and colours, for `show`, `score` and everything else in a terminal.
//!
//! Pictures are [`Block`]s of styled text: they know how things look, not where they are printed.

mod block;
mod card;
mod circle;
mod duel;
mod labels;
mod last;
mod paint;
mod sheet;
mod solo;
pub(crate) mod tint;
mod town;

pub use block::Block;
pub(crate) use block::{Rgb, Style, wrapped};
pub use last::{last_placed, last_placement};
pub use paint::Colors;
pub(crate) use paint::nearest;
pub use sheet::score_table;

use wagons_rules::{AnyRecord, Record};
use wagons_texts::{Language, Texts};

/// The words of the pictures. Like everything that commands print for people and scripts alike, they are English.
fn words() -> Texts {
    Texts::new(Language::En)
}

/// Everything there is to see of a game, in about so many columns.
pub fn table(record: &AnyRecord, width: usize) -> Block {
    match record {
        AnyRecord::Duel(record) => duel::duel(record, width),
        AnyRecord::Solo(record) => solo::solo(record, width),
    }
}

/// What somebody has to know who solves a puzzle, in a language and in about so many columns.
pub(crate) fn puzzle(record: &Record, texts: &Texts, width: usize) -> Block {
    duel::puzzle(record, texts, width)
}
