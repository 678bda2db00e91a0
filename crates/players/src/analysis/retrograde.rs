//! Retrograde analysis: judging the decisions of a game, the last one first.
//!
//! Nothing is hidden in this game and nothing left to chance: what to expect of it changes only by what the players
//! lose. So the margin after the last move is carried back to the beginning, loss by loss. At the end of a game it is
//! a fact, and every step of its graph has a move that made it.

use wagons_rules::{Decision, Game, Move, Record, Seat};

use super::analyst::{Analyst, STEP, Study};
use super::class::Class;
use super::judged::Judged;
use super::review::Review;
use crate::budget::{Budget, Progress, Work};
use crate::duel::Planner;
use crate::expectation::{Expectation, ExpectedLead};
use crate::thinking::{Report, Thought};

/// An analysis in the making.
///
/// Every decision is studied by an [`Analyst`]. If another move looks best, the two are compared with equal effort,
/// unless the truth about both is proven.
pub struct Analysis {
    /// The positions up to the one to be studied next.
    positions: Vec<Game>,
    moves: Vec<Move>,
    /// Who studies and compares, and how long.
    analyst: Analyst,
    stage: Stage,
    /// What the position after the decision at hand is worth.
    after: Worth,
    /// The last decision first.
    judged: Vec<Judged>,
}

enum Stage {
    Studying(Box<Study>),
    Comparing(Report, Box<dyn Thought + Send>),
    /// The better line of the decision judged last is followed from this position; what the position before is worth
    /// is known.
    Following(Worth, Box<Game>, Box<Study>),
    Finished,
}

/// Who follows a better line, and how many moves of it are worth telling.
const FOLLOWER: Analyst = Analyst { nodes: 5_000 };
const LINE: usize = 6;

#[derive(Debug, Clone, Copy)]
struct Worth {
    expected: Expectation,
    exact: bool,
}

/// Analyses a whole game in one go.
///
/// ```
/// use wagons_players::{Analyst, Class, review};
/// use wagons_rules::{Record, Seat};
///
/// let record: Record = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 \
///                       O-2,-1 D1,-2 G'-1,-3 L0,-2 N3,-2 H H'1,-3".parse()?;
/// let review = review(&record, Analyst { nodes: 2_000 });
/// let last = review.decisions.last().expect("nineteen decisions");
/// assert_eq!((last.seat, last.class, last.exact), (Seat::First, Class::Mistake, true));
/// assert_eq!((last.loss, last.best.to_string().as_str()), (4.0, "H-2,-2"));
/// # Ok::<(), wagons_rules::RecordError>(())
/// ```
pub fn review(record: &Record, analyst: Analyst) -> Review {
    let mut analysis = Analysis::new(record, analyst);
    analysis.work(&mut Budget::endless());
    analysis.review()
}

impl Analysis {
    /// Begins to analyse a game, finished or not, with the analyst's nodes for each study and each comparison.
    pub fn new(record: &Record, analyst: Analyst) -> Self {
        let mut analysis = Self {
            positions: (0..=record.moves().len()).map(|count| record.position(count)).collect(),
            moves: record.moves().to_vec(),
            analyst,
            stage: Stage::Finished,
            after: Worth { expected: Expectation::default(), exact: false },
            judged: Vec::new(),
        };
        if !analysis.moves.is_empty() {
            match Expectation::at_the_end(record.game()) {
                Some(expected) => analysis.step_back(Worth { expected, exact: true }),
                None => analysis.stage = Stage::Studying(Box::new(Study::of(record.game(), analyst))),
            }
        }
        analysis
    }

    /// How many decisions are judged, and how many there are.
    pub fn done(&self) -> (usize, usize) {
        (self.finished().len(), self.moves.len())
    }

    /// What is known so far: the last decisions of the game.
    pub fn review(&self) -> Review {
        Review { decisions: self.finished().iter().rev().cloned().collect() }
    }

    /// The decisions about which nothing more will be found out: a better line may still be followed.
    fn finished(&self) -> &[Judged] {
        let open = usize::from(matches!(self.stage, Stage::Following(..)));
        &self.judged[..self.judged.len() - open]
    }

    /// The decision at hand: where it was made, by whom, and what was played. Nothing while the position after the
    /// last move is studied.
    fn at_hand(&self) -> Option<(&Game, Seat, Move)> {
        let game = self.positions.last()?;
        Some((game, game.to_move()?, *self.moves.get(self.positions.len() - 1)?))
    }

