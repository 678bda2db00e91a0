//! The game in lines: for pipes, scripts and screen readers. Every line read is a move or a command; every answer
//! is plain text without colours, so that it can be read aloud and compared.

mod report;

use std::io::{self, Read, Write};

use wagons_players::{Analyst, hint, review};
use wagons_rules::{AnyRecord, Move, Rng};

use crate::lines::Lines;

use super::book::{Book, brought};
use super::input::Intent;
use super::judgement::overview;
use super::position::Position;
use super::sentences::{asked, offered, promised, recommended};
use super::table::Table;
use super::thinking::decide;
use super::verdict::verdict;
use crate::failure::Failure;
use crate::level::Level;

const HELP: &str = "\
Moves, as in a record:
  *B          name the start card
  P           take a card; the cards before it go to the opponent
  P0,0 P'0,0  place a card by its lower left cell, ' for upside down
Commands:
  show        both towns, the circle and the scoring cards
  score       the score sheet, with the reason for every line
  moves       every move that is possible now
  try MOVE    what a move would change, without making it
  hint        a move the computer would make
  analyse     what every decision of the game so far was worth
  rival       alone: every turn of the rival so far, with the reason for it
  undo        take the last move back
  record      the game so far, in one line
  help        this list
  quit        end; the record is printed to go on later";

/// Plays until the input ends or somebody quits.
///
/// A game of a campaign is written into its book.
pub(crate) fn play(
    table: &mut Table,
    mut book: Option<&mut Book>,
    chance: &mut Rng,
    input: impl Read,
    out: &mut impl Write,
) -> Result<(), Failure> {
    writeln!(out, "{}", report::rules(table))?;
    writeln!(out, "Type help for a list of what can be typed.\n")?;
    writeln!(out, "{}", report::position(table))?;
    go_on(table, chance, out)?;
    let mut lines = Lines::new(input);
    while let Some(line) = lines.next()? {
        let words = match line {
            Ok(line) => words(line),
            Err(error) => {
                writeln!(out, "error: {error}")?;
                continue;
            }
        };
        for word in words {
            if word == "quit" {
                return Ok(());
            }
            let went_on = !table.game().is_over();
            answer(table, chance, &word, out)?;
            if let Some(book) = book.as_deref_mut().filter(|_| went_on && table.game().is_over()) {
                write_down(table, book, out)?;
            }
        }
    }
    Ok(())
}

/// Writes a game that has just ended into the book of its campaign, and tells what it brought.
fn write_down(table: &Table, book: &mut Book, out: &mut impl Write) -> Result<(), Failure> {
    let AnyRecord::Solo(record) = table.history().record() else { return Ok(()) };
    if let Some(noted) = book.note(record)? {
        writeln!(out, "{}\n\n{}", brought(&noted), book.overview())?;
    }
    Ok(())
}

/// The words of a line; `try` belongs to the word after it.
fn words(line: &str) -> Vec<String> {
    let mut words = line.split_whitespace();
    let mut joined = Vec::new();
    while let Some(word) = words.next() {
        joined.push(match word {
            "try" => format!("try {}", words.next().unwrap_or_default()),
            word => word.to_owned(),
        });
    }
    joined
}

