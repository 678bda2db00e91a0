//! `wagons invite`: a new game on a server, and the links to it.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use wagons_rules::{Deal, Seat};
use wagons_wire::{ActId, Create, GameId, Invitation, News, Pace, Reason, Seating, Secret, socket_of};

use crate::apart::{ApartError, Event, Line, random};
use crate::error::CommandError;
use crate::message::tell;

/// Create an online game on a server
#[derive(Debug, clap::Args)]
#[command(after_long_help = EXAMPLES)]
pub(crate) struct Args {
    /// The address of the table, as `wagons serve` prints it
    #[arg(value_name = "URL")]
    url: String,

    /// The time limit: none, days:N per turn, or clock:M+S
    #[arg(long, value_name = "PACE", default_value = "none")]
    pace: Pace,

    /// Your seat: first, second or chance
    #[arg(long, value_name = "SEAT", default_value = "chance", conflicts_with = "both")]
    seat: Seating,

    /// The cards; by default the server shuffles
    #[arg(long, value_name = "DEAL")]
    deal: Option<Deal>,

    /// Print an invitation for each seat, first and second, to let two others play
    #[arg(long)]
    both: bool,
}

const EXAMPLES: &str = "\
Prints one line: the invitation to send. The link to your own seat is printed on standard error: open it in a browser, or \
sit down with `wagons join`. Whoever uses a link first gets its seat.

Examples:
  wagons invite http://127.0.0.1:7320/
  wagons invite https://wagons.example/ --pace clock:10+10 --seat first
  wagons invite http://127.0.0.1:7320/ --both --deal FKQ/RJAPODGLNMHBICE";

/// How long a server has to answer.
const PATIENCE: Duration = Duration::from_secs(15);

impl Args {
    pub(crate) fn run(self) -> Result<(), CommandError> {
        let socket = socket_of(&self.url).map_err(|error| ApartError::Address(error.to_string()))?;
        let line = Line::open(socket, Secret(random()))?;
        let wish = Create {
            id: ActId(random() as u64),
            pace: self.pace,
            seat: self.seat,
            deal: self.deal,
            both: true,
            open: None,
        };
        line.with(|link| link.create(wish));
        let (game, secrets) = created(&line, &self.url)?;
        let invitation = |seat: Seat| {
            let invitation = Invitation::new(&self.url, game, secrets[seat.index()]);
            invitation.map_err(|error| ApartError::Address(error.to_string()))
        };
        let mut out = io::stdout();
        if self.both {
            return Ok(writeln!(out, "{}\n{}", invitation(Seat::First)?, invitation(Seat::Second)?)?);
        }
        let own = match self.seat {
            Seating::At(seat) => seat,
            Seating::Chance => Seat::BOTH[(random() & 1) as usize],
        };
        writeln!(out, "{}", invitation(own.other())?)?;
        tell(&format!("Your own seat: {}\n", invitation(own)?));
        Ok(())
    }
}

/// Waits for the game.
fn created(line: &Line, url: &str) -> Result<(GameId, [Option<Secret>; 2]), ApartError> {
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        match line.next(Duration::from_millis(200)) {
            Some(Event::News(News::Created { game, secrets, .. })) => return Ok((game, secrets)),
            Some(Event::News(News::Refused { reason, .. })) => return Err(reason.into()),
            Some(Event::News(News::Outdated)) => return Err(Reason::Version.into()),
            Some(Event::Over(trouble)) => return Err(trouble),
            Some(Event::News(_) | Event::Away) | None => {}
        }
    }
    Err(ApartError::Silent(url.to_owned()))
}
