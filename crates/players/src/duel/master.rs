//! The top of the ladder: plans, compares close moves by rollouts, and proves what it can.

use wagons_rules::{Decision, Game, Move, Seat};

use super::draft_tree::followed_by;
use super::planner::Planner;
use super::rollout::Rollouts;
use crate::budget::{Budget, Progress, Work};
use crate::expectation::ExpectedLead;
use crate::solver::{Solution, Solver, cards_left};
use crate::thinking::{Limits, Player, Report, Thought};

/// A planner that compares the moves close to the best of its plan by rollouts. Near the end of a game it also looks for
/// the proof of the best move, and as soon as it has one it thinks no more.
#[derive(Debug, Clone, Copy)]
pub struct Master {
    pub(crate) planner: Planner,
}

/// With at most this many cards still to be placed a proof is usually found within seconds.
const NEAR: usize = 6;

/// After this many placements the plan is good enough for rollouts.
const PLANNED: u64 = 300_000;

impl Player for Master {
    fn name(&self) -> &str {
        self.planner.name()
    }

    fn usual_limits(&self) -> Limits {
        self.planner.usual_limits()
    }

    fn think(&self, game: &Game, seed: u64) -> Box<dyn Thought + Send> {
        let plan = self.planner.think(game, seed);
        let report = plan.report().clone();
        Box::new(Study {
            game: *game,
            seat: game.to_move().unwrap_or(Seat::First),
            near: cards_left(game) <= NEAR,
            plan,
            planned: Progress::Going,
            rollouts: None,
            proof: Some(Solver::new(game)),
            proving: 0,
            report,
        })
    }
}

/// A plan, rollouts and a proof.
struct Study {
    game: Game,
    seat: Seat,
    /// Whether a proof is near enough to be looked for beside the plan, and not only after it.
    near: bool,
    plan: Box<dyn Thought + Send>,
    planned: Progress,
    /// Once there is a plan, the moves that come close to its best; nothing if there are none.
    rollouts: Option<Rollouts>,
    /// Nothing when there is nothing more to prove.
    proof: Option<Solver>,
    /// How many of the placements judged were judged for the proof.
    proving: u64,
    report: Report,
}

impl Study {
    fn plan(&mut self, budget: &mut Budget) {
        let (progress, took) = budget.measured(|budget| self.plan.work(budget));
        self.planned = progress;
        self.report = Report { nodes: self.report.nodes + took, ..self.plan.report().clone() };
        // The plan of start cards is short, and its end tells most.
        let starting = self.game.decision() == Some(Decision::Start);
        if self.plan.report().nodes >= PLANNED && !starting {
            self.planned = Progress::Finished;
        }
        if self.planned.is_finished() {
            self.rollouts = Rollouts::new(&self.game, &self.plan.ranking());
        }
    }

    fn has_rollouts(&self) -> bool {
        self.rollouts.as_ref().is_some_and(|rollouts| !rollouts.is_over())
    }

    /// Whether there is more to plan or to roll out.
    fn estimates(&self) -> bool {
        self.planned == Progress::Going || self.has_rollouts()
    }

    fn estimate(&mut self, budget: &mut Budget) {
        if self.planned == Progress::Going {
            self.plan(budget);
        }
        if !budget.is_spent() && self.has_rollouts() {
            self.roll_out(budget);
        }
    }

    fn roll_out(&mut self, budget: &mut Budget) {
        let Some(rollouts) = &mut self.rollouts else { return };
        let rounds = rollouts.rounds;
        let (_, took) = budget.measured(|budget| rollouts.work(budget));
        self.report.nodes += took;
        if rollouts.rounds > rounds
            && let Some(&best) = rollouts.ranking().first()
        {
            self.report.depth += 1;
            self.report.choose(best);
        }
    }

    fn prove(&mut self, budget: &mut Budget) {
        let Some(solver) = &mut self.proof else { return };
        let (progress, took) = budget.measured(|budget| solver.work(budget));
        self.proving += took;
        self.report.nodes += took;
        if let Some(Solution { margin, best, line }) = solver.solution() {
            let lead = ExpectedLead(margin.seen_by(self.seat).0 as f32);
            let Report { depth, nodes, .. } = self.report;
            self.report =
                Report { best: *best, depth: depth + 1, nodes, lead, exact: true, line: line.clone() };
        }
        if progress.is_finished() {
            self.proof = None;
        }
    }
}

