//! What every client of the game needs, whatever it looks like: a position of either game, what the player points at,
//! a game in play with its turns and its undo, and the forms in which games are kept and shared.
//!
//! Knows neither screens nor clocks nor storage; those belong to the clients.

pub mod again;
pub mod aim;
pub mod day;
pub mod daybook;
pub mod kept;
pub mod level;
pub mod link;
pub mod position;
pub mod session;

pub use again::Again;
pub use aim::{Aim, Direction};
pub use day::Day;
pub use daybook::Daybook;
pub use kept::{Kept, KeptError};
pub use level::Level;
pub use link::Shared;
pub use position::Position;
pub use session::{Kind, Session};
