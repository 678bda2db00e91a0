//! A program at a table apart: plays its turns, whatever happens to the line, until the game is over.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use wagons_lab::Halt;
use wagons_lab::arena::Contender;
use wagons_rules::{Move, Record, Rng};
use wagons_wire::{Act, ActId, GameId, Link, News, Offer, Reason};

use super::{ApartError, Event, Line, random};
use crate::message::tell;

/// How long to wait for news before looking again.
const LOOK: Duration = Duration::from_millis(500);

/// Plays until the game is over, and gives its record.
pub(crate) fn play(line: &Line, game: GameId, who: &mut dyn Contender) -> Result<Record, ApartError> {
    let mut rng = Rng::new(random() as u64);
    let mut lookout = Lookout::default();
    loop {
        lookout.wait(line)?;
        match line.with(|link| todo(link, game, &mut rng)) {
            None => {}
            Some(Todo::Leave(record)) => return Ok(record),
            Some(Todo::Play(record)) => {
                let moves = turn(&record, who, &mut rng)?;
                // If the game has gone on meanwhile, this is not played, and the next look finds what is to be done.
                line.with(|link| {
                    link.shown(game) == Some(record) && link.play(game, ActId(rng.next_u64()), moves)
                });
            }
        }
    }
}

/// Looks out for what happens on a line.
#[derive(Debug, Default)]
pub(crate) struct Lookout {
    /// Whether the server is away, which is said once however long it lasts.
    is_away: bool,
}

impl Lookout {
    /// Waits until something happens, or for a while. The error ends the game here.
    pub(crate) fn wait(&mut self, line: &Line) -> Result<(), ApartError> {
        match line.next(LOOK) {
            Some(Event::Over(trouble)) => return Err(trouble),
            Some(Event::News(news)) => {
                self.is_away = false;
                look_at(&news)?;
            }
            Some(Event::Away) if !self.is_away => {
                self.is_away = true;
                tell("The server is away; trying again.\n");
            }
            Some(Event::Away) | None => {}
        }
        Ok(())
    }
}

/// What cannot be mended by trying again ends the game here.
pub(crate) fn look_at(news: &News) -> Result<(), ApartError> {
    match news {
        News::Refused { reason, id: None, .. } if !reason.passes() => Err(reason.clone().into()),
        News::Outdated => Err(Reason::Version.into()),
        _ => Ok(()),
    }
}

/// What a program has to do.
enum Todo {
    Play(Record),
    Leave(Record),
}

/// Looks at the game, answers what is asked, and says what is to be done; nothing, too, if the game is not known yet.
fn todo(link: &mut Link, game: GameId, rng: &mut Rng) -> Option<Todo> {
    let mirror = link.game(game)?;
    let (standing, seat) = (mirror.standing(), mirror.you()?);
    if standing.is_over() {
        return Some(Todo::Leave(standing.record().clone()));
    }
    let answered = link.on_its_way(game).any(|pending| matches!(pending.act, Act::Answer { .. }));
    if let Some((offer, what)) = standing.offer(!seat).filter(|_| !answered) {
        // A program does not mind, but it does not stay for another game.
        let yes = what != Offer::Rematch;
        link.act(game, ActId(rng.next_u64()), Act::Answer { offer, yes });
        return None;
    }
    let plays = mirror.is_your_turn() && standing.is_full() && link.turn_on_its_way(game).is_none();
    plays.then(|| Todo::Play(standing.record().clone()))
}

/// A whole turn.
fn turn(record: &Record, who: &mut dyn Contender, rng: &mut Rng) -> Result<Vec<Move>, ApartError> {
    let never = AtomicBool::new(false);
    let (mut record, mut moves) = (record.clone(), Vec::new());
    let player = record.game().to_move();
    while record.game().to_move() == player && player.is_some() {
        let choice = who.choose(&record, rng.next_u64(), Halt::when(&never));
        let best = choice.map_err(|error| ApartError::Player(error.to_string()))?.best;
        record
            .try_play(best)
            .map_err(|error| ApartError::Player(format!("the player wants {best}: {error}")))?;
        moves.push(best);
    }
    Ok(moves)
}
