//! Choosing where to place a card: a race over the cards that are likely to follow.

use wagons_rules::solo::View;
use wagons_rules::{Move, Rng};

use super::draft::orders;
use super::ending::{Ending, Horizon};
use super::future::Future;
use super::race::Race;
use super::reckoning::{Reckoning, Worth};
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
    view: View,
    horizon: Horizon,
    chance: Rng,
    /// How many orders of the deck are tried.
    most: usize,
    futures: Vec<Future>,
    /// How many of them are judged at a glance.
    sketched: usize,
    tracks: Vec<Track>,
    race: Race,
    walk: Option<(usize, Walk<Reckoning>)>,
    pub(crate) nodes: u64,
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
        let judge = reckoning.judge(view.town());
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
            view: view.clone(),
            horizon,
            chance,
            most: most.min(orders(view)),
            futures: Vec::new(),
            sketched: 0,
            tracks: Vec::new(),
            walk: None,
            nodes: placements.len() as u64,
            first: placements.clone().next().map(Move::Place),
            race: Race::new(placements, widest),
        }
    }

    /// Goes on for about `nodes` placements; true when the race is over.
    pub(crate) fn work(&mut self, nodes: u64) -> bool {
        let until = self.nodes + nodes;
        while self.nodes < until {
            if self.sketched < self.most {
                self.sketch(until);
            } else if let Some((track, mut walk)) = self.walk.take() {
                let before = walk.nodes;
                let finished = walk.work(until - self.nodes);
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

    /// How many heats were run.
    pub(crate) fn depth(&self) -> u32 {
        self.race.heats()
    }

    /// The placements that have run, best first, with what they are worth.
    pub(crate) fn ranking(&self) -> Vec<(f32, Move)> {
        let bests: Worth = self.futures[..self.sketched].iter().map(Future::best).sum();
        let best = bests as f32 / self.sketched.max(1) as f32;
        self.race.ranking().map(|(placement, behind)| (best + behind, Move::Place(placement))).collect()
    }

    fn sketch(&mut self, until: u64) {
        if self.sketched == self.futures.len() {
            self.futures.push(Future::new(&self.view.sample(&mut self.chance), self.horizon));
        }
        let future = &mut self.futures[self.sketched];
        let before = future.nodes;
        let finished = future.sketch(until - self.nodes);
        self.nodes += future.nodes - before;
        self.sketched += usize::from(finished);
        if self.sketched == self.most {
            self.tracks = likely(&self.futures);
        }
    }

    /// Begins the next heat; false when the race is over.
    fn begin(&mut self) -> bool {
        // Over many heats each track is raced over as often as it is likely.
        let due = |track: &Track| track.chance / (1 + track.runs) as f32;
        let tracks = self.tracks.iter().enumerate().rev();
        let next = tracks.max_by(|(_, a), (_, b)| due(a).total_cmp(&due(b)));
        let (Some((place, track)), Some((roots, width))) = (next, self.race.next_heat(self.view.town()))
        else {
            return false;
        };
        let Ending { cards, reckoning, .. } = &track.ending;
        self.walk = Some((place, Walk::with_aim(roots, &cards[1..], reckoning.clone(), width)));
        true
    }

    fn finish(&mut self, track: usize, walk: &Walk<Reckoning>) {
        let track = &mut self.tracks[track];
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
