//! A game in play: who sits where, what was played, and what can still be taken back.
//!
//! A turn is taken back freely until it is settled. A placement may be *laid* first: it lies in the town for everybody
//! to see, can still be turned and moved, and is played when it is confirmed. That matters most in the solo game, where
//! the rival answers the last placement of a turn at once and shows a card nobody has seen before.

use serde::{Deserialize, Serialize};
use wagons_players::Level;
use wagons_rules::{AnyRecord, Decision, Move, MoveError, Placement, Seat};

use crate::apart::Apart;
use crate::day::Day;
use crate::kept::Kept;
use crate::link::{Shared, SharedError};
use crate::position::Position;

/// What kind of game it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A person against the computer.
    Versus {
        /// How well the computer plays.
        level: Level,
        /// Where the person sits.
        person: Seat,
        /// The day whose deal is played, if it is one of those.
        day: Option<Day>,
    },
    /// Two people at one table.
    Together,
    /// One person against the rival.
    Solo,
    /// One person who tries things out for both sides.
    Explore,
    /// Two people who are apart.
    Apart(Apart),
}

impl Kind {
    /// A game of a day's deal, which is the same for everybody but for the opponent.
    pub fn of_day(day: Day, level: Level) -> Self {
        Self::Versus { level, person: day.seat(), day: Some(day) }
    }

    /// The seat from which the table is seen whoever is to move: that of the only person here, or the first for those who
    /// watch. Two people at one table share it.
    pub fn own_seat(self) -> Option<Seat> {
        match self {
            Self::Versus { person, .. } => Some(person),
            Self::Solo => Some(Seat::First),
            Self::Apart(people) => Some(people.you.unwrap_or(Seat::First)),
            Self::Together | Self::Explore => None,
        }
    }
}

/// Who decides for a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Who {
    /// Somebody at the table.
    Person,
    /// The computer.
    Computer(Level),
    /// The rival of the solo game.
    Rival,
    /// Somebody elsewhere, whose turns come over a line; or nobody, because nothing can be played.
    Elsewhere,
}

/// A game in play.
///
/// ```
/// use wagons_table::{Kind, Session};
/// use wagons_rules::{Card, Placement, Record};
///
/// let record: Record = "FKQ/RJAPODGLNMHBICE *B".parse()?;
/// let mut session = Session::new(1, Kind::Together, record.into());
/// session.play("P".parse()?)?;
/// session.lay(Placement::new(Card::TheHerd, true, 0, 0))?;
/// assert!(session.laid().is_some());
/// session.undo();
/// session.undo();
/// assert_eq!(session.record().to_string(), "FKQ/RJAPODGLNMHBICE *B");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Saved", into = "Saved")]
pub struct Session {
    id: u64,
    pub(crate) kind: Kind,
    record: AnyRecord,
    /// How many moves can no longer be taken back.
    settled: usize,
    /// Whose turn the moves belong to that can be taken back.
    pub(crate) unsettled_by: Option<Seat>,
    laid: Option<Placement>,
    pub(crate) names: Option<[String; 2]>,
}

impl Session {
    /// A game that goes on from a record. The number tells it from other games.
    pub fn new(id: u64, kind: Kind, record: AnyRecord) -> Self {
        let settled = if kind == Kind::Explore { 0 } else { record.moves_made().len() };
        Self::settled(id, kind, record, settled)
    }

    /// A game of whose moves so many can no longer be taken back.
    fn settled(id: u64, kind: Kind, record: AnyRecord, settled: usize) -> Self {
        let unsettled_by = Position::after(&record, settled).to_move();
        Self { id, kind, record, settled, unsettled_by, laid: None, names: None }
    }

    /// The same game with what those at the table are called, by their seats. An empty name is none.
    #[must_use]
    pub fn named(self, names: [String; 2]) -> Self {
        Self { names: Some(names), ..self }
    }

    /// What both are called, the first seat first, as far as that was said when the game began; an empty name is none.
    pub fn names(&self) -> [&str; 2] {
        self.names.as_ref().map(|names| names.each_ref().map(String::as_str)).unwrap_or_default()
    }

    /// The number that tells it from other games.
    pub const fn id(&self) -> u64 {
        self.id
    }

    /// What kind of game it is.
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// What was played; the laid placement is not part of it.
    pub const fn record(&self) -> &AnyRecord {
        &self.record
    }

    /// How many moves were made; in a solo game the player's.
    pub fn moves_made(&self) -> usize {
        self.record.moves_made().len()
    }

    /// The game as it stands.
    pub fn position(&self) -> Position {
        Position::of(&self.record)
    }

    /// How many moves can no longer be taken back.
    pub(crate) const fn settled_moves(&self) -> usize {
        self.settled
    }

    /// Who is to decide something; nobody when the game is over.
    pub fn to_move(&self) -> Option<Seat> {
        self.position().to_move().filter(|_| !self.ended_early())
    }

    /// Whether it is a solo game, whoever plays it and why.
    pub const fn is_solo(&self) -> bool {
        matches!(self.record, AnyRecord::Solo(_))
    }

    /// Whether nothing is left to decide.
    pub fn is_over(&self) -> bool {
        self.to_move().is_none()
    }

    /// Whether it ended before its last card: somebody gave up, had no time left, or it was called off.
    pub const fn ended_early(&self) -> bool {
        matches!(self.kind, Kind::Apart(Apart { ending: Some(_), .. }))
    }

    /// The placement that lies in the town but is not played yet.
    pub const fn laid(&self) -> Option<Placement> {
        self.laid
    }

    /// Who decides for a seat.
    pub fn who(&self, seat: Seat) -> Who {
        match self.kind {
            Kind::Versus { level, person, .. } if seat != person => Who::Computer(level),
            Kind::Solo if seat == Seat::Second => Who::Rival,
            Kind::Apart(people) => people.who(seat),
            _ => Who::Person,
        }
    }

