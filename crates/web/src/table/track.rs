//! Where the cards of the circle lie: side by side on a rounded track along the edge of the space there is, as large as
//! they can be without one hiding another.
//!
//! Cards are squares that never turn, so two of them are clear of each other when they are a card's side apart across
//! *or* down. Measured like that (Chebyshev's distance) the steps from card to card are equal, and on the diagonals, where
//! a circle with equal angles would let neighbours overlap, they are farther apart than at the top.

/// The curve is a superellipse: with 2 it would be an ellipse, with much more a rectangle.
const ROUNDNESS: f64 = 3.2;
/// Of a card's place, what the card itself takes; the rest is a gap.
const FILLED: f64 = 0.965;
/// The side of the marker that stands before a card, and how far its middle is from the card's at most, in sides of a card.
/// Where cards lie side by side it lies on the edge between them: there neither has an icon.
const MARKER: f64 = 0.36;
const MARKER_AWAY: f64 = 0.55;
/// Rounds in which the cards push each other apart.
const ROUNDS: u32 = 40;
/// Halvings of an interval: the last one is below a pixel.
const HALVINGS: u32 = 9;

/// The places of so many cards.
#[derive(Debug, Clone, PartialEq, Default)]
pub(super) struct Track {
    /// The side of a card.
    pub(super) card: f64,
    /// The middle of each card, from the left and from the top. The first is at the top, the others follow clockwise.
    pub(super) places: Vec<(f64, f64)>,
    /// Width and height of what is free in the middle.
    pub(super) inside: (f64, f64),
}

impl Track {
    /// The track of `count` cards in a box of this width and height. When only few are left, a card becomes no larger than
    /// this share of the shorter side.
    pub(super) fn around((width, height): (f64, f64), count: usize, most: f64) -> Self {
        let shorter = width.min(height);
        if shorter <= 0.0 || count == 0 {
            return Self::default();
        }
        let curve = |card: f64| Curve { across: (width - card) / 2.0, down: (height - card) / 2.0 };
        let mut turns: Vec<f64> = (0..count).map(|number| number as f64 / count as f64).collect();
        // Where the cards of one size lie is where those of nearly the same size are looked for.
        let card = largest(shorter * most, |card| curve(card).spread(&mut turns) >= card);
        let curve = curve(card);
        curve.spread(&mut turns);
        let middle = (width / 2.0, height / 2.0);
        let places = turns.into_iter().map(|turn| curve.at(turn));
        // The corner of the free rectangle lies on the curve along the inner edges of the cards.
        let share = 0.5_f64.powf(1.0 / ROUNDNESS);
        let inside = |half: f64| (2.0 * share * (half - card / 2.0)).max(0.0);
        Self {
            card: card * FILLED,
            places: places.map(|(x, y)| (middle.0 + x, middle.1 + y)).collect(),
            inside: (inside(curve.across), inside(curve.down)),
        }
    }

    /// Where a marker lies before a card, towards the one before it: from the left, from the top, and its side. The middle
    /// is for others.
    pub(super) fn before(&self, place: usize) -> Option<[f64; 3]> {
        let &(x, y) = self.places.get(place)?;
        let count = self.places.len();
        let (dx, dy) = match self.places.get((place + count - 1) % count) {
            Some(&(from_x, from_y)) if count > 1 => (from_x - x, from_y - y),
            _ => (-2.0 * self.card, 0.0),
        };
        let away = dx.abs().max(dy.abs());
        let share = (self.card * MARKER_AWAY / away).min(0.5);
        Some([x + dx * share, y + dy * share, self.card * MARKER])
    }
}

/// The curve on which the middles of the cards lie, around the origin.
#[derive(Clone, Copy)]
struct Curve {
    across: f64,
    down: f64,
}

impl Curve {
    /// The point in a direction: parts of a whole turn, clockwise from the top.
    fn at(self, turn: f64) -> (f64, f64) {
        let (sine, cosine) = (std::f64::consts::TAU * turn).sin_cos();
        let share = |part: f64, half: f64| (part / half).abs().powf(ROUNDNESS);
        let reach = (share(sine, self.across) + share(cosine, self.down)).powf(-1.0 / ROUNDNESS);
        (reach * sine, -reach * cosine)
    }

    /// Lets the cards, given by their directions, push each other apart until all are as far from the next; returns how far
    /// the nearest two are. The first stays where it is.
    fn spread(self, turns: &mut [f64]) -> f64 {
        let once_round = 4.0 * (self.across + self.down);
        let mut places: Vec<_> = turns.iter().map(|&turn| self.at(turn)).collect();
        let count = places.len();
        for _ in 0..ROUNDS {
            for index in 1..count {
                let (before, after) = (places[index - 1], places[(index + 1) % count]);
                let push = apart(after, places[index]) - apart(places[index], before);
                turns[index] += push / (2.0 * once_round);
                places[index] = self.at(turns[index]);
            }
        }
        let next = places.iter().cycle().skip(1);
        let steps = places.iter().zip(next).map(|(&one, &other)| apart(one, other));
        if count == 1 { f64::INFINITY } else { steps.fold(f64::INFINITY, f64::min) }
    }
}

