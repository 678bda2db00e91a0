//! The two-player game and the solo game a second time, as plainly as they can be written.
//!
//! Everything here loops over everything: a town is a map from cells to letters, and a legal token is one
//! found in the list of all legal tokens. It exists to disagree with the rules crate when either of them
//! is wrong, so it must not know that crate, not even its deck.

// Every test binary compiles the whole module and uses the part it needs.
#![allow(dead_code, unused_imports)]

pub(crate) mod cards;
mod game;
pub(crate) mod scoring;
pub(crate) mod solo;
mod town;

pub(crate) use game::{Game, Sheet};
pub(crate) use town::Town;
