//! The moves of a game as they are told: who made each, in which turn, and in what words.

use wagons_rules::{AnyRecord, Move, Placement, Seat};

use super::players::Players;
use super::position::Position;
use super::rival_turns::rival_turn;
use super::sentences::told;

/// One move of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) seat: Seat,
    pub(crate) sentence: String,
    /// What the rival did then.
    pub(crate) sequel: Option<String>,
    mv: Move,
    /// Counts up whenever the other player, or the rival, has had a turn.
    turn: usize,
}

/// A record with its log.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct History {
    record: AnyRecord,
    entries: Vec<Entry>,
}

impl History {
    /// Tells a record from its beginning.
    pub(crate) fn new(record: &AnyRecord, players: &Players) -> Self {
        let mut history = Self { record: record.prefix(0), entries: Vec::new() };
        for &mv in record.moves_made() {
            history.play(mv, players);
        }
        history
    }

    pub(crate) fn record(&self) -> &AnyRecord {
        &self.record
    }

    pub(crate) fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Makes a move and tells it. A move that is not legal changes nothing.
    pub(crate) fn play(&mut self, mv: Move, players: &Players) {
        let before = Position::of(&self.record);
        let Some(seat) = before.to_move().filter(|_| before.is_legal(mv)) else { return };
        let sentence = told(&before, mv, players);
        if self.record.try_play(mv).is_ok() {
            let turn = self
                .entries
                .last()
                .map_or(0, |last| last.turn + usize::from(last.seat != seat || last.sequel.is_some()));
            let sequel = self.sequel(&before, players);
            self.entries.push(Entry { seat, sentence, sequel, mv, turn });
        }
    }

    /// What the rival did after the move just made.
    fn sequel(&self, before: &Position, players: &Players) -> Option<String> {
        let (AnyRecord::Solo(record), Position::Solo(before)) = (&self.record, before) else { return None };
        let game = record.game();
        let turn = game.rival_turns().nth(before.rival_turns().count())?;
        Some(rival_turn(turn, game.scenario(), players))
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
        let of_latest = placements.into_iter().filter(|(turn, _)| Some(*turn) == latest);
        of_latest.map(|(_, placement)| placement).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::players::Player;
    use wagons_rules::solo::Scenarios;

    const GAME: &str = "FKQ/RJAPODGLNMHBICE *B C C0,0 B0,0 I'2,-1 E E1,-3 R";

    fn history(record: &str) -> History {
        let players = Players::new(Player::person("Ada"), Player::person("Ben"));
        History::new(&AnyRecord::parse(record, &Scenarios::built_in()).expect("a record"), &players)
    }

    fn latest(history: &History, seat: Seat, count: usize) -> String {
        history.latest(seat, count).iter().map(Placement::to_string).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_record_is_the_one_told() {
        assert_eq!(history(GAME).record().to_string(), GAME);
        assert_eq!(history(GAME).entries().len(), 8);
    }

    #[test]
    fn undo_goes_back_to_a_decision_of_the_one_who_asks() {
        let mut history = history(GAME);
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
        let history = history(GAME);
        assert_eq!(latest(&history, Seat::First, 8), "C0,0");
        assert_eq!(latest(&history, Seat::Second, 8), "B0,0 I'2,-1 E1,-3");
        assert_eq!(latest(&history, Seat::Second, 4), "B0,0");
        assert_eq!(latest(&history, Seat::Second, 2), "");
    }

    #[test]
    fn the_rivals_turn_is_told_with_the_move_that_brought_it() {
        let history = history("s1:IP/ABCDEFGH/JKLMNOQR B B0,0 D D2,0");
        let sequels: Vec<_> = history.entries().iter().map(|entry| entry.sequel.is_some()).collect();
        assert_eq!(sequels, [false, true, false, true]);
        assert_eq!(latest(&history, Seat::First, 4), "D2,0");
    }
}
