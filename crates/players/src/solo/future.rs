//! One possible order of the deck: what each way of drafting is worth if the cards lie like that.

use wagons_rules::solo::Game;
use wagons_rules::{Card, Town};

use super::ending::{Ending, Horizon};
use super::placing;
use super::reckoning::{Reckoning, Worth};
use crate::planner::walk::Walk;

/// Everything that can come of a game whose deck is known.
///
/// Every ending is first judged by a town where each card lies where it is worth most at once. Those that decide
/// are then looked at more closely.
pub(crate) struct Future {
    town: Town,
    endings: Vec<Judged>,
    /// How many endings have their first judgement.
    sketched: usize,
    /// The cards of the ending judged last, each with the town it led to.
    path: Vec<(Card, Town)>,
    walk: Option<(usize, u16, Walk<Reckoning>)>,
    /// How many placements were judged.
    pub(crate) nodes: u64,
}

/// An ending and what is known about it.
pub(crate) struct Judged {
    pub(crate) ending: Ending,
    pub(crate) worth: Worth,
    /// How many towns the closest look at it kept.
    width: u16,
}

impl Future {
    pub(crate) fn new(game: &Game, horizon: Horizon) -> Self {
        let endings = Ending::all(game, horizon).into_iter();
        let endings = endings.map(|ending| Judged { ending, worth: Worth::MIN, width: 0 }).collect();
        Self { town: *game.town(), endings, sketched: 0, path: Vec::new(), walk: None, nodes: 0 }
    }

    /// Judges every ending at a glance; true when that is done. Goes on for about `nodes` placements.
    pub(crate) fn sketch(&mut self, nodes: u64) -> bool {
        let until = self.nodes + nodes;
        while let Some(judged) = self.endings.get_mut(self.sketched) {
            let Judged { ending: Ending { cards, reckoning, .. }, worth, width } = judged;
            let common =
                self.path.iter().zip(cards.iter()).take_while(|((card, _), next)| card == *next).count();
            self.path.truncate(common);
            for &card in &cards[common..] {
                if self.nodes >= until {
                    return false;
                }
                let mut town = self.path.last().map_or(self.town, |&(_, town)| town);
                let best = placing::best(&town, card, reckoning);
                self.nodes += best.nodes;
                town.place_unchecked(best.placement);
                self.path.push((card, town));
            }
            *worth = reckoning.worth(self.path.last().map_or(&self.town, |(_, town)| town));
            *width = 1;
            self.sketched += 1;
        }
        true
    }

    /// Looks with so many towns at the endings that decide what the drafts are worth which may be best; true when
    /// that is done. Goes on for about `nodes` placements.
    pub(crate) fn look_closer(&mut self, width: u16, close: Worth, nodes: u64) -> bool {
        let until = self.nodes + nodes;
        while self.nodes < until {
            if let Some((place, width, mut walk)) = self.walk.take() {
                let before = walk.nodes;
                let finished = walk.work(until - self.nodes);
                self.nodes += walk.nodes - before;
                if finished {
                    self.note(place, width, &walk);
                } else {
                    self.walk = Some((place, width, walk));
                }
            } else if let Some(place) = self.unsure(width, close) {
                let Ending { cards, reckoning, .. } = &self.endings[place].ending;
                let walk = Walk::with_aim(vec![self.town], cards, reckoning.clone(), width);
                self.walk = Some((place, width, walk));
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

    /// The same cards are worth the same, whatever was drafted first.
    fn note(&mut self, place: usize, width: u16, walk: &Walk<Reckoning>) {
        let Ending { cards, reckoning, .. } = &self.endings[place].ending;
        let found = walk.towns().map(|town| reckoning.worth(town)).max().unwrap_or(Worth::MIN);
        let cards = cards.clone();
        for judged in self.endings.iter_mut().filter(|judged| judged.ending.cards == cards) {
            judged.worth = judged.worth.max(found);
            judged.width = width;
        }
    }
}
