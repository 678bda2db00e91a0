//! Putting things in order, with little code: the sorts of the standard library are many times as much, once for every
//! type, and the browser has to load it.

use std::cmp::{Ordering, Reverse};
use std::collections::BinaryHeap;
use std::iter;

/// The things in the falling order of what stands before each; equal ones stay as they are.
pub(crate) fn falling<K: Ord, T: Ord>(ranked: impl IntoIterator<Item = (K, T)>) -> impl Iterator<Item = T> {
    let placed = ranked.into_iter().enumerate().map(|(place, (rank, thing))| (rank, Reverse(place), thing));
    let mut heap: BinaryHeap<(K, Reverse<usize>, T)> = placed.collect();
    iter::from_fn(move || heap.pop().map(|(.., thing)| thing))
}

/// Sorts a few things; equal ones stay as they are. With many it is slow.
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
            let fallen: Vec<_> = falling(few.iter().map(|&(value, i)| (value, i))).collect();
            sorted.sort_by_key(|&(value, _)| Reverse(value));
            assert!(fallen.into_iter().eq(sorted.into_iter().map(|(_, i)| i)));
        }
    }
}
