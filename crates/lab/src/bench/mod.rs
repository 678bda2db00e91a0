//! Fixed work, to be timed.
//!
//! The work never depends on the clock, so two builds that differ only in speed print the same node count.

mod players;
mod work;

pub use players::think_with;
pub(crate) use players::{at_length, choices};
pub(crate) use work::positions;
pub use work::{judge_placements, play_games, walk_positions};
