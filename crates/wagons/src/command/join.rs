//! `wagons join`: sit down at a game apart, or look on.

use std::io::{self, Write};

use wagons_lab::arena::{Contender, Entrant};
use wagons_players::PlayerName;
use wagons_rules::Record;
use wagons_wire::{GameId, Invitation, Reason, Secret};

use crate::apart::{ApartError, Line, Lookout, Seat, play, random, token_for};
use crate::color::When;
use crate::error::CommandError;
use crate::player;
use wagons_engine::Spec;

/// Join an online game, or watch it
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// The invitation
    #[arg(value_name = "LINK")]
    link: Invitation,

    /// Let a player of this program sit down
    #[arg(long, value_name = "LEVEL", value_parser = player::player(), conflicts_with_all = ["engine", "watch"])]
    level: Option<PlayerName>,

    /// Let another program that speaks the engine protocol sit down
    #[arg(long, value_name = "PROGRAM", conflicts_with = "watch")]
    engine: Option<String>,

    /// Only watch: print what is played
    #[arg(long)]
    watch: bool,

    /// Play in plain lines, even in a terminal: for scripts and screen readers
    #[arg(long, conflicts_with_all = ["level", "engine", "watch"])]
    plain: bool,

    /// When to use color
    #[arg(long, value_name = "WHEN", value_enum, default_value_t)]
    color: When,
}

const EXAMPLES: &str = "\
Without --level, --engine or --watch you sit down yourself and play as with `wagons play`. Leave whenever you like; the same link takes you \
back to your seat. A computer player or another program plays to the end, however often the connection or the server is lost. The last line \
of standard output is the record of the game.

Examples:
  wagons join \"http://127.0.0.1:7320/#/apart/…\"
  wagons join \"http://127.0.0.1:7320/#/apart/…\" --level hard
  wagons join \"http://127.0.0.1:7320/#/apart/…\" --engine \"python3 bot.py\"
  wagons join \"http://127.0.0.1:7320/#/apart/…\" --watch";

impl Args {
    pub(crate) fn run(self) -> Result<(), CommandError> {
        let (invitation, game) = (&self.link, self.link.game);
        if self.watch {
            let line = Line::open(invitation.socket(), Secret(random()))?;
            line.with(|link| link.open(game));
            return watch(&line, game);
        }
        let secret = invitation.secret.ok_or(Reason::NotSeated).map_err(ApartError::from)?;
        let player = self.player()?;
        let line = Line::open(invitation.socket(), token_for(invitation)?)?;
        line.with(|link| link.sit(game, secret, player.is_some()));
        let Some(mut player) = player else {
            let seat = Box::new(Seat::new(line, game));
            return Ok(wagons_tui::play_apart(seat, self.plain, self.color.colors())?);
        };
        let record = play(&line, game, &mut *player)?;
        Ok(writeln!(io::stdout(), "{record}")?)
    }

    /// Who plays, if it is not a person.
    fn player(&self) -> Result<Option<Box<dyn Contender>>, CommandError> {
        let Some(program) = &self.engine else {
            return Ok(self.level.map(|level| level.enter(None)).transpose()?);
        };
        let spec = format!("cmd:{program}").parse::<Spec>();
        Ok(Some(spec.map_err(|error| CommandError::Usage(error.to_string()))?.enter(None)?))
    }
}

/// Prints what is played, turn by turn, and at last the record.
fn watch(line: &Line, game: GameId) -> Result<(), CommandError> {
    let mut out = io::stdout();
    let mut seen: Option<Record> = None;
    let mut lookout = Lookout::default();
    loop {
        lookout.wait(line)?;
        let known = line.with(|link| {
            let standing = link.game(game)?.standing();
            Some((standing.record().clone(), standing.is_over()))
        });
        let Some((record, is_over)) = known else { continue };
        if is_over {
            return Ok(writeln!(out, "{record}")?);
        }
        if seen.as_ref() != Some(&record) {
            writeln!(out, "{record}")?;
            out.flush()?;
            seen = Some(record);
        }
    }
}
