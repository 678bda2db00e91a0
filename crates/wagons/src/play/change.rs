//! What a move does to the score, line by line: "Desert +2 · Badlands +4 = +6".

use std::fmt;

use wagons_rules::{Move, Seat, Sheet};

use super::position::Position;
use super::score::{ScoreLine, score};

/// The difference one move makes to both score sheets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Change {
    mover: Seat,
    lines: Vec<(String, [i32; 2])>,
}

impl Change {
    /// What a legal move changes. In the solo game that is the player's own score: what the rival will do then is
    /// another matter, and may depend on cards the player has not seen.
    pub(crate) fn of(position: &Position, mv: Move) -> Self {
        let before = score(position);
        let points = match position {
            Position::Duel(game) => {
                let mut after = game.clone();
                after.play(mv);
                score(&Position::Duel(after)).iter().map(both).collect()
            }
            Position::Solo(game) => {
                let mut town = *game.town();
                if let Move::Place(placement) = mv {
                    // A move that is not legal changes nothing.
                    let _ = town.place(placement);
                }
                let sheet = Sheet::new(&town, game.rival().town(), &game.scoring());
                let player = sheet.lines().iter().map(|line| [line.points, 0]);
                player.chain(before.iter().skip(sheet.lines().len()).map(both)).collect::<Vec<_>>()
            }
        };
        let lines = before.iter().zip(points).map(|(line, after)| {
            let before = both(line);
            (line.title.clone(), [after[0] - before[0], after[1] - before[1]])
        });
        Self { mover: position.to_move().unwrap_or(Seat::First), lines: lines.collect() }
    }

    /// What a player gains on one line.
    pub(crate) fn on(&self, line: usize, seat: Seat) -> i32 {
        self.lines.get(line).map_or(0, |(_, points)| points[seat.index()])
    }

    /// What a player gains altogether.
    pub(crate) fn gain(&self, seat: Seat) -> i32 {
        self.lines.iter().map(|(_, points)| points[seat.index()]).sum()
    }
}

fn both(line: &ScoreLine) -> [i32; 2] {
    Seat::BOTH.map(|seat| line.points(seat))
}

impl fmt::Display for Change {
    /// The mover's lines and their sum; the opponent's in brackets, where the move touches them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines = |seat: Seat| {
            let changed = self.lines.iter().filter(move |(_, points)| points[seat.index()] != 0);
            let words: Vec<_> =
                changed.map(|(title, points)| format!("{title} {:+}", points[seat.index()])).collect();
            words.join(" · ")
        };
        let (mine, theirs) = (lines(self.mover), lines(self.mover.other()));
        match mine.as_str() {
            "" => f.write_str("no change")?,
            mine => write!(f, "{mine} = {:+}", self.gain(self.mover))?,
        }
        if theirs.is_empty() { Ok(()) } else { write!(f, " (opponent: {theirs})") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::AnyRecord;
    use wagons_rules::solo::Scenarios;

    fn change(record: &str, token: &str) -> String {
        let record = AnyRecord::parse(record, &Scenarios::built_in()).expect("a record");
        Change::of(&Position::of(&record), token.parse().expect("a move")).to_string()
    }

    #[test]
    fn lines_are_named_and_summed() {
        let first = "FKQ/RJAPODGLNMHBICE *B P P'0,0";
        assert_eq!(change(first, "B0,0"), "Desert +1 · Mountains +1 · Plains +1 · Snow +1 = +4");
    }

    #[test]
    fn what_the_opponent_gains_or_loses_is_said() {
        // With Smalltown Charm every territory of mine is a point for the smaller town.
        assert_eq!(
            change("FKM/RJAPODGLNQHBICE *B B", "B0,0"),
            "Desert +1 · Mountains +1 · Plains +1 · Snow +1 = +4 (opponent: Smalltown Charm +4)"
        );
    }

    #[test]
    fn a_solo_change_tells_nothing_of_the_rivals_answer() {
        assert_eq!(
            change("s1:IP/ABCDEFGH/JKLMNOQR A", "A0,0"),
            "Forest +1 · Plains +3 · Happy Cows +2 · The Herd +2 = +8"
        );
    }
}
