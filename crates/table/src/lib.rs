//! What every client of the game needs, whatever it looks like: a position of either game, what the player points at,
//! a game in play with its turns and its undo, and the forms in which games are kept and shared.
//!
//! Knows neither screens nor clocks nor storage; those belong to the clients.

pub mod again;
pub mod aim;
pub mod campaign;
pub mod day;
pub mod daybook;
pub mod kept;
pub mod link;
pub mod own_scenarios;
pub mod position;
pub mod rival_scene;
pub mod session;
pub mod solo_book;

pub use again::Again;
pub use aim::{Aim, Direction};
pub use campaign::{Campaign, CampaignError, Feat, FeatError, Noted, Stage};
pub use day::Day;
pub use daybook::Daybook;
pub use kept::{Kept, KeptError};
pub use link::Shared;
pub use own_scenarios::OwnScenarios;
pub use position::{Position, SoloPosition};
pub use rival_scene::{RivalScene, RivalStep};
pub use session::{Kind, Session};
pub use solo_book::SoloBook;
pub use wagons_players::Level;
