//! A number that changes when, and only when, the game or a player behaves differently.
//!
//! It runs over deals, legal moves, records and every line of the score sheets of games chosen by listing the legal
//! moves, so neither a faster way to the same result nor another way to pick a random cell changes it. The solo game
//! is played with a scenario of its own, because those of the product may be balanced anew. Then every level chooses
//! its moves in fixed positions, `master` some of them at length, and puzzles are solved with ever more nodes until they are proven: players with a
//! node limit play on what is proven in time.
//!
//! A [`Part`] is one of these things with a number of its own, for comparing platforms part by part. Others can add
//! parts of their own.

mod hash;

use std::fmt::{self, Write};

use wagons_players::puzzles::{self, Puzzle};
use wagons_players::{Level, PlayerName, Report, only_move};
use wagons_rules::solo::{self, Scenario, Variant};
use wagons_rules::{Deal, Game, Playable, Record, Rng, Seat};

use crate::bench::{at_length, choices, positions};
use hash::Fnv;

const SEED: u64 = 1;
const DEALS: usize = 100;
const GAMES: usize = 150;
/// One puzzle in so many is solved.
const EVERY: usize = 16;
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

/// Does something and writes down everything that comes of it.
type Work = dyn Fn(&mut dyn Write) -> fmt::Result;

/// Something that is done in the same way everywhere, with everything that comes of it written down.
pub struct Part {
    /// What it is called in reports.
    pub name: &'static str,
    work: Box<Work>,
}

impl Part {
    /// Something that writes down all it does.
    pub fn new(name: &'static str, work: impl Fn(&mut dyn Write) -> fmt::Result + 'static) -> Self {
        Self { name, work: Box::new(work) }
    }

    /// The number that stands for everything this part writes down.
    ///
    /// # Panics
    /// If the part does not come to its end; a number over half the work would prove too little.
    #[must_use]
    pub fn signature(&self) -> u64 {
        sign([self])
    }
}

/// The rules, then every player, then the strongest at length, then how soon endgames are proven.
pub fn parts() -> Vec<Part> {
    let players = PlayerName::ALL.map(|name| {
        Part::new(name.name(), move |out| write_choices(name.name(), choices(&*name.player()), out))
    });
    let rollouts = Part::new("rollouts", |out| {
        let master = Level::Master.player();
        write_choices(master.name(), at_length(&*master), out)
    });
    let proofs = Part::new("proofs", sign_proofs);
    [Part::new("rules", sign_rules)].into_iter().chain(players).chain([rollouts, proofs]).collect()
}

/// The signature of rules and players as they are built into this program.
///
/// # Panics
/// If a player has no move in one of the positions.
pub fn signature() -> u64 {
    sign(&parts())
}

/// The number over several parts.
fn sign<'a>(parts: impl IntoIterator<Item = &'a Part>) -> u64 {
    let mut hash = Fnv::new();
    for part in parts {
        assert!((part.work)(&mut hash).is_ok(), "{} came to no end", part.name);
    }
    hash.0
}

fn write_choices(
    name: &str,
    choices: impl Iterator<Item = (Game, Report)>,
    out: &mut dyn Write,
) -> fmt::Result {
    for (_, report) in choices {
        let half_points = (2.0 * report.lead.0).round() as i32;
        writeln!(out, "{name} {} {half_points} {}", report.best, report.exact)?;
    }
    Ok(())
}

fn sign_proofs(out: &mut dyn Write) -> fmt::Result {
    for puzzle in puzzles::all().iter().step_by(EVERY) {
        let mut limits = (0..)
            .map(|doublings| 1 << doublings)
            .take_while(|&nodes| nodes < Puzzle::NODES)
            .chain([Puzzle::NODES]);
        let proven = limits.find_map(|nodes| Some((nodes, only_move(puzzle.game(), nodes)?)));
        let Some((nodes, only)) = proven else { return Err(fmt::Error) };
        writeln!(out, "{nodes} {} {}", only.solution.best, only.solution.margin.0)?;
    }
    Ok(())
}

fn sign_rules(out: &mut dyn Write) -> fmt::Result {
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
fn played_out<G: Playable>(
    deal: G::Deal,
    rng: &mut Rng,
    out: &mut dyn Write,
) -> Result<Record<G>, fmt::Error> {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// When this fails, the rules are not what they were. If that is meant, put the new number here and say in the
    /// commit what changed.
    #[test]
    fn the_rules_are_what_they_were() {
        assert_eq!(format!("{:016x}", parts()[0].signature()), "fe506262f97f28e0");
    }

    #[test]
    fn the_players_do_what_they_did() {
        let signed = include_str!("signature.txt").trim_end();
        let found = format!("{:016x}", signature());
        assert_eq!(found, signed, "if this is meant, see \"The signature\" in docs/contributing.md");
        assert_eq!(wagons_players::EDITION, signed, "players of another behaviour are another edition");
    }

    #[test]
    #[should_panic(expected = "nothing came to no end")]
    fn half_the_work_has_no_number() {
        let _ = Part::new("nothing", |_| Err(fmt::Error)).signature();
    }
}
