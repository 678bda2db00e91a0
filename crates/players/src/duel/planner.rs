//! The planner as a player: pass after pass by iterative deepening, each further ahead or with wider beams.

use std::cmp::Reverse;

use wagons_rules::{Card, Deal, Decision, Game, Move};

use super::draft_tree::Value;
use super::drafts::Drafts;
use super::placements::Placements;
use super::starts::Starts;
use crate::budget::{Budget, Progress, Work};
use crate::expectation::ExpectedLead;
use crate::search::greedy::lead_now;
use crate::search::objective::Objective;
use crate::thinking::{Limits, Player, Report, Thought};

/// A player that plans both towns for the ways the coming cards can be shared out.
#[derive(Debug, Clone, Copy)]
pub struct Planner {
    pub(crate) name: &'static str,
    pub(crate) limits: Limits,
    /// How many cards of the circle it looks ahead at most when it drafts.
    pub(crate) horizon: usize,
    /// How many when it places a card.
    pub(crate) building: usize,
    /// How wide its beams are at most.
    pub(crate) width: u16,
}

impl Planner {
    /// The one to ask about games that were played: it looks as far as there are cards.
    pub const fn analyst() -> Self {
        Self {
            name: "analyst",
            limits: Limits::nodes(200_000),
            horizon: Deal::CIRCLE,
            building: 9,
            width: 256,
        }
    }

    /// Begins to think about some of the legal moves only, with equal effort for each: also for one that
    /// [`think`](Player::think) would drop early. The [ranking](Thought::ranking) tells how they compare.
    ///
    /// # Panics
    /// If none of the moves is legal.
    pub fn compare(&self, game: &Game, moves: &[Move]) -> Box<dyn Thought + Send> {
        let mut only = by_lead_at_once(game);
        only.retain(|mv| moves.contains(mv));
        // The first pass already reaches every draft that is compared; a later one might come too late.
        let drafted = |card: &Card| only.contains(&Move::Draft(*card));
        let reach = game.circle().iter().rposition(drafted).map_or(0, |place| place + 1);
        let planner = Self { horizon: self.horizon.max(reach), ..*self };
        Box::new(Planning::new(planner, game, only, NEAR.max(reach), true))
    }
}

/// How many cards ahead the first pass over starts or drafts goes.
const NEAR: usize = 8;
/// How wide the beams are in a pass over drafts that is followed by one further ahead.
const PASSING: u16 = 32;
/// How many cards ahead a pass over start cards goes at most: there are fifteen circles to plan.
const FAR_START: usize = 11;

impl Player for Planner {
    fn name(&self) -> &str {
        self.name
    }

    fn usual_limits(&self) -> Limits {
        self.limits
    }

    fn think(&self, game: &Game, _seed: u64) -> Box<dyn Thought + Send> {
        Box::new(Planning::new(*self, game, by_lead_at_once(game), NEAR, false))
    }
}

struct Planning {
    planner: Planner,
    game: Game,
    moves: Vec<Move>,
    /// Whether all moves deserve the same effort.
    comparing: bool,
    /// How far the current pass goes.
    horizon: usize,
    pass: Option<Pass>,
    report: Report,
    ranking: Vec<(Move, ExpectedLead)>,
}

enum Pass {
    Starts(Box<Starts>),
    Drafts(Box<Drafts>),
    Placements(Box<Placements>),
}

impl Planning {
    fn new(planner: Planner, game: &Game, moves: Vec<Move>, near: usize, comparing: bool) -> Self {
        let best = *moves.first().expect("a player is only asked while the game goes on");
        let nodes = if matches!(best, Move::Place(_)) { moves.len() as u64 } else { 0 };
        let mut planning = Self {
            planner,
            game: *game,
            moves,
            comparing,
            horizon: planner.horizon.min(near),
            pass: None,
            report: Report { nodes, ..Report::only(best) },
            ranking: Vec::new(),
        };
        if planning.moves.len() > 1 {
            planning.pass = planning.next_pass();
        }
        planning
    }

    /// How far it will look.
    fn farthest(&self) -> usize {
        let circle = self.game.circle().len().min(self.planner.horizon);
        if self.game.decision() == Some(Decision::Start) { circle.min(FAR_START) } else { circle }
    }

    /// A pass as far as the current horizon.
    fn next_pass(&self) -> Option<Pass> {
        let Planner { building, width, .. } = self.planner;
        Some(match self.game.decision()? {
            Decision::Start => Pass::Starts(Box::new(Starts::new(&self.game, &self.moves, self.horizon))),
            Decision::Draft => {
                let passing = self.horizon < self.farthest();
                let drafts =
                    Drafts::new(&self.game, self.horizon, if passing { PASSING.min(width) } else { width });
                Pass::Drafts(Box::new(if self.comparing { drafts.among(&self.moves) } else { drafts }))
            }
            Decision::Place(_) => {
                Pass::Placements(Box::new(Placements::new(&self.game, &self.moves, building, width)?))
            }
        })
    }

    fn conclude(&mut self, ranking: Vec<(Value, Move)>) {
        let half_points = |(value, mv): (Value, Move)| (mv, ExpectedLead::half_points(value as f32));
        let ranking: Vec<_> = ranking.into_iter().map(half_points).collect();
        let Some(&best) = ranking.first() else { return };
        self.report.choose(best);
        self.ranking = ranking;
    }
}

impl Work for Planning {
    fn work(&mut self, budget: &mut Budget) -> Progress {
        let Some(pass) = &mut self.pass else { return Progress::Finished };
        let (progress, nodes) = budget.measured(|budget| match pass {
            Pass::Starts(starts) => starts.work(budget),
            Pass::Drafts(drafts) => drafts.work(budget),
            Pass::Placements(placements) => placements.work(budget),
        });
        self.report.nodes += nodes;
        let finished = progress.is_finished();
        let (told, rounds) = match pass {
            // Before it is over, a pass that goes further than the one before has nothing better to tell.
            Pass::Starts(starts) => (finished.then(|| starts.ranking()), 0),
            Pass::Drafts(drafts) => {
                let last = self.horizon >= self.game.circle().len().min(self.planner.horizon);
                ((finished || last || self.report.depth == 0).then(|| drafts.ranking()), 0)
            }
            Pass::Placements(placements) => {
                let rounds = placements.rounds();
                ((rounds > self.report.depth).then(|| placements.ranking()), rounds)
            }
        };
        let placing = matches!(pass, Pass::Placements(_));
        if let Some(ranking) = told {
            self.conclude(ranking);
        }
        self.report.depth = self.report.depth.max(rounds);
        if finished {
            self.pass = None;
            if !placing {
                self.report.depth += 1;
                if self.horizon < self.farthest() {
                    self.horizon = (self.horizon + 2).min(self.farthest());
                    self.pass = self.next_pass();
                }
            }
        }
        Progress::finished_if(self.pass.is_none())
    }
}

impl Thought for Planning {
    fn report(&self) -> &Report {
        &self.report
    }

    fn ranking(&self) -> Vec<(Move, ExpectedLead)> {
        self.ranking.clone()
    }
}

/// The legal moves; placements by the lead they give at once.
fn by_lead_at_once(game: &Game) -> Vec<Move> {
    let mut moves: Vec<Move> = game.moves().collect();
    if let (Some(seat), Some(Decision::Place(_)), Some(lead)) =
        (game.to_move(), game.decision(), lead_now(game))
    {
        let judge = lead.at_once(game.town(seat));
        moves.sort_by_cached_key(|mv| match *mv {
            Move::Place(placement) => Reverse(judge(placement)),
            _ => Reverse(0),
        });
    }
    moves
}
