//! The game as a picture made of letters and colours, for `show`, `score` and everything else in a terminal.
//!
//! Pictures are [`Block`](block::Block)s of styled text: they know how things look, not where they are printed.

#![allow(dead_code)] // until `show` lands

pub(crate) mod block;
pub(crate) mod paint;
mod sheet;
pub(crate) mod tint;

pub(crate) use block::{Rgb, Style, wrapped};
pub(crate) use paint::{Colors, When, nearest};
pub(crate) use sheet::score_table;
