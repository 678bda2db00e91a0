//! The rules of Circle the Wagons.

mod card;
mod territory;

pub use card::Card;
pub use territory::{Icon, Terrain, Territory, TerritoryError};