    /// Does a little work.
    fn step(&mut self, budget: &mut Budget) {
        match std::mem::replace(&mut self.stage, Stage::Finished) {
            Stage::Finished => {}
            Stage::Studying(mut study) => match study.work(budget) {
                Progress::Going => self.stage = Stage::Studying(study),
                Progress::Finished => self.studied(study.report().clone()),
            },
            Stage::Comparing(report, mut thought) => {
                let (progress, _) = budget.apart(STEP, |step| thought.work(step));
                let leads = self.at_hand().and_then(|(.., played)| both(&*thought, report.best, played));
                let enough = leads.is_some() && thought.report().nodes >= self.analyst.nodes;
                if enough || progress.is_finished() {
                    debug_assert!(leads.is_some(), "both moves are legal, so that both were judged");
                    let [best, played] = leads.unwrap_or_default();
                    self.judge(&report, (best.0 - played.0).max(0.0));
                } else {
                    self.stage = Stage::Comparing(report, thought);
                }
            }
            Stage::Following(worth, mut game, mut study) => match study.work(budget) {
                Progress::Going => self.stage = Stage::Following(worth, game, study),
                Progress::Finished => {
                    let next = study.report().best;
                    game.play_unchecked(next);
                    if let Some(judged) = self.judged.last_mut() {
                        judged.line.push(next);
                    }
                    self.follow(worth, game);
                }
            },
        }
    }

    /// Follows the better line of the decision judged last, if it is worth telling and not long enough yet; then steps
    /// back to the decision before.
    fn follow(&mut self, worth: Worth, game: Box<Game>) {
        let goes_on = |judged: &Judged| judged.class >= Class::Inaccuracy && judged.line.len() < LINE;
        if self.judged.last().is_some_and(goes_on) && !game.is_over() {
            let study = Box::new(Study::of(&game, FOLLOWER));
            self.stage = Stage::Following(worth, game, study);
        } else {
            self.step_back(worth);
        }
    }

    fn studied(&mut self, report: Report) {
        let Some(game) = self.positions.last() else { return };
        let here = Worth { expected: Expectation::reported(game, &report), exact: report.exact };
        let Some((game, seat, played)) = self.at_hand() else { return self.step_back(here) };
        if here.exact && self.after.exact {
            let loss = here.expected.seen_by(seat).0 - self.after.expected.seen_by(seat).0;
            self.judge(&report, loss);
        } else if report.best == played {
            self.judge(&report, 0.0);
        } else {
            let thought = Planner::analyst().compare(game, &[report.best, played]);
            self.stage = Stage::Comparing(report, thought);
        }
    }

    /// Judges the decision at hand by what the player lost with it, and steps back to the one before.
    fn judge(&mut self, report: &Report, loss: f32) {
        let Some((&game, seat, played)) = self.at_hand() else { return };
        debug_assert!(loss >= 0.0, "nothing is better than the best");
        let behind = |from: Expectation, points: f32| ExpectedLead(from.seen_by(seat).0 - points).of(seat);
        let (after_best, after_played) = if report.exact {
            let proven = Expectation::reported(&game, report);
            (proven, behind(proven, loss))
        } else {
            (behind(self.after.expected, -loss), self.after.expected)
        };
        let (best, line) =
            if loss > 0.0 { (report.best, report.line.clone()) } else { (played, vec![played]) };
        let mut end = game;
        for &mv in &line {
            end.play_unchecked(mv);
        }
        self.judged.push(Judged {
            number: self.positions.len(),
            seat,
            played,
            best,
            line,
            after_best,
            after_played,
            loss,
            class: Class::of_loss(loss),
            exact: report.exact && (self.after.exact || report.best == played),
        });
        self.follow(Worth { expected: after_best, exact: report.exact }, Box::new(end));
    }

    /// Steps back from a position of known worth to the last decision before it where there was a choice.
    fn step_back(&mut self, worth: Worth) {
        self.after = worth;
        self.positions.pop();
        while let Some((game, seat, played)) = self.at_hand() {
            if is_choice(game) {
                self.stage = Stage::Studying(Box::new(Study::of(game, self.analyst)));
                return;
            }
            self.judged.push(Judged {
                number: self.positions.len(),
                seat,
                played,
                best: played,
                line: vec![played],
                after_best: worth.expected,
                after_played: worth.expected,
                loss: 0.0,
                class: Class::Only,
                exact: true,
            });
            self.positions.pop();
        }
        self.stage = Stage::Finished;
    }
}

impl Work for Analysis {
    fn work(&mut self, budget: &mut Budget) -> Progress {
        while !budget.is_spent() && !matches!(self.stage, Stage::Finished) {
            self.step(budget);
        }
        Progress::finished_if(matches!(self.stage, Stage::Finished))
    }
}

/// Whether it makes a difference what is played. The first card of a town lies the same either way: turning the
/// table turns one town into the other.
fn is_choice(game: &Game) -> bool {
    let first = game.to_move().is_some_and(|seat| game.town(seat).cards() == 0);
    game.moves().len() > 1 && !(first && matches!(game.decision(), Some(Decision::Place(_))))
}

/// What two moves lead to, once both have been judged.
fn both(thought: &dyn Thought, best: Move, played: Move) -> Option<[ExpectedLead; 2]> {
    let ranking = thought.ranking();
    let lead = |mv: Move| ranking.iter().find(|(other, _)| *other == mv).map(|&(_, lead)| lead);
    Some([lead(best)?, lead(played)?])
}
