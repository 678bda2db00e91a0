//! Bitboards: sets of cells, one bit each, and towns as such sets.
//!
//! A [`Plane`] is a set of cells of a rectangle whose bottom-left cell is `(0, 0)`. All fast scoring is written
//! once, over this trait, and so is what players need to judge towns. There are four sizes, and a town picks the
//! smallest it fits:
//!
//! | plane | cells | widest town | for |
//! |---|---|---|---|
//! | `u64` | 8 × 8 | 7 | almost every town that is built with thought |
//! | `u128` | 11 × 11 | 10 | the same with room around it |
//! | [`Medium`] | 16 × 16 | 15 | sprawling towns |
//! | [`Large`] | 32 × 32 | 31 | any town there can be |
//!
//! A [`Scene`] is a town as planes: one for each terrain and icon. [`Town::land`](crate::Town::land) gives one,
//! [`Survey::read_after`](crate::Survey::read_after) shows those after a placement without making a new town.
//!
//! ```
//! use wagons_rules::bitboard::{Land, Plane, Scene};
//! use wagons_rules::{Icon, Terrain, Town};
//!
//! let town: Town = "Pc Pc Fc
//!                   Pg Fc Pc".parse()?;
//! let land: Land<u64> = town.land(town.bounds().expect("six cells")).expect("it is small");
//! let (plains, cows) = (land.terrain(Terrain::Plains), land.icon(Icon::Cow));
//! assert_eq!((plains.count(), plains.groups().count(), plains.largest_group()), (4, 2, 3));
//! assert_eq!((cows & !plains).cells().collect::<Vec<_>>(), [(1, 0), (2, 1)]);
//! # Ok::<(), wagons_rules::PictureError>(())
//! ```

mod land;
mod plane;
mod words;

pub(crate) use land::{DIGITS, PRINTS, Print, code};
pub use land::{Land, Reader, Scene};
pub use plane::{Groups, Plane, Rays};
pub use words::{Large, Medium, Words};