fn answer(table: &mut Table, chance: &mut Rng, word: &str, out: &mut impl Write) -> io::Result<()> {
    match word {
        "help" => writeln!(out, "{HELP}"),
        "show" => writeln!(out, "{}\n\n{}", report::rules(table), report::position(table)),
        "score" => writeln!(out, "{}", report::sheet(table)),
        "rival" => writeln!(out, "{}", report::rival(table)),
        "moves" => writeln!(out, "{}", report::moves(table)),
        "record" => writeln!(out, "{}", table.history().record()),
        "undo" => {
            let before = table.seen();
            table.apply(Intent::Undo);
            match before - table.seen() {
                0 => writeln!(out, "error: there is nothing to take back"),
                back => writeln!(out, "Taken back: {back}. {}", asked(table.game(), table.players())),
            }
        }
        "hint" => match advised(table, chance) {
            Some(advice) => writeln!(out, "{advice}"),
            None => writeln!(out, "error: the game is over"),
        },
        "analyse" => match table.history().record() {
            AnyRecord::Duel(record) if record.moves().is_empty() => {
                writeln!(out, "error: nothing is played yet")
            }
            AnyRecord::Duel(record) => {
                let review = review(record, Analyst::REVIEW);
                writeln!(out, "{}", overview(&review, table.players()).join("\n"))
            }
            AnyRecord::Solo(_) => writeln!(out, "error: only games of two are analysed"),
        },
        word => match word.strip_prefix("try ") {
            Some(token) => match legal(table, token) {
                Ok(mv) => writeln!(out, "{mv}: {}", offered(table.game(), mv, table.players())),
                Err(reason) => writeln!(out, "error: {reason}"),
            },
            None => match legal(table, word) {
                Ok(mv) => {
                    make(table, mv, out)?;
                    go_on(table, chance, out)
                }
                Err(reason) => writeln!(out, "error: {reason}"),
            },
        },
    }
}

/// The move a word means, if it can be made now.
fn legal(table: &Table, word: &str) -> Result<Move, String> {
    let game = table.game();
    let expected = game.decision().ok_or("the game is over")?;
    let mv: Move = word.parse().map_err(|error| {
        const LONGEST: usize = 30;
        let quoted: String = word.chars().take(LONGEST).flat_map(char::escape_debug).collect();
        format!("`{quoted}` is neither a command nor a move: {error}; {expected} comes now")
    })?;
    let mut after = table.history().record().clone();
    after.try_play(mv).map_err(|reason| reason.to_string())?;
    Ok(mv)
}

/// What a computer would do now, unless the game is over.
fn choice(level: Level, table: &Table, chance: &mut Rng) -> Option<Move> {
    match table.game() {
        game if game.is_over() => None,
        Position::Duel(game) => Some(decide(&*level.player(), game, chance.next_u64())),
        Position::Solo(game) => Some(decide(&*level.solo_player(), &game.view(), chance.next_u64())),
    }
}

/// What to do now and why, unless the game is over.
fn advised(table: &Table, chance: &mut Rng) -> Option<String> {
    let game = table.game();
    let (mv, promise) = match game {
        Position::Duel(game) => {
            let hint = hint(game, Analyst::HINT)?;
            (hint.best, game.to_move().map(|seat| promised(&hint, seat)))
        }
        Position::Solo(game) => (decide(&Analyst::HINT, &game.view(), chance.next_u64()), None),
    };
    Some(recommended(game, mv, promise.as_deref(), table.players()))
}

fn make(table: &mut Table, mv: Move, out: &mut impl Write) -> io::Result<()> {
    table.play(mv);
    let Some(told) = table.history().entries().last() else { return Ok(()) };
    writeln!(out, "{mv}: {}", told.sentence)?;
    match &told.sequel {
        Some(sequel) if table.game().is_over() => writeln!(out, "{sequel}"),
        Some(sequel) => writeln!(out, "{sequel}\n\n{}", report::position(table)),
        None => Ok(()),
    }
}

/// Lets the computer play as long as it is to move, then asks the next person, or tells how the game ended.
fn go_on(table: &mut Table, chance: &mut Rng, out: &mut impl Write) -> io::Result<()> {
    let mut answered = false;
    while let Some(level) = table.game().to_move().and_then(|seat| table.players().at(seat).level()) {
        let Some(mv) = choice(level, table, chance) else { break };
        make(table, mv, out)?;
        answered = true;
    }
    if answered && !table.game().is_over() {
        writeln!(out, "\n{}", report::position(table))?;
    }
    if let Some(verdict) = verdict(table.game(), table.players()) {
        writeln!(out, "\n{}\n\n{verdict}", report::sheet(table))?;
    } else {
        if let Some(town) = report::town_to_place_in(table) {
            writeln!(out, "{town}")?;
        }
        writeln!(out, "{}", asked(table.game(), table.players()))?;
    }
    out.flush()
}
