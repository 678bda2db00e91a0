//! The people one plays against, as portraits: one for each level, from the newcomer to the legend. Each has a
//! silhouette of its own, by which it is known at 48 pixels.

mod drover;
mod greenhorn;
mod legend;
mod scout;
mod sheriff;

use std::fmt::{self, Write};

use wagons_players::Level;

use crate::Palette;
use crate::drawing::{Drawing, Frame};
use crate::pen::Pen;
use crate::vignette::WINDOW;

/// The face of whoever plays at a level.
///
/// ```
/// use wagons_art::{Face, Palette, Picture};
/// use wagons_players::Level;
///
/// for face in Level::ALL.map(Face) {
///     let portrait = Picture::of(&face, "").in_colors_of(&Palette::NIGHT).wide(48).to_string();
///     assert!(portrait.contains(r#"viewBox="0 0 200 200""#));
/// }
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Face(
    /// How strong they play.
    pub Level,
);

impl Drawing for Face {
    fn frame(&self) -> Frame {
        WINDOW
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        let pen = &mut Pen::on(out);
        match self.0 {
            // New in the West: a bowler with a daisy, freckles, and a calf that found a friend.
            Level::Easy => greenhorn::draw(pen, palette),
            // Takes what lies next: a weathered hat, a stalk of grass, a rope over the shoulder.
            Level::Medium => drover::draw(pen, palette),
            // Watches your town: a fur cap, a braid, a spyglass.
            Level::Hard => scout::draw(pen, palette),
            // Counts: a tall white hat, spectacles, a star, and strokes on the board.
            Level::Expert => sheriff::draw(pen, palette),
            // Has never been seen to lose, or seen: a hat against the sun, a bandana, two sparks.
            Level::Master => legend::draw(pen, palette),
        }
    }
}

/// A face from the brow to the chin, turned to the reader, and its shaded side.
const HEAD: &str = "M71 82C70 108 76 126 87 135Q100 144 113 135C124 126 130 108 129 82C129 62 71 62 71 82Z";
const HEAD_SHADE: &str =
    "M116 70C120 96 118 122 104 139.500Q109 138.5 113 135C124 126 130 108 129 82Q128 72 116 70Z";
const NECK: &str = "M86 126V152Q100 164 114 152V126Z";
