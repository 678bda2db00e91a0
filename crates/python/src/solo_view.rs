//! What the player of a solo game may see.

use pyo3::prelude::*;
use wagons_rules::solo::{Foresight, Outcome, View};
use wagons_rules::{Move as Made, Record, Rng};

use crate::card;
use crate::error::refused;
use crate::moves::{self, Move};
use crate::rival::RivalTurn;
use crate::scenario::Scenario;
use crate::sheet::Sheet;
use crate::solo_game::SoloGame;
use crate::town::Town;

/// A solo game as its player sees it: everything but the order of the deck below its top card, which is not in here.
#[pyclass(frozen, eq, module = "wagons")]
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct SoloView {
    pub(crate) view: View,
    pub(crate) moves: Vec<Made>,
}

#[pymethods]
impl SoloView {
    /// The scenario.
    #[getter]
    fn scenario(&self) -> Scenario {
        Scenario(self.view.scenario().clone())
    }

    /// The variant: classic, newcomer, local or legend.
    #[getter]
    fn variant(&self) -> &'static str {
        self.view.variant().name()
    }

    /// The round, 1 or 2.
    #[getter]
    fn round(&self) -> u8 {
        self.view.round().number()
    }

    /// The two scoring cards.
    #[getter]
    fn scoring(&self) -> String {
        card::word(&self.view.scoring())
    }

    /// The cards in the circle, clockwise, beginning where the next draft begins.
    #[getter]
    fn circle(&self) -> String {
        card::word(self.view.circle())
    }

    /// The deck's top card; nothing in round 2.
    #[getter]
    fn top(&self) -> Option<char> {
        self.view.top().map(wagons_rules::Card::letter)
    }

    /// The cards below it in alphabetical order: nobody knows how they lie.
    #[getter]
    fn unseen(&self) -> String {
        card::word(self.view.unseen())
    }

    /// What is to be decided: `draft` or `place`; nothing when the game is over.
    #[getter]
    fn decision(&self) -> Option<&'static str> {
        moves::kind(self.view.decision())
    }

    /// The card that is to be placed now.
    #[getter]
    fn card(&self) -> Option<char> {
        moves::to_place(self.view.decision())
    }

    /// Every legal move, in the order of the notation.
    #[getter]
    fn legal_moves(&self) -> Vec<Move> {
        moves::list(self.view.moves())
    }

    /// The cards the player has yet to place, in order.
    #[getter]
    fn waiting(&self) -> String {
        card::word(self.view.free_cards().iter().chain(&self.view.drafted()))
    }

    /// The cards skipped in this turn, which the rival will receive.
    #[getter]
    fn skipped(&self) -> String {
        card::word(self.view.skipped())
    }

    /// The player's town.
    #[getter]
    fn town(&self) -> Town {
        Town(*self.view.town())
    }

    /// The rival's cards, in the order received.
    #[getter]
    fn rival_cards(&self) -> String {
        card::word(self.view.rival().cards())
    }

    /// The rival's town: its cards in a row.
    #[getter]
    fn rival_town(&self) -> Town {
        Town(*self.view.rival().town())
    }

    /// What the rival has done so far.
    #[getter]
    fn rival_turns(&self) -> Vec<RivalTurn> {
        self.view.rival_turns().copied().map(RivalTurn).collect()
    }

    /// By how many points the player is ahead now.
    #[getter]
    fn margin(&self) -> i32 {
        self.view.margin().0
    }

    /// `won`, `drawn` or `lost`, once the game is over.
    #[getter]
    fn outcome(&self) -> Option<&'static str> {
        self.view.outcome().map(Outcome::name)
    }

    /// The player's points now, with the cells that make them.
    fn sheet(&self) -> Sheet {
        Sheet::from(&self.view.sheet())
    }

    /// The rival's points now.
    fn rival_sheet(&self) -> Sheet {
        Sheet::from(&self.view.rival_sheet())
    }

    /// What the rival will do once the player has drafted this card and placed it; nothing if that cannot be known yet.
    fn foresee(&self, card: char) -> PyResult<Option<RivalTurn>> {
        let card = wagons_rules::Card::try_from(card).map_err(refused)?;
        let Some(Foresight::Turn(turn)) = self.view.foresee_after(card) else { return Ok(None) };
        Ok(Some(RivalTurn(turn)))
    }

    /// A game that looks like this, with the unseen cards in an order the seed chooses.
    fn sample(&self, seed: u64) -> PyResult<SoloGame> {
        let mut record = Record::new(self.view.sample(&mut Rng::new(seed)).deal().clone());
        for &mv in &self.moves {
            record.try_play(mv).map_err(refused)?;
        }
        Ok(SoloGame(record))
    }

    fn __repr__(&self) -> String {
        format!("<SoloView of {}, round {}>", self.view.scenario().title(), self.round())
    }
}
