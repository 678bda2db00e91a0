//! What the computer is asked at a table: a move of an opponent, a hint, a review of a whole game.
//!
//! Knows neither threads nor workers nor clocks. A client begins a [`Job`], lets it work in spells wherever it likes, and
//! hands what it found back to the [`Session`].

use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use wagons_players::{
    Analysis, Analyst, Host, Level, Limits, Player, Progress, Report, Review, Solver, Thought, Tidings,
    think_for, work_for,
};
use wagons_rules::solo::View;
use wagons_rules::{AnyRecord, Margin, Move};

use crate::day_game;
use crate::session::{Kind, Session, Who};

/// What is wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// A move, as a level would play.
    Play(Level),
    /// A move in a day's game, where everybody gets the same replies on every machine.
    Day(Level),
    /// The best move that can be found in a moment.
    Hint,
    /// The best move, and a proof that it is, if there is one to be found in [`PATIENCE`].
    Proof,
    /// A judgement of every decision of the game. Only games of two are judged.
    Review,
}

impl Task {
    /// Whether several can [share](Job::share) this task: if a proof is tried, and near enough to be tried at all.
    pub fn is_shared(self, record: &AnyRecord) -> bool {
        matches!((self, record), (Self::Proof, AnyRecord::Duel(record)) if Solver::begins(record.game()))
    }
}

/// How long a proof is looked for.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// What came of it, so far or for good.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Finding {
    /// A move and what is expected of it.
    Move(Report),
    /// The decisions judged.
    Review(Review),
}

/// A task that is being worked on.
///
/// ```
/// use std::time::Duration;
/// use wagons_players::{Progress, Timeless};
/// use wagons_rules::{Record, Seat};
/// use wagons_table::thinking::{Finding, Job};
/// use wagons_table::{Kind, Level, Session};
///
/// let record: Record = "FKQ/RJAPODGLNMHBICE".parse()?;
/// let kind = Kind::Versus { level: Level::Medium, person: Seat::First, day: None };
/// let mut session = Session::new(1, kind, record.into());
///
/// let task = session.task().expect("the computer names the start card");
/// let (asked, seed) = (session.moves_made(), session.seed());
/// let mut job = Job::new(session.record(), task, seed).expect("something to decide");
/// while job.work_for(Duration::from_millis(20), &mut Timeless) == Progress::Going {}
/// let Finding::Move(report) = job.finding() else { panic!("a move was asked for") };
/// assert!(session.hear(asked, report.best));
/// assert!(!session.hear(asked, report.best), "the game has gone on");
/// # Ok::<(), wagons_rules::RecordError>(())
/// ```
pub struct Job {
    work: Work,
    limits: Limits,
}

enum Work {
    Move(Box<dyn Thought + Send>),
    Review(Box<Analysis>),
}

impl Job {
    /// Begins a task; none if there is nothing to decide, or nothing that can be judged. In a solo game nothing is
    /// known of the deck but what the player may see. The seed stands for everything left to chance.
    pub fn new(record: &AnyRecord, task: Task, seed: u64) -> Option<Self> {
        let analyst = match (task, record) {
            (Task::Review, _) => Analyst::REVIEW,
            (Task::Proof, AnyRecord::Duel(_)) => Analyst::PROOF,
            _ => Analyst::HINT,
        };
        Self::advised_by(analyst, record, task, seed)
    }

    /// The same with more or less thought in hints and judgements than usual.
    pub fn advised_by(analyst: Analyst, record: &AnyRecord, task: Task, seed: u64) -> Option<Self> {
        let job = match (task, record) {
            (Task::Review, AnyRecord::Duel(record)) => {
                let analysis = Analysis::new(record, analyst);
                Self { work: Work::Review(Box::new(analysis)), limits: Limits::default() }
            }
            (Task::Review, AnyRecord::Solo(_)) => return None,
            (Task::Play(level) | Task::Day(level), _) => {
                Self::play(record, &*level.player(), &*level.solo_player(), seed)?
            }
            (Task::Hint | Task::Proof, _) => Self::play(record, &analyst, &analyst, seed)?,
        };
        let limits = match task {
            Task::Day(level) => day_game::limits(level),
            Task::Proof => Limits { time: Some(PATIENCE), ..Limits::default() },
            Task::Play(_) | Task::Hint | Task::Review => job.limits,
        };
        Some(Self { limits, ..job })
    }

    fn play(record: &AnyRecord, duel: &dyn Player, solo: &dyn Player<View>, seed: u64) -> Option<Self> {
        record.decision()?;
        let (thought, limits) = match record {
            AnyRecord::Duel(record) => (duel.think(record.game(), seed), duel.usual_limits()),
            AnyRecord::Solo(record) => (solo.think(&record.game().view(), seed), solo.usual_limits()),
        };
        Some(Self { work: Work::Move(thought), limits })
    }

