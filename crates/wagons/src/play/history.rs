//! The moves of a game as they are told: who made each, in which turn, and in what words.

use wagons_rules::{Move, Placement, Record, Seat};

use super::players::Players;
use super::sentences::told;

/// One move of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) seat: Seat,
    pub(crate) sentence: String,
    mv: Move,
    /// Counts up whenever the other player comes to move.
    turn: usize,
}

/// A record with its log.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct History {
    record: Record,
    entries: Vec<Entry>,
}

impl History {
    /// Tells a record from its beginning.
    pub(crate) fn new(record: &Record, players: &Players) -> Self {
        let mut history = Self { record: Record::new(*record.deal()), entries: Vec::new() };
        for &mv in record.moves() {
            history.play(mv, players);
        }
        history
    }

    pub(crate) fn record(&self) -> &Record {
        &self.record
    }

    pub(crate) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Makes a move and tells it. A move that is not legal changes nothing.
    pub(crate) fn play(&mut self, mv: Move, players: &Players) {
        let before = *self.record.game();
        let Some(seat) = before.to_move() else { return };
        if self.record.try_play(mv).is_ok() {
            let turn = self.entries.last().map_or(0, |last| last.turn + usize::from(last.seat != seat));
            self.entries.push(Entry { seat, sentence: told(&before, mv, players), mv, turn });
        }
    }

    /// Goes back to the last decision of somebody `who` accepts. Returns whether there was one.
    pub(crate) fn undo(&mut self, who: impl Fn(Seat) -> bool) -> bool {
        let Some(count) = self.entries.iter().rposition(|entry| who(entry.seat)) else { return false };
        self.record = self.record.prefix(count);
        self.entries.truncate(count);
        true
    }

    /// The cards a player placed in the latest of its turns among the first `count` moves.
    pub(crate) fn latest(&self, seat: Seat, count: usize) -> Vec<Placement> {
        let placed = |entry: &Entry| match entry.mv {
            Move::Place(placement) if entry.seat == seat => Some((entry.turn, placement)),
            _ => None,
        };
        let placements: Vec<_> = self.entries.iter().take(count).filter_map(placed).collect();
        let latest = placements.last().map(|(turn, _)| *turn);
        placements
            .into_iter()
            .filter(|(turn, _)| Some(*turn) == latest)
            .map(|(_, placement)| placement)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::players::Player;

    const GAME: &str = "FKQ/RJAPODGLNMHBICE *B C C0,0 B0,0 I'2,-1 E E1,-3 R";

    fn history() -> History {
        let players = Players::new(Player::person("Ada"), Player::person("Ben"));
        History::new(&GAME.parse().expect("a record"), &players)
    }

    #[test]
    fn the_record_is_the_one_told() {
        assert_eq!(history().record().to_string(), GAME);
        assert_eq!(history().entries().len(), 8);
    }

    #[test]
    fn undo_goes_back_to_a_decision_of_the_one_who_asks() {
        let mut history = history();
        assert!(history.undo(|seat| seat == Seat::Second));
        assert_eq!(history.record().to_string(), "FKQ/RJAPODGLNMHBICE *B C C0,0 B0,0 I'2,-1 E");
        assert!(history.undo(|seat| seat == Seat::First));
        assert!(history.undo(|seat| seat == Seat::First));
        assert!(
            !history.undo(|seat| seat == Seat::First),
            "the start card was not the first player's choice"
        );
        assert_eq!(history.record().to_string(), "FKQ/RJAPODGLNMHBICE *B");
    }

    #[test]
    fn the_latest_placements_are_those_of_one_turn() {
        let history = history();
        let latest = |seat, count| {
            history.latest(seat, count).iter().map(Placement::to_string).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(latest(Seat::First, 8), "C0,0");
        assert_eq!(latest(Seat::Second, 8), "B0,0 I'2,-1 E1,-3");
        assert_eq!(latest(Seat::Second, 4), "B0,0");
        assert_eq!(latest(Seat::Second, 2), "");
    }
}
