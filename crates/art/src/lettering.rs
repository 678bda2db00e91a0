//! Words in drawings: the two faces of the game, escaping, and breaking a sentence into lines. The table brings the face of its
//! titles along; a picture that stands alone makes do with a face that comes with a system.

use std::fmt::{self, Write};

use crate::palette::Color;

const DISPLAY: &str = "'Zilla Slab',Rockwell,'Roboto Slab','Bookman Old Style',Georgia,'DejaVu Serif',serif";
const PLAIN: &str = "system-ui,'Segoe UI',Roboto,'Helvetica Neue','Liberation Sans',Arial,sans-serif";

/// A face and a size.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Lettering {
    family: &'static str,
    weight: u16,
    size: u16,
}

impl Lettering {
    /// For titles.
    pub(crate) const fn title(size: u16) -> Self {
        Self { family: DISPLAY, weight: 700, size }
    }

    /// For sentences.
    pub(crate) const fn sentence(size: u16) -> Self {
        Self { family: PLAIN, weight: 400, size }
    }

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
        write!(out, r#"<text x="{x}" y="{y}" text-anchor="middle" fill="{fill}" "#)?;
        write!(
            out,
            r#"font-family="{family}" font-weight="{weight}" font-size="{size}">{}</text>"#,
            Escaped(text)
        )
    }

    /// The same face, as much smaller as it takes for `text` to fit into `width`.
    pub(crate) fn fitting(self, text: &str, width: u16) -> Self {
        let size = f32::from(self.size) * (f32::from(width) / self.width(text)).min(1.0);
        Self { size: size as u16, ..self }
    }

    /// The distance from one line to the next.
    pub(crate) const fn leading(self) -> i32 {
        (self.size + self.size / 4) as i32
    }

    /// Breaks `text` into lines no wider than `width`, judged by what letters are wide on average.
    pub(crate) fn lines(self, text: &str, width: u16) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for word in text.split_whitespace() {
            match lines.last_mut() {
                Some(line) if self.width(line) + self.width(" ") + self.width(word) <= f32::from(width) => {
                    line.push(' ');
                    line.push_str(word);
                }
                _ => lines.push(word.to_owned()),
            }
        }
        lines
    }

    /// About how wide `text` is. No font is at hand to measure, so letters fall into four classes, and titles
    /// are taken for as wide as in the widest of their faces.
    pub(crate) fn width(self, text: &str) -> f32 {
        let ems: f32 = text
            .chars()
            .map(|letter| match letter {
                'i' | 'j' | 'l' | '.' | ',' | ':' | '\'' | '’' | '|' | '!' => 0.28,
                'f' | 'r' | 't' | ' ' | '-' | '(' | ')' => 0.36,
                'm' | 'w' | 'M' | 'W' | '—' => 0.86,
                letter if letter.is_uppercase() => 0.70,
                _ => 0.56,
            })
            .sum();
        let face = match (self.family, self.weight) {
            (DISPLAY, _) => 1.25,
            (_, 700..) => 1.08,
            _ => 1.0,
        };
        ems * face * f32::from(self.size)
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

    #[test]
    fn a_sentence_is_broken_between_words_and_keeps_every_word() {
        let sentence = "Vier Punkte für jeden Revolver, der genau zwischen zwei Wüsten liegt";
        let lines = Lettering::sentence(12).lines(sentence, 150);
        assert!(lines.len() > 1);
        assert_eq!(lines.join(" "), sentence);
        assert!(lines.iter().all(|line| Lettering::sentence(12).width(line) <= 150.0));
    }
}
