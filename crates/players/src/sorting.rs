//! Putting a few things in order, with little code.

use std::cmp::Ordering;

/// Sorts a few things; equal ones stay as they are. The standard library's way is quicker with many, and many times as much
/// code, once for every type: the browser has to load it.
pub(crate) fn sort_few<T>(few: &mut [T], order: impl Fn(&T, &T) -> Ordering) {
    for end in 1..few.len() {
        let mut at = end;
        while at > 0 && order(&few[at], &few[at - 1]).is_lt() {
            few.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::Rng;

    #[test]
    fn the_order_is_that_of_the_standard_library() {
        let mut rng = Rng::new(1);
        for length in 0..30 {
            let mut few: Vec<(u64, usize)> = (0..length).map(|i| (rng.next_u64() % 8, i)).collect();
            let mut sorted = few.clone();
            sort_few(&mut few, |a, b| a.0.cmp(&b.0));
            sorted.sort_by_key(|&(value, _)| value);
            assert_eq!(few, sorted);
        }
    }
}
