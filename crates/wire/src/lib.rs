//! *Circle the Wagons* between people who are apart: what client and server say to each other, and the client's side
//! of it. No socket, no clock and no chance of its own, so that it runs in a browser, in a terminal, and in tests that
//! lose, double and delay whatever is sent.
//!
//! ## Where to find what
//!
//! | | |
//! |---|---|
//! | a game | [`Head`], and a log of [`Entry`]: [`What`] happened; [`Offer`], [`Ending`] |
//! | the log, folded | [`Standing`]: the record, who sits where, whose turn it is, clocks, offers, how it ended |
//! | to the server | [`ToServer`], with [`Create`] and [`Act`] |
//! | to the client | [`ToClient`], with [`Opened`], [`Summary`], [`Reason`] |
//! | a client | [`Link`], which holds a [`Mirror`] of every open game and tells [`News`] |
//! | links | [`Invitation`]: `https://HOST/#/apart/GAME/SECRET` to sit down, without the secret to watch |
//! | numbers for words | [`Name`], [`Phrase`] |
//! | people who do not know each other | [`OpenTable`], [`Tongue`] |
//! | oneself | [`AboutMe`], [`Told`], [`Code`]: another device, and being forgotten |
//! | the rest | [`Pace`], [`Seating`], [`Player`], [`GameId`], [`ActId`], [`Secret`] |
//!
//! ## A client in short
//!
//! Whether a server offers games apart: `GET apart` (beside the page) answers 200 and a [`Service`] as JSON; plain files
//! answer something else. The socket is at `apart/socket`. The browser's cookie says who somebody is; programs send
//! `Authorization: Bearer` and 32 random hexadecimal digits they keep.
//!
//! ```
//! use wagons_wire::{ActId, Create, GameId, Kept, Link, News, Pace, Phase, Seating};
//!
//! let mut link = Link::new(Kept::default()); // or what was kept before the reload
//! link.list();
//! link.create(Create { id: ActId(7), pace: Pace::CLOCK, seat: Seating::Chance, deal: None, both: false, open: None });
//! assert_eq!(link.phase(), Phase::Offline); // it is kept, and sent once there is a line
//!
//! link.connected(0); // the socket opened: what to send now?
//! assert_eq!(link.take_outgoing(), [
//!     r#"{"hello":{"version":1}}"#,
//!     r#""games""#,
//!     r#"{"create":{"id":"0000000000000007","pace":"clock:10+10","seat":"chance"}}"#,
//! ]);
//! let news = link.receive(r#"{"welcome":{"version":1}}"#, 10);
//! assert_eq!(news, [News::Online]);
//! let created = r#"{"created":{"id":"0000000000000007","game":"00000000000000ff","secrets":[null,null]}}"#;
//! assert!(matches!(link.receive(created, 20)[..], [News::Created { game: GameId(255), .. }]));
//! assert_eq!(link.kept(), &Kept::default());
//!
//! let wait = link.disconnected(123_456); // the socket closed: connect again in `wait` milliseconds
//! assert!((0..500).contains(&wait));
//! ```
//!
//! A game's [`Mirror`] comes with the first [`News::Entries`] of it. [`Link::play`] settles a turn; until the server has it
//! on disk, [`Link::turn_on_its_way`] gives its moves and [`Link::shown`] the record with them. Offers stand in
//! [`Standing::offer`] and are answered with [`Act::Answer`]. Time left: [`Mirror::left`].

mod entry;
mod id;
mod invitation;
mod link;
mod me;
mod message;
mod mirror;
mod name;
mod pace;
mod phrase;
mod push;
mod standing;
mod strangers;
mod text;

pub use entry::{Ending, Entry, Head, Offer, What};
pub use id::{ActId, GameId, IdError, Secret};
pub use invitation::{Invitation, InvitationError, socket_of};
pub use link::{Kept, Link, News, Pending, Phase, Sitting, Tick};
pub use me::{AboutMe, Code, CodeError, Told};
pub use message::{
    Act, Create, LONGEST, Opened, Player, Reason, Service, Summary, ToClient, ToServer, VERSION, oldest,
};
pub use mirror::Mirror;
pub use name::{Name, NoSuchName};
pub use pace::{Pace, PaceError, Seating, SeatingError};
pub use phrase::{NoSuchPhrase, Phrase};
pub use push::{AboutPush, Call, Keys, PushTold, Subscription, Why};
pub use standing::{OutOfStep, Standing, TurnError};
pub use strangers::{OpenTable, Tongue, TongueError};

/// Milliseconds: since 1970 where they are a time of the server's clock.
pub type Millis = i64;
