//! The people one plays against, as portraits: one for each step of a ladder from the newcomer to the legend.
//! How anybody plays is not known here. Each has a silhouette of its own, by which it is known at 48 pixels.

mod drover;
mod greenhorn;
mod legend;
mod scout;
mod sheriff;

use std::fmt::{self, Write};

use crate::Palette;
use crate::drawing::{Drawing, Frame};
use crate::pen::Pen;
use crate::vignette::WINDOW;

/// Somebody to play against.
///
/// ```
/// use wagons_art::{Face, Palette, Picture};
///
/// for face in Face::ALL {
///     let portrait = Picture::of(&face, "").in_colors_of(&Palette::NIGHT).wide(48).to_string();
///     assert!(portrait.contains(r#"viewBox="0 0 200 200""#));
/// }
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Face {
    /// New in the West: a bowler with a daisy, freckles, and a calf that found a friend.
    Greenhorn,
    /// Takes what lies next: a weathered hat, a stalk of grass, a rope over the shoulder.
    Drover,
    /// Watches your town: a fur cap, a braid, a spyglass.
    Scout,
    /// Counts: a tall white hat, spectacles, a star, and strokes on the board.
    Sheriff,
    /// Has never been seen to lose, or seen: a hat against the sun, a bandana, two sparks.
    Legend,
}

impl Face {
    /// All of them, from the newcomer to the legend.
    pub const ALL: [Self; 5] = [Self::Greenhorn, Self::Drover, Self::Scout, Self::Sheriff, Self::Legend];
}

impl Drawing for Face {
    fn frame(&self) -> Frame {
        WINDOW
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        let pen = &mut Pen::on(out);
        match self {
            Self::Greenhorn => greenhorn::draw(pen, palette),
            Self::Drover => drover::draw(pen, palette),
            Self::Scout => scout::draw(pen, palette),
            Self::Sheriff => sheriff::draw(pen, palette),
            Self::Legend => legend::draw(pen, palette),
        }
    }
}

/// A face from the brow to the chin, turned to the reader, and its shaded side.
const HEAD: &str = "M71 82C70 108 76 126 87 135Q100 144 113 135C124 126 130 108 129 82C129 62 71 62 71 82Z";
const HEAD_SHADE: &str =
    "M116 70C120 96 118 122 104 139.500Q109 138.5 113 135C124 126 130 108 129 82Q128 72 116 70Z";
const NECK: &str = "M86 126V152Q100 164 114 152V126Z";
