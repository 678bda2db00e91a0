//! One possible order of the deck: what each way of drafting is worth if the cards lie like that.

use wagons_rules::solo::Game;
use wagons_rules::{Card, Town};

use super::ending::{Ending, Horizon};
use super::objective::{SoloLead, Worth};
use super::regression::CardValues;
use crate::budget::{Budget, Progress, Work};
use crate::search::beam::Beam;

/// Everything that can come of a game whose deck is known.
///
/// Every ending is first [predicted](CardValues). Those that decide get towns, by wider and wider beams.
pub(crate) struct Future {
    town: Town,
    pub(crate) endings: Vec<Ending>,
    /// The beam search under way: for which ending, and how wide.
    beam: Option<(usize, u16, Beam<SoloLead>)>,
}

impl Future {
    pub(crate) fn new(game: &Game, horizon: Horizon, budget: &mut Budget) -> Self {
        let endings = Ending::all(game, horizon);
        budget.spend(endings.len() as u64);
        Self { town: *game.town(), endings, beam: None }
    }

    /// Builds a town for one ending, each card where it is worth most at once.
    pub(crate) fn build(&mut self, place: usize, budget: &mut Budget) -> Progress {
        if self.beam.is_none() {
            self.begin(place, 1);
        }
        self.go_on(budget)
    }

    /// What the towns built so far bring without the rival's points: the cards placed, and the sum.
    pub(crate) fn built(&self) -> impl Iterator<Item = (&[Card], Worth)> {
        let built = self.endings.iter().filter(|ending| ending.width > 0);
        built.map(|ending| (&*ending.cards, ending.worth + ending.objective.rivals()))
    }

    /// Predicts what the endings without a town are worth.
    pub(crate) fn predict(&mut self, values: &CardValues) {
        for ending in self.endings.iter_mut().filter(|ending| ending.width == 0) {
            ending.worth = values.predict(&ending.cards) as Worth - ending.objective.rivals();
        }
    }

    /// Builds towns with beams of this width for the endings that decide what the drafts are worth, as long as these
    /// drafts may be best.
    pub(crate) fn widen(&mut self, width: u16, close: Worth, budget: &mut Budget) -> Progress {
        while !budget.is_spent() {
            if self.beam.is_some() {
                self.go_on(budget);
            } else if let Some(place) = self.unsure(width, close) {
                self.begin(place, width);
            } else {
                return Progress::Finished;
            }
        }
        Progress::Going
    }

    /// What each draft is worth: as much as the best ending after it.
    pub(crate) fn bests(&self) -> impl Iterator<Item = (Option<Card>, Worth)> + '_ {
        let best = self.best_places().into_iter().map(|place| &self.endings[place]);
        best.map(|ending| (ending.draft, ending.worth))
    }

    /// What the best ending is worth.
    pub(crate) fn best(&self) -> Worth {
        self.endings.iter().map(|ending| ending.worth).max().unwrap_or(0)
    }

    /// The places of the best ending after each draft.
    fn best_places(&self) -> Vec<usize> {
        let mut bests: Vec<usize> = Vec::new();
        for (place, ending) in self.endings.iter().enumerate() {
            match bests.iter_mut().find(|best| self.endings[**best].draft == ending.draft) {
                Some(best) if self.endings[*best].worth < ending.worth => *best = place,
                Some(_) => {}
                None => bests.push(place),
            }
        }
        bests
    }

    /// The best ending whose beam was not wide enough.
    fn unsure(&self, width: u16, close: Worth) -> Option<usize> {
        let bests = self.best_places();
        let worth = |place: &usize| self.endings[*place].worth;
        let most = bests.iter().map(worth).max()?;
        let unsure = bests.into_iter().filter(|&place| self.endings[place].width < width);
        unsure.filter(|place| most - worth(place) <= close).max_by_key(worth)
    }

    fn begin(&mut self, place: usize, width: u16) {
        let Ending { cards, objective, .. } = &self.endings[place];
        self.beam = Some((place, width, Beam::new(vec![self.town], cards, objective.clone(), width)));
    }

    /// Goes on with the beam search that is under way.
    fn go_on(&mut self, budget: &mut Budget) -> Progress {
        let Some((place, width, mut beam)) = self.beam.take() else { return Progress::Finished };
        let progress = beam.work(budget);
        if progress.is_finished() {
            self.note(place, width, &beam);
        } else {
            self.beam = Some((place, width, beam));
        }
        progress
    }

    /// The same cards are worth the same, whatever was drafted first.
    fn note(&mut self, place: usize, width: u16, beam: &Beam<SoloLead>) {
        let found = beam.worths().max().unwrap_or(Worth::MIN);
        let cards = self.endings[place].cards.clone();
        for ending in self.endings.iter_mut().filter(|ending| ending.cards == cards) {
            ending.worth = if ending.width == 0 { found } else { ending.worth.max(found) };
            ending.width = width;
        }
    }
}