    /// Who decides now, and for which seat; nobody when the game is over.
    pub fn to_act(&self) -> Option<(Seat, Who)> {
        self.to_move().map(|seat| (seat, self.who(seat)))
    }

    /// The seat from which the table is seen: the person's, or that of whoever is to move.
    pub fn viewer(&self) -> Seat {
        self.kind.own_seat().or_else(|| self.to_move()).unwrap_or(Seat::First)
    }

    /// Whether the next placement ends the turn.
    pub fn ends_turn(&self) -> bool {
        let position = self.position();
        let is_last = position.to_move().is_some_and(|seat| position.free_cards(seat).is_empty());
        matches!(position.decision(), Some(Decision::Place(_))) && is_last
    }

    /// Plays a move, or says why it cannot be played and changes nothing.
    pub fn play(&mut self, mv: Move) -> Result<(), MoveError> {
        let (mover, played) = (self.to_move(), self.moves_made());
        let rival_answers = self.kind == Kind::Solo && self.ends_turn();
        self.record.try_play(mv)?;
        self.laid = None;
        if self.kind == Kind::Explore {
            return Ok(());
        }
        if mover != self.unsettled_by {
            (self.settled, self.unsettled_by) = (played, mover);
        }
        if rival_answers {
            self.settle();
        }
        Ok(())
    }

    /// From now on nothing that was played can be taken back.
    pub(crate) fn settle(&mut self) {
        (self.settled, self.unsettled_by) = (self.moves_made(), self.to_move());
    }

    /// Lays a card, to be confirmed or taken back, or says why it cannot lie there.
    pub fn lay(&mut self, placement: Placement) -> Result<(), MoveError> {
        self.record.check(Move::Place(placement))?;
        self.laid = Some(placement);
        Ok(())
    }

    /// Plays what is laid. If that ends the turn, the turn stands from now on.
    pub fn confirm(&mut self) -> Result<(), MoveError> {
        let Some(placement) = self.laid else { return Ok(()) };
        let turn_stands = self.ends_turn() && self.kind != Kind::Explore;
        self.play(Move::Place(placement))?;
        if turn_stands {
            self.settle();
        }
        Ok(())
    }

    /// Whether something can be taken back.
    pub fn can_undo(&self) -> bool {
        let unsettled = self.moves_made() > self.settled;
        let by_person = self.unsettled_by.is_some_and(|seat| self.who(seat) == Who::Person);
        self.laid.is_some() || unsettled && by_person
    }

    /// Takes back what is laid, or the last move of an unsettled turn; tells what was taken back.
    pub fn undo(&mut self) -> Option<Move> {
        if !self.can_undo() {
            return None;
        }
        match self.laid.take() {
            Some(placement) => Some(Move::Place(placement)),
            None => self.record.undo(),
        }
    }

    /// At which move the last turn of a side began, for whoever wants to see it again.
    ///
    /// ```
    /// use wagons_rules::{Record, Seat};
    /// use wagons_table::{Kind, Session};
    ///
    /// let record: Record = "FKQ/RJAPODGLNMHBICE *B C C0,0 B0,0 I'2,-1 E".parse()?;
    /// let session = Session::new(1, Kind::Together, record.into());
    /// assert_eq!([session.last_turn(Seat::First), session.last_turn(Seat::Second)], [Some(1), Some(3)]);
    /// # Ok::<(), wagons_rules::RecordError>(())
    /// ```
    pub fn last_turn(&self, seat: Seat) -> Option<usize> {
        let course = Position::course(&self.record).take(self.moves_made());
        let movers: Vec<_> = course.map(|position| position.to_move()).collect();
        let end = movers.iter().rposition(|&mover| mover == Some(seat))?;
        Some(movers[..end].iter().rposition(|&mover| mover != Some(seat)).map_or(0, |before| before + 1))
    }
}

impl Kept for Session {}

/// A session as it is written down. A scenario somebody wrote comes along, because the record only names it.
#[derive(Serialize, Deserialize)]
struct Saved {
    id: u64,
    kind: Kind,
    record: String,
    settled: usize,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    laid: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    scenario: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    names: Option<[String; 2]>,
}

/// Why a written session is none.
#[derive(Debug, thiserror::Error)]
enum SavedError {
    #[error(transparent)]
    Game(#[from] SharedError),
    #[error("`{0}` cannot be laid")]
    Laid(String),
    #[error("{settled} moves are settled, but only {played} were played")]
    Settled { settled: usize, played: usize },
}

impl From<Session> for Saved {
    fn from(session: Session) -> Self {
        let Session { id, kind, record, settled, laid, names, .. } = session;
        let laid = laid.map(|placement| placement.to_string());
        let Shared { record, scenario, .. } = Shared::of(&record);
        Self { id, kind, record, settled, laid, scenario, names }
    }
}

impl TryFrom<Saved> for Session {
    type Error = SavedError;

    fn try_from(saved: Saved) -> Result<Self, SavedError> {
        let shared = Shared { record: saved.record, scenario: saved.scenario, ..Shared::default() };
        let record = shared.open()?;
        let played = record.moves_made().len();
        if saved.settled > played {
            return Err(SavedError::Settled { settled: saved.settled, played });
        }
        let session = Self::settled(saved.id, saved.kind, record, saved.settled);
        let mut session = Self { names: saved.names, ..session };
        if let Some(token) = saved.laid {
            match token.parse() {
                Ok(Move::Place(placement)) if session.lay(placement).is_ok() => {}
                _ => return Err(SavedError::Laid(token)),
            }
        }
        Ok(session)
    }
}

#[cfg(test)]
mod tests;
