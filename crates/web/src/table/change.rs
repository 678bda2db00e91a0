//! What a placement would change on the score sheets, line by line.

use wagons_rules::{Placement, Rule, Seat, Sheet};
use wagons_table::Position;

/// The lines a placement changes.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Change {
    /// What whoever places it gains or loses.
    pub(crate) own: Vec<(Rule, i32)>,
    /// What the other side gains or loses by it.
    pub(crate) theirs: Vec<(Rule, i32)>,
}

impl Change {
    /// What a placement in the town of whoever is to move changes. In the solo game nothing is said of the rival,
    /// whose answer is another matter.
    pub(crate) fn of(position: &Position, placement: Placement) -> Self {
        let Some(mover) = position.to_move() else { return Self::default() };
        let mut town = *position.town(mover);
        if town.place(placement).is_err() {
            return Self::default();
        }
        let other = *position.town(mover.other());
        let scoring = position.scoring();
        let before = Sheet::new(position.town(mover), &other, &scoring);
        let own = changed(&before, &Sheet::new(&town, &other, &scoring));
        let theirs = match position {
            Position::Solo(_) => Vec::new(),
            Position::Duel(game) => changed(&game.sheet(mover.other()), &Sheet::new(&other, &town, &scoring)),
        };
        Self { own, theirs }
    }

    /// What a side gains altogether.
    pub(crate) fn total(lines: &[(Rule, i32)]) -> i32 {
        lines.iter().map(|(_, points)| points).sum()
    }

    /// What a side gains, seen from whoever places the card.
    pub(crate) fn gain(&self, seat: Seat, mover: Seat) -> i32 {
        Self::total(if seat == mover { &self.own } else { &self.theirs })
    }
}

fn changed(before: &Sheet, after: &Sheet) -> Vec<(Rule, i32)> {
    let lines = before.lines().iter().zip(after.lines());
    let changes = lines.map(|(before, after)| (before.rule, after.points - before.points));
    changes.filter(|&(_, points)| points != 0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::solo::Scenarios;
    use wagons_rules::{AnyRecord, Card, Move, Terrain};

    fn change(record: &str, token: &str) -> Change {
        let record = AnyRecord::parse(record, &Scenarios::built_in()).unwrap();
        let Ok(Move::Place(placement)) = token.parse() else { panic!("{token} is a placement") };
        Change::of(&Position::of(&record), placement)
    }

    #[test]
    fn only_lines_that_change_are_named() {
        let change = change("FKQ/RJAPODGLNMHBICE *B P P'0,0", "B0,0");
        let grounds = [Terrain::Desert, Terrain::Mountains, Terrain::Plains, Terrain::Snow];
        assert_eq!(change.own, grounds.map(|terrain| (Rule::Group(terrain), 1)));
        assert_eq!((Change::total(&change.own), change.theirs.len()), (4, 0));
    }

    #[test]
    fn comparisons_change_the_other_side_too() {
        let change = change("FKM/RJAPODGLNQHBICE *B B", "B0,0");
        assert_eq!(change.theirs, [(Rule::Scoring(Card::SmalltownCharm), 4)]);
        assert_eq!(change.gain(Seat::Second, Seat::First), 4);
    }

    #[test]
    fn a_spot_that_is_none_changes_nothing() {
        assert_eq!(change("FKQ/RJAPODGLNMHBICE *B P P'0,0", "B9,9"), Change::default());
    }
}
