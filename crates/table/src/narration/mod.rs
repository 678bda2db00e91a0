//! A game in sentences, whichever of the two it is: what was played, what is to be decided, how it ended, and why.

mod apart;
mod coach;
mod day;
mod hearing;
mod judgement;
mod log;
mod moves;
mod points;
mod puzzle;
mod rival;

use wagons_rules::Seat;
use wagons_texts::{Person, Texts};

pub use self::apart::{deed_name, pace_name, phrase, player_name, refusal, time_left};
pub use self::coach::Remark;
pub use self::day::finish;
pub use self::judgement::sign;
pub use self::log::Told;

/// Somebody who tells what happens at a table, in a language, to one of those who sit there or to both.
///
/// ```
/// use wagons_rules::{Card, Game, Move};
/// use wagons_table::{Narrator, Position};
/// use wagons_texts::{Language, Person, Texts};
///
/// let position = Position::from(Game::new("FKQ/RJAPODGLNMHBICE".parse()?));
/// let texts = Texts::new(Language::Nl);
/// let narrator = Narrator::new(&texts, [Person::named("Ada"), Person::You]);
/// assert_eq!(narrator.told(&position, Move::Start(Card::BoomOrBust)), "Je kiest kaart B als startkaart.");
/// # Ok::<(), wagons_rules::DealError>(())
/// ```
#[derive(Debug)]
pub struct Narrator<'a> {
    texts: &'a Texts,
    persons: [Person; 2],
}

impl<'a> Narrator<'a> {
    /// Somebody who speaks of these two sides, the first first.
    pub const fn new(texts: &'a Texts, persons: [Person; 2]) -> Self {
        Self { texts, persons }
    }

    /// Whoever sits there.
    const fn person(&self, seat: Seat) -> &Person {
        &self.persons[seat.index()]
    }
}
