//! Choosing where to place a card: a race over the cards that are likely to follow.

use wagons_rules::solo::View;
use wagons_rules::{Move, Rng, Town};

use super::ending::{Ending, Horizon};
use super::future::Future;
use super::futures::Futures;
use super::race::Race;
use super::reckoning::{Reckoning, Worth};
use crate::evaluation::Coming;
use crate::liking::liking;
use crate::planner::aim::Aim;
use crate::planner::walk::Walk;

/// How many sequences of cards are raced over at most.
const MOST_TRACKS: usize = 12;

/// An ending is so many times as likely as one that is half a point better; e times less likely than one that is four
/// half points better.
const DOUBT: f32 = 0.778_800_8;

/// A look at all placements of a card.
pub(crate) struct Places {
    town: Town,
    futures: Futures,
    /// Chosen once the futures are judged.
    tracks: Option<Vec<Track>>,
    race: Race,
    walk: Option<(usize, Walk<Reckoning>)>,
    /// The placements judged besides those of the futures.
    nodes: u64,
    /// The placement that is worth most at once.
    pub(crate) first: Option<Move>,
}

/// Cards the placements race over.
struct Track {
    ending: Ending,
    chance: f32,
    runs: u32,
}

impl Places {
    pub(crate) fn new(view: &View, horizon: Horizon, most: usize, widest: u16, seed: u64) -> Self {
        let mut chance = Rng::new(seed);
        // The rival's town is the same in every order of the deck.
        let reckoning = Reckoning::of(&view.sample(&mut chance));
        let judge = reckoning.judge(view.town(), &Coming::NOTHING);
        let mut placements: Vec<_> = view
            .moves()
            .filter_map(|mv| match mv {
                Move::Place(placement) => Some((judge(placement), placement)),
                Move::Draft(_) | Move::Start(_) => None,
            })
            .collect();
        placements.sort_by_key(|&(worth, _)| -worth);
        let placements = placements.into_iter().map(|(_, placement)| placement);
        Self {
            town: *view.town(),
            futures: Futures::new(view, horizon, most, chance),
            tracks: None,
            walk: None,
            nodes: placements.len() as u64,
            first: placements.clone().next().map(Move::Place),
            race: Race::new(placements, widest),
        }
    }

    /// Goes on for about `nodes` placements; true when the race is over.
    pub(crate) fn work(&mut self, nodes: u64) -> bool {
        let until = self.nodes() + nodes;
        while self.nodes() < until {
            let left = until - self.nodes();
            if !self.futures.judge(left) {
                continue;
            }
            if let Some((track, mut walk)) = self.walk.take() {
                let before = walk.nodes;
                let finished = walk.work(left);
                self.nodes += walk.nodes - before;
                if finished {
                    self.finish(track, &walk);
                } else {
                    self.walk = Some((track, walk));
                }
            } else if !self.begin() {
                return true;
            }
        }
        false
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes + self.futures.nodes
    }

    /// How many heats were run.
    pub(crate) fn depth(&self) -> u32 {
        self.race.heats()
    }

    /// The placements that have run, best first, with what they are worth.
    pub(crate) fn ranking(&self) -> Vec<(f32, Move)> {
        let futures = self.futures.judged();
        let bests: Worth = futures.iter().map(Future::best).sum();
        let best = bests as f32 / futures.len().max(1) as f32;
        self.race.ranking().map(|(placement, behind)| (best + behind, Move::Place(placement))).collect()
    }

    /// Begins the next heat; false when the race is over.
    fn begin(&mut self) -> bool {
        let tracks = self.tracks.get_or_insert_with(|| likely(self.futures.judged()));
        // Over many heats each track is raced over as often as it is likely.
        let due = |track: &Track| track.chance / (1 + track.runs) as f32;
        let next = tracks.iter().enumerate().rev().max_by(|(_, a), (_, b)| due(a).total_cmp(&due(b)));
        let (Some((place, track)), Some((roots, width))) = (next, self.race.next_heat(&self.town)) else {
            return false;
        };
        let Ending { cards, reckoning, .. } = &track.ending;
        self.walk = Some((place, Walk::with_aim(roots, &cards[1..], reckoning.clone(), width)));
        true
    }

    fn finish(&mut self, track: usize, walk: &Walk<Reckoning>) {
        let Some(track) = self.tracks.as_mut().and_then(|tracks| tracks.get_mut(track)) else { return };
        track.runs += 1;
        let worths: Vec<_> = walk.towns().map(|town| track.ending.reckoning.worth(town)).collect();
        self.race.finish(&worths);
    }
}

/// What the drafts are likely to bring, most likely first.
fn likely(futures: &[Future]) -> Vec<Track> {
    let mut tracks: Vec<Track> = Vec::new();
    for future in futures {
        let most = future.best();
        let chance = |worth: Worth| liking(DOUBT, most.abs_diff(worth));
        let total: f32 = future.endings().iter().map(|judged| chance(judged.worth)).sum();
        for judged in future.endings() {
            let share = chance(judged.worth) / total;
            match tracks.iter_mut().find(|track| track.ending.cards == judged.ending.cards) {
                Some(track) => track.chance += share,
                None => tracks.push(Track { ending: judged.ending.clone(), chance: share, runs: 0 }),
            }
        }
    }
    tracks.sort_by(|a, b| b.chance.total_cmp(&a.chance));
    tracks.truncate(MOST_TRACKS);
    tracks
}
