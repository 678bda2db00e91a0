#![doc = include_str!("../README.md")]
//!
//! ## Where to find what
//!
//! | | |
//! |---|---|
//! | cards | [`Card`], [`Territory`], [`Terrain`], [`Icon`] |
//! | a game | [`Deal`], [`Game`], [`Seat`], [`Decision`], [`Move`], [`Moves`], [`MoveError`] |
//! | a town | [`Town`], [`Cell`], [`Placement`], [`Spots`], [`Placements`], [`Bounds`], [`PlacementError`] |
//! | points, explained | [`Sheet`], [`SheetLine`], [`Rule`], [`Evidence`], [`Change`], [`SheetChange`] |
//! | points, in a hurry | [`Tally`], [`Survey`], [`Margin`], [`Lead`] |
//! | towns as bits | [`bitboard`] |
//! | text | [`Record`], [`AnyRecord`], [`RecordError`], [`RecordErrorKind`], [`TokenError`], [`NameError`] |
//! | chance | [`Rng`] |
//! | alone | [`solo`] |
//! | both games alike | [`Playable`] |

mod any_record;
pub mod bitboard;
mod bounds;
mod card;
mod change;
mod deal;
mod decision;
mod evidence;
mod game;
mod margin;
mod moves;
mod naming;
mod picture;
mod placement;
mod playable;
mod playout;
mod record;
mod rng;
mod seat;
#[cfg(feature = "serde")]
mod serialized;
mod sheet;
pub mod solo;
mod spots;
mod survey;
mod tally;
mod territory;
mod token;
mod town;
#[cfg(debug_assertions)]
mod validate;

pub use any_record::AnyRecord;
pub use bounds::Bounds;
pub use card::Card;
pub use change::{Change, SheetChange};
pub use deal::{Deal, DealError};
pub use decision::{Decision, Move, MoveError};
pub use evidence::Evidence;
pub use game::Game;
pub use margin::{Lead, Margin};
pub use moves::Moves;
pub use naming::NameError;
pub use picture::PictureError;
pub use placement::{Cell, Placement};
pub use playable::Playable;
pub use record::{Record, RecordError, RecordErrorKind};
pub use rng::Rng;
pub use seat::Seat;
pub use sheet::{Rule, Sheet, SheetLine};
pub use spots::{Placements, Spots};
pub use survey::Survey;
pub use tally::Tally;
pub use territory::{Icon, Terrain, Territory, TerritoryError};
pub use token::{TokenError, excerpt, steers_text};
pub use town::{PlacementError, Town};
