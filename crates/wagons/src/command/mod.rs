//! The commands. Each stands in the file of its name, with its arguments and what it does.

mod admin;
mod analyse;
mod arena;
mod bench;
mod best;
mod completions;
mod deal;
mod engine;
mod invite;
mod join;
mod man;
mod moves;
mod perft;
mod play;
mod puzzle;
mod score;
mod serve;
mod show;
mod solo_lab;
mod solve;

pub(crate) use deal::{seed_from_the_system, variants};

use clap::{Parser, Subcommand};

use crate::error::CommandError;

/// Circle the Wagons in the terminal: play, score, count and look at games.
#[derive(Debug, Parser)]
#[command(name = "wagons", version, after_long_help = RECORDS)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// What every command that takes a RECORD has in common.
const RECORDS: &str = "\
Records:
  A game is one line of text, and every beginning of a game is a record too:

    FKQ/RJAPODGLNMHBICE   the deal: scoring cards / the circle, clockwise
    *B                    the start card, chosen by the second player
    P                     a draft; the cards skipped go to the opponent
    P'0,0  B0,0  I'2,-1   placements: card, ' if upside down, x,y of its
                          bottom-left cell

  A solo game begins with its scenario and has no start card; only the
  player's moves are written:

    s1:IP/ABCDEFGH/JKLMNOQR   scenario : scoring cards / circle / deck

  Put a record in double quotes because of the * and the '.

  With - as RECORD, one record is read per line of standard input and
  one line is printed for each, in order. For a line that is not a record,
  `error: …` is printed instead, and the exit status is 1 at the end.

Exit status:
  0  done
  1  refused; the reason is on standard error
  2  wrong usage";

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Deal(deal::Args),
    Moves(moves::Args),
    Score(score::Args),
    Show(show::Args),
    Play(play::Args),
    Puzzle(puzzle::Args),
    Serve(serve::Args),
    Admin(admin::Args),
    Invite(invite::Args),
    Join(join::Args),
    Perft(perft::Args),
    Bench(bench::Args),
    Best(best::Args),
    Solve(solve::Args),
    Analyse(analyse::Args),
    Engine(engine::Args),
    Arena(Box<arena::Args>),
    SoloLab(solo_lab::Args),
    Completions(completions::Args),
    Man(man::Args),
}

impl Command {
    pub(crate) fn run(self) -> Result<(), CommandError> {
        match self {
            Self::Deal(args) => args.run(),
            Self::Moves(args) => args.record.ask(&args),
            Self::Score(args) => args.record.ask(&args),
            Self::Show(args) => args.run(),
            Self::Play(args) => args.run(),
            Self::Puzzle(args) => args.run(),
            Self::Serve(args) => args.run(),
            Self::Admin(args) => args.run(),
            Self::Invite(args) => args.run(),
            Self::Join(args) => args.run(),
            Self::Perft(args) => args.record.ask(&args),
            Self::Bench(args) => args.run(),
            Self::Best(args) => args.record.ask(&args),
            Self::Solve(args) => args.record.ask(&args),
            Self::Analyse(args) => args.record.ask(&args),
            Self::Engine(args) => args.run(),
            Self::Arena(args) => args.run(),
            Self::SoloLab(args) => args.run(),
            Self::Completions(args) => args.run(),
            Self::Man(args) => args.run(),
        }
    }
}
