//! A position of either game, as the table looks at it: two seats, a circle, a decision.
//!
//! This is the one model of "either game": whoever shows, tells or scores a game asks here and need not know which of
//! the two it is. In the solo game the player sits first and the rival second. Whatever the player may not see of the
//! deck cannot be asked for here.

use wagons_rules::solo::{self, Outcome, RivalSheet, Round, View};
use wagons_rules::{
    AnyRecord, Card, Change, Decision, Game, Move, Moves, Placement, Seat, Sheet, Territory, Town,
};

use crate::rival_scene::{self, RivalScene};

/// A position of a game for two or of a solo game.
#[derive(Debug, Clone, PartialEq)]
pub enum Position {
    /// Two players.
    Duel(Box<Game>),
    /// One player against the rival.
    Solo(Box<solo::Game>),
    /// The rival makes its turn. No record leads to this: it is for looking at.
    RivalsTurn(Box<RivalScene>),
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ending {
    /// Who has won; nobody in a draw, which only the solo game knows.
    pub winner: Option<Seat>,
    /// The points of both sides.
    pub points: [i32; 2],
    /// The cards of both sides, which decide on equal points.
    pub cards: [usize; 2],
}

impl From<Game> for Position {
    fn from(game: Game) -> Self {
        Self::Duel(Box::new(game))
    }
}

impl From<solo::Game> for Position {
    fn from(game: solo::Game) -> Self {
        Self::Solo(Box::new(game))
    }
}

impl From<RivalScene> for Position {
    fn from(scene: RivalScene) -> Self {
        Self::RivalsTurn(Box::new(scene))
    }
}

impl Position {
    /// Where a record has led to.
    pub fn of(record: &AnyRecord) -> Self {
        match record {
            AnyRecord::Duel(record) => (*record.game()).into(),
            AnyRecord::Solo(record) => record.game().clone().into(),
        }
    }

    /// Where a record has led after its first `count` moves. Only a position of the past is played again.
    pub fn after(record: &AnyRecord, count: usize) -> Self {
        if count >= record.moves_made().len() { Self::of(record) } else { Self::of(&record.prefix(count)) }
    }

    /// Every position of a record, from the deal to where it has led: one more than there are moves.
    ///
    /// ```
    /// use wagons_rules::Record;
    /// use wagons_table::Position;
    ///
    /// let record: Record = "FKQ/RJAPODGLNMHBICE *B P".parse()?;
    /// let course: Vec<_> = Position::course(&record.into()).map(|position| position.decision()).collect();
    /// assert_eq!(course.len(), 3);
    /// # Ok::<(), wagons_rules::RecordError>(())
    /// ```
    pub fn course(record: &AnyRecord) -> impl Iterator<Item = Self> + '_ {
        let moves = record.moves_made();
        std::iter::successors(Some((Self::after(record, 0), 0)), move |(position, number)| {
            Some((position.played(*moves.get(*number)?), number + 1))
        })
        .map(|(position, _)| position)
    }

    /// The placement that was made last among the first `count` moves of a record, and whose it is.
    pub fn last_placement(record: &AnyRecord, count: usize) -> Option<(Seat, Placement)> {
        let mut moves = record.moves_made().iter().take(count).enumerate().rev();
        moves.find_map(|(number, mv)| match *mv {
            Move::Place(placement) => Some((Self::after(record, number).to_move()?, placement)),
            _ => None,
        })
    }

    /// The position after a move of a record, which is legal.
    fn played(&self, mv: Move) -> Self {
        let mut next = self.clone();
        match &mut next {
            Self::Duel(game) => game.play_unchecked(mv),
            Self::Solo(game) => game.play_unchecked(mv),
            // It is the rival who moves, and the game has its turn already.
            Self::RivalsTurn(_) => {}
        }
        next
    }

    /// The game, if it is one for two.
    pub fn duel(&self) -> Option<&Game> {
        if let Self::Duel(game) = self { Some(game) } else { None }
    }

    /// The game, if somebody plays alone: as it is, or will be when the rival has made its turn.
    pub fn solo(&self) -> Option<&solo::Game> {
        match self {
            Self::Duel(_) => None,
            Self::Solo(game) => Some(game),
            Self::RivalsTurn(scene) => Some(scene.game()),
        }
    }

