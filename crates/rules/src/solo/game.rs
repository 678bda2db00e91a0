//! A solo game: what the player may do, and what follows from it.
//!
//! Only the player decides. The move that ends the player's turn brings the rival's turn with it, so between two
//! calls the player is always to move, or the game is over.

use std::fmt;
use std::sync::Arc;

use crate::card::Card;
use crate::decision::{Decision, Move, MoveError};
use crate::moves::Moves;
use crate::solo::deal::Deal;
use crate::solo::pile::Pile;
use crate::solo::rival::{Rival, RivalDraft, RivalTurn, Round};
use crate::solo::scenario::Scenario;
use crate::solo::variant::Variant;
use crate::town::Town;

/// A solo game in progress.
///
/// It can only be reached by legal moves, so it is never in an illegal state. It knows the order of the whole
/// deck; whoever plays must be shown only its [`View`](crate::solo::View).
///
/// ```
/// use wagons_rules::solo::{Game, Round, Scenarios};
/// use wagons_rules::{Card, Decision, Move, Placement};
///
/// let mut game = Game::new(Scenarios::built_in().deal("s1:IP/ABCDEFGH/JKLMNOQR")?);
/// assert_eq!((game.round(), game.decision()), (Round::One, Some(Decision::Draft)));
///
/// // Taking B gives A to the rival, after B is placed. The rival then takes C, which shows a gun on water like
/// // the deck's top card J, and J as well.
/// game.play(Move::Draft(Card::BoomOrBust));
/// game.play(Move::Place(Placement::new(Card::BoomOrBust, false, 0, 0)));
/// assert_eq!(game.rival().cards(), [Card::Badlands, Card::Bootleggers, Card::OneTooMany]);
/// assert_eq!(game.top(), Some(Card::PrairieLife));
/// assert_eq!(game.decision(), Some(Decision::Draft));
/// # Ok::<(), wagons_rules::solo::DealError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Game {
    deal: Deal,
    round: Round,
    circle: Pile,
    /// Empty in round 2, when its cards lie in the circle.
    deck: Pile,
    /// The player's free cards still to be placed.
    free: Pile,
    /// The card the player drafted this turn and has yet to place.
    drafted: Option<Card>,
    /// The cards the player skipped this turn; the rival receives them when the turn ends.
    skipped: Pile,
    placed: Pile,
    town: Town,
    rival: Rival,
    turns: [Option<RivalTurn>; Self::MOST_RIVAL_TURNS],
}

impl Game {
    /// Each turn of the rival follows a draft of the player, and takes another card of the sixteen itself:
    /// it drafts one, or receives one when there is nothing to draft.
    const MOST_RIVAL_TURNS: usize = 8;

    /// A new game: the player is to draft.
    pub fn new(deal: Deal) -> Self {
        Self {
            round: Round::One,
            circle: deal.circle().into_iter().collect(),
            deck: deal.deck().into_iter().collect(),
            free: Pile::EMPTY,
            drafted: None,
            skipped: Pile::EMPTY,
            placed: Pile::EMPTY,
            town: Town::new(),
            rival: Rival::default(),
            turns: [None; Self::MOST_RIVAL_TURNS],
            deal,
        }
    }

    /// The deal this game was played from.
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The scenario.
    pub const fn scenario(&self) -> &Arc<Scenario> {
        self.deal.scenario()
    }

    /// The variant.
    pub const fn variant(&self) -> Variant {
        self.deal.variant()
    }

    /// The two scoring cards.
    pub fn scoring(&self) -> [Card; 2] {
        self.scenario().scoring()
    }

    /// The round: the second begins with the turn after the one that took the last card of the first circle.
    pub const fn round(&self) -> Round {
        self.round
    }

    /// The cards that lie in the circle, clockwise, beginning where the next draft begins.
    pub fn circle(&self) -> &[Card] {
        &self.circle
    }

    /// The deck from the top; empty in round 2. The player may see only its first card.
    pub fn deck(&self) -> &[Card] {
        &self.deck
    }

    /// The deck's top card, which the rival tries to match in round 1.
    pub fn top(&self) -> Option<Card> {
        self.deck.first().copied()
    }

