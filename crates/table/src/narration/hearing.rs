//! The table for those who hear it: towns as rows and columns, the circle, and what a card would do where it is held.

use wagons_rules::{Placement, Rule, Seat, SheetChange};
use wagons_texts::{joined, key, text};

use super::Narrator;
use crate::position::Position;

impl Narrator<'_> {
    /// A town under its name, row by row from the top. A row begins at its first territory and names the gaps after it, so
    /// that the shape can be told from the words alone. Rows and columns are those of [cells](wagons_rules::Cell).
    ///
    /// ```
    /// use wagons_rules::{Record, Seat};
    /// use wagons_table::{Narrator, Position};
    /// use wagons_texts::{Language, Person, Texts};
    ///
    /// let record: Record = "FKQ/RJAPODGLNMHBICE *B B B0,0".parse()?;
    /// let texts = Texts::new(Language::En);
    /// let narrator = Narrator::new(&texts, ["Ada", "Ben"].map(Person::named));
    /// let heard = narrator.heard_town(&Position::of(&record.into()), Seat::First, "Ada’s town");
    /// assert!(heard.starts_with("Ada’s town. Row 1, from column 0: "), "{heard}");
    /// # Ok::<(), wagons_rules::RecordError>(())
    /// ```
    pub fn heard_town(&self, position: &Position, seat: Seat, name: &str) -> String {
        let (texts, town) = (self.texts, position.town(seat));
        let Some(bounds) = town.bounds() else {
            return text!(texts, HearTown { town: name, rows: texts.text(key::TABLE_TOWN_EMPTY) });
        };
        let row = |y: i8| {
            let columns = || town.territories().map(|(cell, _)| cell).filter(move |cell| cell.y == y);
            let (first, last) = (columns().map(|cell| cell.x).min()?, columns().map(|cell| cell.x).max()?);
            let words = |x: i8| match town.at(wagons_rules::Cell::new(x, y)) {
                Some(territory) => texts.territory(territory),
                None => texts.text(key::HEAR_GAP),
            };
            let cells = (first..=last).map(words).collect::<Vec<_>>().join(", ");
            Some(text!(texts, HearRow { row: y, column: first, cells }))
        };
        let rows: Vec<_> = (bounds.bottom..=bounds.top).rev().filter_map(row).collect();
        text!(texts, HearTown { town: name, rows: rows.join(" ") })
    }

    /// The cards of the circle in the order in which they cost more and more.
    pub fn heard_circle(&self, position: &Position) -> String {
        let (texts, circle) = (self.texts, position.circle());
        if circle.is_empty() {
            return texts.text(key::HEAR_CIRCLE_EMPTY);
        }
        text!(texts, HearCircle { count: circle.len(), cards: texts.letters(circle) })
    }

    /// Where a card is held and how, what it would cover and, if the score is `shown`, what it would change.
    pub fn heard_aim(&self, position: &Position, placement: Placement, shown: bool) -> String {
        let texts = self.texts;
        let change = position.change(placement);
        let points = texts.signed(change.as_ref().map_or(0, |change| change.own().total()));
        let held = text!(texts, TableAim { cell: texts.cell(placement.at), way: placement, points });
        let covered: Vec<_> =
            position.covered(placement).into_iter().map(|territory| texts.territory(territory)).collect();
        let covers = || text!(texts, HearCovers { territories: texts.list(&covered) });
        let lines = |change: &SheetChange| {
            let words =
                |&(rule, by): &(Rule, i32)| format!("{} {}", texts.line_title(rule), texts.signed(by));
            let words: Vec<_> = change.lines().iter().map(words).collect();
            (!words.is_empty()).then(|| words.join(", "))
        };
        let change = change.filter(|_| shown);
        let own = change.as_ref().and_then(|change| Some(format!("{}.", lines(change.own())?)));
        let other = change.as_ref().and_then(|change| {
            let name = texts.called(self.person(change.mover().other()));
            Some(text!(texts, HearOther { name, lines: lines(change.theirs())? }))
        });
        joined([Some(held), (!covered.is_empty()).then(covers), own, other])
    }
}

#[cfg(test)]
mod tests {
    use wagons_rules::{Card, Record};
    use wagons_texts::{Language, Person, Texts};

    use super::*;

    fn position(moves: &str) -> Position {
        let record: Record = format!("FKQ/RJAPODGLNMHBICE {moves}").parse().unwrap();
        Position::of(&record.into())
    }

    #[test]
    fn gaps_inside_a_row_are_told_and_rows_begin_where_they_begin() {
        let texts = Texts::new(Language::En);
        let narrator = Narrator::new(&texts, ["Ada", "Ben"].map(Person::named));
        let position = position("*B P P'0,0 B0,0 I'2,-1");
        let heard = narrator.heard_town(&position, Seat::Second, "Ben’s town");
        let rows: Vec<_> = heard.split("Row ").skip(1).collect();
        let town = position.town(Seat::Second);
        assert_eq!(rows.len(), 3, "{heard}");
        for (row, y) in rows.iter().zip([1, 0, -1]) {
            let lying: Vec<_> = town.territories().filter(|(cell, _)| cell.y == y).collect();
            let first = lying.iter().map(|(cell, _)| cell.x).min().unwrap();
            let begins = format!("{}, from column {first}: ", wagons_texts::number(y.into()));
            assert!(row.starts_with(&begins), "{heard}");
            assert_eq!(row.matches(" on ").count(), lying.len(), "{heard}");
        }
        let over = "ADQ/JRNOHELIMBKFCGP *J J J0,0 N N0,0 R'0,-2 H H-2,-2 O1,-1 E E2,0 I I'-2,0 L1,-2 K K-1,-1 M'2,-1 \
                    B-4,-3 F F'0,-3 C C0,-3 G G'-4,-1 P P-1,-2";
        let over: Record = over.parse().unwrap();
        let heard = narrator.heard_town(&Position::of(&over.into()), Seat::First, "Ada’s town");
        assert!(heard.contains("Wagon on Desert, empty, empty, Beer on Plains"), "{heard}");
    }

    #[test]
    fn turning_covering_and_the_change_are_told() {
        let texts = Texts::new(Language::En);
        let narrator = Narrator::new(&texts, [Person::You, Person::named("Ben")]);
        let position = position("*B B B0,0 P P0,0");
        let over = Placement::new(Card::BoomOrBust, true, 0, 0);
        let placement = Placement { card: position_card(&position), ..over };
        let heard = narrator.heard_aim(&position, placement, true);
        assert!(heard.contains("upside down") && heard.contains("Covers "), "{heard}");
        let upright = narrator.heard_aim(&position, Placement { turned: false, ..placement }, true);
        assert_ne!(heard, upright);
        let hidden = narrator.heard_aim(&position, placement, false);
        assert!(heard.len() > hidden.len(), "the lines are told only while the score is shown");
    }

    fn position_card(position: &Position) -> Card {
        match position.decision() {
            Some(wagons_rules::Decision::Place(card)) => card,
            other => panic!("{other:?}"),
        }
    }
}
