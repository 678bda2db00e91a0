//! Circle the Wagons in the terminal: the same game as in the browser, drawn with letters and colours, or told in plain
//! lines for pipes, scripts and screen readers.
//!
//! What a table is stands in `wagons-table`, the words in `wagons-texts`; here it is drawn and keys are read, and nothing
//! else. [`play`] plays; [`picture`] draws one position for whoever wants to look at a record.
//!
//! | | |
//! |---|---|
//! | before a game | `opening`, `form` |
//! | at the table | `apart`, `table`, `focus`, `help`, `input`, `ring`, `telling`, `judgement` |
//! | on the whole screen | `app`, `screen`, `terminal`, `signals`, `thinking` |
//! | in lines | `plain`, `practice` |
//! | around it | `house`, `locale`, `charset`, `farewell`, `errors` |
//!
//! ```
//! use wagons_rules::{AnyRecord, Record};
//! use wagons_tui::picture::{Colors, table};
//!
//! let record: Record = "FKQ/RJAPODGLNMHBICE *B P P'0,0".parse()?;
//! let mut drawn = Vec::new();
//! Colors::None.write(&table(&AnyRecord::from(record), 80), &mut drawn)?;
//! assert!(String::from_utf8(drawn)?.contains("[Sm][Pm]"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod apart;
mod app;
mod charset;
mod errors;
mod farewell;
mod focus;
mod form;
mod help;
mod house;
mod input;
mod judgement;
mod locale;
mod opening;
pub mod picture;
mod plain;
mod practice;
mod ring;
mod screen;
mod signals;
mod sparkline;
mod table;
mod telling;
mod terminal;
mod thinking;

#[cfg(test)]
mod tests;

use std::env;
use std::io::{self, IsTerminal};
use std::thread;

use wagons_rules::Rng;
use wagons_table::store::Files;
use wagons_table::{Settings, Shelf};
use wagons_texts::{Language, Texts, key};

use crate::app::App;
use crate::charset::Charset;
use crate::house::House;
use crate::picture::Colors;
use crate::table::Table;

pub use crate::apart::Line;
pub use crate::errors::PlayError;
pub use crate::opening::{Opening, Opponent};
pub use crate::practice::{Practice, practise};
pub use crate::sparkline::sparkline;

/// How to begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Start {
    /// Ask, and offer the games that were left; in lines, begin what the opening says.
    Ask,
    /// Go on with the game that was left last.
    Continue,
    /// Begin what the opening says.
    Begin,
    /// Begin the next scenario of the campaign.
    NextOfCampaign,
    /// Begin the scenario of the opening, as a part of the campaign.
    StageOfCampaign,
}

/// What somebody who wants to play has said.
#[derive(Debug, Clone)]
pub struct Invitation {
    /// How to begin.
    pub start: Start,
    /// What to play.
    pub opening: Opening,
    /// The language, remembered from then on; none for the one chosen before, or that of the environment.
    pub language: Option<Language>,
    /// Whether to play in lines also where there is a terminal.
    pub plain: bool,
    /// The colours that can be used.
    pub colors: Colors,
    /// Where everything that is left to chance begins.
    pub chance: Rng,
}

/// Plays until somebody leaves, on the whole screen or in lines. Games are kept after every move in the user's data
/// folder.
pub fn play(invitation: Invitation) -> Result<(), PlayError> {
    let Invitation { start, mut opening, language, plain, colors, chance } = invitation;
    let mut house = House::of_the_user(language, chance);
    if start == Start::NextOfCampaign {
        opening.opponent = house.next_scenario(opening.variant).map_or(opening.opponent, Opponent::Rival);
    }
    let in_lines = plain || !is_a_screen();
    let charset = Charset::of_stdout();
    if start == Start::Ask && !in_lines {
        return Ok(terminal::run(App::asking(house.usual(opening), house), colors, charset)?);
    }
    let table = table(start, &opening, &mut house)?;
    if in_lines {
        let of_campaign = matches!(start, Start::NextOfCampaign | Start::StageOfCampaign);
        let overview = if of_campaign { house.campaign(opening.variant) } else { Vec::new() };
        plain::run(table, house, None, &overview, charset)
    } else {
        Ok(terminal::run(App::at(table, house, None), colors, charset)?)
    }
}

/// Plays a game with somebody elsewhere until it is over or somebody leaves; waits first until the server has told of it.
pub fn play_apart(mut line: Box<dyn Line>, plain: bool, colors: Colors) -> Result<(), PlayError> {
    let house = House::of_the_user(None, Rng::new(0));
    let charset = Charset::of_stdout();
    let session = loop {
        line.has_news();
        if let Some(session) = line.session() {
            break session;
        }
        if let Some(refused) = line.over(house.texts()) {
            return Err(PlayError::Refused(refused));
        }
        thread::sleep(plain::LOOK);
    };
    // A turn that is sent cannot be taken back alone: its last card always waits for a second word.
    let mut table = Table::new(session, house.texts(), true);
    if let Some(notice) = line.notice(house.texts()) {
        table.say(notice);
    }
    if plain || !is_a_screen() {
        plain::run(table, house, Some(line), &[], charset)
    } else {
        Ok(terminal::run(App::at(table, house, Some(line)), colors, charset)?)
    }
}

/// The words of whoever plays here: in the language asked for, the one chosen before, or that of the environment.
pub fn words(language: Option<Language>) -> Texts {
    let settings = || Shelf::new(Files::of_the_user().ok()?).recall::<Settings>().ok()?;
    let usual = || settings().unwrap_or_default().language(locale::languages());
    Texts::new(language.unwrap_or_else(usual))
}

/// Whether there is a whole screen to draw on, and somebody in front of it.
fn is_a_screen() -> bool {
    let is_dumb = env::var_os("TERM").is_some_and(|terminal| terminal == "dumb");
    !is_dumb && io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// The table to sit down at.
fn table(start: Start, opening: &Opening, house: &mut House) -> Result<Table, PlayError> {
    if start == Start::Continue {
        let last = house.kept().into_iter().find(|session| !session.is_over());
        let nothing = || PlayError::Refused(house.texts().text(key::TERMINAL_NOTHING_TO_CONTINUE));
        let last = last.ok_or_else(nothing)?;
        return Ok(house.resume(last));
    }
    house.begin(opening).map_err(|error| PlayError::Refused(errors::refusal(house, &error)))
}
