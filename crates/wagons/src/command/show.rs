//! `wagons show`: the game as a picture.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use wagons_rules::{AnyRecord, Seat, Town};
use wagons_tui::picture::table;

use crate::answer::{Answer, RecordArgument};
use crate::color::When;
use crate::drawing;
use crate::error::CommandError;

/// Draw the circle and both towns
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    record: RecordArgument,

    /// Draw with vector graphics into this file instead
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,

    /// When to use color
    #[arg(long, value_name = "WHEN", value_enum, default_value_t)]
    color: When,
}

const EXAMPLES: &str = "\
A territory is shown as its terrain (D F M P S W) and its icon (b c f g m w): \
Desert, Forest, Mountains, Plains, Snow, Water; Beer, Cow, Fort, Gun, Mine, \
Wagon. The card placed last is in brackets. Numbers at the edges are the \
x and y of the notation.

With - as RECORD each record gets one line of three words: the first player's \
town, the second player's (or the rival's), and the circle. A town is its \
bottom-left cell, `:`, and its rows from the top, joined by `/`, with `..` for \
an empty cell. An empty town or circle is `-`.

Examples:
  wagons show \"FKQ/RJAPODGLNMHBICE *B P P'0,0\"
  wagons show \"FKQ/RJAPODGLNMHBICE *B P P'0,0\" --svg game.svg
  wagons show \"$(wagons deal)\" --color always | less -R
  echo \"FKQ/RJAPODGLNMHBICE *B P P'0,0\" | wagons show -
      0,0:SmPm/MgWm - ODGLNMH";

impl Args {
    pub(crate) fn run(self) -> Result<(), CommandError> {
        let Some(path) = self.svg.clone() else { return self.record.ask(&self) };
        match self.record.read_one()? {
            Some(record) => {
                fs::write(&path, drawing::svg(&record)).map_err(|source| CommandError::File { path, source })
            }
            None => Err(CommandError::Usage("--svg draws one record: give it instead of -".to_owned())),
        }
    }
}

impl Answer for Args {
    fn answer(&self, record: &AnyRecord, out: &mut dyn Write) -> io::Result<()> {
        self.color.colors().write(&table(record, columns()), out)
    }

    fn answer_in_one_line(&self, record: &AnyRecord, out: &mut dyn Write) -> io::Result<()> {
        let (towns, circle) = match record {
            AnyRecord::Duel(record) => {
                (Seat::BOTH.map(|seat| record.game().town(seat)), record.game().circle())
            }
            AnyRecord::Solo(record) => {
                ([record.game().town(), record.game().rival().town()], record.game().circle())
            }
        };
        let circle: String = circle.iter().map(|card| card.letter()).collect();
        let [first, second] = towns.map(in_one_word);
        writeln!(out, "{first} {second} {}", or_dash(circle))
    }
}

/// A town's lower left cell and its rows from the top.
fn in_one_word(town: &Town) -> String {
    let Some(bounds) = town.bounds() else { return or_dash(String::new()) };
    let word = |row: &str| row.split_whitespace().map(|cell| if cell == "." { ".." } else { cell }).collect();
    let rows: Vec<String> = town.to_string().lines().map(word).collect();
    format!("{},{}:{}", bounds.left, bounds.bottom, rows.join("/"))
}

fn or_dash(word: String) -> String {
    if word.is_empty() { "-".to_owned() } else { word }
}

/// How wide the terminal is; where there is none, as wide as a terminal used to be.
fn columns() -> usize {
    terminal_size::terminal_size().map_or(80, |(terminal_size::Width(columns), _)| columns.into())
}
