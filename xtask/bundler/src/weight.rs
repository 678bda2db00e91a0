//! How much a visitor loads, compressed: what the first screen waits for, and the program that thinks, which comes after it.

use std::fmt;

/// In bytes, for the first screen: page, style, program and the words of one language. It may become less; 560,000 is the
/// aim.
const FIRST_SCREEN: usize = 725_000;
/// In bytes, for the typeface, which the first screen does not wait for.
const TYPEFACE: usize = 30_000;
/// In bytes, for the thinker; 200,000 is the aim.
const THINKER: usize = 220_000;

/// What the parts of the table weigh.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Weight {
    first_screen: usize,
    typeface: usize,
    thinker: usize,
}

impl Weight {
    /// Adds up compressed files. Of the languages, the heaviest counts.
    pub(crate) fn of<'a>(files: impl Iterator<Item = (&'a str, usize)>) -> Self {
        let (mut first_screen, mut typeface, mut thinker, mut words) = (0, 0, 0, 0);
        for (name, size) in files {
            match name.split(['-', '.']).next() {
                Some("thinker") => thinker += size,
                Some("zilla") => typeface += size,
                Some("words") => words = words.max(size),
                // Fetched later, by who practises, by the browser, or only where the table is installed.
                Some("sw" | "manifest" | "icon" | "puzzles") => {}
                _ => first_screen += size,
            }
        }
        Self { first_screen: first_screen + words, typeface, thinker }
    }

    /// Whether it is what a phone on a slow network should have to load. A part that is missing does not fit either.
    pub(crate) fn fits(self) -> bool {
        (1..=FIRST_SCREEN).contains(&self.first_screen)
            && self.typeface <= TYPEFACE
            && (1..=THINKER).contains(&self.thinker)
    }
}

impl fmt::Display for Weight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:>9} bytes before the first screen, of {FIRST_SCREEN} allowed", self.first_screen)?;
        writeln!(f, "{:>9} bytes for the typeface, of {TYPEFACE} allowed", self.typeface)?;
        write!(f, "{:>9} bytes for the thinker, of {THINKER} allowed", self.thinker)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weight(files: &[(&str, usize)]) -> Weight {
        Weight::of(files.iter().copied())
    }

    #[test]
    fn one_language_counts_and_the_thinker_apart() {
        let files = [
            ("index.html", 1),
            ("wagons-00aa.wasm", 10),
            ("words-de-00aa.txt", 300),
            ("words-en-00aa.txt", 200),
            ("thinker-00aa.js", 1_000),
            ("thinker-00aa.wasm", 4_000),
            ("sw.js", 70_000),
            ("zilla-slab-00aa.woff2", 20),
        ];
        assert_eq!(weight(&files), Weight { first_screen: 311, typeface: 20, thinker: 5_000 });
    }

    #[test]
    fn a_byte_too_many_or_no_program_at_all_does_not_fit() {
        let of =
            |first_screen, thinker| weight(&[("wagons.js", first_screen), ("thinker.js", thinker)]).fits();
        assert!(of(FIRST_SCREEN, THINKER));
        assert!(!of(FIRST_SCREEN + 1, THINKER) && !of(FIRST_SCREEN, THINKER + 1));
        assert!(!of(0, THINKER) && !of(FIRST_SCREEN, 0));
        assert!(!weight(&[("wagons.js", 1), ("thinker.js", 1), ("zilla-slab.woff2", TYPEFACE + 1)]).fits());
    }
}
