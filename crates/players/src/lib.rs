#![doc = include_str!("../README.md")]
//!
//! ## Where to find what
//!
//! | | |
//! |---|---|
//! | players | [`Level`], [`PlayerName`], [`Player`] |
//! | thinking | [`choose`], [`think`], [`Thought`], [`Report`], [`Limits`], [`Host`] |
//! | proofs | [`Solver`], [`Solution`] |
//! | alone | [`solo`] |
//! | advice | [`hint`], [`review`], [`Analyst`], [`Analysis`] |

mod analysis;
mod evaluation;
mod greenhorn;
mod level;
mod liking;
mod master;
mod placing;
mod planner;
mod player_name;
pub mod solo;
mod solver;
mod thought;
mod trial;
mod yardstick;

pub use analysis::{Analysis, Analyst, Class, Expectation, Hint, Judged, Review, Why, hint, review};
pub use greenhorn::Greenhorn;
pub use level::Level;
pub use master::Master;
pub use planner::Planner;
pub use player_name::{PlayerName, PlayerNameError};
pub use solver::{Solution, Solver};
pub use thought::{Host, Limits, Player, Progress, Report, SLICE, Thought, Timeless, choose, think};
pub use yardstick::{Greedy, Lookahead, Random};
