//! What a move does to the score, line by line: "Desert +2 · Badlands +4 = +6".

use std::fmt;

use wagons_rules::{Game, Move, Rule, Seat, Sheet};

/// The difference one move makes to both score sheets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Change {
    mover: Seat,
    lines: Vec<(Rule, [i32; 2])>,
}

impl Change {
    /// What a legal move changes.
    pub(crate) fn of(game: &Game, mv: Move) -> Self {
        let mut after = *game;
        after.play(mv);
        Self::between(game, &after)
    }

    /// What differs between two positions of a game; the first says who moves.
    pub(crate) fn between(before: &Game, after: &Game) -> Self {
        let [old, new] = [before, after].map(|game| Seat::BOTH.map(|seat| game.sheet(seat)));
        let rules = old[0].lines().iter().map(|line| line.rule);
        let difference =
            |rule, seat: usize| Sheet::points(&new[seat], rule) - Sheet::points(&old[seat], rule);
        Self {
            mover: before.to_move().unwrap_or(Seat::First),
            lines: rules.map(|rule| (rule, [difference(rule, 0), difference(rule, 1)])).collect(),
        }
    }

    /// What a player gains on one line.
    pub(crate) fn on(&self, rule: Rule, seat: Seat) -> i32 {
        let line = self.lines.iter().find(|(other, _)| *other == rule);
        line.map_or(0, |(_, points)| points[seat.index()])
    }

    /// What a player gains altogether.
    pub(crate) fn gain(&self, seat: Seat) -> i32 {
        self.lines.iter().map(|(_, points)| points[seat.index()]).sum()
    }
}

impl fmt::Display for Change {
    /// The mover's lines and their sum; the opponent's in brackets, where the move touches them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines = |seat: Seat| {
            let changed = self.lines.iter().filter(move |(_, points)| points[seat.index()] != 0);
            let words: Vec<_> = changed
                .map(|(rule, points)| format!("{} {:+}", title(*rule), points[seat.index()]))
                .collect();
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

/// The name of a line of the score sheet.
pub(crate) const fn title(rule: Rule) -> &'static str {
    match rule {
        Rule::Group(terrain) => terrain.name(),
        Rule::Scoring(card) => card.title(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::Record;

    fn change(record: &str, token: &str) -> String {
        let record: Record = record.parse().expect("a record");
        Change::of(record.game(), token.parse().expect("a move")).to_string()
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
}
