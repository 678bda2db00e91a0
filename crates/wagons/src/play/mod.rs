//! `wagons play`: the game in the terminal.
//!
//! [`table`] holds a game and what is looked at, [`screen`] draws it, [`input`] reads keys, and [`app`] brings them
//! together with the computer's [`thinking`]. Where there is no terminal, [`plain`] plays the same game in lines.

mod app;
mod book;
mod farewell;
mod focus;
mod history;
mod input;
mod judgement;
mod options;
mod plain;
mod players;
mod reasons;
mod reviewing;
mod rival_turns;
mod score;
mod screen;
mod sentences;
mod setup;
mod setup_form;
mod table;
mod terminal;
mod thinking;
mod verdict;

#[cfg(test)]
mod tests;

pub(crate) use options::Args;
use wagons_table::{aim, position};
