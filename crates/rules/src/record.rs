//! A whole game in one line of text.
//!
//! The record is the game: towns, scores, replays and saved games all follow from it. Every prefix of a game is a
//! record. What is not exactly a record is an [error](RecordError) that names the token, its place and the reason.

use std::fmt;
use std::str::FromStr;

use crate::deal::{Deal, DealError};
use crate::decision::{Decision, Move, MoveError};
use crate::game::Game;
use crate::playable::Playable;
use crate::solo;
use crate::token::{TokenError, excerpt};

/// A deal and the moves made from it.
///
/// ```
/// use wagons_rules::{Record, Seat};
///
/// let record: Record = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1".parse()?;
/// assert_eq!(record.moves().len(), 5);
/// assert_eq!(record.game().to_move(), Some(Seat::Second));
/// assert_eq!(record.to_string(), "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1");
///
/// let error = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B7,0".parse::<Record>().unwrap_err();
/// assert_eq!(error.to_string(), "token 5, `B7,0`, at column 32: the first card of a town lies at 0,0");
/// # Ok::<(), wagons_rules::RecordError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Record<G: Playable = Game> {
    deal: G::Deal,
    moves: Vec<Move>,
    game: G,
}

/// Where and why a text is not a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("token {place}, `{token}`, at column {column}: {kind}")]
#[non_exhaustive]
pub struct RecordError {
    /// The offending token: escaped where it cannot be printed, and cut where it is long.
    pub token: String,
    /// Which token of the line it is, counted from 1.
    pub place: usize,
    /// The column of its first character, counted from 1.
    pub column: usize,
    /// What is wrong with it.
    pub kind: RecordErrorKind,
}

