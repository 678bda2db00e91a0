//! The course of a game as lines in a box: from its beginning at the left to its end at the right.
//!
//! Knows points and margins, and nothing of how a page shows them.

use std::iter;

use wagons_players::Review;
use wagons_rules::{AnyRecord, Seat};
use wagons_table::Position;

/// The box in which lines are drawn.
pub(crate) const WIDTH: f32 = 1000.0;
/// Its height.
pub(crate) const HEIGHT: f32 = 240.0;
/// Room above the highest and below the lowest point.
const RIM: f32 = 16.0;
/// A game in which little happens is not blown up: the box is at least so many points high.
const LEAST: f32 = 8.0;

/// A value after so many moves.
pub(crate) type Point = (usize, f32);

/// Points of both sides after every move, the first side first.
pub(crate) fn points(record: &AnyRecord) -> Vec<[i32; 2]> {
    Position::course(record).map(|position| Seat::BOTH.map(|seat| position.points(seat))).collect()
}

/// How far a side is ahead after every move.
pub(crate) fn margins(points: &[[i32; 2]], seat: Seat) -> Vec<Point> {
    let margin = |&points: &[i32; 2]| (points[seat.index()] - points[seat.other().index()]) as f32;
    points.iter().map(margin).enumerate().collect()
}

/// How far a side is expected to be ahead in the end, after every move that is judged.
pub(crate) fn expected(review: &Review, seat: Seat) -> Vec<Point> {
    let before =
        review.decisions.first().map(|judged| (judged.number - 1, judged.after_best.seen_by(seat).0));
    let after = review.decisions.iter().map(|judged| (judged.number, judged.after_played.seen_by(seat).0));
    before.into_iter().chain(after).collect()
}

/// What fits all lines of a course into the box.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Scale {
    moves: usize,
    low: f32,
    high: f32,
}

impl Scale {
    /// A scale for values of a game of so many moves. Zero is always in the box.
    pub(crate) fn of(moves: usize, values: impl IntoIterator<Item = f32>) -> Self {
        let (low, high) = values
            .into_iter()
            .fold((0.0_f32, 0.0_f32), |(low, high), value| (low.min(value), high.max(value)));
        let room = (LEAST - (high - low)).max(0.0) / 2.0;
        Self { moves, low: low - room, high: high + room }
    }

    /// How far from the left, from 0 to 1, the game has come after so many moves.
    pub(crate) fn across(self, number: usize) -> f32 {
        number as f32 / self.moves.max(1) as f32
    }

    /// How far from the top, from 0 to 1, a value lies.
    pub(crate) fn down(self, value: f32) -> f32 {
        let inside = (self.high - value) / (self.high - self.low);
        (RIM + inside * (HEIGHT - 2.0 * RIM)) / HEIGHT
    }

    /// The move nearest to a place that far from the left.
    pub(crate) fn nearest(self, across: f64) -> usize {
        ((across.clamp(0.0, 1.0) * self.moves as f64).round() as usize).min(self.moves)
    }

    /// A line through points, as a path.
    pub(crate) fn line(self, points: &[Point]) -> String {
        let pens = iter::once('M').chain(iter::repeat('L'));
        let stroke = |(&(number, value), pen): (&Point, char)| {
            format!("{pen}{:.1} {:.1}", self.across(number) * WIDTH, self.down(value) * HEIGHT)
        };
        points.iter().zip(pens).map(stroke).collect()
    }

    /// What lies between a line and zero, as a path.
    pub(crate) fn area(self, points: &[Point]) -> String {
        let (Some(first), Some(last)) = (points.first(), points.last()) else { return String::new() };
        let zero = self.down(0.0) * HEIGHT;
        let (left, right) = (self.across(first.0) * WIDTH, self.across(last.0) * WIDTH);
        format!("{}L{right:.1} {zero:.1}L{left:.1} {zero:.1}Z", self.line(points))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::Record;

    const RECORD: &str = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 \
                          D1,-2 G'-1,-3 L0,-2 N3,-2 H H'1,-3";

    #[test]
    fn the_points_of_a_game_end_at_its_totals() {
        let record: Record = RECORD.parse().unwrap();
        let points = points(&record.into());
        assert_eq!((points.len(), points[0], points[19]), (20, [0, 0], [17, 23]));
        assert_eq!(margins(&points, Seat::Second).last(), Some(&(19, 6.0)));
        assert_eq!(margins(&points, Seat::First).last(), Some(&(19, -6.0)));
    }

    #[test]
    fn an_expected_course_begins_before_its_first_decision_and_ends_at_the_result() {
        let review = wagons_players::review(&RECORD.parse().unwrap(), wagons_players::Analyst { nodes: 200 });
        let line = expected(&review, Seat::Second);
        assert_eq!(line.len(), 20);
        assert_eq!((line[0].0, line[19]), (0, (19, 6.0)));
    }

    #[test]
    fn everything_lies_in_the_box_and_higher_is_better() {
        let scale = Scale::of(4, [-3.0, 5.5, 20.0]);
        for value in [-3.0, 0.0, 5.5, 20.0] {
            assert!((0.0..=1.0).contains(&scale.down(value)), "{value}");
        }
        assert!(scale.down(20.0) < scale.down(-3.0));
        assert_eq!((scale.across(0), scale.across(2), scale.across(4)), (0.0, 0.5, 1.0));
    }

    #[test]
    fn a_quiet_game_stays_flat() {
        let quiet = Scale::of(4, [0.0, 1.0]);
        assert!(quiet.down(0.0) - quiet.down(1.0) < 0.2);
        assert!(Scale::of(0, []).down(0.0).is_finite());
    }

    #[test]
    fn a_tap_finds_the_nearest_move() {
        let scale = Scale::of(10, []);
        let found = [-0.5, 0.0, 0.04, 0.06, 0.5, 0.97, 2.0].map(|across| scale.nearest(across));
        assert_eq!(found, [0, 0, 0, 1, 5, 10, 10]);
        assert_eq!(Scale::of(0, []).nearest(0.7), 0);
    }

    #[test]
    fn lines_and_areas_are_paths() {
        let scale = Scale { moves: 2, low: -4.0, high: 4.0 };
        let points = [(0, 0.0), (1, 4.0), (2, -4.0)];
        assert_eq!(scale.line(&points), "M0.0 120.0L500.0 16.0L1000.0 224.0");
        assert_eq!(scale.area(&points), "M0.0 120.0L500.0 16.0L1000.0 224.0L1000.0 120.0L0.0 120.0Z");
        assert_eq!(scale.area(&[]), "");
    }
}