    /// Works for a while, or until the host says stop. It is finished when nothing more will be found.
    pub fn work_for(&mut self, spell: Duration, host: &mut dyn Host) -> Progress {
        match &mut self.work {
            Work::Move(thought) => think_for(spell, &mut **thought, self.limits, host),
            Work::Review(analysis) => work_for(spell, &mut **analysis, host),
        }
    }

    /// Makes this one of several who look for the same proof; see [`Solver::share`].
    pub fn share(&mut self, place: usize, all: usize) {
        if let Some(solver) = self.solver() {
            solver.share(place, all);
        }
    }

    /// What was found out that spares [others](Self::share) work, since this was asked last.
    pub fn tell(&mut self) -> Vec<Tidings> {
        self.solver().map(Solver::tell).unwrap_or_default()
    }

    /// Takes over what [another one](Self::share) told.
    pub fn hear(&mut self, tidings: Tidings) {
        if let Some(solver) = self.solver() {
            solver.hear(tidings);
        }
    }

    /// The lowest and the highest margin that are still possible, as soon as both are proven.
    pub fn bounds(&mut self) -> Option<(Margin, Margin)> {
        self.solver().and_then(|solver| solver.narrowed())
    }

    fn solver(&mut self) -> Option<&mut Solver> {
        match &mut self.work {
            Work::Move(thought) => thought.solver(),
            Work::Review(_) => None,
        }
    }

    /// How much of the work is done after so much time, from 0 to 1, at a guess.
    pub fn done(&self, elapsed: Duration) -> f32 {
        match &self.work {
            Work::Review(analysis) => {
                let (done, all) = analysis.done();
                done as f32 / all.max(1) as f32
            }
            Work::Move(thought) => {
                let nodes = self.limits.nodes.map(|most| thought.report().nodes as f32 / most.max(1) as f32);
                let time = self.limits.time.map(|most| elapsed.as_secs_f32() / most.as_secs_f32());
                nodes.unwrap_or(0.0).max(time.unwrap_or(0.0)).min(1.0)
            }
        }
    }

    /// What was found so far. There is a legal move from the first moment.
    pub fn finding(&self) -> Finding {
        match &self.work {
            Work::Move(thought) => Finding::Move(thought.report().clone()),
            Work::Review(analysis) => Finding::Review(analysis.review()),
        }
    }
}

impl fmt::Debug for Job {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Job").field("finding", &self.finding()).finish_non_exhaustive()
    }
}

impl Session {
    /// What the computer has to do now: to play, if it is its turn.
    pub fn task(&self) -> Option<Task> {
        match (self.to_act()?.1, self.kind()) {
            (Who::Computer(level), Kind::Versus { day: Some(_), .. }) => Some(Task::Day(level)),
            (Who::Computer(level), _) => Some(Task::Play(level)),
            _ => None,
        }
    }

    /// What is left to chance when somebody thinks about the game as it stands: the same position gets the same answer,
    /// and another game another one.
    pub fn seed(&self) -> u64 {
        // Deals are shuffled from the number of the game: the word keeps what is guessed here apart from that.
        let word = u64::from_be_bytes(*b"thinking");
        // A day's game is the same for everybody, whenever they begin it.
        let game = match self.kind() {
            Kind::Versus { day: Some(day), .. } => day.seed(),
            _ => self.id(),
        };
        word ^ game ^ (self.moves_made() as u64) << 48
    }

    /// Plays the computer's answer to a question that was asked after so many moves, unless the game has gone on since,
    /// or back. Tells whether it was played.
    pub fn hear(&mut self, asked: usize, answer: Move) -> bool {
        self.moves_made() == asked && self.task().is_some() && self.play(answer).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_players::Timeless;
    use wagons_rules::solo::Scenarios;

    fn record(text: &str) -> AnyRecord {
        AnyRecord::parse(text, &Scenarios::built_in()).unwrap()
    }

    fn hint(text: &str) -> Finding {
        let mut job = Job::new(&record(text), Task::Hint, 7).unwrap();
        job.work_for(Duration::ZERO, &mut Timeless);
        job.finding()
    }

    #[test]
    fn a_hint_does_not_know_what_the_deck_hides() {
        for moves in ["", " B"] {
            let [one, other] = ["JKLMNOQR", "JRQONMLK"].map(|deck| format!("s1:IP/ABCDEFGH/{deck}{moves}"));
            assert_eq!(hint(&one), hint(&other), "after `{moves}`");
        }
    }

    #[test]
    fn there_is_no_task_in_what_is_over_or_cannot_be_judged() {
        let over = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 D1,-2 \
                    G'-1,-3 L0,-2 N3,-2 H H'1,-3";
        assert!(Job::new(&record(over), Task::Hint, 1).is_none());
        assert!(Job::new(&record("s1:IP/ABCDEFGH/JKLMNOQR"), Task::Review, 1).is_none());
        assert!(Job::new(&record(over), Task::Review, 1).is_some());
    }
}
