//! Wagon Train: what the lines of wagons can gain.

use wagons_rules::Card;
use wagons_rules::Icon::Wagon;
use wagons_rules::bitboard::{Plane, Scene};

use super::card::{Laid, Steps, and};
use super::ground::{Ground, Step};
use super::groups::Helpers;
use super::sum::Sum;

/// The longest line worth more than the one before.
const LONGEST: usize = 6;

/// By the number of wagons in a line.
fn line_points(wagons: usize) -> i32 {
    [0, 0, 1, 2, 4, 7, 10][wagons.min(LONGEST)]
}

/// What the lines gain from the wagons of the card.
pub(super) fn wagon_train<P: Plane>(sum: &mut Sum<P>, laid: &Laid<'_, P>) {
    let wagons = laid.ground.icon(Wagon);
    // A line of nine or more can be worth more in two pieces: twelve make ten points, six and five seventeen.
    let to_come: usize = laid.others.iter().map(|card| card.count_icon(Wagon)).sum();
    if wagons.count() as usize + to_come >= 9 && longest_possible(wagons, to_come) >= 9 {
        sum.add_everywhere(7);
    }
    let shown: Steps = laid.of_icon(Wagon).collect();
    if laid.icon_helpers(Wagon) != Helpers::None {
        return; // see `wagon_train_together`
    }
    for (forth, back) in [((1, 0), (-1, 0)), ((0, 1), (0, -1))] {
        let (after, before) = (runs(wagons, forth), runs(wagons, back));
        for &step in shown.iter() {
            if shown.contains(&and(step, back)) {
                continue; // counted with the one before
            }
            let next = and(step, forth);
            let (end, new) = if shown.contains(&next) { (next, 2) } else { (step, 1) };
            add_line(sum, before.map(|run| run.seen_from(step)), after.map(|run| run.seen_from(end)), new);
        }
    }
}

/// The wagons of any row or column, and those to come.
fn longest_possible<P: Plane>(wagons: P, to_come: usize) -> usize {
    let (rows, columns) = lines(wagons);
    let most = rows.iter().chain(&columns).map(|line| line.count_ones()).max();
    most.unwrap_or(0) as usize + to_come
}

/// The cells of each row and each column as bits.
fn lines<P: Plane>(cells: P) -> ([u32; 16], [u32; 16]) {
    let (mut rows, mut columns) = ([0; 16], [0; 16]);
    for (x, y) in cells.cells() {
        rows[y as usize] |= 1 << x;
        columns[x as usize] |= 1 << y;
    }
    (rows, columns)
}

/// The cells beside which there are at least one, two, … wagons in a row in one direction.
fn runs<P: Plane>(wagons: P, way: Step) -> [P; LONGEST] {
    let mut run = P::FULL;
    let mut from = (0, 0);
    [(); LONGEST].map(|()| {
        from = and(from, way);
        run &= wagons.seen_from(from);
        run
    })
}

/// Adds what a line gains from new wagons, by how many there are before and after them.
fn add_line<P: Plane>(sum: &mut Sum<P>, before: [P; LONGEST], after: [P; LONGEST], new: usize) {
    let exactly = |runs: &[P; LONGEST], n: usize| {
        let at_least = if n == 0 { P::FULL } else { runs[n - 1] };
        at_least & !runs.get(n).copied().unwrap_or(P::EMPTY)
    };
    for b in 0..=LONGEST {
        let places = exactly(&before, b);
        if places.is_empty() {
            continue;
        }
        for a in 0..=LONGEST {
            let gain = line_points(a + b + new) - line_points(a) - line_points(b);
            sum.add(places & exactly(&after, a), gain.max(0));
        }
    }
}

/// The most that lines can gain with so many new wagons or fewer.
type Gains = [i32; MOST_NEW + 1];

/// Twelve wagons there are, but cards that come together late show no more than this.
const MOST_NEW: usize = 12;

/// What the wagons of several cards bring to the lines: however they are shared out among the rows, and then once more
/// among the columns. Nothing if one card alone shows all of them, because then its places tell more.
pub(super) fn wagon_train_together<P: Plane>(ground: &Ground<P>, to_come: &[Card]) -> i32 {
    let wagons = |card: &Card| card.count_icon(Wagon);
    if to_come.iter().filter(|card| wagons(card) > 0).count() < 2 {
        return 0;
    }
    let new = to_come.iter().map(wagons).sum::<usize>().min(MOST_NEW);
    let (rows, columns) = lines(ground.icon(Wagon));
    most_in_lines(&rows, new) + most_in_lines(&columns, new)
}

/// The most that parallel lines gain with this number of new wagons.
fn most_in_lines(lines: &[u32], new: usize) -> i32 {
    // Lines of new wagons alone are worth most as one.
    let mut most: Gains = std::array::from_fn(line_points);
    for &line in lines.iter().filter(|&&line| line != 0) {
        most = most_of_both(&most, &most_in_line(line, new), new);
    }
    most[new]
}

/// Some of the new wagons here, and the others there.
fn most_of_both(a: &Gains, b: &Gains, new: usize) -> Gains {
    let mut most = [0; MOST_NEW + 1];
    for here in 0..=new {
        for there in 0..=new - here {
            most[here + there] = most[here + there].max(a[here] + b[there]);
        }
    }
    most
}

/// The most that one row or column gains: runs of wagons next to each other grow together, once the gaps between them
/// are filled, and longer at the ends.
fn most_in_line(mut line: u32, new: usize) -> Gains {
    // For the runs so far: what they gain.
    let mut before: [Gains; 9] = [[0; MOST_NEW + 1]; 9];
    let mut runs: [(u32, usize); 8] = [(0, 0); 8];
    let mut count = 0;
    while line != 0 {
        let start = line.trailing_zeros();
        let length = (line >> start).trailing_ones();
        line &= !(((1 << length) - 1) << start);
        runs[count] = (start, length as usize);
        count += 1;
        let mut most = before[count - 1];
        // This run alone, then with the one before it, and so on.
        let (mut points, mut gaps) = (0, 0);
        for first in (0..count).rev() {
            let (from, run) = runs[first];
            points += line_points(run);
            if first + 1 < count {
                gaps += (runs[first + 1].0 - from) as usize - run;
            }
            if gaps > new {
                break;
            }
            let old = (start + length - from) as usize - gaps;
            let joined: Gains =
                std::array::from_fn(|new| if new < gaps { 0 } else { line_points(old + new) - points });
            let both = most_of_both(&before[first], &joined, new);
            for (most, both) in most.iter_mut().zip(both) {
                *most = (*most).max(both);
            }
        }
        before[count] = most;
    }
    before[count]
}
