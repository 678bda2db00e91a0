//! The arguments of `wagons play`.

use std::io::{self, IsTerminal, Write};

use wagons_rules::Rng;
use wagons_rules::solo::{Scenarios, Variant};

use crate::command::{seed_from_the_system, variants};
use crate::failure::Failure;
use crate::picture::{Colors, When};
use crate::scenarios::ScenarioFiles;

use super::app::App;
use super::book::Book;
use super::farewell::farewell;
use super::screen::Ink;
use super::setup::{Opponent, SeatChoice, Setup};
use super::{plain, terminal};
use crate::level::Level;

/// Play in the terminal: two people, against the computer, or alone
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES, group = clap::ArgGroup::new("alone").multiple(true))]
pub(crate) struct Args {
    /// A game to go on with, or a deal to begin
    #[arg(value_name = "RECORD", conflicts_with = "seed")]
    record: Option<String>,

    /// The computer to play against; without it two people share the keyboard
    #[arg(long, value_name = "NAME", value_parser = Level::argument())]
    opponent: Option<Level>,

    /// Play alone, with this scenario: 1 to 6, or a file with one of your own
    #[arg(long, value_name = "SCENARIO", group = "alone", conflicts_with_all = ["record", "opponent"])]
    solo: Option<String>,

    /// Play the six scenarios in order and collect stars; your best games are kept
    #[arg(long, group = "alone", conflicts_with_all = ["record", "opponent"])]
    campaign: bool,

    /// How the rival of a solo game plays and scores
    #[arg(long, value_name = "VARIANT", requires = "alone", default_value_t, value_parser = variants())]
    variant: Variant,

    #[command(flatten)]
    scenarios: ScenarioFiles,

    /// Where you sit, or the first of the two names
    #[arg(long, value_name = "SEAT", value_enum)]
    seat: Option<SeatChoice>,

    /// The same number gives the same deal on every machine
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    /// Your name and the other's
    #[arg(long, num_args = 2, value_names = ["A", "B"])]
    names: Vec<String>,

    /// Play in lines of plain text, also without a terminal: for scripts and screen readers
    #[arg(long)]
    plain: bool,

    /// When to use colours
    #[arg(long, value_name = "WHEN", value_enum, default_value_t)]
    color: When,
}

const EXAMPLES: &str = "\
Without an opponent or a record a first screen asks for them. Leaving a game prints the command that goes on with it.

Examples:
  wagons play                                        choose everything on the first screen
  wagons play --opponent medium --seat second        begin at once
  wagons play --solo 4 --variant local               alone against the rival
  wagons play --solo dusty_trail.toml                alone, with a scenario of your own
  wagons play --campaign                             the six scenarios in order
  wagons play \"FKQ/RJAPODGLNMHBICE *B P\" --names Ada Ben
  echo moves | wagons play --plain --seed 1          the moves that can be made first";

impl Args {
    /// Plays.
    pub(crate) fn run(mut self) -> Result<(), Failure> {
        let mut chance = Rng::new(self.seed.unwrap_or_else(seed_from_the_system));
        let in_lines = self.plain || !io::stdin().is_terminal() || !io::stdout().is_terminal();
        let decided =
            self.record.is_some() || self.opponent.is_some() || self.solo.is_some() || self.campaign;
        let ink = Ink::new(Colors::of_stdout(self.color));
        let mut book = self.campaign.then(|| Book::of_the_user(self.variant)).transpose()?;
        let (opponent, scenarios) = self.opponent(book.as_ref())?;
        let files = self.scenarios.files().to_vec();
        let setup = self.into_setup(opponent, scenarios);
        if !in_lines && !decided {
            let setup = Setup { opponent: Opponent::Computer(Level::USUAL), ..setup };
            return Ok(terminal::run(App::asking(setup, chance, files), ink)?);
        }
        let table = setup.begin(&mut chance);
        let mut table = table.map_err(|error| Failure::record(&setup.deal, error, &setup.scenarios))?;
        if in_lines {
            let mut out = io::stdout().lock();
            if let Some(book) = &book {
                writeln!(out, "{}\n", book.overview())?;
            }
            plain::play(&mut table, book.as_mut(), &mut chance, io::stdin().lock(), &mut out)?;
            writeln!(out, "{}", farewell(&table, &files))?;
        } else {
            terminal::run(App::at(table, chance, files).with_book(book), ink)?;
        }
        Ok(())
    }

    /// Against whom to play, and the scenarios there are.
    fn opponent(&mut self, book: Option<&Book>) -> Result<(Opponent, Scenarios), Failure> {
        if let Some(name) = &self.solo {
            let (scenario, scenarios) = self.scenarios.choose(name)?;
            book.map_or(Ok(()), |book| book.admit(&scenario))?;
            return Ok((Opponent::Rival(scenario), scenarios));
        }
        let next = book.and_then(Book::next).map(Opponent::Rival);
        let opponent = next.or(self.opponent.map(Opponent::Computer)).unwrap_or(Opponent::Person);
        Ok((opponent, self.scenarios.load()?))
    }

    fn into_setup(self, opponent: Opponent, scenarios: Scenarios) -> Setup {
        let mut names = self.names.into_iter();
        Setup {
            opponent,
            seat: self.seat.unwrap_or_default(),
            names: [names.next().unwrap_or_default(), names.next().unwrap_or_default()],
            variant: self.variant,
            deal: self.record.or(self.seed.map(|seed| seed.to_string())).unwrap_or_default(),
            scenarios,
        }
    }
}
