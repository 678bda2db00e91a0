//! The server, asked from outside. All of it is one binary, because every binary links everything anew: a new file needs
//! its line here.

mod apart;
mod push_service;

mod admin;
mod days;
mod me;
mod nodes;
mod online;
mod push;
mod refusals;
mod safe;
mod schedules;
mod status;
mod strangers;
