//! The round window that portraits and emblems look out of. What reaches the window's lower edge ends on its
//! curve, so nothing has to be clipped; hats and horns may rise above it.
//!
//! The pictures themselves are files of strokes. Each line is a stroke, its colour by the name in the [`Palette`]:
//!
//! | stroke | meaning |
//! |---|---|
//! | `window COLOR` | the window, and the sky in it |
//! | `fill COLOR PATH` | a shape; see [`Pen`] for this and the others |
//! | `glaze COLOR OPACITY PATH` | a shape that lets shine through what is below it |
//! | `line COLOR WIDTH PATH` | a line |
//! | `# …` | a remark |

use std::fmt::{self, Write};

use crate::drawing::Frame;
use crate::palette::{Color, Palette};
use crate::pen::Pen;

/// The frame of everything that looks out of the window.
pub(crate) const WINDOW: Frame = Frame::sized(200, 200);

/// The window itself: a circle of radius 88 around 100, 106.
const DISC: &str = "M100 18a88 88 0 1 1-.1 0z";

/// The middle of the rim, which begins where the window ends.
const RIM: &str = "M100 16a90 90 0 1 1-.1 0z";

/// Shapes that several portraits have, by the names that stand for their paths: a face from the brow to the chin, turned
/// to the reader, its shaded side, and the neck.
const SHARED: [(&str, &str); 3] = [
    ("HEAD", "M71 82C70 108 76 126 87 135Q100 144 113 135C124 126 130 108 129 82C129 62 71 62 71 82Z"),
    (
        "HEAD_SHADE",
        "M116 70C120 96 118 122 104 139.500Q109 138.5 113 135C124 126 130 108 129 82Q128 72 116 70Z",
    ),
    ("NECK", "M86 126V152Q100 164 114 152V126Z"),
];

/// Draws the strokes of a file; fails at a line that is none.
pub(crate) fn vignette(out: &mut dyn Write, palette: &Palette, strokes: &str) -> fmt::Result {
    let pen = &mut Pen::on(out);
    for stroke in strokes.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (kind, rest) = stroke.split_once(' ').ok_or(fmt::Error)?;
        let (color, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let color = palette.color(color).ok_or(fmt::Error)?;
        match (kind, rest.split_once(' ')) {
            ("window", None) => window(pen, palette, color),
            ("fill", _) => pen.fill(color, path(rest)),
            ("glaze", Some((opacity, rest))) => pen.glaze(color, opacity, path(rest)),
            ("line", Some((width, rest))) => pen.line(color, width, path(rest)),
            _ => Err(fmt::Error),
        }?;
    }
    Ok(())
}

/// The path itself, or that of the shared shape it names.
fn path(words: &str) -> &str {
    SHARED.iter().find(|(name, _)| *name == words).map_or(words, |(_, path)| path)
}

/// The window with a sky in it, and the rim around it.
fn window(pen: &mut Pen<'_>, palette: &Palette, sky: Color) -> fmt::Result {
    pen.glaze(palette.shadow, ".3", "M101 18a92 92 0 1 1-.1 0z")?;
    pen.fill(sky, DISC)?;
    pen.line(palette.medallion_rim, 4.0, RIM)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(strokes: &str) -> Result<String, fmt::Error> {
        let mut out = String::new();
        vignette(&mut out, &Palette::DAY, strokes).map(|()| out)
    }

    #[test]
    fn a_line_is_a_stroke_or_a_remark_or_fails() {
        let neck = drawn("# The neck.\n\nfill ink NECK\nglaze ink .5 M0 0H9Z\n").expect("two strokes");
        assert!(neck.contains("M86 126V152") && neck.contains(r#"opacity=".5" d="M0 0H9Z""#), "{neck}");
        for nonsense in ["fill", "fill nothing M0 0H9Z", "glaze ink .5", "line ink", "blot ink M0 0H9Z"] {
            assert!(drawn(nonsense).is_err(), "{nonsense}");
        }
    }
}
