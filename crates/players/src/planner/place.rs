//! Choosing where to place a card: the placements race through the shares that are likely to follow.
//!
//! A heat lets some placements grow, each with its own towns, over one share. Few placements go on to heats with
//! more towns each. What counts is how far a placement falls behind the best of its heats on average.

use std::iter;

use wagons_rules::{Game, Move, Placement, Seat, Tally};

use super::draft::{Drafts, NARROW};
use super::share::{Share, Value};
use super::walk::Walk;

/// How many heats of a kind are run, over different shares; how many placements run in each, and how many towns
/// each of them keeps.
///
/// Which cards will come is less sure than what can be made of them. So many heats with few towns come before those
/// with many towns.
const HEATS: [(usize, usize, u16); 9] = [
    (1, usize::MAX, 1),
    (3, 48, 2),
    (4, 24, 4),
    (6, 12, 8),
    (6, 8, 16),
    (6, 6, 32),
    (8, 4, 64),
    (8, 3, 128),
    (8, 3, 256),
];

/// How many towns are enough for a heat to count fully.
const ENOUGH: u16 = 16;

/// How many shares are raced over at most.
const MOST_SHARES: usize = 40;

/// A race between placements.
pub(crate) struct Places {
    seat: Seat,
    widest: u16,
    /// A look at the drafts to come; the race begins when it is over.
    forecast: Drafts,
    /// What they are likely to bring.
    shares: Vec<Track>,
    /// The placements, the best first as far as they have run.
    runners: Vec<Runner>,
    heats: usize,
    walk: Option<(usize, Walk)>,
    pub(crate) nodes: u64,
}

/// A share the placements run over.
struct Track {
    share: Share,
    /// What the other town is then expected to count.
    other: Tally,
    chance: f32,
    runs: u32,
}

#[derive(Clone, Copy)]
struct Runner {
    placement: Placement,
    /// The sum of the points it fell behind, and how much they count together.
    sum: f32,
    weight: f32,
}

impl Places {
    /// Races the placements among the moves; their order settles what is equal.
    pub(crate) fn new(game: &Game, moves: &[Move], horizon: usize, widest: u16) -> Option<Self> {
        let runners = moves.iter().filter_map(|mv| match *mv {
            Move::Place(placement) => Some(Runner { placement, sum: 0.0, weight: 0.0 }),
            _ => None,
        });
        Some(Self {
            seat: game.to_move()?,
            widest,
            forecast: Drafts::new(game, horizon, NARROW.min(widest)),
            shares: Vec::new(),
            runners: runners.collect(),
            heats: 0,
            walk: None,
            nodes: 0,
        })
    }

    /// Goes on for about `nodes` placements; true when the race is over.
    pub(crate) fn work(&mut self, nodes: u64) -> bool {
        let until = self.nodes + nodes;
        while self.nodes < until {
            if self.shares.is_empty() {
                let before = self.forecast.nodes;
                let finished = self.forecast.work(until - self.nodes);
                self.nodes += self.forecast.nodes - before;
                if finished {
                    self.shares = self.likely_shares();
                }
            } else if let Some((track, mut walk)) = self.walk.take() {
                let before = walk.nodes;
                let finished = walk.work(until - self.nodes);
                self.nodes += walk.nodes - before;
                if finished {
                    self.finish(track, &walk);
                } else {
                    self.walk = Some((track, walk));
                }
            } else if let Some((runners, width)) = self.heat() {
                self.begin(runners, width);
            } else {
                return true;
            }
        }
        false
    }

    /// How many heats were run.
    pub(crate) fn heats(&self) -> u32 {
        self.heats as u32
    }

    /// The placements that have run, best first, with their values for the player to move.
    pub(crate) fn ranking(&self) -> Vec<(Value, Move)> {
        let Some(sharing) = self.forecast.sharing() else { return Vec::new() };
        let value = sharing.best(self.forecast.outlook().drafter).value;
        let value = if self.seat == Seat::First { value } else { -value };
        let of = |runner: &Runner| value + (2.0 * runner.behind()).round() as Value;
        let ran = self.runners.iter().filter(|runner| runner.weight > 0.0);
        ran.map(|runner| (of(runner), Move::Place(runner.placement))).collect()
    }

    /// The next heat, unless the race is over.
    fn heat(&self) -> Option<(usize, u16)> {
        let mut heats =
            HEATS.iter().flat_map(|&(runs, runners, width)| iter::repeat_n((runners, width), runs));
        let (runners, width) = heats.nth(self.heats)?;
        (width <= self.widest && self.runners.len() > 1).then_some((runners.min(self.runners.len()), width))
    }

    fn begin(&mut self, runners: usize, width: u16) {
        // Over many heats each share is raced over as often as it is likely.
        let due = |track: &Track| track.chance / (1 + track.runs) as f32;
        let next = (0..self.shares.len())
            .rev()
            .max_by(|&a, &b| due(&self.shares[a]).total_cmp(&due(&self.shares[b])));
        let Some(next) = next else { return };
        let outlook = self.forecast.outlook();
        let side = outlook.side(self.seat);
        let roots = self.runners[..runners].iter().map(|runner| {
            let mut town = side.town;
            town.place_unchecked(runner.placement);
            town
        });
        let track = &self.shares[next];
        let mut cards = side.forced[1..].to_vec();
        cards.extend(outlook.cards(track.share));
        // Of what lies beyond, every other card will do.
        cards.extend(outlook.beyond.iter().skip(self.heats % 2).step_by(2));
        let walk = Walk::new(roots.collect(), &cards, outlook.scoring, track.other, width);
        self.walk = Some((next, walk));
    }

    fn finish(&mut self, track: usize, walk: &Walk) {
        let track = &mut self.shares[track];
        track.runs += 1;
        let leads: Vec<i32> = walk.tallies().map(|tally| tally.lead(&track.other).0).collect();
        let best = leads.iter().copied().max().unwrap_or(0);
        // A closer look counts more: what the first heats are good for is to choose who runs in the others.
        let weight = self.heat().map_or(1.0, |(_, width)| f32::from(width.min(ENOUGH)));
        let (ran, _) = self.runners.split_at_mut(leads.len());
        for (runner, lead) in ran.iter_mut().zip(leads) {
            runner.sum += weight * (lead - best) as f32;
            runner.weight += weight;
        }
        ran.sort_by(|a, b| b.behind().total_cmp(&a.behind()));
        self.heats += 1;
    }

    /// What the draft is likely to bring the player to move, most likely first.
    fn likely_shares(&self) -> Vec<Track> {
        let Some(sharing) = self.forecast.sharing() else { return Vec::new() };
        let [first, second] = sharing.prospects;
        let mut likely = sharing.likely(self.forecast.outlook().drafter);
        likely.truncate(MOST_SHARES);
        let track = |(share, chance): (Share, f32)| {
            let rest = sharing.rest(share);
            let (share, other) = match self.seat {
                Seat::First => (share, second.tallies[usize::from(rest)]),
                Seat::Second => (rest, first.tallies[usize::from(share)]),
            };
            Track { share, other, chance, runs: 0 }
        };
        likely.into_iter().map(track).collect()
    }
}

impl Runner {
    /// How many points it falls behind on average, as a number that is 0 or less.
    fn behind(&self) -> f32 {
        if self.weight > 0.0 { self.sum / self.weight } else { f32::NEG_INFINITY }
    }
}
