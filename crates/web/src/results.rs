//! What stays of a finished game besides the game itself: the book of the days and the book of solo games.

use wagons_rules::Seat;
use wagons_table::daybook::{Daybook, Finish};
use wagons_table::{Kind, Position, Session};
use wagons_texts::key;

use crate::app::House;
use crate::calendar;
use crate::solo_shelf;
use crate::storage::{self, Browser};

/// The name the book of the days is kept under.
pub(crate) const DAYBOOK: &str = "days";

/// Notes a finished game. The table calls it when a game is over; to call it again does no harm, and a game that is
/// not over yet is left alone.
pub(crate) fn note(house: House, session: &Session) {
    if !solo_shelf::note(&Browser, session) {
        house.announcer.say(house.text_now(key::SOLO_NOT_KEPT));
    }
    let Kind::Versus { level, person, day: Some(day) } = session.kind() else { return };
    let Some(finish) = finish(&session.position(), person) else { return };
    // The number of a game is the moment of its beginning.
    let on_the_day = calendar::day_of(session.id() as f64) == day;
    let mut book = daybook();
    book.note(day, level, finish, on_the_day);
    if !storage::keep(&Browser, DAYBOOK, &book) {
        house.announcer.say(house.text_now(key::TABLE_NOT_KEPT));
    }
}

/// The book of the days.
pub(crate) fn daybook() -> Daybook {
    storage::recall(&Browser, DAYBOOK).unwrap_or_default()
}

/// How a game between two ended for one of them, if it has ended.
pub(crate) fn finish(position: &Position, seat: Seat) -> Option<Finish> {
    let Position::Duel(game) = position else { return None };
    let winner = game.winner()?;
    Some(Finish { margin: game.margin().seen_by(seat).0, won: winner == seat })
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::{Record, Rng};

    #[test]
    fn a_game_has_a_finish_when_it_is_over_and_two_sides_of_it() {
        let mut record: Record = "FKQ/RJAPODGLNMHBICE".parse().unwrap();
        let mut rng = Rng::new(7);
        while !record.game().is_over() {
            assert_eq!(finish(&Position::of(&record.clone().into()), Seat::First), None);
            let moves: Vec<_> = record.game().moves().collect();
            record.try_play(moves[rng.below(moves.len() as u32) as usize]).unwrap();
        }
        let over = Position::of(&record.into());
        let [first, second] = Seat::BOTH.map(|seat| finish(&over, seat).unwrap());
        assert_eq!(first.margin, -second.margin);
        assert_ne!(first.won, second.won);
    }
}
