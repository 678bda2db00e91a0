//! The drawings of the game as vector graphics: grounds, icons, cards, towns, titles. One source for the
//! web table, `wagons show --svg`, share images and the documentation. Knows the things of the game, not
//! its course; does no input or output.

mod card;
mod circle;
mod diagram;
mod document;
mod drawing;
mod emblem;
mod example;
mod face;
mod icon;
mod lettering;
mod marker;
mod palette;
mod panel;
mod pen;
mod ruling;
mod scene;
mod scoring;
mod solo_scene;
mod star;
mod surface;
mod symbols;
mod terrain;
mod territory;
mod title;
mod town;
mod vignette;

pub use card::{CardBack, RIM, TerritorySide};
pub use circle::CirclePicture;
pub use diagram::Diagram;
pub use document::Picture;
pub use drawing::{CELL, Drawing, Fragment, Frame};
pub use emblem::Emblem;
pub use face::Face;
pub use marker::{AppIcon, Favicon, WagonMarker};
pub use palette::{Color, Palette};
pub use ruling::ruling_towns;
pub use scene::GamePicture;
pub use scoring::ScoringSide;
pub use solo_scene::SoloPicture;
pub use star::Star;
pub use surface::{PaperTile, TableTile};
pub use symbols::Symbols;
pub use territory::Letters;
pub use title::{TitleBanner, TitlePicture, TitlePoster};
pub use town::{Light, TownPicture};
