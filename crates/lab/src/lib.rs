#![doc = include_str!("../README.md")]
//! # Parts
//!
//! - [`arena`] plays two contenders against each other over paired deals and knows how sure the result is.
//! - [`solo`] plays the solo scenarios many times with one player.
//! - [`mod@bench`] is fixed work to be timed.
//! - [`signature`] is a number over the behaviour of rules and players.
//!
//! Nothing here reads a command line, draws a bar or starts a program.

pub mod arena;
pub mod bench;
mod crew;
pub mod signature;
pub mod solo;

pub use crew::Halt;
