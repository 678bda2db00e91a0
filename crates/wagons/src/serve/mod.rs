//! The table for the browser, over HTTP.
//!
//! A [`Site`] is every file, in memory and packed; [`Server`] listens and hands each request to `reply`, which chooses the
//! form to send and its headers. None of it knows the game: it would serve any folder of files.

mod browser;
mod embedded;
mod file;
mod folder;
mod obstacle;
mod reply;
mod security;
mod server;
mod site;
mod stop;

pub(crate) use browser::open;
pub(crate) use obstacle::Obstacle;
pub(crate) use server::Server;
pub(crate) use site::Site;
