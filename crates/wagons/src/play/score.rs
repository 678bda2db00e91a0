//! The score sheet of either game, line by line, as it is shown.

use wagons_rules::solo::{self, RivalLine};
use wagons_rules::{Evidence, Rule, Seat, Sheet, SheetLine, Town};

use super::position::Position;
use super::reasons::reason;
use super::sentences::letters;
use crate::conditions::condition;
use crate::rivalry;

/// One line of the sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ScoreLine {
    /// What is scored, in one or two words.
    pub(crate) title: String,
    /// What is scored, in a sentence.
    condition: String,
    /// The rule of the game it follows; the rival has rules of its own.
    pub(crate) rule: Option<Rule>,
    entries: [Option<Entry>; 2],
}

/// What one player has on a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) points: i32,
    pub(crate) evidence: Evidence,
    /// Why there are so many.
    pub(crate) reason: String,
}

impl ScoreLine {
    /// What a player has on this line, if the line is about that player.
    pub(crate) fn entry(&self, seat: Seat) -> Option<&Entry> {
        self.entries[seat.index()].as_ref()
    }

    /// What is scored: the title and the condition, unless the title says it all.
    pub(crate) fn sentence(&self) -> String {
        match self.rule {
            Some(_) => format!("{}: {}", self.title, self.condition),
            None => self.condition.clone(),
        }
    }

    pub(crate) fn points(&self, seat: Seat) -> i32 {
        self.entry(seat).map_or(0, |entry| entry.points)
    }

    /// The territories of a player's town that this line speaks of: its own, or those the other is compared with.
    pub(crate) fn evidence(&self, seat: Seat) -> Evidence {
        match (self.entry(seat), self.entry(seat.other())) {
            (Some(own), _) => own.evidence.clone(),
            (None, Some(other)) => Evidence { because: other.evidence.theirs.clone(), ..Evidence::default() },
            (None, None) => Evidence::default(),
        }
    }
}

/// All lines. In the solo game the player's come first, then the rival's.
pub(crate) fn score(position: &Position) -> Vec<ScoreLine> {
    match position {
        Position::Duel(game) => {
            let [first, second] = Seat::BOTH.map(|seat| sheet_entries(&game.sheet(seat), position, seat));
            let both = first.into_iter().zip(second);
            both.map(|((rule, one), (_, other))| of_rule(rule, [Some(one), Some(other)])).collect()
        }
        Position::Solo(game) => {
            let player = sheet_entries(&game.sheet(), position, Seat::First);
            let player = player.into_iter().map(|(rule, entry)| of_rule(rule, [Some(entry), None]));
            let rival = game.rival_sheet();
            player.chain(rival.lines().iter().map(|line| of_rival(line, game))).collect()
        }
    }
}

/// The sum of a player's lines.
pub(crate) fn total(lines: &[ScoreLine], seat: Seat) -> i32 {
    lines.iter().map(|line| line.points(seat)).sum()
}

fn sheet_entries(sheet: &Sheet, position: &Position, seat: Seat) -> Vec<(Rule, Entry)> {
    let (town, opponent): (&Town, &Town) = (position.town(seat), position.town(seat.other()));
    let entry = |line: &SheetLine| Entry {
        points: line.points,
        evidence: line.evidence.clone(),
        reason: reason(line, town, opponent),
    };
    sheet.lines().iter().map(|line| (line.rule, entry(line))).collect()
}

fn of_rule(rule: Rule, entries: [Option<Entry>; 2]) -> ScoreLine {
    ScoreLine { title: rule.title().to_owned(), condition: condition(rule), rule: Some(rule), entries }
}

fn of_rival(line: &RivalLine, game: &solo::Game) -> ScoreLine {
    let title = rivalry::rule(line.rule, game.scenario());
    let reason = match line.cards.as_slice() {
        [] => "no card".to_owned(),
        cards => format!("on {}", letters(cards)),
    };
    let entry = Entry { points: line.points, evidence: line.evidence.clone(), reason };
    ScoreLine {
        condition: format!("The rival scores {title}."),
        title,
        rule: None,
        entries: [None, Some(entry)],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::AnyRecord;
    use wagons_rules::solo::Scenarios;

    fn lines(record: &str) -> Vec<ScoreLine> {
        let record = AnyRecord::parse(record, &Scenarios::built_in()).expect("a record");
        score(&Position::of(&record))
    }

    #[test]
    fn a_game_for_two_has_nine_lines_for_both() {
        let lines = lines("FKQ/RJAPODGLNMHBICE *B P P'0,0");
        assert_eq!(lines.len(), 9);
        assert!(lines.iter().all(|line| Seat::BOTH.iter().all(|&seat| line.entry(seat).is_some())));
        assert_eq!((total(&lines, Seat::First), total(&lines, Seat::Second)), (4, 0));
    }

    #[test]
    fn in_the_solo_game_every_line_belongs_to_one_side() {
        let record = Scenarios::built_in().record("s1:IP/ABCDEFGH/JKLMNOQR B B0,0").expect("a record");
        let lines = lines("s1:IP/ABCDEFGH/JKLMNOQR B B0,0");
        assert_eq!(lines.len(), 8 + record.game().rival_sheet().lines().len());
        assert!(
            lines.iter().all(|line| line.entry(Seat::First).is_none() != line.entry(Seat::Second).is_none())
        );
        assert_eq!(total(&lines, Seat::First), record.game().points());
        assert_eq!(total(&lines, Seat::Second), record.game().rival_points());
    }
}
