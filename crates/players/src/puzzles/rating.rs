//! How hard a puzzle is: by which players of the ladder do not find the move, and by how many moves there are.

use wagons_rules::{Game, Move};

use crate::level::Level;
use crate::player_name::PlayerName;
use crate::thinking::{Player, choose};

/// What it adds if a player never finds the move.
const WEIGHTS: [(PlayerName, f64); 6] = [
    (PlayerName::Greedy, 150.0),
    (PlayerName::Lookahead, 150.0),
    (PlayerName::Level(Level::Easy), 100.0),
    (PlayerName::Level(Level::Medium), 200.0),
    (PlayerName::Level(Level::Hard), 300.0),
    (PlayerName::Level(Level::Expert), 400.0),
];

/// How often each player tries.
const TRIES: u64 = 3;

/// A puzzle with two moves that everybody finds.
const LOWEST: f64 = 600.0;

/// What it adds if there are twice as many moves.
const DOUBLED: f64 = 50.0;

/// How hard it is to find the best move of a position, on the scale of chess ratings: about 650 to 2,250.
pub(super) fn rating(game: &Game, best: Move) -> u16 {
    let choices = DOUBLED * (game.moves().len() as f64 / 2.0).log2();
    let failed = WEIGHTS.map(|(name, weight)| weight * failures(&*name.player(), game, best));
    (LOWEST + choices + failed.iter().sum::<f64>()).round() as u16
}

/// How often a player does not find the move, from 0 to 1.
fn failures(player: &dyn Player, game: &Game, best: Move) -> f64 {
    let failed = (1..=TRIES).filter(|&seed| choose(player, game, seed) != best).count();
    failed as f64 / TRIES as f64
}
