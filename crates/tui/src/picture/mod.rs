//! The game as a picture made of letters and colours, for `show`, `score` and everything else in a terminal.
//!
//! Pictures are [`Block`]s of styled text: they know how things look, not where they are printed.

mod block;
mod card;
mod circle;
mod duel;
mod labels;
mod paint;
mod sheet;
mod solo;
pub(crate) mod tint;
mod town;

pub use block::Block;
pub(crate) use block::{INDENT, hanging, line, wrapped};
pub(crate) use card::Scale;
pub use paint::Colors;
pub use sheet::score_table;

use wagons_rules::{AnyRecord, Record};
use wagons_table::Position;
use wagons_texts::{Language, Texts};

/// The words of the pictures. Like everything that commands print for people and scripts alike, they are English.
fn words() -> Texts {
    Texts::new(Language::En)
}

/// Everything there is to see of a game, in about so many columns.
pub fn table(record: &AnyRecord, width: usize) -> Block {
    let last = Position::last_placement(record, record.moves_made().len());
    match record {
        AnyRecord::Duel(record) => duel::duel(record.game(), last, width),
        AnyRecord::Solo(record) => solo::solo(record.game(), last.map(|(_, placement)| placement), width),
    }
}

/// What somebody has to know who solves a puzzle, in a language and in about so many columns.
pub(crate) fn puzzle(record: &Record, texts: &Texts, width: usize) -> Block {
    let last = Position::last_placement(&AnyRecord::from(record.clone()), record.moves().len());
    duel::puzzle(record.game(), last, texts, width)
}
