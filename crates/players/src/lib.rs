#![doc = include_str!("../README.md")]
//!
//! ## Where to find what
//!
//! | | |
//! |---|---|
//! | players | [`by_name`], [`LADDER`], [`NAMES`], [`Player`] |
//! | thinking | [`choose`], [`think`], [`Thought`], [`Report`], [`Limits`], [`Host`] |
//! | proofs | [`Solver`], [`Solution`] |
//! | alone | [`solo`] |
//! | advice | [`hint`], [`review`], [`Analyst`], [`Analysis`] |

mod analysis;
mod greenhorn;
mod ladder;
mod liking;
mod master;
mod placing;
mod planner;
pub mod solo;
mod solver;
mod thought;
mod trial;
mod yardstick;

pub use analysis::{Analysis, Analyst, Class, Expectation, Gain, Hint, Judged, Review, Why, hint, review};
pub use greenhorn::Greenhorn;
pub use ladder::{LADDER, NAMES, by_name};
pub use master::Master;
pub use planner::Planner;
pub use solver::{Solution, Solver};
pub use thought::{Host, Limits, Player, Progress, Report, SLICE, Thought, Timeless, choose, think};
pub use yardstick::{Greedy, Lookahead, Random};
