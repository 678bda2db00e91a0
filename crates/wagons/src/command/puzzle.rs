//! `wagons puzzle`: endgames with one best move, to practise.

use std::io::{self, BufWriter, Write};

use clap::Subcommand;
use wagons_players::puzzles;
use wagons_texts::Language;
use wagons_tui::{Practice, practise};

use super::play::languages;
use crate::color::When;
use crate::error::CommandError;
use crate::progress::Progress;

/// Practice: endgames with one proven best move
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES, args_conflicts_with_subcommands = true)]
pub(crate) struct Args {
    /// Which puzzle; by default the puzzle of the day
    #[arg(value_name = "NUMBER")]
    number: Option<usize>,

    /// The language, remembered from then on; by default that of your locale
    #[arg(long, value_name = "LANGUAGE", value_parser = languages())]
    language: Option<Language>,

    /// When to use color
    #[arg(long, value_name = "WHEN", value_enum, default_value_t)]
    color: When,

    #[command(subcommand)]
    task: Option<Task>,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Print the puzzles that come with the game, one per line: number, rating, themes and record
    List,
    /// Look for new ones in games of the computer against itself, one per line: rating, themes and record
    Generate {
        /// Where to start: each number always gives the same game
        #[arg(long, value_name = "N", default_value_t = 1)]
        seed: u64,

        /// How many games to search
        #[arg(long, value_name = "K", default_value_t = 20)]
        games: u64,
    },
}

const EXAMPLES: &str = "\
A puzzle is a position in which every move but one loses at least a point, and \
that is proven. Type the move, `hint` for the next step of a hint, `solution` to \
give up, or `quit`. Only the first answer counts for your rating.

Ratings say how hard a puzzle is for the computer players; a beginner is rated \
1000. Themes: `win`, only one move wins; `skip`, the tempting card gives too much \
away; `denial`, it matters what the opponent does not get; `join`, a card covers \
something and connects a group; `patience`, another place pays more right away.

Examples:
  wagons puzzle                    today's puzzle, the same for everybody
  wagons puzzle 137
  wagons puzzle list | grep skip   by theme
  wagons puzzle generate --seed 5000 --games 100";

impl Args {
    pub(crate) fn run(self) -> Result<(), CommandError> {
        match self.task {
            Some(Task::List) => list(),
            Some(Task::Generate { seed, games }) => generate(seed, games),
            None => {
                let most = puzzles::all().len();
                if self.number.is_some_and(|number| !(1..=most).contains(&number)) {
                    return Err(CommandError::Usage(format!("there are puzzles 1 to {most}")));
                }
                let Self { number, language, color, .. } = self;
                Ok(practise(&Practice { number, language, colors: color.colors() })?)
            }
        }
    }
}

fn list() -> Result<(), CommandError> {
    let mut out = BufWriter::new(io::stdout().lock());
    for (number, puzzle) in (1..).zip(puzzles::all()) {
        writeln!(out, "{number}\t{puzzle}")?;
    }
    Ok(out.flush()?)
}

fn generate(seed: u64, games: u64) -> Result<(), CommandError> {
    let mut out = io::stdout().lock();
    let progress = Progress::of(games, "games");
    let mut found = 0;
    for game in 0..games {
        if let Some(puzzle) = puzzles::in_game(seed.wrapping_add(game)) {
            writeln!(out, "{puzzle}")?;
            found += 1;
        }
        progress.show(game + 1, || format!("; {found} puzzles"));
    }
    Ok(())
}
