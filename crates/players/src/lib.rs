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
mod beginner;
mod budget;
mod duel;
mod evaluation;
mod expectation;
mod level;
mod player_name;
mod search;
pub mod solo;
mod solver;
mod thinking;
mod yardstick;

pub use analysis::{Analysis, Analyst, Class, Hint, Judged, Review, Why, hint, review, solo_hint};
pub use budget::{Budget, Progress, Work};
pub use duel::{Master, Planner};
pub use expectation::{Expectation, ExpectedLead};
pub use level::Level;
pub use player_name::{PlayerName, PlayerNameError};
pub use solver::{Solution, Solver};
pub use thinking::{
    Host, Limits, Player, Report, SLICE, Thought, Timeless, choose, think, think_for, work_for,
};
