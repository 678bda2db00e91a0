//! Drawings kept as files of strokes. Each line is a stroke, its colour by the name in the [`Palette`]:
//!
//! | stroke | meaning |
//! |---|---|
//! | `fill COLOR PATH` | a shape; see [`Pen`] for this and the next four |
//! | `glaze COLOR OPACITY PATH` | a shape that lets shine through what is below it |
//! | `line COLOR WIDTH PATH` | a line |
//! | `dots COLOR WIDTH PATH` | dots and straight strokes |
//! | `stain COLOR OPACITY WIDTH PATH` | a line that lets shine through what is below it |
//! | `window COLOR` | the round window, and the sky in it |
//! | `# …` | a remark |

use std::fmt::{self, Write};

use crate::palette::Palette;
use crate::pen::Pen;
use crate::vignette::window;

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
pub(crate) fn draw(out: &mut dyn Write, palette: &Palette, strokes: &str) -> fmt::Result {
    let pen = &mut Pen { out };
    for stroke in strokes.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (kind, rest) = stroke.split_once(' ').ok_or(fmt::Error)?;
        let (color, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let color = palette.color(color).ok_or(fmt::Error)?;
        match (kind, rest.split_once(' ')) {
            ("fill", _) => pen.fill(color, path(rest)),
            ("glaze", Some((opacity, rest))) => pen.glaze(color, opacity, path(rest)),
            ("line", Some((width, rest))) => pen.line(color, width, path(rest)),
            ("dots", Some((width, rest))) => pen.dots(color, width, path(rest)),
            ("stain", Some((opacity, rest))) => {
                let (width, rest) = rest.split_once(' ').ok_or(fmt::Error)?;
                pen.stain(color, opacity, width, path(rest))
            }
            ("window", None) => window(pen, palette, color),
            _ => Err(fmt::Error),
        }?;
    }
    Ok(())
}

/// The path itself, or that of the shared shape it names.
fn path(words: &str) -> &str {
    SHARED.iter().find(|(name, _)| *name == words).map_or(words, |(_, path)| path)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(strokes: &str) -> Result<String, fmt::Error> {
        let mut out = String::new();
        draw(&mut out, &Palette::DAY, strokes).map(|()| out)
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
