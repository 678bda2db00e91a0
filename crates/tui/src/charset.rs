//! The characters a terminal can show. Where that is ASCII alone, every other character has a stand-in.

use std::borrow::Cow;
use std::io::{self, IsTerminal, Write};

use crate::locale;

/// The characters that can be shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Charset {
    Unicode,
    Ascii,
}

impl Charset {
    /// What standard output shows. Files and pipes take every character, so that scripts get the same everywhere.
    pub(crate) fn of_stdout() -> Self {
        if locale::is_unicode() || !io::stdout().is_terminal() { Self::Unicode } else { Self::Ascii }
    }

    /// A text with a stand-in for every character that cannot be shown.
    pub(crate) fn shown(self, text: &str) -> Cow<'_, str> {
        if self == Self::Unicode || text.is_ascii() {
            return text.into();
        }
        let mut letter = [0; 4];
        text.chars()
            .map(|c| stand_in(c).unwrap_or(c.encode_utf8(&mut letter)).to_owned())
            .collect::<String>()
            .into()
    }
}

/// A writer that gets whole texts and shows what it can of them.
pub(crate) struct Shown<W> {
    pub(crate) out: W,
    pub(crate) charset: Charset,
}

impl<W: Write> Write for Shown<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match std::str::from_utf8(bytes) {
            Ok(text) => self.out.write_all(self.charset.shown(text).as_bytes())?,
            Err(_) => self.out.write_all(bytes)?,
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// What stands for a character; nothing if it is one of ASCII.
fn stand_in(character: char) -> Option<&'static str> {
    Some(match character {
        c if c.is_ascii() => return None,
        'à' | 'á' | 'â' => "a",
        'ç' => "c",
        'è' | 'é' | 'ê' | 'ë' => "e",
        'ì' | 'í' | 'î' | 'ï' => "i",
        'ò' | 'ó' | 'ô' => "o",
        'ù' | 'ú' | 'û' => "u",
        'ä' => "ae",
        'ö' | 'œ' => "oe",
        'ü' => "ue",
        'ß' => "ss",
        'Ä' => "Ae",
        'Ö' => "Oe",
        'Ü' => "Ue",
        'À' | 'Â' => "A",
        'É' | 'È' | 'Ê' => "E",
        'Ç' => "C",
        '’' | '‘' => "'",
        '“' | '”' | '„' | '«' | '»' => "\"",
        '±' => "+-",
        '×' | '✗' => "x",
        '…' => "...",
        '│' => "|",
        '►' | '→' => ">",
        '←' => "<",
        '↑' => "^",
        '↓' => "v",
        // The steps of a graph, the lowest first, among what looks like them.
        '▁' => "_",
        '▂' | '·' | '☆' => ".",
        '▃' => ",",
        '▄' | '−' | '–' | '—' | '─' => "-",
        '▅' => "=",
        '▆' | '┌' | '┐' | '└' | '┘' | '✓' => "+",
        '▇' | '★' => "*",
        '█' => "#",
        '\u{a0}' | '\u{202f}' => " ",
        _ => "?",
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_texts::Language;

    #[test]
    fn texts_stay_readable() {
        assert_eq!(Charset::Ascii.shown("Glückliche Kühe … −1"), "Glueckliche Kuehe ... -1");
        assert_eq!(Charset::Unicode.shown("Kühe"), "Kühe");
        for language in Language::ALL {
            assert!(!Charset::Ascii.shown(language.own_name()).contains('?'));
        }
    }
}