/// Chebyshev's distance: the larger one of the distances across and down.
fn apart(one: (f64, f64), other: (f64, f64)) -> f64 {
    (one.0 - other.0).abs().max((one.1 - other.1).abs())
}

/// The largest value up to `most` that is possible, when all smaller ones are.
fn largest(most: f64, mut is_possible: impl FnMut(f64) -> bool) -> f64 {
    if is_possible(most) {
        return most;
    }
    let (mut possible, mut impossible) = (0.0, most);
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(possible, impossible);
        if is_possible(middle) {
            possible = middle;
        } else {
            impossible = middle;
        }
    }
    possible
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOST: f64 = 0.26;
    /// The stages of a small phone, a large one, one on its side, a tablet and two desks.
    const BOXES: [(f64, f64); 6] =
        [(344.0, 300.0), (374.0, 420.0), (440.0, 330.0), (800.0, 560.0), (710.0, 600.0), (1100.0, 850.0)];

    #[test]
    fn no_card_hides_another_and_all_are_in_the_box() {
        for (width, height) in BOXES {
            for count in 1..=15 {
                let Track { card, places, .. } = Track::around((width, height), count, MOST);
                assert_eq!(places.len(), count, "{width} × {height}");
                for (index, &place) in places.iter().enumerate() {
                    let others = places.iter().skip(index + 1);
                    assert!(others.clone().all(|&other| apart(place, other) > card), "{count}: {places:?}");
                    let inside = |at: f64, side: f64| at >= card / 2.0 && at <= side - card / 2.0;
                    assert!(inside(place.0, width) && inside(place.1, height), "{count}: {place:?}");
                }
            }
        }
    }

    #[test]
    fn fifteen_cards_are_large_enough_for_a_finger_on_the_smallest_phone() {
        assert!(Track::around(BOXES[0], 15, MOST).card > 50.0);
    }

    #[test]
    fn fewer_cards_are_larger_until_they_are_large_enough() {
        let card = |count| Track::around(BOXES[4], count, MOST).card;
        assert!(card(15) < card(10) && card(10) <= card(3));
        assert!(card(1) <= 600.0 * MOST);
    }

    #[test]
    fn what_is_free_in_the_middle_touches_no_card() {
        for (width, height) in BOXES {
            let Track { card, places, inside, .. } = Track::around((width, height), 15, MOST);
            for (x, y) in places {
                let (dx, dy) = ((x - width / 2.0).abs(), (y - height / 2.0).abs());
                let reach = card / 2.0;
                // The corners of the free rectangle may come as near as a rounded corner of a card is cut.
                let clear =
                    dx - reach > inside.0 / 2.0 - reach * 0.4 || dy - reach > inside.1 / 2.0 - reach * 0.4;
                assert!(clear, "{width} × {height}: card at {x}, {y}, {inside:?} free");
            }
        }
    }

    #[test]
    fn the_marker_hides_no_icon_and_leaves_the_middle_free() {
        for (width, height) in BOXES {
            for count in 1..=15 {
                let track = Track::around((width, height), count, MOST);
                let (card, inside) = (track.card, track.inside);
                for place in 0..count {
                    let [x, y, side] = track.before(place).unwrap();
                    let from_middle = ((x - width / 2.0).abs(), (y - height / 2.0).abs());
                    let clear = from_middle.0 > inside.0 / 2.0 || from_middle.1 > inside.1 / 2.0;
                    assert!(
                        clear,
                        "{width} × {height}, {count} cards: the marker at {x}, {y} is in {inside:?}"
                    );
                    for (middle_x, middle_y) in &track.places {
                        for (right, down) in [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)] {
                            let icon = (middle_x + right * 0.23 * card, middle_y + down * 0.23 * card);
                            let away = (icon.0 - x).hypot(icon.1 - y);
                            // Both are round.
                            assert!(
                                away > 0.13 * card + 0.43 * side,
                                "{count} cards: {away} at {place}, {card}"
                            );
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn the_cards_are_spread_evenly() {
        for size in BOXES {
            for count in 3..=15 {
                let Track { places, .. } = Track::around(size, count, MOST);
                let next = places.iter().cycle().skip(1);
                let steps: Vec<_> = places.iter().zip(next).map(|(&one, &other)| apart(one, other)).collect();
                let (least, most) = steps
                    .iter()
                    .fold((f64::MAX, 0.0_f64), |(least, most), &step| (least.min(step), most.max(step)));
                assert!(most < 1.2 * least, "{size:?}, {count} cards: {steps:?}");
            }
        }
    }

    #[test]
    fn no_room_is_no_track() {
        assert_eq!(Track::around((0.0, 200.0), 15, MOST), Track::default());
        assert_eq!(Track::around((300.0, 200.0), 0, MOST), Track::default());
    }
}
