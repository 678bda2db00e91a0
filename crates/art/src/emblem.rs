//! The ways to play and to learn, as signs for a first screen, in the same round window as the faces.

mod learn;
mod puzzle;
mod rider;
mod table;
mod today;

use std::fmt::{self, Write};

use crate::Palette;
use crate::drawing::{Drawing, Frame};
use crate::pen::Pen;
use crate::vignette::WINDOW;

/// A sign for something one can do.
///
/// ```
/// use wagons_art::{Emblem, Picture};
///
/// let sign = Picture::of(&Emblem::Rider, "The lone cowboy").wide(96).to_string();
/// assert!(sign.contains("<title>The lone cowboy</title>"));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Emblem {
    /// Two people at a table: a game for two.
    Table,
    /// A rider before the evening sun: a game for one.
    Rider,
    /// A leaf of a calendar with the sun rising on it: the deal of the day.
    Today,
    /// A lantern above an open book: how to play.
    Learn,
    /// A card with a territory to be found: practice.
    Puzzle,
}

impl Emblem {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Table, Self::Rider, Self::Today, Self::Learn, Self::Puzzle];
}

impl Drawing for Emblem {
    fn frame(&self) -> Frame {
        WINDOW
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        let pen = &mut Pen::on(out);
        match self {
            Self::Table => table::draw(pen, palette),
            Self::Rider => rider::draw(pen, palette),
            Self::Today => today::draw(pen, palette),
            Self::Learn => learn::draw(pen, palette),
            Self::Puzzle => puzzle::draw(pen, palette),
        }
    }
}
