#![doc = include_str!("../README.md")]
//!
//! ## Where to find what
//!
//! | | |
//! |---|---|
//! | players | [`Level`], [`PlayerName`], [`Player`] |
//! | thinking | [`choose`], [`think`], [`think_for`], [`Thought`], [`Report`], [`Limits`], [`Host`], [`Clock`] |
//! | work in slices | [`Work`], [`Budget`], [`Progress`], [`work_for`] |
//! | what is expected | [`Expectation`], [`ExpectedLead`] |
//! | proofs | [`Solver`], [`Solution`], [`only_move`] |
//! | practice | [`puzzles`] |
//! | advice | [`hint`], [`solo_hint`], [`review`], [`Analyst`], [`Analysis`], [`Reasons`] |
//! | alone | [`solo`] |
//!
//! ## Glossary
//!
//! The words of the field, and where each is at work. A *node* is a placement that is judged, everywhere.
//!
//! | term | here | file |
//! |---|---|---|
//! | alpha-beta search | over the drafts, with estimates at the leaves | `duel/draft_tree.rs`, `duel/yardstick.rs` |
//! | beam search | the best town from a sequence of cards | `search/beam.rs`, `solver/beam.rs` |
//! | coordinate descent | fits what each card is worth (ridge regression) | `solo/regression.rs` |
//! | determinization | the solo deck dealt out at random, again and again | `solo/futures.rs` |
//! | evaluation | what an unfinished town is worth beyond its points | `evaluation.rs` |
//! | horizon | how many cards of the circle are looked at | `duel/outlook.rs` |
//! | iterative deepening | passes with further horizons and wider beams | `search/passes.rs` |
//! | lower bound | what a player reaches with a restricted strategy | `solver/lower_bound.rs` |
//! | objective | what towns are judged by | `search/objective.rs`, `solo/objective.rs`, `solver/objective.rs` |
//! | retrograde analysis | a review, from the last decision to the first | `analysis/retrograde.rs` |
//! | rollout, rollout policy | games played out to compare close moves | `duel/rollout.rs`, `duel/policy.rs` |
//! | search node | a position of the solver | `solver/node.rs` |
//! | softmax | how likely drafts are that are not the best | `search/softmax.rs` |
//! | subset | which of the coming cards a player gets | `duel/draft_tree.rs`, `duel/sweep.rs` |
//! | successive halving | fewer and fewer placements, wider and wider beams | `search/halving.rs` |
//! | transposition table | what is known about towns | `solver/transposition.rs` |
//! | upper bound | what cards can still bring a town at most | `solver/upper_bound/` |

mod analysis;
mod beginner;
mod budget;
mod clock;
mod duel;
mod edition;
mod evaluation;
mod expectation;
mod level;
mod player_name;
pub mod puzzles;
mod search;
pub mod solo;
mod solver;
mod sorting;
mod thinking;
mod yardstick;

pub use analysis::{
    Analysis, Analyst, Class, Fact, Hint, Judged, Makes, Reasons, Review, Sort, Why, hint, review, solo_hint,
};
pub use budget::{Budget, Progress, Work};
pub use clock::{Clock, Timeless};
pub use duel::{Master, Planner};
pub use edition::EDITION;
pub use expectation::{Expectation, ExpectedLead};
pub use level::Level;
pub use player_name::{PlayerName, PlayerNameError};
pub use solver::{OnlyMove, Solution, Solver, Tidings, TidingsError, only_move};
pub use thinking::{Host, Limits, Player, Report, SLICE, Thought, choose, think, think_for, work_for};