impl Work for Study {
    fn work(&mut self, budget: &mut Budget) -> Progress {
        if self.report.exact {
            return Progress::Finished;
        }
        if self.near && self.proof.is_some() && self.estimates() {
            // Half of the work is for the proof. The move of a rollout may take more than its share of a slice.
            if self.report.nodes <= 2 * self.proving {
                let half = Budget::nodes(budget.left().div_ceil(2));
                budget.apart(half, |half| self.estimate(half));
            }
        } else {
            self.estimate(budget);
        }
        if !budget.is_spent() && (self.near || !self.estimates()) {
            self.prove(budget);
        }
        Progress::finished_if(self.report.exact || self.proof.is_none() && !self.estimates())
    }
}

impl Thought for Study {
    fn report(&self) -> &Report {
        &self.report
    }

    fn ranking(&self) -> Vec<(Move, ExpectedLead)> {
        let mut ranking = self.plan.ranking();
        if let Some(rollouts) = &self.rollouts {
            ranking = followed_by(rollouts.ranking(), &ranking);
        }
        if self.report.exact {
            // What is proven comes first; nothing else can be worth more.
            ranking = followed_by(vec![(self.report.best, self.report.lead)], &ranking);
        }
        ranking
    }

    fn solver(&mut self) -> Option<&mut Solver> {
        self.proof.as_mut()
    }
}

#[cfg(test)]
mod tests {
    use wagons_rules::{Deal, Rng};

    use super::*;
    use crate::{PlayerName, choose};

    /// A plan that is ready and cannot tell moves apart.
    struct Undecided(Report, Vec<(Move, ExpectedLead)>);

    impl Work for Undecided {
        fn work(&mut self, _budget: &mut Budget) -> Progress {
            Progress::Finished
        }
    }

    impl Thought for Undecided {
        fn report(&self) -> &Report {
            &self.0
        }

        fn ranking(&self) -> Vec<(Move, ExpectedLead)> {
            self.1.clone()
        }
    }

    /// A study of a draft with this many cards in the circle, of which the plan likes the last two best.
    fn study(circle: usize) -> Study {
        let greedy = PlayerName::Greedy.player();
        let mut game = Game::new(Deal::shuffled(&mut Rng::new(3)));
        while game.circle().len() > circle || game.decision() != Some(Decision::Draft) {
            game.play(choose(&*greedy, &game, 1));
        }
        let mut ranking: Vec<_> = game.moves().map(|mv| (mv, ExpectedLead(0.0))).collect();
        ranking.reverse();
        for (_, lead) in ranking.iter_mut().skip(2) {
            lead.0 = -10.0;
        }
        Study {
            game,
            seat: game.to_move().expect("the game goes on"),
            near: cards_left(&game) <= NEAR,
            plan: Box::new(Undecided(Report::only(ranking[0].0), ranking)),
            planned: Progress::Going,
            rollouts: None,
            proof: None,
            proving: 0,
            report: Report::only(Move::Draft(game.circle()[0])),
        }
    }

    #[test]
    fn what_a_plan_cannot_tell_apart_is_rolled_out() {
        let mut study = study(9);
        let close: Vec<Move> = study.plan.ranking().iter().take(2).map(|&(mv, _)| mv).collect();
        while study.work(&mut Budget::nodes(1_000)) == Progress::Going {}
        let report = study.report();
        assert!(close.contains(&report.best));
        assert!(report.nodes > 10_000 && report.depth > 1, "{report:?}");
        let ranking = study.ranking();
        assert_eq!(ranking[0], (report.best, report.lead));
        assert!(ranking.is_sorted_by(|a, b| a.1 >= b.1));
        assert_eq!(ranking.len(), study.plan.ranking().len());
    }

    #[test]
    fn where_a_proof_is_near_rollouts_have_half_of_the_work() {
        let mut study = study(5);
        study.proof = Some(Solver::new(&study.game));
        while study.report.nodes < 100_000 && study.work(&mut Budget::nodes(2_000)) == Progress::Going {}
        assert!(study.near && study.has_rollouts() && study.proof.is_some());
        let share = study.proving as f32 / study.report.nodes as f32;
        assert!((0.4..0.6).contains(&share), "{share}");
    }
}
