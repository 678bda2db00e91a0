//! The chores of this repository that a plain cargo command cannot do; `cargo xtask help` lists them.
//!
//! This file reads the command line and nothing more: what a chore does stands in the file of its name.

mod background;
mod browser;
mod debian;
mod dist;
mod fuzz;
mod lines;
mod load;
mod nodes;
mod package;
mod pictures;
mod play;
mod program;
mod progress;
mod python;
mod services;
mod steps;
mod storm;
mod tally;
mod test;
mod wasm;
mod wasm_proof;
mod web;

use std::env;
use std::process::ExitCode;
use std::str::FromStr;

const HELP: &str = "\
Chores of this repository.

    cargo xtask test [--within MINUTES] [STEP …]
                                   check everything, or only the steps named; begin none that would take longer than this
    cargo xtask arena [OPTION …]   let the thinker in a real browser play against `master` as a release plays it; the
                                   options are those of `wagons arena`, for instance --games 100 --own-start
    cargo xtask browser [WORD …]   visit the table in a real browser: every test, or those whose names contain a word
    cargo xtask dist [--try]       make what players download, in target/dist; with --try, unpack it and play a game with it
    cargo xtask fuzz [TARGET] [--seconds N] [FILE …]
                                   hunt for inputs that break a property: every target, or one; 60 seconds each;
                                   with files, run just these inputs, for instance one that broke it before
    cargo xtask lines [FOLDER]     count the lines of code, without comments, blank lines and tests
    cargo xtask load [--nodes] [--growth]
                                   measure how much a server of games apart bears here, as in docs/hosting.md; with
                                   --nodes, two servers on PostgreSQL and NATS; with --growth, the same turns
                                   while 100, 1,000 and 10,000 games are kept
    cargo xtask pictures           draw the pictures of the documentation anew
    cargo xtask storm [--minutes N] [--several | --single]
                                   let forty programs play while their servers, database and bus are killed again and
                                   again, and look whether anything was lost; one minute
    cargo play [OPTION …]          build the table and the program, and open the table in the browser; the options are
                                   those of `wagons serve`, for instance --addr 127.0.0.1:8000
    cargo xtask web [--quick]      build the table for the browser into target/web/dist; quickly, for this computer, or
                                   small, for the network
    cargo xtask help               this page

Every step of `test` runs even when an earlier one failed, so one run tells everything; a step that cannot run
here says why. The exit status is 0 when nothing failed, 1 when something did, 2 for a wrong command line.

Steps, in order:
";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let (chore, rest) = arguments.split_first().map_or(("help", &[][..]), |(chore, rest)| (chore, rest));
    let done = match chore {
        "test" => test::run(rest),
        "arena" => browser::arena(rest),
        "browser" => browser::command(rest),
        "dist" => dist::command(rest),
        "fuzz" => fuzz::command(rest),
        "lines" => lines::command(rest),
        "load" => load::command(rest),
        "pictures" => pictures::command(rest),
        "storm" => storm::command(rest),
        "play" => Ok(play::command(rest)),
        "web" => web::command(rest),
        "help" | "--help" | "-h" => {
            help();
            Ok(true)
        }
        other => Err(format!("there is no chore `{other}`")),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(usage) => {
            eprintln!("{usage}; `cargo xtask help` lists what there is");
            ExitCode::from(2)
        }
    }
}

/// The number that is given with an option.
fn number<T: FromStr>(word: Option<&String>, of_what: &str) -> Result<T, String> {
    let word = word.map_or("", |word| word);
    word.parse().map_err(|_| format!("`{word}` is not a number of {of_what}"))
}

fn help() {
    print!("{HELP}");
    for step in steps::ALL {
        println!("    {:<10} {}", step.name, step.checks);
    }
}
