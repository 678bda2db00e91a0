//! `wagons play`: the game in the terminal.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use wagons_rules::Rng;
use wagons_rules::solo::{Scenarios, Variant};
use wagons_table::{Beginner, Level};
use wagons_texts::Language;
use wagons_tui::{Invitation, Opening, Opponent, Start};

use crate::answer::read_record;
use crate::color::When;
use crate::command::{seed_from_the_system, variants};
use crate::error::CommandError;
use crate::message::harmless;
use crate::scenarios::ScenarioFiles;

/// Play in the terminal: two players, against the computer, or solo
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES, group = clap::ArgGroup::new("alone").multiple(true))]
// Each of them is a switch of its own.
#[allow(clippy::struct_excessive_bools)]
pub(crate) struct Args {
    /// A game to continue, a deal to start, or a link
    #[arg(value_name = "RECORD", conflicts_with = "seed")]
    record: Option<String>,

    /// Continue the last unfinished game
    #[arg(long = "continue", conflicts_with_all = ["record", "opponent", "alone", "daily", "seat", "seed", "names", "files"])]
    go_on: bool,

    /// The computer opponent; without it two players share the keyboard
    #[arg(long, value_name = "LEVEL", value_parser = levels())]
    opponent: Option<Level>,

    /// Play the deal of the day, which is the same for everybody
    #[arg(long, requires = "opponent", conflicts_with_all = ["record", "seed", "seat", "alone"])]
    daily: bool,

    /// Play solo with this scenario: 1 to 6, or a file of your own
    #[arg(long, value_name = "SCENARIO", group = "alone", conflicts_with_all = ["record", "opponent"])]
    solo: Option<String>,

    /// Play the next scenario of the campaign, or with --solo any of them
    #[arg(long, group = "alone", conflicts_with_all = ["record", "opponent"])]
    campaign: bool,

    /// How the rival of a solo game plays and scores
    #[arg(long, value_name = "VARIANT", requires = "alone", default_value_t, value_parser = variants())]
    variant: Variant,

    #[command(flatten)]
    scenarios: ScenarioFiles,

    /// Your seat against the computer
    #[arg(long, value_name = "SEAT", value_enum, requires = "opponent")]
    seat: Option<SeatChoice>,

    /// The same number gives the same deal on every machine
    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    /// The names of two players; the first one drafts first
    #[arg(long, num_args = 2, value_names = ["A", "B"], conflicts_with_all = ["opponent", "alone"])]
    names: Vec<String>,

    /// The language, remembered from then on; by default that of your locale
    #[arg(long, value_name = "LANGUAGE", value_parser = languages())]
    language: Option<Language>,

    /// Play in plain lines, even in a terminal: for scripts and screen readers
    #[arg(long)]
    plain: bool,

    /// When to use color
    #[arg(long, value_name = "WHEN", value_enum, default_value_t)]
    color: When,
}

/// Where somebody sits who plays against the computer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum SeatChoice {
    /// Drafts first
    First,
    /// Chooses the start card
    Second,
    /// Either, at random
    Random,
}

const EXAMPLES: &str = "\
Without an opponent or a record, the first screen asks for them and offers your unfinished games. Every game is saved \
after every move, in `wagons` in your data directory: closing the window loses nothing.

Examples:
  wagons play                                        choose everything on the first screen
  wagons play --continue                             continue the last game
  wagons play --opponent medium --seat second        start right away
  wagons play --opponent hard --daily                the deal of the day
  wagons play --solo 4 --variant local               solo against the rival
  wagons play --solo dusty_trail.toml                solo, with your own scenario
  wagons play --campaign                             the next scenario of the campaign
  wagons play \"FKQ/RJAPODGLNMHBICE *B P\" --names Ada Ben
  wagons play --language de                          auf Deutsch
  echo moves | wagons play --plain --seed 1          the possible first moves";

impl Args {
    /// Plays. Whatever is wrong is told in the player's language.
    pub(crate) fn run(self) -> Result<(), CommandError> {
        let language = self.language;
        self.play().map_err(|failure| failure.told(&wagons_tui::words(language)))
    }

    fn play(mut self) -> Result<(), CommandError> {
        let chance = Rng::new(self.seed.unwrap_or_else(seed_from_the_system));
        let (scenario, scenarios) = match self.solo.take() {
            Some(name) => {
                let (scenario, scenarios) = self.scenarios.choose(&name)?;
                (Some(scenario), scenarios)
            }
            None => (None, self.scenarios.load()?),
        };
        self.check_record(&scenarios)?;
        let start = match () {
            () if self.go_on => Start::Continue,
            () if self.campaign && scenario.is_some() => Start::StageOfCampaign,
            () if self.campaign => Start::NextOfCampaign,
            () if self.record.is_some() || self.opponent.is_some() || scenario.is_some() => Start::Begin,
            () => Start::Ask,
        };
        let mut names = self.names.iter().map(|name| harmless(name).into_owned());
        let opening = Opening {
            opponent: scenario
                .map(Opponent::Rival)
                .or(self.opponent.map(Opponent::Computer))
                .unwrap_or(Opponent::Person),
            beginner: match self.seat {
                None | Some(SeatChoice::First) => Beginner::Person,
                Some(SeatChoice::Second) => Beginner::Computer,
                Some(SeatChoice::Random) => Beginner::Chance,
            },
            variant: self.variant,
            names: [names.next().unwrap_or_default(), names.next().unwrap_or_default()],
            deal: self.record.or(self.seed.map(|seed| seed.to_string())).unwrap_or_default(),
            daily: self.daily,
            scenarios,
        };
        let (language, plain, colors) = (self.language, self.plain, self.color.colors());
        Ok(wagons_tui::play(Invitation { start, opening, language, plain, colors, chance })?)
    }

    /// Refuses a record that is none, with the place where it is wrong.
    fn check_record(&self, scenarios: &Scenarios) -> Result<(), CommandError> {
        let Some(text) = self.record.as_deref().map(str::trim) else { return Ok(()) };
        if text.parse::<u64>().is_ok() || text.contains("#/shared/") {
            return Ok(());
        }
        read_record(text, scenarios).map(drop)
    }
}

/// The five levels.
fn levels() -> impl TypedValueParser<Value = Level> {
    PossibleValuesParser::new(Level::ALL.map(Level::name)).try_map(|name| name.parse::<Level>())
}

/// The five languages.
pub(crate) fn languages() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::tag))
        .map(|tag| Language::from_tag(&tag).unwrap_or_default())
}
