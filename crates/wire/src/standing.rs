//! How a game stands: its log, folded.
//!
//! Server and clients use the same fold, so they cannot disagree about a log they both have.

use wagons_rules::{Move, MoveError, Record, Seat};

use crate::Millis;
use crate::entry::{Ending, Entry, Head, Offer, What};
use crate::id::GameId;
use crate::message::Player;
use crate::name::Name;
use crate::pace::Pace;

/// A game after the first entries of its log.
///
/// ```
/// use wagons_rules::Seat;
/// use wagons_wire::{Entry, GameId, Head, Pace, Standing, What};
///
/// let deal = "FKQ/RJAPODGLNMHBICE".parse()?;
/// let head = Head { game: GameId(1), deal, pace: Pace::None, created: 0, rules: 1, host: None, rematch_of: None };
/// let mut standing = Standing::new(&head);
/// let turn = What::Turn { seat: Seat::Second, moves: vec!["*B".parse()?], spent: 1200 };
/// standing.apply(&Entry { n: 1, at: 1200, what: turn })?;
/// assert_eq!(standing.record().to_string(), "FKQ/RJAPODGLNMHBICE *B");
/// assert_eq!((standing.version(), standing.base()), (1, 1));
/// assert_eq!(standing.to_move(), Some(Seat::First));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    pace: Pace,
    record: Record,
    version: u32,
    base: u32,
    at: Millis,
    seats: [Option<Player>; 2],
    /// Whose turns led here, and after how many moves each began.
    turns: Vec<(Seat, u32)>,
    offers: [Option<(u32, Offer)>; 2],
    /// By clock: what is left before the turn under way. By days: what was given beyond the days of this turn.
    balance: [Millis; 2],
    since: Millis,
    ending: Option<Ending>,
    rematch: Option<GameId>,
}

/// Why an entry cannot follow those before it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum OutOfStep {
    /// It is not the next one.
    #[error("entry {found} came where {expected} was expected")]
    Number {
        /// The number it should have.
        expected: u32,
        /// The number it has.
        found: u32,
    },
    /// Its moves are not a whole legal turn.
    #[error(transparent)]
    Turn(#[from] TurnError),
}

/// Why moves are not one whole turn.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TurnError {
    /// A move is not legal.
    #[error("{0}: {1}")]
    Move(Move, MoveError),
    /// The turn is not finished, or goes on after its end.
    #[error("a turn is sent as a whole, and alone")]
    Whole,
}

impl Standing {
    /// A game of which nothing has happened yet.
    pub fn new(head: &Head) -> Self {
        let clock = match head.pace {
            Pace::Clock { .. } => head.pace.allowance().unwrap_or(0),
            Pace::None | Pace::Days(_) => 0,
        };
        Self {
            pace: head.pace,
            record: Record::new(head.deal),
            version: 0,
            base: 0,
            at: head.created,
            seats: [None; 2],
            turns: Vec::new(),
            offers: [None; 2],
            balance: [clock; 2],
            since: head.created,
            ending: None,
            rematch: None,
        }
    }

