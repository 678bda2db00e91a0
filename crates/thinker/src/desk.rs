//! Where a question is worked on: in short spells, with a chance to hear the next question in between.

use std::time::Duration;

use wagons_players::{Analysis, Analyst, Host, Limits, Player, Progress, Thought, think_for, work_for};
use wagons_rules::AnyRecord;
use wagons_rules::solo::View;
use wagons_table::Shared;

use crate::question::{Answer, Found, Question, Task};

/// How long a spell of thinking is: a new question waits no longer.
const SPELL: Duration = Duration::from_millis(20);
/// How often progress is told.
const NEWS: Duration = Duration::from_millis(100);

/// A clock that never goes backwards, counted from any moment.
pub trait Clock {
    /// The time now.
    fn now(&self) -> Duration;
}

/// One question at a time is worked on here.
pub struct Desk<C> {
    clock: C,
    work: Option<Work>,
}

/// What is worked on, since when, and when it was told about last.
struct Work {
    number: u32,
    job: Job,
    since: Duration,
    told: Duration,
}

/// The kinds of work.
enum Job {
    Move { thought: Box<dyn Thought + Send>, limits: Limits },
    Review(Box<Analysis>),
}

/// The clock of one piece of work.
struct Since<'a, C> {
    clock: &'a C,
    since: Duration,
}

impl<C: Clock> Host for Since<'_, C> {
    fn elapsed(&self) -> Duration {
        self.clock.now().saturating_sub(self.since)
    }
}

impl<C: Clock> Desk<C> {
    /// An empty desk.
    pub const fn new(clock: C) -> Self {
        Self { clock, work: None }
    }

    /// Whether there is something to work on.
    pub const fn is_busy(&self) -> bool {
        self.work.is_some()
    }

    /// Puts the present work aside for a new question.
    pub fn take(&mut self, question: &Question) {
        let now = self.clock.now();
        self.work = Job::of(question).map(|job| Work { number: question.number, job, since: now, told: now });
    }

    /// Works for a spell. Returns what is to be told, if it is time to tell anything.
    pub fn spell(&mut self) -> Option<Answer> {
        let work = self.work.as_mut()?;
        let mut host = Since { clock: &self.clock, since: work.since };
        let finished = work.job.spell(&mut host).is_finished();
        let now = self.clock.now();
        if !finished && now.saturating_sub(work.told) < NEWS {
            return None;
        }
        work.told = now;
        let done = if finished { 1.0 } else { work.job.done(host.elapsed()).min(0.99) };
        let answer = Answer { number: work.number, done, found: work.job.found() };
        if finished {
            self.work = None;
        }
        Some(answer)
    }
}

impl Job {
    /// The work a question makes; none if it asks for none, cannot be read, or the game is over.
    fn of(question: &Question) -> Option<Self> {
        let Question { record, scenario, .. } = question;
        let record = Shared { record: record.clone(), scenario: scenario.clone() }.open().ok()?;
        match question.task {
            Task::Nothing => None,
            Task::Review => match record {
                AnyRecord::Duel(record) => {
                    Some(Self::Review(Box::new(Analysis::new(&record, Analyst::REVIEW))))
                }
                AnyRecord::Solo(_) => None,
            },
            Task::Play(level) => {
                Self::asking(&record, &*level.player(), &*level.solo_player(), question.seed)
            }
            Task::Hint => Self::asking(&record, &Analyst::HINT, &Analyst::HINT, question.seed),
        }
    }

    /// Asks the one who plays such a game for a move.
    fn asking(record: &AnyRecord, duel: &dyn Player, solo: &dyn Player<View>, seed: u64) -> Option<Self> {
        record.decision()?;
        let (thought, limits) = match record {
            AnyRecord::Duel(record) => (duel.think(record.game(), seed), duel.usual_limits()),
            AnyRecord::Solo(record) => (solo.think(&record.game().view(), seed), solo.usual_limits()),
        };
        Some(Self::Move { thought, limits })
    }

