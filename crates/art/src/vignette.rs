//! The round window that portraits and emblems look out of. What reaches the window's lower edge ends on its
//! curve, so nothing has to be clipped; hats and horns may rise above it.

use std::fmt;

use crate::drawing::Frame;
use crate::palette::{Color, Palette};
use crate::pen::Pen;

/// The frame of everything that looks out of the window.
pub(crate) const WINDOW: Frame = Frame::sized(200, 200);

/// The window itself: a circle of radius 88 around 100, 106.
const DISC: &str = "M100 18a88 88 0 1 1-.1 0z";

/// The middle of the rim, which begins where the window ends.
const RIM: &str = "M100 16a90 90 0 1 1-.1 0z";

/// The window with a sky in it, and the rim around it.
pub(crate) fn window(pen: &mut Pen<'_>, palette: &Palette, sky: Color) -> fmt::Result {
    pen.glaze(palette.shadow, ".3", "M101 18a92 92 0 1 1-.1 0z")?;
    pen.fill(sky, DISC)?;
    pen.line(palette.medallion_rim, "4", RIM)
}
