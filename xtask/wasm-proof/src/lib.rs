//! What the libraries do, in one number for each part, to be compared between platforms.
//!
//! A browser has 32-bit addresses, another compiler backend and other mathematical functions than the machine the
//! game was written on. A seed must mean the same deal there, and a player the same move. So `cargo xtask test wasm`
//! compiles this library twice, once for the machine at hand and once to WebAssembly, and compares the numbers.
//! Nothing here is a measure of quality: the numbers change whenever the game, the players, the drawings or the words do.

mod drawings;
mod sentences;
mod thinking;

use wagons_lab::signature::{self, Part};

/// Every part: the rules and the players, then the drawings and the words, and what players know of a game.
pub fn parts() -> Vec<Part> {
    let mut parts = signature::parts();
    parts.extend([
        Part::new("drawings", drawings::drawings),
        Part::new("sentences", sentences::sentences),
        Part::new("alone", thinking::chosen_alone),
        Part::new("proofs", thinking::proofs),
        Part::new("review", thinking::reviewed),
    ]);
    parts
}

/// The signature of one of the [parts], for callers from outside of Rust.
///
/// # Panics
/// If there are not so many parts.
#[expect(unsafe_code, reason = "the name is not mangled; the library has no other function of this name")]
#[unsafe(no_mangle)]
pub extern "C" fn signature(part: u32) -> u64 {
    parts()[part as usize].signature()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_two_parts_have_the_same_number() {
        let numbers: Vec<_> = parts().iter().map(|part| (part.signature(), part.name)).collect();
        let distinct: BTreeSet<_> = numbers.iter().map(|(number, _)| number).collect();
        assert_eq!(distinct.len(), numbers.len(), "{numbers:x?}");
    }
}
