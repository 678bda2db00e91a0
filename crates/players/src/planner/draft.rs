//! Choosing what to draft: a first idea of every share, then closer looks at the shares that decide.

use std::cmp::Reverse;

use wagons_rules::{Game, Move, Seat};

use super::outlook::Outlook;
use super::plans::Plans;
use super::share::{ANY, Outcome, Prospects, Share, Sharing, Value};
use super::walk::Walk;

/// How far behind the best a draft may usually be to be looked at more closely.
const CLOSE: Value = 8;

/// How many towns the first closer look keeps.
pub(crate) const NARROW: u16 = 8;

/// A look at all drafts, or at some.
pub(crate) struct Drafts {
    outlook: Outlook,
    /// The drafts to be judged, as places in the circle.
    among: Vec<usize>,
    /// How many half points behind the best a draft may be to be looked at more closely.
    close: Value,
    /// How many towns a closer look keeps now, and at most.
    width: u16,
    widest: u16,
    /// What both players' shares are worth, as far as they are planned.
    prospects: Vec<Prospects>,
    plans: Option<Plans>,
    walk: Option<(Seat, Share, Walk)>,
    pub(crate) nodes: u64,
}

impl Drafts {
    pub(crate) fn new(game: &Game, horizon: usize, widest: u16) -> Self {
        let outlook = Outlook::new(game, horizon);
        Self {
            among: (0..outlook.coming.len()).collect(),
            outlook,
            close: CLOSE,
            width: NARROW.min(widest),
            widest,
            prospects: Vec::new(),
            plans: None,
            walk: None,
            nodes: 0,
        }
    }

    /// Looks at these drafts only, and at all of them closely.
    pub(crate) fn among(mut self, moves: &[Move]) -> Self {
        self.among.retain(|&taken| moves.contains(&Move::Draft(self.outlook.coming[taken])));
        self.close = ANY;
        self
    }

    /// Goes on for about `nodes` placements; true when every draft that may be best has been looked at closely.
    pub(crate) fn work(&mut self, nodes: u64) -> bool {
        let until = self.nodes + nodes;
        while self.nodes < until {
            if let Some(&seat) = Seat::BOTH.get(self.prospects.len()) {
                self.plan(seat, until);
            } else if let Some((seat, share, mut walk)) = self.walk.take() {
                let before = walk.nodes;
                let finished = walk.work(until - self.nodes);
                self.nodes += walk.nodes - before;
                if finished {
                    let tally = walk.tallies().next().unwrap_or_default();
                    self.prospects[seat.index()].note(share, tally, self.width);
                } else {
                    self.walk = Some((seat, share, walk));
                }
            } else if !self.look_closer() {
                return true;
            }
        }
        false
    }

    /// The drafts, best first, with their values for the drafter; nothing before the first idea is complete.
    pub(crate) fn ranking(&self) -> Vec<(Value, Move)> {
        let card = |taken: usize| Move::Draft(self.outlook.coming[taken]);
        self.drafts().into_iter().map(|(value, taken, _)| (value, card(taken))).collect()
    }

    pub(crate) fn outlook(&self) -> &Outlook {
        &self.outlook
    }

    /// What the draft is expected to be like, once the first idea is complete.
    pub(crate) fn sharing(&self) -> Option<Sharing<'_>> {
        let [first, second] = &self.prospects[..] else { return None };
        Some(self.outlook.sharing([first, second]))
    }

    fn plan(&mut self, seat: Seat, until: u64) {
        let mut plans = self.plans.take().unwrap_or_else(|| self.outlook.plans(seat));
        let before = plans.nodes;
        let finished = plans.work(until - self.nodes);
        self.nodes += plans.nodes - before;
        if finished {
            self.prospects.push(plans.prospects());
        } else {
            self.plans = Some(plans);
        }
    }

    /// Chooses the next share to look at; false when there is none.
    fn look_closer(&mut self) -> bool {
        loop {
            if let Some((seat, share)) = self.unsure() {
                let rest = !share & ((1_u32 << self.outlook.coming.len()) - 1) as Share;
                let other = self.prospects[seat.other().index()].tallies[usize::from(rest)];
                self.walk = Some((seat, share, self.outlook.walk(seat, share, other, self.width)));
                return true;
            }
            if self.width >= self.widest {
                return false;
            }
            self.width = (4 * self.width).min(self.widest);
        }
    }

    /// A share that decides what a good draft is worth and was not looked at closely enough.
    fn unsure(&self) -> Option<(Seat, Share)> {
        let sharing = self.sharing()?;
        let drafts = self.drafts();
        let best = drafts.first()?.0;
        drafts
            .into_iter()
            .take_while(|(value, ..)| best - value <= self.close)
            .flat_map(|(.., Outcome { first, .. })| {
                [(Seat::First, first), (Seat::Second, sharing.rest(first))]
            })
            .find(|&(seat, share)| self.prospects[seat.index()].width(share) < self.width)
    }

    /// Every draft within the horizon, best first: its value for the drafter, which card, and how it goes on.
    fn drafts(&self) -> Vec<(Value, usize, Outcome)> {
        let Some(sharing) = self.sharing() else { return Vec::new() };
        let drafter = self.outlook.drafter;
        let sign = if drafter == Seat::First { 1 } else { -1 };
        let mut drafts: Vec<_> = self
            .among
            .iter()
            .map(|&taken| (taken, sharing.after(drafter, taken)))
            .map(|(taken, outcome)| (sign * outcome.value, taken, outcome))
            .collect();
        drafts.sort_by_key(|&(value, ..)| Reverse(value));
        drafts
    }
}
