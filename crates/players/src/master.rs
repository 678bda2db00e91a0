//! The top of the ladder: plans like the others, and proves what it can.

use wagons_rules::{Game, Move, Seat};

use crate::planner::Planner;
use crate::solver::{Solution, Solver, cards_left};
use crate::thought::{Limits, Player, Progress, Report, Thought};

/// A planner that, near the end of a game, also looks for the proof of the best move. As soon as it has one it
/// thinks no more.
#[derive(Debug, Clone, Copy)]
pub struct Master {
    pub(crate) planner: Planner,
}

/// With so many cards still to be placed a proof is usually found within seconds.
const NEAR: usize = 6;

impl Player for Master {
    fn name(&self) -> &str {
        self.planner.name()
    }

    fn usual_limits(&self) -> Limits {
        self.planner.usual_limits()
    }

    fn think(&self, game: &Game, seed: u64) -> Box<dyn Thought + Send> {
        let plan = self.planner.think(game, seed);
        let seat = game.to_move().unwrap_or(Seat::First);
        let report = plan.report().clone();
        let proof = Some(Solver::new(game));
        Box::new(Study {
            seat,
            near: cards_left(game) <= NEAR,
            plan,
            planned: Progress::Going,
            proof,
            report,
        })
    }
}

/// Planning and proving.
struct Study {
    seat: Seat,
    /// Whether a proof is near enough to be looked for beside the plan, and not only after it.
    near: bool,
    plan: Box<dyn Thought + Send>,
    planned: Progress,
    /// Nothing when there is nothing more to prove.
    proof: Option<Solver>,
    report: Report,
}

impl Study {
    fn plan(&mut self, nodes: u64) {
        let before = self.plan.report().nodes;
        self.planned = self.plan.work(nodes);
        let nodes = self.report.nodes + self.plan.report().nodes - before;
        self.report = Report { nodes, ..self.plan.report().clone() };
    }

    fn prove(&mut self, nodes: u64) {
        let Some(solver) = &mut self.proof else { return };
        let before = solver.nodes();
        let progress = solver.work(nodes);
        self.report.nodes += solver.nodes() - before;
        if let Some(Solution { margin, best, line }) = solver.solution() {
            self.report.best = *best;
            self.report.margin = margin.seen_by(self.seat) as f32;
            self.report.line = line.clone();
            self.report.exact = true;
            self.report.depth += 1;
        }
        if progress == Progress::Finished {
            self.proof = None;
        }
    }
}

impl Thought for Study {
    fn work(&mut self, nodes: u64) -> Progress {
        if self.report.exact {
            return Progress::Finished;
        }
        let until = self.report.nodes + nodes;
        if self.planned == Progress::Going {
            let side_by_side = self.near && self.proof.is_some();
            self.plan(if side_by_side { nodes.div_ceil(2) } else { nodes });
        }
        let left = until.saturating_sub(self.report.nodes);
        if left > 0 && (self.near || self.planned == Progress::Finished) {
            self.prove(left);
        }
        let open = self.proof.is_some() || self.planned == Progress::Going;
        if open && !self.report.exact { Progress::Going } else { Progress::Finished }
    }

    fn report(&self) -> &Report {
        &self.report
    }

    fn ranking(&self) -> Vec<(Move, f32)> {
        let mut ranking = self.plan.ranking();
        if self.report.exact {
            // What is proven comes first; nothing else can be worth more.
            ranking.retain(|&(mv, _)| mv != self.report.best);
            for (_, margin) in &mut ranking {
                *margin = margin.min(self.report.margin);
            }
            ranking.insert(0, (self.report.best, self.report.margin));
        }
        ranking
    }
}
