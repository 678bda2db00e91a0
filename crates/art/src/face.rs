//! The people one plays against, as portraits: one for each level, from the newcomer to the legend. Each has a
//! silhouette of its own, by which it is known at 48 pixels.

use std::fmt::{self, Write};

use wagons_players::Level;

use crate::Palette;
use crate::drawing::{Drawing, Frame};
use crate::strokes;
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
        let file = match self.0 {
            // New in the West: a bowler with a daisy, freckles, and a calf that found a friend.
            Level::Easy => include_str!("face/greenhorn.strokes"),
            // Takes what lies next: a weathered hat, a stalk of grass, a rope over the shoulder.
            Level::Medium => include_str!("face/drover.strokes"),
            // Watches your town: a fur cap, a braid, a spyglass.
            Level::Hard => include_str!("face/scout.strokes"),
            // Counts: a tall white hat, spectacles, a star, and strokes on the board.
            Level::Expert => include_str!("face/sheriff.strokes"),
            // Has never been seen to lose, or seen: a hat against the sun, a bandana, two sparks.
            Level::Master => include_str!("face/legend.strokes"),
        };
        strokes::draw(out, palette, file)
    }
}
