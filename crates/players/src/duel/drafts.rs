//! Choosing what to draft: a first estimate of every subset, then beam search for the subsets that decide.

use wagons_rules::{Game, Move, Seat};

use super::draft_tree::{ANY, DraftTree, Estimate, Outcome, Subset, Value, leads};
use super::outlook::Outlook;
use super::sweep::Sweep;
use crate::budget::{Budget, Progress, Work};
use crate::expectation::ExpectedLead;
use crate::search::beam::Beam;
use crate::search::passes::Pass;
use crate::sorting::sort_few;

/// How far behind the best a draft may usually be to be looked at with wider beams, in half points.
const CLOSE: Value = 8;

/// The width of the first beams.
pub(crate) const NARROW: u16 = 8;

/// A look at all drafts, or at some.
pub(crate) struct Drafts {
    pub(crate) outlook: Outlook,
    /// The drafts to be judged, as places in the circle.
    among: Vec<usize>,
    /// How far behind the best a draft may be to be looked at with wider beams.
    close: Value,
    /// How wide beams are now, and at most.
    width: u16,
    widest: u16,
    /// What subsets are worth to the players; that of a player is there when its sweep is over.
    estimates: Vec<Vec<Estimate>>,
    sweep: Option<Sweep>,
    beam: Option<(Seat, Subset, Beam)>,
    finished: bool,
    /// Whether it has something to say before it is finished.
    tells_early: bool,
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
            estimates: Vec::new(),
            sweep: None,
            beam: None,
            finished: false,
            tells_early: false,
        }
    }

    /// Looks at these drafts only, and at all of them with equal care.
    pub(crate) fn among(mut self, moves: &[Move]) -> Self {
        self.among.retain(|&taken| moves.contains(&Move::Draft(self.outlook.coming[taken])));
        self.close = ANY;
        self
    }

    /// Says what it thinks before it is finished.
    pub(crate) fn telling_early(self) -> Self {
        Self { tells_early: true, ..self }
    }

    /// The drafts, best first, with their values for the drafter; nothing before the first estimate is complete.
    pub(crate) fn ranking(&self) -> Vec<(Value, Move)> {
        let card = |taken: usize| Move::Draft(self.outlook.coming[taken]);
        self.drafts().into_iter().map(|(taken, outcome)| (outcome.value, card(taken))).collect()
    }

    /// What the draft is expected to be like, once the first estimate is complete.
    pub(crate) fn draft_tree(&self) -> Option<DraftTree<'_>> {
        let [first, second] = &self.estimates[..] else { return None };
        Some(self.outlook.draft_tree([first, second]))
    }

    fn estimate(&mut self, seat: Seat, budget: &mut Budget) {
        let mut sweep = self.sweep.take().unwrap_or_else(|| self.outlook.sweep(seat));
        if sweep.work(budget).is_finished() {
            self.estimates.push(sweep.estimates);
        } else {
            self.sweep = Some(sweep);
        }
    }

    /// Begins the next beam search, with a wider beam if need be; nothing when the widest were enough.
    fn next_beam(&mut self) -> Option<(Seat, Subset, Beam)> {
        loop {
            if let Some((seat, subset)) = self.unsure() {
                let rest = self.draft_tree()?.rest(subset);
                let other = self.estimates[seat.other().index()][usize::from(rest)].tally;
                return Some((seat, subset, self.outlook.beam(seat, subset, other, self.width)));
            }
            if self.width >= self.widest {
                return None;
            }
            self.width = (4 * self.width).min(self.widest);
        }
    }

    /// A subset that decides what a good draft is worth, and was not looked at with a beam wide enough.
    fn unsure(&self) -> Option<(Seat, Subset)> {
        let tree = self.draft_tree()?;
        let drafts = self.drafts();
        let best = drafts.first()?.1.value;
        drafts
            .into_iter()
            .take_while(|(_, outcome)| best - outcome.value <= self.close)
            .flat_map(|(_, Outcome { first, .. })| [(Seat::First, first), (Seat::Second, tree.rest(first))])
            .find(|&(seat, subset)| self.estimates[seat.index()][usize::from(subset)].width < self.width)
    }

    /// Every draft within the horizon, best first: which card, and how it goes on.
    fn drafts(&self) -> Vec<(usize, Outcome)> {
        let Some(tree) = self.draft_tree() else { return Vec::new() };
        let outcome = |&taken: &usize| (taken, tree.after(self.outlook.drafter, taken));
        let mut drafts: Vec<_> = self.among.iter().map(outcome).collect();
        sort_few(&mut drafts, |a, b| b.1.value.cmp(&a.1.value));
        drafts
    }
}

impl Pass for Drafts {
    fn depth(&self) -> u32 {
        u32::from(self.finished)
    }

    fn news(&mut self) -> Vec<(Move, ExpectedLead)> {
        if self.finished || self.tells_early { leads(&self.ranking()) } else { Vec::new() }
    }
}

impl Work for Drafts {
    /// Finished when every draft that may be best has been looked at with the widest beams.
    fn work(&mut self, budget: &mut Budget) -> Progress {
        while !budget.is_spent() {
            if let Some(&seat) = Seat::BOTH.get(self.estimates.len()) {
                self.estimate(seat, budget);
                continue;
            }
            let Some((seat, subset, mut beam)) = self.beam.take().or_else(|| self.next_beam()) else {
                self.finished = true;
                return Progress::Finished;
            };
            if beam.work(budget).is_finished() {
                let tally = beam.towns().next().map(|town| town.tally(&self.outlook.scoring));
                self.estimates[seat.index()][usize::from(subset)] =
                    Estimate { tally: tally.unwrap_or_default(), width: self.width };
            } else {
                self.beam = Some((seat, subset, beam));
            }
        }
        Progress::Going
    }
}
