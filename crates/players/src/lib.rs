//! Everything that chooses moves.
//!
//! Players are asked for [by name](by_name). Most need a while: a [`Thought`] is worked on in slices by whoever
//! hosts it and has a legal move ready at any time.
//!
//! ```
//! use wagons_players::{by_name, choose};
//! use wagons_rules::{Deal, Game, Rng, Seat};
//!
//! let mut game = Game::new(Deal::shuffled(&mut Rng::new(7)));
//! let players = ["medium", "random"].map(|name| by_name(name).expect("both are always there"));
//! while let Some(seat) = game.to_move() {
//!     game.play(choose(&*players[seat.index()], &game, 0));
//! }
//! assert_eq!(game.winner(), Some(Seat::First));
//! ```

mod analysis;
mod greenhorn;
mod ladder;
mod master;
mod placing;
mod planner;
mod solver;
mod thought;
mod yardstick;

pub use analysis::{Analysis, Analyst, Class, Expectation, Gain, Hint, Judged, Review, Why, hint, review};
pub use greenhorn::Greenhorn;
pub use ladder::{LADDER, NAMES, by_name};
pub use master::Master;
pub use planner::Planner;
pub use solver::{Solution, Solver};
pub use thought::{Host, Limits, Player, Progress, Report, Thought, Timeless, choose, think};
pub use yardstick::{Greedy, Lookahead, Random};