    /// Works for a spell.
    fn spell(&mut self, host: &mut dyn Host) -> Progress {
        match self {
            Self::Review(analysis) => work_for(SPELL, &mut **analysis, host),
            Self::Move { thought, limits } => think_for(SPELL, &mut **thought, *limits, host),
        }
    }

    /// How much of the work is done, at a guess.
    fn done(&self, elapsed: Duration) -> f32 {
        match self {
            Self::Review(analysis) => {
                let (done, all) = analysis.done();
                done as f32 / all.max(1) as f32
            }
            Self::Move { thought, limits } => {
                let by_nodes = limits.nodes.map(|most| thought.report().nodes as f32 / most.max(1) as f32);
                let by_time = limits.time.map(|most| elapsed.as_secs_f32() / most.as_secs_f32());
                by_nodes.unwrap_or(0.0).max(by_time.unwrap_or(0.0))
            }
        }
    }

    fn found(&self) -> Found {
        match self {
            Self::Review(analysis) => Found::Review(analysis.review()),
            Self::Move { thought, .. } => Found::Move(thought.report().clone()),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use wagons_players::{Budget, Level};

    use super::*;

    /// A clock on which every look takes a millisecond.
    #[derive(Default)]
    struct Ticking(Cell<u32>);

    impl Clock for Ticking {
        fn now(&self) -> Duration {
            self.0.set(self.0.get() + 1);
            Duration::from_millis(self.0.get().into())
        }
    }

    fn question(number: u32, task: Task, record: &str) -> Question {
        Question { number, task, record: record.to_owned(), scenario: None, seed: 7 }
    }

    #[test]
    fn a_hint_does_not_know_what_the_deck_hides() {
        let hint = |record: &str| match Job::of(&question(1, Task::Hint, record)) {
            Some(Job::Move { mut thought, .. }) => {
                thought.work(&mut Budget::nodes(12_000));
                thought.report().clone()
            }
            _ => panic!("a move is to be found"),
        };
        for moves in ["", " B"] {
            let [one, other] = ["JKLMNOQR", "JRQONMLK"].map(|deck| format!("s1:IP/ABCDEFGH/{deck}{moves}"));
            assert_eq!(hint(&one), hint(&other), "after `{moves}`");
        }
    }

    #[test]
    fn progress_is_told_before_the_result() {
        let mut desk = Desk::new(Ticking::default());
        desk.take(&question(1, Task::Play(Level::Expert), "FKQ/RJAPODGLNMHBICE *B"));
        let answers: Vec<Answer> =
            std::iter::from_fn(|| desk.is_busy().then(|| desk.spell())).flatten().collect();
        assert!(answers.len() > 1);
        assert!(answers.windows(2).all(|pair| pair[0].done <= pair[1].done));
        assert!(answers.last().is_some_and(Answer::is_final));
    }

    #[test]
    fn a_new_question_takes_the_place_of_the_one_before() {
        let mut desk = Desk::new(Ticking::default());
        desk.take(&question(1, Task::Review, "FKQ/RJAPODGLNMHBICE *B P P'0,0"));
        desk.spell();
        desk.take(&question(2, Task::Play(Level::Easy), "FKQ/RJAPODGLNMHBICE *B"));
        let told = std::iter::from_fn(|| desk.is_busy().then(|| desk.spell())).flatten().next();
        assert_eq!(told.map(|answer| answer.number), Some(2));
        desk.take(&question(3, Task::Nothing, ""));
        assert!(!desk.is_busy() && desk.spell().is_none());
    }

    #[test]
    fn what_cannot_be_read_is_not_worked_on() {
        for record in ["", "no record", "FKQ/RJAPODGLNMHBICE *F"] {
            assert!(Job::of(&question(1, Task::Hint, record)).is_none(), "{record}");
        }
    }
}