    /// Takes the next entry in, or says why it cannot be the next one and changes nothing.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), OutOfStep> {
        if entry.n != self.version + 1 {
            return Err(OutOfStep::Number { expected: self.version + 1, found: entry.n });
        }
        match entry.what {
            What::Sit { seat, name, program } => {
                self.seats[seat.index()] = Some(Player { name, program, gone: false });
                self.since = entry.at;
            }
            What::Reopen { seat } => {
                self.seats[seat.index()] = None;
                self.offers = [None; 2];
            }
            What::Name { seat, name } => {
                if let Some(player) = &mut self.seats[seat.index()] {
                    player.name = name;
                }
            }
            What::Left { seat } => {
                if let Some(player) = &mut self.seats[seat.index()] {
                    (player.name, player.gone) = (Name::of(0), true);
                }
            }
            What::Turn { seat, ref moves, spent } => {
                let began = self.record.moves().len() as u32;
                self.record = self.after(moves)?;
                self.turns.push((seat, began));
                self.charge(seat, spent);
                self.moved(entry);
            }
            What::Back { to, spent } => {
                if let Some(seat) = self.to_move() {
                    self.charge(seat, spent.saturating_sub(self.pace.increment()));
                }
                self.record = self.record.prefix(to as usize);
                self.turns.retain(|&(_, began)| began < to);
                self.moved(entry);
            }
            What::Offer { seat, offer } => self.offers[seat.index()] = Some((entry.n, offer)),
            What::Decline { offer, .. } => self.withdraw(|n, _| n == offer),
            What::Time { seat, given } => {
                let balance = &mut self.balance[seat.index()];
                *balance = balance.saturating_add(given);
            }
            What::End { ending } => {
                self.ending = Some(ending);
                self.offers = [None; 2];
            }
            What::Rematch { game } => {
                self.rematch = Some(game);
                self.offers = [None; 2];
            }
            What::Phrase { .. } | What::Hidden => {}
        }
        self.version = entry.n;
        self.at = entry.at;
        Ok(())
    }

    fn charge(&mut self, seat: Seat, spent: Millis) {
        match self.pace {
            Pace::Clock { .. } => {
                let balance = &mut self.balance[seat.index()];
                *balance = balance.saturating_add(self.pace.increment()).saturating_sub(spent);
            }
            Pace::None | Pace::Days(_) => self.balance = [0; 2],
        }
    }

    /// The position changed: what was asked about the old one is settled by it.
    fn moved(&mut self, entry: &Entry) {
        self.base = entry.n;
        self.since = entry.at;
        self.withdraw(|_, offer| offer != Offer::Rematch);
    }

    fn withdraw(&mut self, which: impl Fn(u32, Offer) -> bool) {
        for open in &mut self.offers {
            *open = open.filter(|&(n, offer)| !which(n, offer));
        }
    }

    /// The record after one more turn, if the moves are exactly one.
    pub fn after(&self, moves: &[Move]) -> Result<Record, TurnError> {
        let player = self.record.game().to_move();
        let mut record = self.record.clone();
        for &mv in moves {
            if record.game().to_move() != player {
                return Err(TurnError::Whole);
            }
            record.try_play(mv).map_err(|error| TurnError::Move(mv, error))?;
        }
        if moves.is_empty() || player.is_none() || record.game().to_move() == player {
            return Err(TurnError::Whole);
        }
        Ok(record)
    }

    /// What was played.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// How many entries the log has.
    pub const fn version(&self) -> u32 {
        self.version
    }

    /// The number of the last entry that changed the position; 0 if none did.
    pub const fn base(&self) -> u32 {
        self.base
    }

    /// When the last entry was made.
    pub const fn at(&self) -> Millis {
        self.at
    }

    /// Since when whoever is to move has been able to.
    pub const fn since(&self) -> Millis {
        self.since
    }

    /// Who sits in a seat.
    pub const fn player(&self, seat: Seat) -> Option<Player> {
        self.seats[seat.index()]
    }

    /// Whether both sit.
    pub fn is_full(&self) -> bool {
        self.seats.iter().all(Option::is_some)
    }

    /// Whose turn it is; nobody's when the game is over.
    pub fn to_move(&self) -> Option<Seat> {
        if self.ending.is_some() { None } else { self.record.game().to_move() }
    }

    /// Whether the game is over, played to its end or not.
    pub fn is_over(&self) -> bool {
        self.to_move().is_none()
    }

    /// How it ended, if it did before its last card.
    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Who won, if it is over and anybody did.
    pub fn winner(&self) -> Option<Seat> {
        match self.ending {
            Some(ending) => ending.loser().map(Seat::other),
            None if self.is_over() => self.record.game().winner(),
            None => None,
        }
    }

    /// The game the two play next.
    pub const fn rematch(&self) -> Option<GameId> {
        self.rematch
    }

    /// What a player asks, and the number of that entry.
    pub const fn offer(&self, seat: Seat) -> Option<(u32, Offer)> {
        self.offers[seat.index()]
    }

    /// How many turns of a player stand.
    pub fn turns(&self, seat: Seat) -> usize {
        self.turns.iter().filter(|&&(whose, _)| whose == seat).count()
    }

    /// After how many moves the last turn of a player began, if one can be taken back.
    pub fn last_turn(&self, seat: Seat) -> Option<u32> {
        self.turns.iter().rev().find(|&&(whose, _)| whose == seat).map(|&(_, began)| began)
    }

    /// Whether the clock of whoever is to move runs.
    pub fn is_running(&self) -> bool {
        self.is_full() && !self.is_over()
    }

    /// How long whoever is to move has been thinking, if the server was there all the time.
    pub fn running(&self, now: Millis) -> Millis {
        if self.is_running() { now.saturating_sub(self.since).max(0) } else { 0 }
    }

    /// How much time a player has left when whoever is to move has been thinking for so long. Below nothing, it is over.
    ///
    /// By days only whoever is to move has a time; without a clock nobody has.
    pub fn left(&self, seat: Seat, running: Millis) -> Option<Millis> {
        let thinking = if self.to_move() == Some(seat) { running } else { 0 };
        let balance = self.balance[seat.index()];
        match self.pace {
            Pace::None => None,
            Pace::Clock { .. } => Some(balance.saturating_sub(thinking)),
            Pace::Days(_) if self.to_move() != Some(seat) => None,
            Pace::Days(_) => {
                self.pace.allowance().map(|days| days.saturating_add(balance).saturating_sub(thinking))
            }
        }
    }
}
