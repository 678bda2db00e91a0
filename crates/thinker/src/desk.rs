//! Where a question is worked on: in short spells, with a chance to hear the next question in between.

use std::time::Duration;

use wagons_players::Host;
use wagons_table::Shared;
use wagons_table::thinking::Job;

use crate::question::{Answer, Question};

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
        self.work = job(question).map(|job| Work { number: question.number, job, since: now, told: now });
    }

    /// Works for a spell. Returns what is to be told, if it is time to tell anything.
    pub fn spell(&mut self) -> Option<Answer> {
        let work = self.work.as_mut()?;
        let mut host = Since { clock: &self.clock, since: work.since };
        let finished = work.job.work_for(SPELL, &mut host).is_finished();
        let now = self.clock.now();
        if !finished && now.saturating_sub(work.told) < NEWS {
            return None;
        }
        work.told = now;
        let done = if finished { 1.0 } else { work.job.done(host.elapsed()).min(0.99) };
        let answer = Answer { number: work.number, done, finding: work.job.finding() };
        if finished {
            self.work = None;
        }
        Some(answer)
    }
}

/// The work a question makes; none if it asks for none, cannot be read, or the game is over.
fn job(question: &Question) -> Option<Job> {
    let Question { task, record, scenario, seed, .. } = question;
    let record =
        Shared { record: record.clone(), scenario: scenario.clone(), ..Shared::default() }.open().ok()?;
    Job::new(&record, (*task)?, *seed)
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use wagons_players::Level;
    use wagons_table::thinking::Task;

    use super::*;

    /// A clock on which every look takes five milliseconds.
    #[derive(Default)]
    struct Ticking(Cell<u32>);

    impl Clock for Ticking {
        fn now(&self) -> Duration {
            self.0.set(self.0.get() + 5);
            Duration::from_millis(self.0.get().into())
        }
    }

    fn question(number: u32, task: impl Into<Option<Task>>, record: &str) -> Question {
        Question { number, task: task.into(), record: record.to_owned(), scenario: None, seed: 7 }
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
        desk.take(&question(3, None, ""));
        assert!(!desk.is_busy() && desk.spell().is_none());
    }

    #[test]
    fn what_cannot_be_read_is_not_worked_on() {
        for record in ["", "no record", "FKQ/RJAPODGLNMHBICE *F"] {
            assert!(job(&question(1, Task::Hint, record)).is_none(), "{record}");
        }
    }
}