/// Why a token cannot stand where it does.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RecordErrorKind {
    /// There is no deal.
    #[error("a record begins with a deal, as in `FKQ/RJAPODGLNMHBICE`")]
    Empty,
    /// More than one space, or another white space than a space.
    #[error("tokens are separated by single spaces")]
    Space,
    /// The deal is not one.
    #[error(transparent)]
    Deal(#[from] DealError),
    /// The deal is not one of a solo game.
    #[error(transparent)]
    SoloDeal(#[from] solo::DealError),
    /// The token is no move.
    #[error("{error}; {expected} comes now")]
    Token {
        /// What is wrong with it.
        error: TokenError,
        /// What was to be decided.
        expected: Decision,
    },
    /// The move is not legal.
    #[error(transparent)]
    Move(#[from] MoveError),
}

impl<G: Playable> Record<G> {
    /// A game of which nothing is played yet.
    pub fn new(deal: G::Deal) -> Self {
        Self { game: G::begin(deal.clone()), deal, moves: Vec::new() }
    }

    /// What the game began with.
    pub fn deal(&self) -> &G::Deal {
        &self.deal
    }

    /// The moves made so far.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The position they lead to.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Says why a move cannot be made now, if it cannot.
    pub fn check(&self, mv: Move) -> Result<(), MoveError> {
        self.game.check(mv)
    }

    /// Whether a move is legal now.
    pub fn is_legal(&self, mv: Move) -> bool {
        self.check(mv).is_ok()
    }

    /// Makes a move, or says why it cannot be made and changes nothing.
    pub fn try_play(&mut self, mv: Move) -> Result<(), MoveError> {
        self.game.try_play(mv)?;
        self.moves.push(mv);
        Ok(())
    }

    /// Takes the last move back and returns it.
    pub fn undo(&mut self) -> Option<Move> {
        let last = self.moves.pop()?;
        self.game = self.position(self.moves.len());
        Some(last)
    }

    /// The position after the first `count` moves.
    pub fn position(&self, count: usize) -> G {
        self.moves.iter().take(count).fold(G::begin(self.deal.clone()), |game, &mv| game.after(mv))
    }

    /// The same game after its first `count` moves only.
    #[must_use]
    pub fn prefix(&self, count: usize) -> Self {
        let moves: Vec<_> = self.moves.iter().take(count).copied().collect();
        Self { deal: self.deal.clone(), game: self.position(moves.len()), moves }
    }

    /// Reads a record whose first token `deal` understands.
    pub fn parse_with<E: Into<RecordErrorKind>>(
        text: &str,
        deal: impl FnOnce(&str) -> Result<G::Deal, E>,
    ) -> Result<Self, RecordError> {
        let line = text.trim();
        let indent = text.chars().take_while(|c| c.is_whitespace()).count();
        // Places are counted from 0 here.
        let error = |place: usize, word: &str, kind| {
            let before: usize = line.split(' ').take(place).map(|word| word.chars().count() + 1).sum();
            RecordError { token: excerpt(word), place: place + 1, column: indent + before + 1, kind }
        };
        if line.is_empty() {
            return Err(error(0, line, RecordErrorKind::Empty));
        }
        let (first, _) = line.split_once(' ').unwrap_or((line, ""));
        let deal = deal(first).map_err(|flaw| error(0, first, spaced(first).unwrap_or(flaw.into())))?;
        let mut record = Self::new(deal);
        for (place, word) in line.split(' ').enumerate().skip(1) {
            let error = |kind| error(place, word, kind);
            let expected = record.game.decision().ok_or_else(|| error(MoveError::Over.into()))?;
            let no_move = |flaw| spaced(word).unwrap_or(RecordErrorKind::Token { error: flaw, expected });
            let mv = word.parse().map_err(|flaw| error(no_move(flaw)))?;
            record.try_play(mv).map_err(|flaw| error(flaw.into()))?;
        }
        Ok(record)
    }
}

/// What is wrong with a word that is empty or has white space inside.
fn spaced(word: &str) -> Option<RecordErrorKind> {
    (word.is_empty() || word.contains(char::is_whitespace)).then_some(RecordErrorKind::Space)
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        Self::parse_with(text, str::parse::<Deal>)
    }
}

impl<G: Playable> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.deal)?;
        self.moves.iter().try_for_each(|mv| write!(f, " {mv}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(text: &str) -> String {
        text.parse::<Record>().expect_err(text).to_string()
    }

    const DEAL: &str = "FKQ/RJAPODGLNMHBICE";

    #[test]
    fn errors_name_token_place_and_reason() {
        assert_eq!(
            message(""),
            "token 1, ``, at column 1: a record begins with a deal, as in `FKQ/RJAPODGLNMHBICE`"
        );
        assert_eq!(
            message(&format!("  {DEAL}  *B")),
            "token 2, ``, at column 23: tokens are separated by single spaces"
        );
        assert_eq!(
            message(&format!("{DEAL}\t*B")).split(": ").nth(1),
            Some("tokens are separated by single spaces")
        );
        assert_eq!(
            message(&format!("{DEAL} B")),
            "token 2, `B`, at column 21: the start card (as in `*B`) comes now"
        );
        assert_eq!(
            message(&format!("{DEAL} *F")),
            "token 2, `*F`, at column 21: F (Cool Water) is not in the circle"
        );
        assert_eq!(
            message(&format!("{DEAL} *B ?")),
            "token 3, `?`, at column 24: `?` is not a card: cards are the letters A to R; a draft (a card's letter) comes now"
        );
        assert_eq!(
            message(&format!("{DEAL} *B I B0,0")),
            "token 4, `B0,0`, at column 26: the placement of I (as in `I0,0` or `I'0,0`) comes now"
        );
        assert_eq!(
            message(&format!("{DEAL} *B I I'0,0 B'1,0")),
            "token 5, `B'1,0`, at column 32: the first card of a town lies at 0,0"
        );
        assert_eq!(
            message(&format!("{DEAL} *B I I0,0 B0,0 B")),
            "token 6, `B`, at column 36: B (Boom or Bust) is not in the circle"
        );
        assert_eq!(
            message(&format!("{DEAL} *B R R0,0 B0,0 I2,2")),
            "token 6, `I2,2`, at column 36: a card at 2,2 neither covers a territory nor shares an edge with one; \
             the nearest legal cell is 1,2"
        );
    }

    #[test]
    fn long_and_unprintable_tokens_stay_short_and_printable() {
        let error = message(&"x".repeat(1 << 20));
        assert!(error.len() < 200, "{error}");
        assert!(message("\u{1b}[31m").starts_with("token 1, `\\u{1b}[31m`"));
    }

    #[test]
    fn undo_goes_back_one_move() {
        let mut record: Record = format!("{DEAL} *B P P'0,0").parse().expect("a record");
        assert_eq!(record.undo().map(|mv| mv.to_string()).as_deref(), Some("P'0,0"));
        assert_eq!(record.to_string(), format!("{DEAL} *B P"));
        assert_eq!(record, record.prefix(2));
    }
}
