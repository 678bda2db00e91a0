//! Looking for puzzles in the ends of games.

use wagons_rules::{Deal, Record, Rng};

use super::{Puzzle, Theme, rating::rating};
use crate::level::Level;
use crate::player_name::PlayerName;
use crate::solver::{cards_left, only_move};
use crate::thinking::choose;

/// The cards to be placed, by both players together: fewer are too easy, more take too long to prove.
const CARDS: std::ops::RangeInclusive<usize> = 2..=5;

/// What everybody finds among a few moves is not worth asking.
const TRIVIAL: u16 = 700;

/// The hardest puzzle in a game of the computer against itself, if there is one. The number says which game, and who
/// plays: the same number always gives the same puzzle.
pub fn in_game(seed: u64) -> Option<Puzzle> {
    let players = [PlayerName::Lookahead, PlayerName::Level(Level::Medium)].map(PlayerName::player);
    let mut record: Record = Record::new(Deal::shuffled(&mut Rng::new(seed)));
    let mut hardest: Option<Puzzle> = None;
    while let Some(seat) = record.game().to_move() {
        if CARDS.contains(&cards_left(record.game()))
            && let Some(found) = puzzle(&record)
            && hardest.as_ref().is_none_or(|hardest| found.rating > hardest.rating)
        {
            hardest = Some(found);
        }
        let player = &players[(seat.index() + seed as usize) % 2];
        let mv = choose(&**player, record.game(), seed);
        record.try_play(mv).ok()?;
    }
    hardest
}

/// The puzzle of a position, if it is one.
fn puzzle(record: &Record) -> Option<Puzzle> {
    let game = record.game();
    if game.moves().len() < 2 {
        return None;
    }
    let only = only_move(game, Puzzle::NODES)?;
    let themes = Theme::of(game, &only);
    if themes.is_empty() {
        return None;
    }
    let rating = rating(game, only.solution.best);
    (rating > TRIVIAL).then(|| Puzzle { rating, themes, record: record.clone() })
}
