//! A number that changes when, and only when, the game or a player behaves differently.
//!
//! It runs over deals, legal moves, records and every line of the score sheets of games chosen by listing the legal
//! moves, so neither a faster way to the same result nor another way to pick a random cell changes it. The solo game
//! is played with a scenario of its own, because those of the product may be balanced anew. Then every level chooses
//! its moves in fixed positions.

use std::fmt::{self, Write};

use wagons_rules::solo::{self, Scenario, Variant};
use wagons_rules::{Deal, Game, Playable, Record, Rng, Seat};

use super::players::choices;
use super::work::positions;
use crate::level::Level;

const SEED: u64 = 1;
const DEALS: usize = 100;
const GAMES: usize = 150;
const SOLO_GAMES: usize = 40;

const SCENARIO: &str = r#"
id = "signature"
title = "Signature"
scoring = ["Claim Jumpers", "Wagon Train"]

[[hunt]]
skip = 2
icon = "Mine"
on = "Mountains"

[[hunt]]
skip = 1
shares = "pair"

[[score]]
each = 2
icon = "Mine"

[[score]]
points = -3
if_more = "player"
icon = "Gun"
"#;

/// The signature of rules and players as they are built into this program.
pub(crate) fn signature() -> u64 {
    let mut hash = Fnv::new();
    // Writing into a hash cannot fail.
    let _ = sign_rules(&mut hash).and_then(|()| sign_players(&mut hash));
    hash.0
}

fn sign_players(out: &mut Fnv) -> fmt::Result {
    for level in Level::all() {
        for (_, report) in choices(level) {
            let half_points = (2.0 * report.lead.0).round() as i32;
            writeln!(out, "{level} {} {half_points} {}", report.best, report.exact)?;
        }
    }
    Ok(())
}

fn sign_rules(out: &mut Fnv) -> fmt::Result {
    let mut rng = Rng::new(SEED);
    for _ in 0..DEALS {
        writeln!(out, "{}", Deal::shuffled(&mut rng))?;
    }
    for (game, depth) in positions() {
        writeln!(out, "{}", game.perft(depth))?;
    }
    for _ in 0..GAMES {
        let record: Record<Game> = played_out(Deal::shuffled(&mut rng), &mut rng, out)?;
        let game = record.game();
        writeln!(out, "{record} {:?}", game.winner())?;
        for line in Seat::BOTH.iter().flat_map(|&seat| game.sheet(seat).lines().to_vec()) {
            writeln!(out, "{:?} {}", line.rule, line.points)?;
        }
    }
    let Ok(scenario) = Scenario::from_toml(SCENARIO) else { return Err(fmt::Error) };
    for variant in Variant::ALL.into_iter().cycle().take(SOLO_GAMES) {
        let deal = solo::Deal::shuffled(scenario.clone(), variant, &mut rng);
        let record: Record<solo::Game> = played_out(deal, &mut rng, out)?;
        let game = record.game();
        writeln!(out, "{record} {} {} {:?}", game.points(), game.rival_points(), game.outcome())?;
    }
    Ok(())
}

/// Plays a game with moves picked from the list of legal ones, and notes how long the list was.
fn played_out<G: Playable>(deal: G::Deal, rng: &mut Rng, out: &mut Fnv) -> Result<Record<G>, fmt::Error> {
    let mut record: Record<G> = Record::new(deal);
    loop {
        let moves: Vec<_> = record.game().moves().collect();
        if moves.is_empty() {
            return Ok(record);
        }
        write!(out, "{} ", moves.len())?;
        let mv = moves[rng.below(moves.len() as u32) as usize];
        // A move from the list is legal; if it is not, that is a behaviour the signature must show.
        if record.try_play(mv).is_err() {
            writeln!(out, "{mv} refused")?;
            return Ok(record);
        }
    }
}

/// The 64-bit hash of Fowler, Noll and Vo (FNV-1a): short, and the same everywhere.
struct Fnv(u64);

impl Fnv {
    const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Write for Fnv {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_the_published_one() {
        let mut hash = Fnv::new();
        hash.write_str("foobar").expect("it never fails");
        assert_eq!(hash.0, 0x8594_4171_f739_67e8);
    }

    /// When this fails, the rules are not what they were. If that is meant, put the new number here and say in the
    /// commit what changed.
    #[test]
    fn the_rules_are_what_they_were() {
        let mut hash = Fnv::new();
        assert_eq!(sign_rules(&mut hash), Ok(()));
        assert_eq!(format!("{:016x}", hash.0), "fe506262f97f28e0");
    }

    #[test]
    fn the_players_do_what_they_did() {
        let signed = include_str!("signature.txt").trim_end();
        let found = format!("{:016x}", signature());
        assert_eq!(found, signed, "if this is meant, see \"The signature\" in docs/contributing.md");
    }

    #[test]
    fn signing_comes_to_its_end() {
        assert_eq!(sign_players(&mut Fnv::new()), Ok(()));
    }
}
