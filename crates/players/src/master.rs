//! The top of the ladder: plans like the others, tries out what is close, and proves what it can.

use wagons_rules::{Game, Move, Seat};

use crate::planner::Planner;
use crate::solver::{Solution, Solver, cards_left};
use crate::thought::{Limits, Player, Progress, Report, Thought};
use crate::trial::Trials;

/// A planner that tries out the moves that come close to the best of its plan. Near the end of a game it looks for
/// the proof of the best move instead, and as soon as it has one it thinks no more.
#[derive(Debug, Clone, Copy)]
pub struct Master {
    pub(crate) planner: Planner,
}

/// With so many cards still to be placed a proof is usually found within seconds.
const NEAR: usize = 6;

/// After so many placements a plan is ready to be tried out, where no proof is near.
const READY: u64 = 2_000_000;

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
            game: *game,
            seat,
            near: cards_left(game) <= NEAR,
            plan,
            planned: Progress::Going,
            trials: None,
            proof,
            report,
        })
    }
}

/// Planning, trying out and proving.
struct Study {
    game: Game,
    seat: Seat,
    /// Whether a proof is near enough to be looked for beside the plan, and not only after it.
    near: bool,
    plan: Box<dyn Thought + Send>,
    planned: Progress,
    /// Once there is a plan, the moves that come close to its best; nothing if there are none, or a proof is near.
    trials: Option<Trials>,
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
        if self.near {
            return;
        }
        if self.plan.report().nodes >= READY {
            self.planned = Progress::Finished;
        }
        if self.planned == Progress::Finished {
            self.trials = Trials::new(&self.game, &self.plan.ranking());
        }
    }

    /// Whether there is more to try out.
    fn trying(&self) -> bool {
        self.trials.as_ref().is_some_and(|trials| !trials.over())
    }

    fn try_out(&mut self, nodes: u64) {
        let Some(trials) = &mut self.trials else { return };
        let (before, rounds) = (trials.nodes, trials.rounds());
        trials.work(nodes);
        self.report.nodes += trials.nodes - before;
        if trials.rounds() > rounds
            && let Some(&(best, margin)) = trials.ranking().first()
        {
            let depth = self.report.depth + 1;
            self.report = Report { best, margin, depth, line: vec![best], ..self.report };
        }
    }

    fn prove(&mut self, nodes: u64) {
        let Some(solver) = &mut self.proof else { return };
        let before = solver.nodes();
        let progress = solver.work(nodes);
        self.report.nodes += solver.nodes() - before;
        if let Some(Solution { margin, best, line }) = solver.solution() {
            self.report.best = *best;
            self.report.margin = margin.seen_by(self.seat).0 as f32;
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
        if left > 0 && self.trying() {
            self.try_out(left);
        }
        let left = until.saturating_sub(self.report.nodes);
        if left > 0 && (self.near || self.planned == Progress::Finished && !self.trying()) {
            self.prove(left);
        }
        let open = self.proof.is_some() || self.trying() || self.planned == Progress::Going;
        if open && !self.report.exact { Progress::Going } else { Progress::Finished }
    }

    fn report(&self) -> &Report {
        &self.report
    }

    fn ranking(&self) -> Vec<(Move, f32)> {
        let mut ranking = self.plan.ranking();
        if let Some(trials) = &self.trials {
            let mut tried = trials.ranking();
            let least = tried.last().map_or(f32::MAX, |&(_, margin)| margin);
            // What is not close enough to be tried out is not better than what was.
            let others = ranking.into_iter().filter(|&(mv, _)| tried.iter().all(|&(other, _)| mv != other));
            let others: Vec<_> = others.map(|(mv, margin)| (mv, margin.min(least))).collect();
            tried.extend(others);
            ranking = tried;
        }
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

#[cfg(test)]
mod tests {
    use wagons_rules::{Deal, Decision, Rng};

    use super::*;
    use crate::{PlayerName, choose};

    /// A plan that is ready and cannot tell moves apart.
    struct Undecided(Report, Vec<(Move, f32)>);

    impl Thought for Undecided {
        fn work(&mut self, _nodes: u64) -> Progress {
            Progress::Finished
        }

        fn report(&self) -> &Report {
            &self.0
        }

        fn ranking(&self) -> Vec<(Move, f32)> {
            self.1.clone()
        }
    }

    /// A study of a game with so many cards in the circle, in which a draft is to be made and the last two drafts
    /// that can be made are thought to be best.
    fn study(circle: usize) -> Study {
        let greedy = PlayerName::Greedy.player();
        let mut game = Game::new(Deal::shuffled(&mut Rng::new(3)));
        while game.circle().len() > circle || game.decision() != Some(Decision::Draft) {
            game.play(choose(&*greedy, &game, 1));
        }
        let mut ranking: Vec<(Move, f32)> = game.moves().map(|mv| (mv, 0.0)).collect();
        ranking.reverse();
        for (_, margin) in ranking.iter_mut().skip(2) {
            *margin = -10.0;
        }
        Study {
            game,
            seat: game.to_move().expect("the game goes on"),
            near: cards_left(&game) <= NEAR,
            plan: Box::new(Undecided(Report::only(ranking[0].0), ranking)),
            planned: Progress::Going,
            trials: None,
            proof: None,
            report: Report::only(Move::Draft(game.circle()[0])),
        }
    }

    #[test]
    fn what_a_plan_cannot_tell_apart_is_tried_out() {
        let mut study = study(9);
        let close: Vec<Move> = study.plan.ranking().iter().take(2).map(|&(mv, _)| mv).collect();
        while study.work(1_000) == Progress::Going {}
        let report = study.report();
        assert!(close.contains(&report.best));
        assert!(report.nodes > 10_000 && report.depth > 1, "{report:?}");
        let ranking = study.ranking();
        assert_eq!(ranking[0], (report.best, report.margin));
        assert!(ranking.is_sorted_by(|a, b| a.1 >= b.1));
        assert_eq!(ranking.len(), study.plan.ranking().len());
    }

    #[test]
    fn nothing_is_tried_out_where_a_proof_is_near() {
        let mut study = study(2);
        assert!(study.near);
        let best = study.plan.report().best;
        while study.work(1_000) == Progress::Going {}
        assert_eq!((study.report().best, study.report().nodes), (best, 0));
    }
}
