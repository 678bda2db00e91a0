//! The small signs on buttons of paper: the way home, help, sharing.

use std::fmt::{self, Write};

use crate::Palette;
use crate::drawing::{Drawing, Frame};
use crate::pen::Pen;

/// A sign on a button.
///
/// ```
/// use wagons_art::{Drawing, Palette, Sign};
///
/// assert!(Sign::Home.svg(&Palette::LIVE).to_string().contains("--w-ink"));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// A cabin: the first screen.
    Home,
    /// A question mark on a badge: what the keys do.
    Help,
    /// An arrow that leaves a box: handing something on.
    Share,
}

impl Sign {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Home, Self::Help, Self::Share];
}

impl Drawing for Sign {
    fn frame(&self) -> Frame {
        Frame::sized(24, 24)
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        const CABIN: &str = "M3 11.5L12 4l9 7.5M17 8V4.6h2V9.6M5.5 10v10h13V10M10 20v-5.5h4V20";
        const BADGE: &str =
            "M12 2.8a9.2 9.2 0 1 0 .01 0M9.3 9.6a2.8 2.8 0 1 1 4.3 2.5c-1.1.7-1.6 1.2-1.6 2.3M12 17.3v.2";
        const LEAVING: &str = "M8 9.5H5.5v11h13v-11H16M12 14.5V3.2M8.3 6.8L12 3.2l3.7 3.6";
        let path = match self {
            Self::Home => CABIN,
            Self::Help => BADGE,
            Self::Share => LEAVING,
        };
        Pen { out }.line(palette.ink, "1.9", path)
    }
}
