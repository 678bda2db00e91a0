//! The game as a picture made of letters and colours, for `show`, `score` and everything else in a terminal.
//!
//! Pictures are [`Block`]s of styled text: they know how things look, not where they are printed.

pub(crate) mod block;
pub(crate) mod card;
pub(crate) mod circle;
mod duel;
mod last;
pub(crate) mod paint;
mod sheet;
mod solo;
pub(crate) mod tint;
pub(crate) mod town;

pub(crate) use block::{Rgb, Style, wrapped};
pub(crate) use last::{last_placed, last_placement};
pub(crate) use paint::{Colors, When, nearest};
pub(crate) use sheet::score_table;

use wagons_rules::AnyRecord;

use block::Block;

/// Everything there is to see of a game, in about so many columns.
pub(crate) fn table(record: &AnyRecord, width: usize) -> Block {
    match record {
        AnyRecord::Duel(record) => duel::duel(record, width),
        AnyRecord::Solo(record) => solo::solo(record, width),
    }
}
