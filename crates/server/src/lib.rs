//! The server of *Circle the Wagons*: games between people who are apart, and the files of the table.
//!
//! | | |
//! |---|---|
//! | [`Room`] | one game, as a pure function of its log and the time: no clock, no socket, no database |
//! | [`Store`] | games on disk; one writer puts many turns into one transaction |
//! | [`Hub`] | who hears of which game, and what becomes of a message |
//! | [`Limits`] | how much anybody may do |
//! | [`Outages`] | when the server was away, so that it costs nobody time |
//! | [`Route`] | the way to other servers on the same database: they tell each other what has changed |
//! | [`backup`], [`restore`], [`counts`], [`forget`] | what is done with the games from outside |
//! | [`Server`] | HTTP and WebSocket: listens, answers, and ends when it is asked to |
//!
//! What is said on the socket is in `wagons-wire`, and told in `docs/online.md`.

mod admin;
mod bus;
mod caller;
mod client;
mod days;
mod files;
mod hub;
mod identity;
mod limits;
mod me;
mod origin;
mod outages;
mod page;
mod policy;
#[cfg(feature = "push")]
mod push;
#[cfg(not(feature = "push"))]
#[path = "no_push.rs"]
mod push;
mod room;
mod security;
mod server;
mod socket;
mod status;
mod store;
mod upkeep;

pub use admin::{AdminError, Who, backup, counts, forget, restore};
pub use bus::{BusError, Route};
pub use files::{Embedded, Files};
pub use hub::Hub;
pub use identity::PlayerId;
pub use limits::{Kind, LimitError, Limits};
pub use outages::Outages;
pub use policy::PushPolicy;
pub use room::{Chair, Chance, Decided, Origin, RULES, Room, Step, shown};
pub use server::{Obstacle, Options, Server};
pub use store::{
    CallChange, Calls, Change, DayChange, DayResult, Node, OpenError, Opening, Passage, Place, Store, Table,
    Waiting, Write, WriteError,
};
