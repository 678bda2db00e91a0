//! One possible order of the deck: what each way of drafting is worth if the cards lie like that.

use wagons_rules::solo::Game;
use wagons_rules::{Card, Town};

use super::appraisal::Appraisal;
use super::ending::{Ending, Horizon};
use super::reckoning::{Reckoning, Worth};
use crate::planner::walk::Walk;

/// Everything that can come of a game whose deck is known.
///
/// Every ending is first [guessed](Appraisal). Those that decide are then looked at more and more closely.
pub(crate) struct Future {
    town: Town,
    endings: Vec<Judged>,
    walk: Option<(usize, u16, Walk<Reckoning>)>,
    /// How many placements were judged.
    pub(crate) nodes: u64,
}

/// An ending and what is known about it.
pub(crate) struct Judged {
    pub(crate) ending: Ending,
    pub(crate) worth: Worth,
    /// How many towns the closest look at it kept; none if its worth is a guess.
    width: u16,
}

impl Future {
    pub(crate) fn new(game: &Game, horizon: Horizon) -> Self {
        let endings = Ending::all(game, horizon).into_iter();
        let endings: Vec<_> = endings.map(|ending| Judged { ending, worth: Worth::MIN, width: 0 }).collect();
        Self { town: *game.town(), nodes: endings.len() as u64, endings, walk: None }
    }

    /// Builds a town for one ending, each card where it is worth most at once; true when that is done. Goes on for
    /// about `nodes` placements.
    pub(crate) fn build(&mut self, place: usize, nodes: u64) -> bool {
        if self.walk.is_none() {
            self.begin(place, 1);
        }
        self.go_on(self.nodes + nodes)
    }

    /// What the towns built so far bring without the rival's points: the cards placed, and the sum.
    pub(crate) fn built(&self) -> impl Iterator<Item = (&[Card], Worth)> {
        let built = self.endings.iter().filter(|judged| judged.width > 0);
        built.map(|judged| (&*judged.ending.cards, judged.worth + judged.ending.reckoning.rivals()))
    }

    /// Guesses what the endings without a town are worth.
    pub(crate) fn guess(&mut self, appraisal: &Appraisal) {
        for Judged { ending, worth, .. } in self.endings.iter_mut().filter(|judged| judged.width == 0) {
            *worth = appraisal.guess(&ending.cards) as Worth - ending.reckoning.rivals();
        }
    }

    /// Looks with so many towns at the endings that decide what the drafts are worth which may be best; true when
    /// that is done. Goes on for about `nodes` placements.
    pub(crate) fn look_closer(&mut self, width: u16, close: Worth, nodes: u64) -> bool {
        let until = self.nodes + nodes;
        while self.nodes < until {
            if self.walk.is_some() {
                self.go_on(until);
            } else if let Some(place) = self.unsure(width, close) {
                self.begin(place, width);
            } else {
                return true;
            }
        }
        false
    }

    /// What each draft is worth: as much as the best ending after it.
    pub(crate) fn bests(&self) -> impl Iterator<Item = (Option<Card>, Worth)> + '_ {
        let judged = self.best_places().into_iter().map(|place| &self.endings[place]);
        judged.map(|judged| (judged.ending.draft, judged.worth))
    }

    /// The endings with what they are worth.
    pub(crate) fn endings(&self) -> &[Judged] {
        &self.endings
    }

    /// What the best ending is worth.
    pub(crate) fn best(&self) -> Worth {
        self.endings.iter().map(|judged| judged.worth).max().unwrap_or(0)
    }

    /// The places of the best ending after each draft.
    fn best_places(&self) -> Vec<usize> {
        let mut bests: Vec<usize> = Vec::new();
        for (place, judged) in self.endings.iter().enumerate() {
            match bests.iter_mut().find(|best| self.endings[**best].ending.draft == judged.ending.draft) {
                Some(best) if self.endings[*best].worth < judged.worth => *best = place,
                Some(_) => {}
                None => bests.push(place),
            }
        }
        bests
    }

    /// The most promising ending that was not looked at closely enough.
    fn unsure(&self, width: u16, close: Worth) -> Option<usize> {
        let bests = self.best_places();
        let worth = |place: &usize| self.endings[*place].worth;
        let most = bests.iter().map(worth).max()?;
        let unsure = bests.into_iter().filter(|&place| self.endings[place].width < width);
        unsure.filter(|place| most - worth(place) <= close).max_by_key(worth)
    }

    fn begin(&mut self, place: usize, width: u16) {
        let Ending { cards, reckoning, .. } = &self.endings[place].ending;
        let walk = Walk::with_aim(vec![self.town], cards, reckoning.clone(), width);
        self.walk = Some((place, width, walk));
    }

    /// Goes on with the walk that is under way; true when it has arrived.
    fn go_on(&mut self, until: u64) -> bool {
        let Some((place, width, mut walk)) = self.walk.take() else { return true };
        let before = walk.nodes;
        let arrived = walk.work(until.saturating_sub(self.nodes));
        self.nodes += walk.nodes - before;
        if arrived {
            self.note(place, width, &walk);
        } else {
            self.walk = Some((place, width, walk));
        }
        arrived
    }

    /// The same cards are worth the same, whatever was drafted first.
    fn note(&mut self, place: usize, width: u16, walk: &Walk<Reckoning>) {
        let Ending { cards, reckoning, .. } = &self.endings[place].ending;
        let found = walk.towns().map(|town| reckoning.worth(town)).max().unwrap_or(Worth::MIN);
        let cards = cards.clone();
        for judged in self.endings.iter_mut().filter(|judged| judged.ending.cards == cards) {
            judged.worth = if judged.width == 0 { found } else { judged.worth.max(found) };
            judged.width = width;
        }
    }
}
