//! Measures rules and players: who is stronger, how hard a scenario is, how fast all of it is, and whether it still
//! does what it did.
//!
//! - [`arena`] plays two contenders against each other over paired deals and knows how sure the result is.
//! - [`solo`] plays the solo scenarios many times with one player.
//! - [`bench`] is fixed work to be timed.
//! - [`signature`] is a number over the behaviour of rules and players.
//!
//! Nothing here reads a command line, draws a bar or starts a program: [`arena::Contender`] is whatever answers a
//! record with a move. Both arena and solo lab can be called off at any time and keep what was played.
//!
//! ```
//! use std::ops::ControlFlow;
//! use std::sync::Arc;
//! use std::sync::atomic::AtomicBool;
//!
//! use wagons_lab::arena::{Schedule, Standing};
//! use wagons_players::{Greedy, Player, Random};
//!
//! let greedy: Arc<dyn Player> = Arc::new(Greedy);
//! let random: Arc<dyn Player> = Arc::new(Random);
//! let schedule = Schedule {
//!     contenders: [&greedy, &random],
//!     limits: None,
//!     pairs: 2,
//!     seed: 1,
//!     own_start: false,
//!     jobs: 2,
//! };
//! let mut standing = Standing::default();
//! schedule.play(&AtomicBool::new(false), |result| {
//!     standing.add(result);
//!     ControlFlow::Continue(())
//! })?;
//! assert_eq!(standing.pairs.wins(), 4);
//! # Ok::<(), wagons_lab::arena::ArenaError>(())
//! ```

pub mod arena;
pub mod bench;
mod crew;
pub mod signature;
pub mod solo;

pub use crew::Halt;
