//! Both score sheets of a position, counted once: for the game of two and for the solo game, whose rival scores by rules
//! of its own.

use wagons_rules::solo::{RivalLine, RivalRule, RivalSheet};
use wagons_rules::{Cell, Evidence, Rule, Seat, Sheet};

use crate::position::Position;

/// What a line counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Counted {
    /// A rule of the players' score sheet.
    Rule(Rule),
    /// A rule of the rival's own sheet in the solo game.
    Rival(RivalRule),
}

/// A line of the count: what it is for, and what it brings the first and the second side, if it is theirs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ScoreLine {
    /// What is counted.
    pub counted: Counted,
    /// The points of both sides.
    pub points: [Option<i32>; 2],
}

/// Both score sheets of a position.
///
/// ```
/// use wagons_rules::{Record, Seat};
/// use wagons_table::{Position, Score};
///
/// let record: Record = "FKQ/RJAPODGLNMHBICE *B P P'0,0".parse()?;
/// let score = Score::of(&Position::of(&record.into()));
/// assert_eq!(score.lines().len(), 9, "six terrains and three scoring cards");
/// assert_eq!(score.total(Seat::Second), 0);
/// # Ok::<(), wagons_rules::RecordError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Score {
    sheets: [Option<Sheet>; 2],
    rival: Option<RivalSheet>,
}

impl Score {
    /// Counts a position.
    pub fn of(position: &Position) -> Self {
        Self { sheets: Seat::BOTH.map(|seat| position.sheet(seat)), rival: position.rival_sheet() }
    }

    /// The sheet of a side; the rival of the solo game has one of its own kind.
    pub fn sheet(&self, seat: Seat) -> Option<&Sheet> {
        self.sheets[seat.index()].as_ref()
    }

    /// A line of the rival's sheet, if that is whose sheet is asked for. The line may be known from another moment: which
    /// terrains the rival has most of may have changed meanwhile.
    pub fn rival_line(&self, rule: RivalRule, of: Seat) -> Option<&RivalLine> {
        use RivalRule::Terrains;
        let mut lines = self.rival.iter().filter(|_| of == Seat::Second).flat_map(RivalSheet::lines);
        lines.find(|line| line.rule == rule || matches!((line.rule, rule), (Terrains(_), Terrains(_))))
    }

    /// The points of a side.
    pub fn total(&self, seat: Seat) -> i32 {
        let sheet = self.sheet(seat).map(Sheet::total);
        sheet.or_else(|| Some(self.rival.as_ref()?.total())).unwrap_or(0)
    }

    /// What a line brings a side, if it is one of the side's.
    pub fn points(&self, counted: Counted, seat: Seat) -> Option<i32> {
        match counted {
            Counted::Rule(rule) => self.sheet(seat).map(|sheet| sheet.points(rule)),
            Counted::Rival(rule) => self.rival_line(rule, seat).map(|line| line.points),
        }
    }

    /// All lines in the order in which they are counted. In the solo game the player's come first and the rival's
    /// follow, because they are made of other rules.
    pub fn lines(&self) -> Vec<ScoreLine> {
        let own = self.sheet(Seat::First).into_iter().flat_map(Sheet::lines);
        let rival = self.rival.iter().flat_map(RivalSheet::lines);
        let counted =
            own.map(|line| Counted::Rule(line.rule)).chain(rival.map(|line| Counted::Rival(line.rule)));
        let points = |counted| Seat::BOTH.map(|seat| self.points(counted, seat));
        counted.map(|counted| ScoreLine { counted, points: points(counted) }).collect()
    }

    /// What makes the points of a side's line.
    pub fn evidence(&self, counted: Counted, of: Seat) -> Option<&Evidence> {
        match counted {
            Counted::Rule(rule) => self.sheet(of)?.line(rule).map(|line| &line.evidence),
            Counted::Rival(rule) => self.rival_line(rule, of).map(|line| &line.evidence),
        }
    }

    /// The territories of a town that make the points of a side's line: what the line speaks of in the side's own
    /// town, and what it is compared with in the other.
    pub fn cells(&self, counted: Counted, of: Seat, town: Seat) -> Vec<Cell> {
        match self.evidence(counted, of) {
            None => Vec::new(),
            Some(Evidence { theirs, .. }) if of != town => theirs.clone(),
            Some(Evidence { counted, because, costing, .. }) => {
                [&counted[..], &because[..], &costing[..]].concat()
            }
        }
    }
}

/// What both sides have when so many lines are counted.
pub fn subtotal(lines: &[ScoreLine], counted: usize) -> [i32; 2] {
    let so_far = &lines[..counted.min(lines.len())];
    [0, 1].map(|side| so_far.iter().filter_map(|line| line.points[side]).sum())
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::AnyRecord;
    use wagons_rules::solo::Scenarios;

    fn position(record: &str) -> Position {
        Position::of(&AnyRecord::parse(record, &Scenarios::built_in()).unwrap())
    }

    const GAME: &str = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 \
                        D1,-2 G'-1,-3 L0,-2 N3,-2 H H'1,-3";

    #[test]
    fn the_count_of_a_finished_game_ends_at_its_totals() {
        let (position, score) = (position(GAME), Score::of(&position(GAME)));
        let lines = score.lines();
        assert_eq!(lines.len(), 9, "six terrains and three scoring cards");
        assert_eq!(subtotal(&lines, 0), [0, 0]);
        assert_eq!(subtotal(&lines, lines.len()), [17, 23]);
        assert_eq!(subtotal(&lines, 99), [17, 23]);
        assert_eq!(Seat::BOTH.map(|seat| position.points(seat)), [17, 23]);
    }

    #[test]
    fn the_rival_is_counted_by_its_own_rules() {
        let game = position("s1:IP/ABCDEFGH/JKLMNOQR B B0,0");
        let (solo, score) = (game.solo().unwrap(), Score::of(&game));
        let lines = score.lines();
        assert!(lines.iter().all(|line| line.points.iter().flatten().count() == 1));
        assert_eq!(subtotal(&lines, lines.len()), [solo.points(), solo.rival_points()]);
        assert_eq!(Seat::BOTH.map(|seat| score.total(seat)), [solo.points(), solo.rival_points()]);
    }

    #[test]
    fn the_cells_of_a_line_lie_in_the_towns_it_speaks_of() {
        for game in [position(GAME), position("s1:IP/ABCDEFGH/JKLMNOQR B B0,0 D D2,0")] {
            let score = Score::of(&game);
            for line in score.lines() {
                assert_eq!(Seat::BOTH.map(|seat| score.points(line.counted, seat)), line.points, "{line:?}");
                for (of, town) in
                    [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(of, town)| (Seat::BOTH[of], Seat::BOTH[town]))
                {
                    let cells = score.cells(line.counted, of, town);
                    let is_hole =
                        line.counted == Counted::Rule(Rule::Scoring(wagons_rules::Card::Undiscovered));
                    assert!(
                        is_hole || cells.iter().all(|&cell| game.town(town).at(cell).is_some()),
                        "{line:?}"
                    );
                    assert!(cells.is_empty() || line.points[of.index()].is_some());
                }
            }
        }
    }
}
