//! A whole game, move by move.

use wagons_rules::{AnyRecord, Move, Seat};
use wagons_texts::joined;

use super::Narrator;
use crate::position::Position;

/// A move as it is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Told {
    /// Whose move it was.
    pub seat: Seat,
    /// The move.
    pub mv: Move,
    /// The move in a sentence.
    pub sentence: String,
    /// What the rival of the solo game did then.
    pub answer: Option<String>,
    /// The number of the turn it belongs to: one more whenever the other side has had a turn.
    pub turn: usize,
}

impl Told {
    /// The move and what the rival did then, in sentences.
    pub fn in_full(self) -> String {
        joined([Some(self.sentence), self.answer])
    }
}

impl Narrator<'_> {
    /// Every move of a record. The game is played through once.
    ///
    /// ```
    /// use wagons_rules::Record;
    /// use wagons_table::Narrator;
    /// use wagons_texts::{Language, Person, Texts};
    ///
    /// let record: Record = "FKQ/RJAPODGLNMHBICE *B P P'0,0".parse()?;
    /// let texts = Texts::new(Language::En);
    /// let log = Narrator::new(&texts, ["Ada", "Ben"].map(Person::named)).log(&record.into());
    /// assert_eq!(log[0].sentence, "Ben chooses card B as the start card.");
    /// assert_eq!(log.iter().map(|told| told.turn).collect::<Vec<_>>(), [0, 1, 1]);
    /// # Ok::<(), wagons_rules::RecordError>(())
    /// ```
    pub fn log(&self, record: &AnyRecord) -> Vec<Told> {
        let course: Vec<_> = Position::course(record).collect();
        let mut log: Vec<Told> = Vec::new();
        for (&mv, [before, after]) in record.moves_made().iter().zip(course.array_windows()) {
            let seat = before.to_move().unwrap_or(Seat::First);
            let answer = self.answer_between(before, after);
            let turn = log
                .last()
                .map_or(0, |last| last.turn + usize::from(last.seat != seat || last.answer.is_some()));
            log.push(Told { seat, mv, sentence: self.told(before, mv), answer, turn });
        }
        log
    }

    /// A move of a record, counted from 0, with what the rival of the solo game did then.
    pub fn told_with_answer(&self, record: &AnyRecord, number: usize) -> String {
        let told = record.moves_made().get(number).map(|&mv| self.told(&Position::after(record, number), mv));
        joined([told, self.rival_answer(record, number)])
    }

    /// What the rival did from one position to the next.
    pub(super) fn answer_between(&self, before: &Position, after: &Position) -> Option<String> {
        let (before, after) = (before.solo()?, after.solo()?);
        let turn = after.rival_turns().nth(before.rival_turns().count())?;
        Some(self.texts.rival_turn(turn, after.scenario()))
    }
}