    /// What the player has to decide, or nothing when the game is over.
    pub fn decision(&self) -> Option<Decision> {
        let card = self.free.first().copied().or(self.drafted);
        card.map(Decision::Place).or((!self.circle.is_empty()).then_some(Decision::Draft))
    }

    /// The free cards the player has yet to place, in order.
    pub fn free_cards(&self) -> &[Card] {
        &self.free
    }

    /// The card the player drafted this turn and has yet to place.
    pub const fn drafted(&self) -> Option<Card> {
        self.drafted
    }

    /// The cards the player skipped this turn, which the rival will receive.
    pub fn skipped(&self) -> &[Card] {
        &self.skipped
    }

    /// The player's town.
    pub const fn town(&self) -> &Town {
        &self.town
    }

    /// The cards of the player's town, in the order placed.
    pub fn cards(&self) -> &[Card] {
        &self.placed
    }

    /// The rival's town.
    pub const fn rival(&self) -> &Rival {
        &self.rival
    }

    /// What the rival has done so far, the first turn first.
    pub fn rival_turns(&self) -> impl DoubleEndedIterator<Item = &RivalTurn> {
        self.turns.iter().flatten()
    }

    /// Every legal move, in the order of the notation: drafts clockwise; placements by x, then y, upright first.
    pub fn moves(&self) -> Moves<'_> {
        Moves::new(self.decision(), &self.circle, &self.town)
    }

    /// Makes a move that is known to be legal, without checking it.
    ///
    /// With any other move the game goes on from a state the rules do not allow, or panics; memory stays safe.
    /// Debug builds check.
    pub fn play_unchecked(&mut self, mv: Move) {
        debug_assert_eq!(self.check(mv), Ok(()), "{mv}");
        match mv {
            Move::Start(_) => {}
            Move::Draft(card) => {
                let skipped = self.circle.iter().position(|&other| other == card).unwrap_or(0);
                self.skipped = self.circle.draw_many(skipped);
                self.drafted = self.circle.draw();
            }
            Move::Place(placement) => {
                self.town.place_unchecked(placement);
                self.placed.push(placement.card);
                if self.free.draw().is_none() {
                    self.drafted = None;
                    self.rivals_turn();
                }
            }
        }
        #[cfg(debug_assertions)]
        crate::solo::validate::game(self);
    }

    /// Says why a move cannot be made now, if it cannot.
    pub fn check(&self, mv: Move) -> Result<(), MoveError> {
        self.decision().ok_or(MoveError::Over)?.check(mv, &self.circle, &self.town)
    }

    fn rivals_turn(&mut self) {
        self.lay_out_deck_if_circle_is_gone();
        let received = self.skipped.draw_all();
        received.iter().for_each(|&card| self.rival.receive(card));
        let draft = self.rivals_draft();
        if draft.is_some() || !received.is_empty() {
            let made = self.rival_turns().count();
            self.turns[made] = Some(RivalTurn { received, draft });
        }
        self.lay_out_deck_if_circle_is_gone();
    }

    fn rivals_draft(&mut self) -> Option<RivalDraft> {
        let (place, motive) = self.rival.choose(&self.circle, self.top(), &self.deal);
        let skipped = self.circle.draw_many(place);
        let draft = RivalDraft { round: self.round, skipped, took: self.circle.draw()?, motive };
        self.rival.receive(draft.took);
        if let Some(top) = draft.from_deck() {
            self.deck.draw();
            self.rival.receive(top);
        }
        self.free = skipped;
        Some(draft)
    }

    fn lay_out_deck_if_circle_is_gone(&mut self) {
        if self.round == Round::One && self.circle.is_empty() {
            self.round = Round::Two;
            self.circle = self.deck.draw_all();
        }
    }

    /// The same game with the part of the deck that the player cannot see brought into another order.
    #[must_use]
    pub(super) fn with_unseen(&self, order: impl FnOnce(&mut [Card])) -> Self {
        let left = self.deck.len();
        let mut game = self.clone();
        game.deal = game.deal.with_unseen(Deal::DECK - left.saturating_sub(1), order);
        game.deck = game.deal.deck().into_iter().skip(Deal::DECK - left).collect();
        game
    }
}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {:?} to decide {:?}", self.deal, self.round, self.decision())?;
        writeln!(f, "{}\n--\n{}", self.town, self.rival.town())
    }
}
