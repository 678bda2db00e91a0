//! What the libraries do, in one number for each part, to be compared between platforms.
//!
//! A browser has 32-bit addresses, another compiler backend and other mathematical functions than the machine the
//! game was written on. A seed must mean the same deal there, and a player the same move. So `cargo xtask test wasm`
//! compiles this library twice, once for the machine at hand and once to WebAssembly, and compares the numbers.
//! Nothing here is a measure of quality: the numbers change whenever the game, the players, the drawings or the words do.

mod drawings;
mod games;
mod hash;
mod sentences;
mod thinking;

use std::fmt;

use hash::Fnv;

/// Something the libraries do.
pub struct Part {
    /// What it is called in reports.
    pub name: &'static str,
    /// Does it and writes down everything that comes of it.
    work: fn(&mut dyn fmt::Write) -> fmt::Result,
}

/// Every part: the rules, then the drawings and the words, then the players, weakest first, and what they know of a game.
pub const PARTS: [Part; 16] = [
    Part { name: "deals", work: games::deals },
    Part { name: "games", work: games::games },
    Part { name: "solo", work: games::solo_games },
    Part { name: "drawings", work: drawings::drawings },
    Part { name: "sentences", work: sentences::sentences },
    Part { name: "random", work: |out| thinking::chosen_by("random", out) },
    Part { name: "greedy", work: |out| thinking::chosen_by("greedy", out) },
    Part { name: "lookahead", work: |out| thinking::chosen_by("lookahead", out) },
    Part { name: "easy", work: |out| thinking::chosen_by("easy", out) },
    Part { name: "medium", work: |out| thinking::chosen_by("medium", out) },
    Part { name: "hard", work: |out| thinking::chosen_by("hard", out) },
    Part { name: "expert", work: |out| thinking::chosen_by("expert", out) },
    Part { name: "master", work: |out| thinking::chosen_by("master", out) },
    Part { name: "alone", work: thinking::chosen_alone },
    Part { name: "proofs", work: thinking::proofs },
    Part { name: "review", work: thinking::reviewed },
];

impl Part {
    /// The number that stands for everything this part writes down.
    ///
    /// # Panics
    /// If the part does not come to its end; a number over half the work would prove too little.
    #[must_use]
    pub fn signature(&self) -> u64 {
        let mut hash = Fnv::new();
        assert!((self.work)(&mut hash).is_ok(), "{} came to no end", self.name);
        hash.0
    }
}

/// The signature of one of the [`PARTS`], for callers from outside of Rust.
///
/// # Panics
/// If there are not so many parts.
#[expect(unsafe_code, reason = "the name is not mangled; the library has no other function of this name")]
#[unsafe(no_mangle)]
pub extern "C" fn signature(part: u32) -> u64 {
    PARTS[part as usize].signature()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_player_has_a_part() {
        for name in wagons_players::PlayerName::ALL {
            assert!(PARTS.iter().any(|part| part.name == name.name()), "{name}");
        }
    }

    #[test]
    fn a_part_always_has_the_same_number_and_no_other_part_has_it() {
        let all = || PARTS.iter().map(Part::signature).collect::<Vec<_>>();
        let numbers = all();
        assert_eq!(numbers, all());
        for (index, number) in numbers.iter().enumerate() {
            assert!(!numbers[..index].contains(number), "{}", PARTS[index].name);
        }
    }
}
