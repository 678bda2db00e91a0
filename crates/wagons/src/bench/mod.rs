//! What `wagons bench` does: fixed work, to be timed, and a signature of what came of it.
//!
//! The work never depends on the clock, so two builds that differ only in speed print the same node count and the
//! same signature.

mod players;
mod signature;
mod work;

pub(crate) use players::think_with;
pub(crate) use signature::signature;
pub(crate) use work::{judge_placements, play_games, walk_positions};
