//! One territory: an icon on a paper medallion on its ground.

use std::fmt::{self, Write};

use wagons_rules::{Icon, Territory};

use crate::Palette;
use crate::drawing::{CELL, Drawing, Frame};
use crate::lettering::Lettering;
use crate::symbols::{use_ground, use_icon};

/// Whether the letter of the notation stands beside every icon.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Letters {
    /// Icons alone.
    #[default]
    Hidden,
    /// The icon's small letter in the lower right of its medallion, for those who prefer reading.
    Shown,
}

const RADIUS: i32 = 33;

impl Drawing for Territory {
    fn frame(&self) -> Frame {
        Frame::sized(CELL, CELL)
    }

    fn draw(&self, out: &mut dyn Write, palette: &Palette) -> fmt::Result {
        use_ground(out, self.terrain, (0, 0))?;
        medallion(out, palette, self.icon, (CELL / 2, CELL / 2), RADIUS)
    }
}

/// Territories by their top left corners, all grounds below all medallions.
pub(crate) fn territories(
    out: &mut dyn Write,
    palette: &Palette,
    shown: &[(Territory, (i32, i32))],
    letters: Letters,
) -> fmt::Result {
    for &(territory, corner) in shown {
        use_ground(out, territory.terrain, corner)?;
    }
    for &(territory, (x, y)) in shown {
        medallion(out, palette, territory.icon, (x + CELL / 2, y + CELL / 2), RADIUS)?;
    }
    if letters == Letters::Shown {
        for &(territory, (x, y)) in shown {
            letter(out, palette, territory.icon, (x + 78, y + 78))?;
        }
    }
    Ok(())
}

/// An icon on its disc around a centre.
pub(crate) fn medallion(
    out: &mut dyn Write,
    palette: &Palette,
    icon: Icon,
    (x, y): (i32, i32),
    radius: i32,
) -> fmt::Result {
    let Palette { medallion, medallion_rim, .. } = palette;
    write!(
        out,
        r#"<circle cx="{x}" cy="{y}" r="{radius}" fill="{medallion}" stroke="{medallion_rim}" stroke-width="2"/>"#
    )?;
    use_icon(out, icon, (x, y), radius * 7 / 4)
}

/// The small letter of an icon on a disc of its own.
fn letter(out: &mut dyn Write, palette: &Palette, icon: Icon, (x, y): (i32, i32)) -> fmt::Result {
    let (dark, light) = (palette.silhouette(icon), palette.medallion);
    write!(out, r#"<circle cx="{x}" cy="{y}" r="14" fill="{dark}" stroke="{light}" stroke-width="2"/>"#)?;
    Lettering::number(19).centred(out, light, (x, y + 6), &icon.letter().to_string())
}
