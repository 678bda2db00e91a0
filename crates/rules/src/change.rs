//! What a placement would change on the score sheets, for whoever wants to know before making it.

use crate::card::Card;
use crate::decision::MoveError;
use crate::game::Game;
use crate::placement::Placement;
use crate::seat::Seat;
use crate::sheet::{Rule, Sheet};
use crate::solo;
use crate::town::{PlacementError, Town};

/// What one placement changes on the score sheets of both sides.
///
/// ```
/// use wagons_rules::{Card, Record, Rule, Seat, Terrain};
///
/// // Smalltown Charm pays the smaller town for every territory it lacks.
/// let record: Record = "FKM/RJAPODGLNQHBICE *B B".parse()?;
/// let change = record.game().change("B0,0".parse()?)?;
/// assert_eq!(change.own().total(), 4);
/// assert_eq!(change.own().on(Rule::Group(Terrain::Snow)), 1);
/// assert_eq!(change.theirs().lines(), [(Rule::Scoring(Card::SmalltownCharm), 4)]);
/// assert_eq!(change.of(Seat::Second), change.theirs());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Change {
    mover: Seat,
    own: SheetChange,
    theirs: SheetChange,
}

/// The lines of one score sheet that change, and by how many points.
///
/// ```
/// use wagons_rules::{Rule, Sheet, Terrain, Town};
///
/// let [before, after] = ["Fc .", "Fc Pm"].map(|town| {
///     Sheet::new(&town.parse().expect("a picture"), &Town::new(), &[])
/// });
/// assert_eq!(before.change(&after).lines(), [(Rule::Group(Terrain::Plains), 1)]);
/// assert_eq!(after.change(&before).total(), -1);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SheetChange {
    lines: Vec<(Rule, i32)>,
}

impl Sheet {
    /// What changes from this sheet to a later one of the same rules.
    pub fn change(&self, after: &Self) -> SheetChange {
        let lines = self.lines().iter().zip(after.lines());
        let changes = lines.map(|(before, after)| (before.rule, after.points - before.points));
        SheetChange { lines: changes.filter(|&(_, points)| points != 0).collect() }
    }
}

impl SheetChange {
    /// The lines that change, in the order of the sheet, each with the points gained or lost.
    pub fn lines(&self) -> &[(Rule, i32)] {
        &self.lines
    }

    /// Whether no line changes.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// The points gained or lost on one line.
    pub fn on(&self, rule: Rule) -> i32 {
        self.lines.iter().find(|line| line.0 == rule).map_or(0, |line| line.1)
    }

    /// The points gained or lost altogether.
    pub fn total(&self) -> i32 {
        self.lines.iter().map(|line| line.1).sum()
    }
}

impl Change {
    /// Who would place the card; in the solo game the player, who sits first.
    pub const fn mover(&self) -> Seat {
        self.mover
    }

    /// What changes for whoever places the card.
    pub const fn own(&self) -> &SheetChange {
        &self.own
    }

    /// What changes for the other side. In the solo game that is nothing: what the rival does next is another
    /// matter, and may depend on cards the player has not seen.
    pub const fn theirs(&self) -> &SheetChange {
        &self.theirs
    }

    /// What changes for a side.
    pub fn of(&self, seat: Seat) -> &SheetChange {
        if seat == self.mover { &self.own } else { &self.theirs }
    }
}

impl Game {
    /// What placing a card would change, in the town of whoever is to move. Any card can be tried, not only the
    /// one that is to be placed now.
    pub fn change(&self, placement: Placement) -> Result<Change, MoveError> {
        let mover = self.to_move().ok_or(MoveError::Over)?;
        let (town, other, scoring) = (self.town(mover), self.town(mover.other()), self.scoring());
        let (next, own) = place(town, placement, other, &scoring)?;
        let theirs = self.sheet(mover.other()).change(&Sheet::new(other, &next, &scoring));
        Ok(Change { mover, own, theirs })
    }
}

impl solo::Game {
    /// What placing a card would change on the player's sheet. Any card can be tried, not only the one that is to
    /// be placed now.
    ///
    /// ```
    /// use wagons_rules::solo::Scenarios;
    ///
    /// let record = Scenarios::built_in().record("s1:IP/ABCDEFGH/JKLMNOQR A")?;
    /// let change = record.game().change("A0,0".parse()?)?;
    /// assert_eq!((change.own().total(), change.theirs().total()), (8, 0));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn change(&self, placement: Placement) -> Result<Change, MoveError> {
        if self.is_over() {
            return Err(MoveError::Over);
        }
        let (_, own) = place(self.town(), placement, self.rival().town(), &self.scoring())?;
        Ok(Change { mover: Seat::First, own, theirs: SheetChange::default() })
    }
}

/// The town with the card on it, and what that changes on its own sheet.
fn place(
    town: &Town,
    placement: Placement,
    other: &Town,
    scoring: &[Card],
) -> Result<(Town, SheetChange), PlacementError> {
    let mut next = *town;
    next.place(placement)?;
    let own = Sheet::new(town, other, scoring).change(&Sheet::new(&next, other, scoring));
    Ok((next, own))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Record;
    use crate::territory::Terrain;

    fn change(record: &str, placement: &str) -> Result<Change, MoveError> {
        let record: Record = record.parse().expect("a record");
        record.game().change(placement.parse().expect("a placement"))
    }

    #[test]
    fn only_lines_that_change_are_named() {
        let change = change("FKQ/RJAPODGLNMHBICE *B P P'0,0", "B0,0").expect("the second town is empty");
        let grounds = [Terrain::Desert, Terrain::Mountains, Terrain::Plains, Terrain::Snow];
        assert_eq!(change.mover(), Seat::Second);
        assert_eq!(change.own().lines(), grounds.map(|terrain| (Rule::Group(terrain), 1)));
        assert!(change.theirs().is_empty());
    }

    #[test]
    fn a_cell_that_is_not_legal_is_refused_with_the_reason() {
        let refused = change("FKQ/RJAPODGLNMHBICE *B P P'0,0", "B9,9");
        assert_eq!(refused, Err(MoveError::Placement(PlacementError::FirstCardElsewhere)));
    }
}
