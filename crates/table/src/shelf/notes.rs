//! What stays of a finished game or puzzle besides itself: a line in the book it belongs to.

use wagons_players::puzzles::Puzzle;
use wagons_rules::AnyRecord;

use super::Shelf;
use crate::day::Day;
use crate::daybook::Daybook;
use crate::ladder::Ladder;
use crate::puzzle_book::PuzzleBook;
use crate::session::{Kind, Session};
use crate::solo_book::SoloBook;
use crate::store::{Store, StoreError};

impl<S: Store + ?Sized> Shelf<S> {
    /// How the player has fared against each opponent. Before there is such a book, as the games that are kept tell it.
    pub fn ladder(&self) -> Result<Ladder, StoreError> {
        if let Some(ladder) = self.recall()? {
            return Ok(ladder);
        }
        let mut ladder = Ladder::default();
        self.sessions()?.iter().for_each(|session| ladder.note(session));
        Ok(ladder)
    }

    /// Notes the answer to a puzzle, if it is the first, and the day if its puzzle was solved. Tells what the book says now.
    pub fn note_puzzle(
        &self,
        puzzle: &Puzzle,
        right: bool,
        solved_on: Option<Day>,
    ) -> Result<PuzzleBook, StoreError> {
        self.change(|book: &mut PuzzleBook| {
            book.note(&puzzle.record.to_string(), puzzle.rating, right);
            if let Some(day) = solved_on {
                book.note_day(day);
            }
            book.clone()
        })
    }

    /// Notes a finished game in the book it belongs to. To note it again changes nothing; a game that is not over, and
    /// what is only tried out, is left alone. A solo game counts for the campaign whenever and however it is finished.
    ///
    /// `begun` is the day on which the game was begun where the player is: a day's deal counts for the series of days
    /// only then.
    pub fn note(&self, session: &Session, begun: Day) -> Result<(), StoreError> {
        if !session.is_over() {
            return Ok(());
        }
        if matches!(session.kind(), Kind::Versus { .. }) {
            // What was played before there was this book is still on the shelf.
            let mut ladder = self.ladder()?;
            ladder.note(session);
            self.change(|book: &mut Ladder| book.merge(ladder))?;
        }
        match (session.kind(), session.record()) {
            (Kind::Solo, AnyRecord::Solo(record)) => {
                self.change(|book: &mut SoloBook| book.note(session.id(), record))
            }
            (Kind::Versus { level, person, day: Some(day) }, AnyRecord::Duel(record)) => {
                let Some(finish) = Daybook::finish(record.game(), person) else { return Ok(()) };
                self.change(|book: &mut Daybook| book.note(day, level, finish, begun == day))
            }
            _ => Ok(()),
        }
    }
}
