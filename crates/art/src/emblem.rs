//! The ways to play and to learn, as signs for a first screen, in the same round window as the faces.

use std::fmt::{self, Write};

use crate::Palette;
use crate::drawing::{Drawing, Frame};
use crate::strokes;
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
        let file = match self {
            Self::Table => include_str!("emblem/table.strokes"),
            Self::Rider => include_str!("emblem/rider.strokes"),
            Self::Today => include_str!("emblem/today.strokes"),
            Self::Learn => include_str!("emblem/learn.strokes"),
            Self::Puzzle => include_str!("emblem/puzzle.strokes"),
        };
        strokes::draw(out, palette, file)
    }
}
