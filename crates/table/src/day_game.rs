//! The day's game as everybody plays it: the same replies for the same moves, so that a finished game can be checked by
//! playing the computer's side again.

use std::time::Duration;

use wagons_players::{Host, Level, Limits};
use wagons_rules::{AnyRecord, Record};

use crate::day::Day;
use crate::daybook::{Daybook, Finish};
use crate::session::{Kind, Session};
use crate::thinking::{Finding, Job};

/// How many placements `master` judges for a move of the day's game: less than a tenth of a second in a browser. The others are
/// limited by placements in every game. When this changes, replies do: the edition has to change with it.
const MASTER: u64 = 250_000;

/// How much a level thinks in a day's game. No clock takes part, so the replies are the same on every machine.
pub(crate) fn limits(level: Level) -> Limits {
    let usual = level.player().usual_limits();
    Limits { time: None, nodes: usual.nodes.or(Some(MASTER)), ..usual }
}

/// Why a game does not belong into a day's table.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DayGameError {
    /// It is no record, or holds a move that cannot be made.
    #[error("it is no game: {0}")]
    Record(#[from] wagons_rules::RecordError),
    /// It was played with other cards.
    #[error("it was played with other cards")]
    Deal,
    /// It has not ended.
    #[error("it has not ended")]
    Unfinished,
}

/// A finished game of a day's deal.
///
/// ```
/// use wagons_players::Timeless;
/// use wagons_rules::{Record, Rng};
/// use wagons_table::day_game::DayGame;
/// use wagons_table::{Day, Level};
///
/// let day: Day = "2026-11-15".parse()?;
/// let mut record: Record = Record::new(day.deal());
/// let mut rng = Rng::new(1);
/// while let Some(mv) = record.game().random_move(&mut rng) {
///     record.try_play(mv)?;
/// }
/// let game = DayGame::read(day, Level::Easy, &record.to_string())?;
/// assert_eq!(game.replayed(&mut Timeless, || true), Some(false), "the computer does not play at random");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct DayGame {
    day: Day,
    level: Level,
    record: Record,
    finish: Finish,
}

impl DayGame {
    /// How long the computer's side is worked on between two looks at whether to go on.
    const SPELL: Duration = Duration::from_millis(20);

    /// Reads a game; every move in it is legal then.
    pub fn read(day: Day, level: Level, record: &str) -> Result<Self, DayGameError> {
        let record: Record = record.parse()?;
        if *record.deal() != day.deal() {
            return Err(DayGameError::Deal);
        }
        let finish = Daybook::finish(record.game(), day.seat()).ok_or(DayGameError::Unfinished)?;
        Ok(Self { day, level, record, finish })
    }

    /// How it ended for the person.
    pub const fn finish(&self) -> Finish {
        self.finish
    }

    /// The game in a line, written in one way.
    pub fn record(&self) -> String {
        self.record.to_string()
    }

    /// Whether the computer's moves are those this edition makes. Between short spells of work it asks whether to go on;
    /// nothing comes of it if not.
    pub fn replayed(&self, host: &mut dyn Host, mut goes_on: impl FnMut() -> bool) -> Option<bool> {
        let kind = Kind::of_day(self.day, self.level);
        let moves = self.record.moves();
        for (made, mv) in moves.iter().enumerate() {
            let session = Session::new(0, kind, AnyRecord::from(self.record.prefix(made)));
            let Some(mut job) =
                session.task().and_then(|task| Job::new(session.record(), task, session.seed()))
            else {
                continue;
            };
            while !job.work_for(Self::SPELL, host).is_finished() {
                if !goes_on() {
                    return None;
                }
            }
            match job.finding() {
                Finding::Move(report) if report.best == *mv => {}
                _ => return Some(false),
            }
        }
        Some(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_players::Timeless;
    use wagons_rules::Rng;

    fn day() -> Day {
        "2026-11-15".parse().unwrap()
    }

    /// A whole game of a person who plays at random against the day's computer.
    fn played(level: Level, seed: u64) -> Record {
        let mut session = Session::new(seed, Kind::of_day(day(), level), day().deal().into());
        let mut rng = Rng::new(seed);
        while !session.is_over() {
            let AnyRecord::Duel(record) = session.record() else { panic!("it is a game of two") };
            let mv = match session.task() {
                None => record.game().random_move(&mut rng).unwrap(),
                Some(task) => {
                    let mut job = Job::new(session.record(), task, session.seed()).unwrap();
                    while !job.work_for(Duration::from_millis(5), &mut Timeless).is_finished() {}
                    let Finding::Move(report) = job.finding() else { panic!("a move was asked for") };
                    report.best
                }
            };
            session.play(mv).unwrap();
        }
        let AnyRecord::Duel(record) = session.record() else { panic!("it is a game of two") };
        (**record).clone()
    }

    #[test]
    fn a_days_game_can_be_played_again_and_no_other_level_replies_so() {
        for level in [Level::Easy, Level::Medium, Level::Hard] {
            let record = played(level, 7).to_string();
            let game = DayGame::read(day(), level, &record).unwrap();
            assert_eq!(game.replayed(&mut Timeless, || true), Some(true), "{level}");
            let other = if level == Level::Easy { Level::Hard } else { Level::Easy };
            let other = DayGame::read(day(), other, &record).unwrap();
            assert_eq!(other.replayed(&mut Timeless, || true), Some(false), "{level}");
        }
    }

    #[test]
    fn when_the_game_began_does_not_matter() {
        let [one, other] =
            [1, 2].map(|id| Session::new(id, Kind::of_day(day(), Level::Master), day().deal().into()).seed());
        assert_eq!(one, other);
        assert_eq!((limits(Level::Master).time, limits(Level::Master).nodes), (None, Some(MASTER)));
    }

    #[test]
    fn only_a_finished_game_of_the_day_counts() {
        let wrong = |text: &str| DayGame::read(day(), Level::Easy, text).unwrap_err();
        let deal = day().deal();
        assert_eq!(wrong(&deal.to_string()), DayGameError::Unfinished);
        assert_eq!(wrong("FKQ/RJAPODGLNMHBICE"), DayGameError::Deal);
        assert!(matches!(wrong("nothing"), DayGameError::Record(_)));
    }
}
