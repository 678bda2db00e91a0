//! A two-player game: whose turn it is, what may be done, and doing it.
//!
//! A [`Game`] can only be reached by legal moves, so it is never in an illegal state. It is a position, not a
//! history: the moves behind it are a [`Record`](crate::Record). A game is one block of memory without a pointer in
//! it, so a search copies it instead of taking moves back.

use std::cmp::Ordering;
use std::fmt;
use std::ops::Range;

use crate::card::Card;
use crate::deal::Deal;
use crate::decision::{Decision, Move, MoveError};
use crate::margin::Margin;
use crate::moves::Moves;
use crate::seat::Seat;
use crate::sheet::Sheet;
use crate::tally::Tally;
use crate::town::Town;

/// A game in progress.
///
/// ```
/// use wagons_rules::{Card, Decision, Game, Move, Placement, Seat};
///
/// let mut game = Game::new("FKQ/RJAPODGLNMHBICE".parse()?);
/// assert_eq!((game.to_move(), game.decision()), (Some(Seat::Second), Some(Decision::Start)));
/// game.play(Move::Start(Card::BoomOrBust));
///
/// // The circle now begins at B; taking C gives B and I to the opponent.
/// game.play(Move::Draft(Card::Bootleggers));
/// game.play(Move::Place(Placement::new(Card::Bootleggers, true, 0, 0)));
/// assert_eq!(game.to_move(), Some(Seat::Second));
/// assert_eq!(game.free_cards(Seat::Second), [Card::BoomOrBust, Card::HappyCows]);
/// assert_eq!(game.decision(), Some(Decision::Place(Card::BoomOrBust)));
/// # Ok::<(), wagons_rules::DealError>(())
/// ```
///
/// A game is `Copy`, but not small: a copy moves about two kilobytes, nearly all of them the two towns. Hand on
/// references, and copy where a game is to go on in another way.
///
/// ```
/// assert!(size_of::<wagons_rules::Game>() <= 2048);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Game {
    deal: Deal,
    /// The circle, clockwise from the start card once that is named.
    circle: [Card; Deal::CIRCLE],
    started: bool,
    active: Seat,
    /// How many cards have left the circle.
    gone: u8,
    /// The active player's free cards still to be placed, as places in `circle`.
    free: (u8, u8),
    /// The card the active player drafted this turn and has yet to place.
    drafted: Option<Card>,
    /// The cards the active player skipped this turn, as places in `circle`.
    skipped: (u8, u8),
    towns: [Town; 2],
}

impl Game {
    /// A new game: the second player is to name the start card.
    pub const fn new(deal: Deal) -> Self {
        Self {
            deal,
            circle: deal.circle(),
            started: false,
            active: Seat::Second,
            gone: 0,
            free: (0, 0),
            drafted: None,
            skipped: (0, 0),
            towns: [Town::new(), Town::new()],
        }
    }

    /// The deal this game was played from.
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The three scoring cards.
    pub const fn scoring(&self) -> [Card; Deal::SCORING] {
        self.deal.scoring()
    }

    /// The cards that still lie in the circle, clockwise, beginning where the next draft begins.
    pub fn circle(&self) -> &[Card] {
        &self.circle[usize::from(self.gone)..]
    }

    /// The start card, once it is named.
    pub fn start(&self) -> Option<Card> {
        self.started.then_some(self.circle[0])
    }

    /// What has to be decided, or nothing when the game is over.
    pub fn decision(&self) -> Option<Decision> {
        if !self.started {
            Some(Decision::Start)
        } else if self.free.0 < self.free.1 {
            Some(Decision::Place(self.circle[usize::from(self.free.0)]))
        } else if let Some(card) = self.drafted {
            Some(Decision::Place(card))
        } else if usize::from(self.gone) < Deal::CIRCLE {
            Some(Decision::Draft)
        } else {
            None
        }
    }

    /// Who has to decide it, or nobody when the game is over.
    pub fn to_move(&self) -> Option<Seat> {
        self.decision().map(|_| self.active)
    }

    /// A player's town.
    pub const fn town(&self, seat: Seat) -> &Town {
        &self.towns[seat.index()]
    }

    /// The free cards a player holds and has yet to place, in order.
    pub fn free_cards(&self, seat: Seat) -> &[Card] {
        let (from, to) = if seat == self.active { self.free } else { self.skipped };
        &self.circle[Range { start: from.into(), end: to.into() }]
    }

    /// The card the player to move drafted this turn and has yet to place.
    pub const fn drafted(&self) -> Option<Card> {
        self.drafted
    }

    /// Every legal move, in the order of the notation: starts and drafts clockwise; placements by x, then y,
    /// upright first.
    pub fn moves(&self) -> Moves<'_> {
        Moves::new(self.decision(), self.circle(), self.town(self.active))
    }

    /// Makes a move that is known to be legal, without checking it.
    ///
    /// With any other move the game goes on from a state the rules do not allow, or panics; memory stays safe.
    /// Debug builds check.
    pub fn play_unchecked(&mut self, mv: Move) {
        debug_assert_eq!(self.check(mv), Ok(()), "{mv}");
        match mv {
            Move::Start(card) => {
                let place = self.circle.iter().position(|&other| other == card).unwrap_or(0);
                self.circle.rotate_left(place);
                self.started = true;
                self.active = Seat::First;
            }
            Move::Draft(card) => {
                let skipped = self.circle().iter().position(|&other| other == card).unwrap_or(0);
                self.skipped = (self.gone, self.gone + skipped as u8);
                self.gone = self.skipped.1 + 1;
                self.drafted = Some(card);
            }
            Move::Place(placement) => {
                self.towns[self.active.index()].place_unchecked(placement);
                if self.free.0 < self.free.1 {
                    self.free.0 += 1;
                } else {
                    self.drafted = None;
                    self.active = self.active.other();
                    self.free = std::mem::take(&mut self.skipped);
                }
            }
        }
        #[cfg(debug_assertions)]
        crate::validate::game(self);
    }

    /// Says why a move cannot be made now, if it cannot.
    pub fn check(&self, mv: Move) -> Result<(), MoveError> {
        self.decision().ok_or(MoveError::Over)?.check(mv, self.circle(), self.town(self.active))
    }

    /// A player's points now, with the territories that make them.
    pub fn sheet(&self, seat: Seat) -> Sheet {
        Sheet::new(self.town(seat), self.town(seat.other()), &self.scoring())
    }

    /// The part of a player's points that its own town makes; with the other's it gives totals and the margin.
    pub fn tally(&self, seat: Seat) -> Tally {
        self.town(seat).tally(&self.scoring())
    }

    /// By how many points the first player is ahead now.
    pub fn margin(&self) -> Margin {
        self.tally(Seat::First).lead(&self.tally(Seat::Second)).of(Seat::First)
    }

    /// Who has won, once the game is over: the player with more points, on equal points the one with fewer
    /// cards. Fifteen cards are shared out, so there is always a winner.
    pub fn winner(&self) -> Option<Seat> {
        let [first, second] = Seat::BOTH.map(|seat| self.town(seat).cards());
        self.is_over().then(|| match self.margin().cmp(&Margin(0)).then(second.cmp(&first)) {
            Ordering::Greater => Seat::First,
            Ordering::Equal | Ordering::Less => Seat::Second,
        })
    }
}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {:?} to decide {:?}", self.deal, self.active, self.decision())?;
        writeln!(f, "{}\n--\n{}", self.towns[0], self.towns[1])
    }
}
