//! A person at the table, in a real browser: opens it, looks, points, taps, drags, presses keys, and notices what is wrong.
//!
//! A test is a story told by [`Visitor::visits`]. The visitor has a screen, a hand (mouse or finger), a language and habits; the
//! [`Table`] is what lies before them. No visit sees anything of another one, and each ends with the questions nobody
//! has to ask: was there an error on the console, or something the page's security policy forbade?
//!
//! Nothing in here knows the game. How to find one's way on the table stands with the tests.
//!
//! Browser, driver and server are started by `cargo xtask test browser`, which tells where they are
//! ([`Surroundings`]).

mod aim;
mod audit;
mod browser;
mod cable;
mod console;
mod contrast;
mod devtools;
mod ear;
mod gesture;
mod legible;
mod screenshot;
mod server;
mod surroundings;
mod table;
mod trouble;
mod visit;
mod visitor;
mod watcher;

pub use aim::{MIDDLE, Part};
pub use audit::Violation;
pub use cable::Cable;
pub use ear::Thing;
pub use fantoccini::key::Key;
pub use server::Server;
pub use surroundings::Surroundings;
pub use table::Table;
pub use trouble::Trouble;
pub use visitor::{Screen, Visitor};
pub use watcher::{Frames, LongTask};
