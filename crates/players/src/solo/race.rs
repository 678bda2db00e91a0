//! A race between placements, in heats.
//!
//! A heat lets some placements grow, each with its own towns. Few placements go on to heats with more towns each.
//! What counts is how far a placement falls behind the best of its heats on average.

use wagons_rules::{Placement, Town};

/// How many placements run in a heat, and how many towns each of them keeps.
const HEATS: [(usize, u16); 8] = [(20, 1), (12, 2), (8, 4), (6, 8), (4, 16), (4, 32), (4, 64), (4, 256)];

/// How often each kind of heat is run.
const RUNS: usize = 3;

/// The placements that run.
pub(crate) struct Race {
    /// The best first, as far as they have run.
    runners: Vec<Runner>,
    /// How many heats were run.
    heats: usize,
    /// How many towns a runner keeps at most.
    widest: u16,
}

#[derive(Clone, Copy)]
struct Runner {
    placement: Placement,
    /// The sum of what it fell behind, and how much that counts.
    sum: f32,
    weight: f32,
}

impl Race {
    /// The order of the placements settles what is equal, and who may run at all.
    pub(crate) fn new(placements: impl IntoIterator<Item = Placement>, widest: u16) -> Self {
        let runner = |placement| Runner { placement, sum: 0.0, weight: 0.0 };
        Self { runners: placements.into_iter().map(runner).collect(), heats: 0, widest }
    }

    /// How many heats were run.
    pub(crate) fn heats(&self) -> u32 {
        self.heats as u32
    }

    /// The placements that have run, best first, and how far each fell behind on average: 0 or less.
    pub(crate) fn ranking(&self) -> impl Iterator<Item = (Placement, f32)> + '_ {
        let ran = self.runners.iter().filter(|runner| runner.weight > 0.0);
        ran.map(|runner| (runner.placement, runner.behind()))
    }

    /// The towns that run in the next heat and how many towns each keeps, unless the race is over.
    pub(crate) fn next_heat(&self, town: &Town) -> Option<(Vec<Town>, u16)> {
        let (runners, width) = self.heat()?;
        let placed = |runner: &Runner| {
            let mut town = *town;
            town.place_unchecked(runner.placement);
            town
        };
        Some((self.runners[..runners].iter().map(placed).collect(), width))
    }

    /// Ends a heat, with what the best town of each runner is worth.
    pub(crate) fn finish(&mut self, worths: &[i32]) {
        let best = worths.iter().copied().max().unwrap_or(0);
        // A closer look counts more.
        let weight = self.heat().map_or(1.0, |(_, width)| f32::from(width).sqrt());
        let ran = &mut self.runners[..worths.len()];
        for (runner, worth) in ran.iter_mut().zip(worths) {
            runner.sum += weight * (worth - best) as f32;
            runner.weight += weight;
        }
        ran.sort_by(|a, b| b.behind().total_cmp(&a.behind()));
        self.heats += 1;
    }

    fn heat(&self) -> Option<(usize, u16)> {
        let (runners, width) = *HEATS.get(self.heats / RUNS)?;
        (width <= self.widest && self.runners.len() > 1).then_some((runners.min(self.runners.len()), width))
    }
}

impl Runner {
    fn behind(&self) -> f32 {
        if self.weight > 0.0 { self.sum / self.weight } else { f32::NEG_INFINITY }
    }
}
