//! How somebody has fared against each opponent: every finished game against the computer, by its number.
//!
//! A book only ever grows: a game that is removed from the list of games still counts.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use wagons_players::Level;

use crate::daybook::Daybook;
use crate::kept::{Entry, Kept};
use crate::salvage;
use crate::session::{Kind, Session};

/// The book of games against the computer.
///
/// ```
/// use wagons_rules::{Record, Seat};
/// use wagons_table::ladder::{Ladder, Standing};
/// use wagons_table::{Kind, Level, Session};
///
/// let record: Record = "ADQ/JRNOHELIMBKFCGP *J J J0,0 N N0,0 R'0,-2 H H-2,-2 O1,-1 E E2,0 I I'-2,0 L1,-2 K K-1,-1 M'2,-1 \
///                       B-4,-3 F F'0,-3 C C0,-3 G G'-4,-1 P P-1,-2".parse()?;
/// let kind = Kind::Versus { level: Level::Hard, person: Seat::First, day: None };
/// let mut ladder = Ladder::default();
/// ladder.note(&Session::new(1, kind, record.into()));
/// let Standing { won, lost } = ladder.standing(Level::Hard);
/// assert_eq!(won + lost, 1);
/// assert_eq!(ladder.standing(Level::Easy), Standing::default());
/// # Ok::<(), wagons_rules::RecordError>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ladder {
    /// By the number of the game.
    games: BTreeMap<u64, Bout>,
}

/// A finished game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct Bout {
    level: Level,
    won: bool,
}

/// Games against one opponent, counted.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Standing {
    /// How many the person won.
    pub won: usize,
    /// How many the opponent won.
    pub lost: usize,
}

impl Standing {
    /// Whether there was any game.
    pub const fn is_empty(self) -> bool {
        self.won + self.lost == 0
    }
}

impl Ladder {
    /// Notes a finished game against the computer; any other is left alone. To note it again changes nothing.
    pub fn note(&mut self, session: &Session) {
        if let (Kind::Versus { level, person, .. }, Some(game)) = (session.kind(), session.position().duel())
            && let Some(finish) = Daybook::finish(game, person)
        {
            self.games.entry(session.id()).or_insert(Bout { level, won: finish.won });
        }
    }

    /// The games against an opponent, counted.
    pub fn standing(&self, level: Level) -> Standing {
        let count = |won: bool| self.games.values().filter(|&&bout| bout == Bout { level, won }).count();
        Standing { won: count(true), lost: count(false) }
    }

    /// Whether no game was finished yet.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// Adds the games of another book.
    pub fn merge(&mut self, other: Self) {
        for (number, bout) in other.games {
            self.games.entry(number).or_insert(bout);
        }
    }
}

impl Kept for Ladder {
    /// Every game that can be read.
    fn salvage(text: &str) -> Option<Self> {
        let games: BTreeMap<_, _> = salvage::entries(text).collect();
        (!games.is_empty()).then_some(Self { games })
    }
}

impl Entry for Ladder {
    const NAME: &'static str = "ladder";
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ladder(games: &[(u64, bool)]) -> Ladder {
        Ladder {
            games: games.iter().map(|&(number, won)| (number, Bout { level: Level::Easy, won })).collect(),
        }
    }

    #[test]
    fn two_books_become_one_and_no_game_counts_twice() {
        let mut one = ladder(&[(1, true), (2, false)]);
        one.merge(ladder(&[(2, false), (3, false)]));
        assert_eq!(one.standing(Level::Easy), Standing { won: 1, lost: 2 });
        assert_eq!(Ladder::recall(&one.keep()), Ok(one));
    }

    #[test]
    fn a_damaged_byte_costs_one_game_at_most() {
        let book =
            ladder(&[(1_763_200_000_000, true), (1_763_300_000_000, false), (1_763_400_000_000, true)]);
        for left in salvage::with_every_flaw(&book) {
            assert!(left.games.len() >= 2, "{left:?}");
        }
        assert_eq!(Ladder::salvage("{"), None);
    }
}