    /// What somebody who plays alone may know, before the turn that the rival is making if it makes one.
    pub fn view(&self) -> Option<View> {
        if let Self::Solo(game) = self { Some(game.view()) } else { None }
    }

    /// How the game ended, once it is over.
    pub fn ending(&self) -> Option<Ending> {
        let winner = match self {
            Self::Duel(game) => Some(game.winner()?),
            Self::Solo(game) => match game.outcome()? {
                Outcome::Won => Some(Seat::First),
                Outcome::Lost => Some(Seat::Second),
                Outcome::Drawn => None,
            },
            Self::RivalsTurn(_) => return None,
        };
        let points = Seat::BOTH.map(|seat| self.points(seat));
        Some(Ending { winner, points, cards: Seat::BOTH.map(|seat| self.cards(seat)) })
    }

    /// How many cards a side has in its town.
    pub fn cards(&self, seat: Seat) -> usize {
        self.row_of_cards(seat).map_or_else(|| self.town(seat).cards(), <[Card]>::len)
    }

    /// How many cards come to lie in a town in the course of the game.
    pub fn all_cards(&self) -> usize {
        let duel = self.duel().map(|game| game.deal().circle().len());
        let solo = self.solo().map(|game| game.deal().circle().len() + game.deal().deck().len());
        duel.or(solo).unwrap_or_default()
    }

    /// The cards that go to the other side if a card of the circle is taken.
    pub fn skipped_for(&self, card: Card) -> &[Card] {
        let circle = self.circle();
        &circle[..circle.iter().position(|&other| other == card).unwrap_or(0)]
    }

    /// What has to be decided, or nothing when the game is over.
    pub fn decision(&self) -> Option<Decision> {
        match self {
            Self::Duel(game) => game.decision(),
            Self::Solo(game) => game.decision(),
            Self::RivalsTurn(_) => Some(Decision::Draft),
        }
    }

    /// Who decides.
    pub fn to_move(&self) -> Option<Seat> {
        match self {
            Self::Duel(game) => game.to_move(),
            Self::Solo(game) => game.decision().map(|_| Seat::First),
            Self::RivalsTurn(_) => Some(Seat::Second),
        }
    }

    /// Whether nothing is left to decide.
    pub fn is_over(&self) -> bool {
        self.decision().is_none()
    }

