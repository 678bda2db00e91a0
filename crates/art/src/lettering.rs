//! Words in drawings: the faces of the game and escaping. Only faces
//! that come with a system are named, so a picture needs no font beside it.

use std::fmt::{self, Write};

use crate::palette::Color;

const PLAIN: &str = "system-ui,'Segoe UI',Roboto,'Helvetica Neue','Liberation Sans',Arial,sans-serif";

/// A face and a size.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Lettering {
    family: &'static str,
    weight: u16,
    size: u16,
}

impl Lettering {
    /// For numbers and single letters.
    pub(crate) const fn number(size: u16) -> Self {
        Self { family: PLAIN, weight: 700, size }
    }

    /// Writes one line with its middle at `x` and its base line at `y`.
    pub(crate) fn centred(
        self,
        out: &mut dyn Write,
        fill: Color,
        (x, y): (i32, i32),
        text: &str,
    ) -> fmt::Result {
        let Self { family, weight, size } = self;
        write!(
            out,
            r#"<text x="{x}" y="{y}" fill="{fill}" font-family="{family}" font-weight="{weight}" font-size="{size}" text-anchor="middle">{}</text>"#,
            Escaped(text)
        )
    }
}

/// Text that is safe between tags and inside a quoted attribute. Characters XML forbids are left out.
pub(crate) struct Escaped<'a>(pub(crate) &'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for letter in self.0.chars() {
            match letter {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                '\t' | '\n' | '\r' => f.write_char(' ')?,
                '\u{0}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => {}
                _ => f.write_char(letter)?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_and_control_characters_are_escaped() {
        assert_eq!(Escaped("A <\"B\"> & \u{1}\tC").to_string(), "A &lt;&quot;B&quot;&gt; &amp;  C");
    }
}
