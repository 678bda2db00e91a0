//! How much a visitor loads, compressed: what the first screen waits for, and what comes after it, the other parts of
//! the table and the program that thinks.

use std::fmt;

/// In bytes, for the first screen: page, style, program and the words of one language.
const FIRST_SCREEN: usize = 400_000;
/// In bytes, for the other parts of the table's program.
const PARTS: usize = 455_000;
/// In bytes, for the typeface, which the first screen does not wait for.
const TYPEFACE: usize = 30_000;
/// In bytes, for the thinker.
const THINKER: usize = 200_000;

/// What the parts of the table weigh.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Weight {
    first_screen: usize,
    parts: usize,
    typeface: usize,
    thinker: usize,
}

impl Weight {
    /// Adds up compressed files. Of the languages, the heaviest counts.
    pub(crate) fn of<'a>(files: impl Iterator<Item = (&'a str, usize)>) -> Self {
        let [mut first_screen, mut parts, mut typeface, mut thinker, mut words] = [0; 5];
        for (name, size) in files {
            match name.split(['-', '.']).next() {
                Some("thinker") => thinker += size,
                Some("part") => parts += size,
                Some("zilla") => typeface += size,
                Some("words") => words = words.max(size),
                // Fetched later, by who practises, by the browser, or only where the table is installed.
                Some("sw" | "manifest" | "icon" | "puzzles") => {}
                _ => first_screen += size,
            }
        }
        Self { first_screen: first_screen + words, parts, typeface, thinker }
    }

    /// Whether it is what a phone on a slow network should have to load. A part that is missing does not fit either.
    pub(crate) fn fits(self) -> bool {
        (1..=FIRST_SCREEN).contains(&self.first_screen)
            && (1..=PARTS).contains(&self.parts)
            && self.typeface <= TYPEFACE
            && (1..=THINKER).contains(&self.thinker)
    }
}

impl fmt::Display for Weight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:>9} bytes before the first screen, of {FIRST_SCREEN} allowed", self.first_screen)?;
        writeln!(f, "{:>9} bytes for the other parts, of {PARTS} allowed", self.parts)?;
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
            ("part-table-00aa.wasm", 600),
            ("part-shared-3-00aa.wasm", 60),
            ("parts-00aa.js", 5),
            ("words-de-00aa.txt", 300),
            ("words-en-00aa.txt", 200),
            ("thinker-00aa.js", 1_000),
            ("thinker-00aa.wasm", 4_000),
            ("sw.js", 70_000),
            ("zilla-slab-00aa.woff2", 20),
        ];
        assert_eq!(weight(&files), Weight { first_screen: 316, parts: 660, typeface: 20, thinker: 5_000 });
    }

    #[test]
    fn a_byte_too_many_or_no_program_at_all_does_not_fit() {
        let names = ["wagons.js", "part-table.wasm", "zilla-slab.woff2", "thinker.js"];
        let limits = [FIRST_SCREEN, PARTS, TYPEFACE, THINKER];
        let fits = |sizes: [usize; 4]| Weight::of(names.into_iter().zip(sizes)).fits();
        assert!(fits(limits));
        for part in 0..names.len() {
            let with = |size| {
                let mut sizes = limits;
                sizes[part] = size;
                fits(sizes)
            };
            assert!(!with(limits[part] + 1), "{}", names[part]);
            assert_eq!(with(0), names[part] == "zilla-slab.woff2", "{}", names[part]);
        }
    }
}
