//! What the player may see of a solo game: everything but the order of the deck below its top card.
//!
//! Hints and computer players are given a [`View`], never a [`Game`], so that they cannot know more than a person
//! at the table.

use std::sync::Arc;

use crate::card::Card;
use crate::decision::Decision;
use crate::margin::Margin;
use crate::moves::Moves;
use crate::rng::Rng;
use crate::sheet::Sheet;
use crate::solo::game::Game;
use crate::solo::outcome::Outcome;
use crate::solo::rival::{Rival, RivalTurn, Round};
use crate::solo::rival_sheet::RivalSheet;
use crate::solo::scenario::Scenario;
use crate::solo::variant::Variant;
use crate::town::Town;

/// A solo game as the player sees it.
///
/// Two games that differ only in the order of the unseen cards have equal views, and equal
/// [samples](View::sample) for equal seeds.
///
/// ```
/// use wagons_rules::Rng;
/// use wagons_rules::solo::{Game, Scenarios};
///
/// let scenarios = Scenarios::built_in();
/// let one = Game::new(scenarios.deal("s1:IP/ABCDEFGH/JKLMNOQR")?);
/// let other = Game::new(scenarios.deal("s1:IP/ABCDEFGH/JRQONMLK")?);
/// assert_eq!(one.view(), other.view());
/// assert_eq!(one.view().sample(&mut Rng::new(1)), other.view().sample(&mut Rng::new(1)));
///
/// let unseen: String = one.view().unseen().iter().map(|card| card.letter()).collect();
/// assert_eq!(unseen, "KLMNOQR");
/// # Ok::<(), wagons_rules::solo::DealError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct View {
    /// The game with the unseen cards in alphabetical order: their true order is not in here.
    sorted: Game,
}

impl Game {
    /// What the player may see of this game.
    pub fn view(&self) -> View {
        View { sorted: self.with_unseen(<[Card]>::sort) }
    }
}

impl View {
    /// A game that looks like this to the player, every order of the unseen cards as likely as the other.
    ///
    /// The unseen cards are [shuffled](Rng::shuffle) from alphabetical order. Once nothing is hidden this is the
    /// game itself.
    pub fn sample(&self, rng: &mut Rng) -> Game {
        self.sorted.with_unseen(|unseen| rng.shuffle(unseen))
    }

    /// A game that looks like this, with the unseen cards in alphabetical order.
    pub(super) const fn as_sorted(&self) -> &Game {
        &self.sorted
    }

    /// The cards of the deck below its top card, in alphabetical order; none in round 2.
    pub fn unseen(&self) -> &[Card] {
        self.sorted.deck().get(1..).unwrap_or(&[])
    }

    /// The deck's top card, which the rival tries to match in round 1.
    pub fn top(&self) -> Option<Card> {
        self.sorted.top()
    }

    /// See [`Game::scenario`].
    pub const fn scenario(&self) -> &Arc<Scenario> {
        self.sorted.scenario()
    }

    /// See [`Game::variant`].
    pub const fn variant(&self) -> Variant {
        self.sorted.variant()
    }

    /// See [`Game::scoring`].
    pub fn scoring(&self) -> [Card; 2] {
        self.sorted.scoring()
    }

    /// See [`Game::round`].
    pub const fn round(&self) -> Round {
        self.sorted.round()
    }

    /// See [`Game::circle`].
    pub fn circle(&self) -> &[Card] {
        self.sorted.circle()
    }

    /// See [`Game::decision`].
    pub fn decision(&self) -> Option<Decision> {
        self.sorted.decision()
    }

    /// See [`Game::moves`].
    pub fn moves(&self) -> Moves<'_> {
        self.sorted.moves()
    }

    /// See [`Game::free_cards`].
    pub fn free_cards(&self) -> &[Card] {
        self.sorted.free_cards()
    }

    /// See [`Game::drafted`].
    pub const fn drafted(&self) -> Option<Card> {
        self.sorted.drafted()
    }

    /// See [`Game::skipped`].
    pub fn skipped(&self) -> &[Card] {
        self.sorted.skipped()
    }

    /// See [`Game::town`].
    pub const fn town(&self) -> &Town {
        self.sorted.town()
    }

    /// See [`Game::cards`].
    pub fn cards(&self) -> &[Card] {
        self.sorted.cards()
    }

    /// See [`Game::rival`].
    pub const fn rival(&self) -> &Rival {
        self.sorted.rival()
    }

    /// See [`Game::rival_turns`].
    pub fn rival_turns(&self) -> impl DoubleEndedIterator<Item = &RivalTurn> {
        self.sorted.rival_turns()
    }

    /// See [`Game::sheet`].
    pub fn sheet(&self) -> Sheet {
        self.sorted.sheet()
    }

    /// See [`Game::rival_sheet`].
    pub fn rival_sheet(&self) -> RivalSheet {
        self.sorted.rival_sheet()
    }

    /// See [`Game::margin`].
    pub fn margin(&self) -> Margin {
        self.sorted.margin()
    }

    /// See [`Game::outcome`].
    pub fn outcome(&self) -> Option<Outcome> {
        self.sorted.outcome()
    }
}
