//! Where a question is worked on: in short spells, with a chance to hear the next question in between.

use std::time::Duration;

use wagons_players::Host;
use wagons_table::thinking::Job;

use crate::question::{Answer, Message, Question};

/// How long a spell of thinking is: a new question waits no longer.
const SPELL: Duration = Duration::from_millis(20);
/// How often progress is told.
const NEWS: Duration = Duration::from_millis(100);

/// Tells the time, counted from any moment.
type Clock = Box<dyn Fn() -> Duration>;

/// One question at a time is worked on here.
pub struct Desk {
    clock: Clock,
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
struct Since<'a> {
    clock: &'a Clock,
    since: Duration,
}

impl Host for Since<'_> {
    fn elapsed(&self) -> Duration {
        (self.clock)().saturating_sub(self.since)
    }
}

impl Desk {
    /// An empty desk, which is told the time by a clock that never goes backwards.
    pub fn new(clock: impl Fn() -> Duration + 'static) -> Self {
        Self { clock: Box::new(clock), work: None }
    }

    /// Whether there is something to work on.
    pub const fn is_busy(&self) -> bool {
        self.work.is_some()
    }

    /// Puts the present work aside for a new question, or hears what others found out about the present one.
    pub fn take(&mut self, message: &Message) {
        match (message, &mut self.work) {
            (Message::Ask(question), _) => {
                let now = (self.clock)();
                self.work =
                    job(question).map(|job| Work { number: question.number, job, since: now, told: now });
            }
            (Message::Hear(number, told), Some(work)) if *number == work.number => {
                told.iter().filter_map(|text| text.parse().ok()).for_each(|tidings| work.job.hear(tidings));
            }
            (Message::Hear(..), _) => {}
        }
    }

    /// Works for a spell. Returns what is to be told, if it is time to tell anything.
    pub fn spell(&mut self) -> Option<Answer> {
        let work = self.work.as_mut()?;
        let mut host = Since { clock: &self.clock, since: work.since };
        let finished = work.job.work_for(SPELL, &mut host).is_finished();
        let now = (self.clock)();
        if !finished && now.saturating_sub(work.told) < NEWS {
            return None;
        }
        work.told = now;
        let done = if finished { 1.0 } else { work.job.done(host.elapsed()).min(0.99) };
        let told = work.job.tell().iter().map(ToString::to_string).collect();
        let (finding, bounds) = (work.job.finding(), work.job.bounds());
        let answer = Answer { number: work.number, done, finding, bounds, told };
        if finished {
            self.work = None;
        }
        Some(answer)
    }
}

/// The work a question makes; none if it asks for none, cannot be read, or the game is over.
fn job(question: &Question) -> Option<Job> {
    let mut job = Job::new(&question.game()?, question.task?, question.seed)?;
    if let Some((place, all)) = question.share {
        job.share(place, all);
    }
    Some(job)
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use wagons_players::Level;
    use wagons_table::thinking::{Finding, Task};

    use super::*;

    /// An empty desk with a clock on which every look takes five milliseconds.
    fn desk() -> Desk {
        let time = Cell::new(Duration::ZERO);
        Desk::new(move || {
            time.set(time.get() + Duration::from_millis(5));
            time.get()
        })
    }

    fn question(number: u32, task: impl Into<Option<Task>>, record: &str) -> Question {
        Question { task: task.into(), record: record.to_owned(), seed: 7, ..Question::nothing(number) }
    }

    fn ask(desk: &mut Desk, number: u32, task: impl Into<Option<Task>>, record: &str) {
        desk.take(&Message::Ask(question(number, task, record)));
    }

    #[test]
    fn progress_is_told_before_the_result() {
        let mut desk = desk();
        ask(&mut desk, 1, Task::Play(Level::Expert), "FKQ/RJAPODGLNMHBICE *B");
        let answers: Vec<Answer> =
            std::iter::from_fn(|| desk.is_busy().then(|| desk.spell())).flatten().collect();
        assert!(answers.len() > 1);
        assert!(answers.windows(2).all(|pair| pair[0].done <= pair[1].done));
        assert!(answers.last().is_some_and(Answer::is_final));
    }

    #[test]
    fn a_new_question_takes_the_place_of_the_one_before() {
        let mut desk = desk();
        ask(&mut desk, 1, Task::Review, "FKQ/RJAPODGLNMHBICE *B P P'0,0");
        desk.spell();
        ask(&mut desk, 2, Task::Play(Level::Easy), "FKQ/RJAPODGLNMHBICE *B");
        let told = std::iter::from_fn(|| desk.is_busy().then(|| desk.spell())).flatten().next();
        assert_eq!(told.map(|answer| answer.number), Some(2));
        ask(&mut desk, 3, None, "");
        assert!(!desk.is_busy() && desk.spell().is_none());
    }

    #[test]
    fn what_one_desk_tells_spares_the_other_work() {
        let record =
            "AOP/KGHIQFJNMBDRECL *H H H0,0 I I'0,0 Q Q0,1 F F1,2 J J'-1,2 N N-1,2 M M-3,1 B B1,1 D D'-1,3 R";
        let mut desks = [0, 1].map(|place| {
            let mut desk = desk();
            let asked = Question { share: Some((place, 2)), ..question(1, Task::Proof, record) };
            desk.take(&Message::Ask(asked));
            desk
        });
        let mut told = 0;
        let last = loop {
            let [one, other] = desks.each_mut().map(Desk::spell);
            for (to, answer) in [(1, &one), (0, &other)] {
                let tidings = answer.as_ref().map(|answer| answer.told.clone()).unwrap_or_default();
                told += tidings.len();
                desks[to].take(&Message::Hear(2, vec!["about another question".to_owned()]));
                desks[to].take(&Message::Hear(1, tidings));
            }
            if let Some(answer) = [one, other].into_iter().flatten().find(Answer::is_final) {
                break answer;
            }
        };
        assert!(told > 0 && matches!(last.finding, Finding::Move(report) if report.exact));
    }

    #[test]
    fn what_cannot_be_read_is_not_worked_on() {
        for record in ["", "no record", "FKQ/RJAPODGLNMHBICE *F"] {
            assert!(job(&question(1, Task::Hint, record)).is_none(), "{record}");
        }
    }
}
