//! Playing apart: one line to the server for the whole page, and what only games apart show.
//!
//! What is said on the line, and what of it is confirmed, is `wagons-wire`'s business; what a game apart is on a table,
//! `wagons-table`'s. The table itself is the one of every other game ([`crate::table`]): the other side's turns come
//! over the line instead of from the computer.

mod attention;
mod code;
mod ending;
mod find;
mod games;
mod invitation;
mod invite;
mod line;
mod me;
mod menu;
mod screen;
mod service;
mod side;
mod socket;
mod strip;
mod turns;

pub(crate) use attention::{Arrived, follow as call_attention};
pub(crate) use ending::Rematch;
pub(crate) use find::Find;
pub(crate) use games::{ApartGames, Way};
pub(crate) use invite::Invite;
pub(crate) use line::Line;
pub(crate) use me::Devices;
pub(crate) use menu::MenuButton;
pub(crate) use screen::ApartScreen;
pub(crate) use service::post as ask_beside;
pub(crate) use side::SideExtras;
pub(crate) use turns::ApartTable;
