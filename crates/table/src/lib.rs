//! What a table is, whoever shows it: a position of either game, what the player points at, a game in play with its
//! turns and its undo, and everything a player has, kept and shared.
//!
//! Knows neither screens nor clocks; those belong to the clients. Where things are kept is behind one interface, the
//! [`Store`].

pub mod again;
pub mod aim;
pub mod campaign;
pub mod day;
pub mod daybook;
pub mod kept;
pub mod link;
pub mod narration;
pub mod own_scenarios;
pub mod people;
pub mod position;
pub mod rival_scene;
pub mod score;
pub mod session;
pub mod settings;
pub mod shelf;
pub mod solo_book;
pub mod store;

pub use again::Again;
pub use aim::{Aim, Direction};
pub use campaign::{Campaign, CampaignError, Feat, FeatError, Noted, Stage};
pub use day::Day;
pub use daybook::Daybook;
pub use kept::{Entry, Kept, KeptError};
pub use link::Shared;
pub use narration::{Narrator, Told};
pub use own_scenarios::OwnScenarios;
pub use people::People;
pub use position::{Ending, Position, SoloPosition};
pub use rival_scene::{RivalScene, RivalStep};
pub use score::{Counted, Score, ScoreLine};
pub use session::{Kind, Session};
pub use settings::{Pace, Settings, Theme};
pub use shelf::{Shelf, Unpacked};
pub use solo_book::SoloBook;
pub use store::{Store, StoreError};
pub use wagons_players::Level;