    /// Every legal move, in the order of the notation.
    pub fn moves(&self) -> Moves<'_> {
        match self {
            Self::Duel(game) => game.moves(),
            Self::Solo(game) => game.moves(),
            // The rival follows its rules, and nobody can choose.
            Self::RivalsTurn(_) => Moves::NONE,
        }
    }

    /// Whether a move may be made.
    pub fn is_legal(&self, mv: Move) -> bool {
        match self {
            Self::Duel(game) => game.is_legal(mv),
            Self::Solo(game) => game.is_legal(mv),
            Self::RivalsTurn(_) => false,
        }
    }

    /// What placing a card would change on the score sheets; nothing is known if nobody may place it there.
    pub fn change(&self, placement: Placement) -> Option<Change> {
        match self {
            Self::Duel(game) => game.change(placement).ok(),
            Self::Solo(game) => game.change(placement).ok(),
            Self::RivalsTurn(_) => None,
        }
    }

    /// The cards that lie in the circle, clockwise from where the next draft begins.
    pub fn circle(&self) -> &[Card] {
        match self {
            Self::Duel(game) => game.circle(),
            Self::Solo(game) => game.circle(),
            Self::RivalsTurn(scene) => scene.circle(),
        }
    }

    /// All cards that lay in the circle when it was laid out: each keeps its place.
    pub fn places(&self) -> Vec<Card> {
        match self {
            Self::Duel(game) => game.deal().circle().into(),
            Self::Solo(game) => rival_scene::places(game),
            Self::RivalsTurn(scene) => scene.places().into(),
        }
    }

    /// Whether it is known where the circle begins, so that every card has its price.
    pub fn is_priced(&self) -> bool {
        self.rivals_turn().is_none() && self.decision() != Some(Decision::Start)
    }

    /// The scoring cards.
    pub fn scoring(&self) -> Vec<Card> {
        match self {
            Self::Duel(game) => game.scoring().into(),
            Self::Solo(game) => game.scoring().into(),
            Self::RivalsTurn(scene) => scene.game().scoring().into(),
        }
    }

    /// The cards a player was given and has yet to place.
    pub fn free_cards(&self, seat: Seat) -> &[Card] {
        match (self, seat) {
            (Self::Duel(game), seat) => game.free_cards(seat),
            (Self::Solo(game), Seat::First) => game.free_cards(),
            (Self::Solo(game), Seat::Second) => game.skipped(),
            (Self::RivalsTurn(scene), Seat::First) => scene.free_cards(),
            (Self::RivalsTurn(scene), Seat::Second) => scene.waiting(),
        }
    }

    /// A side's points as they stand. Whoever wants to know what they are made of asks for the
    /// [`Score`](crate::Score).
    pub fn points(&self, seat: Seat) -> i32 {
        let sheet = self.sheet(seat).map(|sheet| sheet.total());
        sheet.or_else(|| Some(self.rival_sheet()?.total())).unwrap_or(0)
    }

    /// The score sheet of a side. The rival of the solo game has one of its own kind.
    pub(crate) fn sheet(&self, seat: Seat) -> Option<Sheet> {
        match (self, seat) {
            (Self::Duel(game), seat) => Some(game.sheet(seat)),
            (Self::Solo(game), Seat::First) => Some(game.sheet()),
            (Self::RivalsTurn(scene), Seat::First) => Some(scene.sheet()),
            (Self::Solo(_) | Self::RivalsTurn(_), Seat::Second) => None,
        }
    }

    /// The rival's score sheet.
    pub(crate) fn rival_sheet(&self) -> Option<RivalSheet> {
        match self {
            Self::Duel(_) => None,
            Self::Solo(game) => Some(game.rival_sheet()),
            Self::RivalsTurn(scene) => Some(scene.rival_sheet()),
        }
    }

    /// A player's town; the rival's is a row of cards.
    pub fn town(&self, seat: Seat) -> &Town {
        match (self, seat) {
            (Self::Duel(game), seat) => game.town(seat),
            (Self::Solo(game), Seat::First) => game.town(),
            (Self::Solo(game), Seat::Second) => game.rival().town(),
            (Self::RivalsTurn(scene), Seat::First) => scene.town(),
            (Self::RivalsTurn(scene), Seat::Second) => scene.rival().town(),
        }
    }

    /// The cards of the rival's town, in the order received, if that is who sits there.
    pub fn row_of_cards(&self, seat: Seat) -> Option<&[Card]> {
        match (self, seat) {
            (Self::Solo(game), Seat::Second) => Some(game.rival().cards()),
            (Self::RivalsTurn(scene), Seat::Second) => Some(scene.rival().cards()),
            _ => None,
        }
    }

    /// The deck's top card, which the rival tries to match, and how many cards the deck has.
    pub fn deck(&self) -> Option<(Card, usize)> {
        match self {
            Self::Duel(_) => None,
            Self::Solo(game) => game.top().map(|top| (top, game.deck().len())),
            Self::RivalsTurn(scene) => scene.deck(),
        }
    }

    /// The round of a solo game.
    pub fn round(&self) -> Option<Round> {
        match self {
            Self::Duel(_) => None,
            Self::Solo(game) => Some(game.round()),
            Self::RivalsTurn(scene) => Some(scene.round()),
        }
    }

    /// The rival's turn, while it makes one.
    pub fn rivals_turn(&self) -> Option<&RivalScene> {
        if let Self::RivalsTurn(scene) = self { Some(scene) } else { None }
    }

    /// The territories that a placement of whoever is to move would cover, from its lower left cell on.
    pub fn covered(&self, placement: Placement) -> Vec<Territory> {
        let town = self.active_town();
        placement.cells().into_iter().filter_map(|(cell, _)| town?.at(cell)).collect()
    }

    /// The town the next card will be placed in.
    pub fn active_town(&self) -> Option<&Town> {
        self.to_move().map(|seat| self.town(seat))
    }
}
