//! Any text that is read as something kept is refused, or is still the same once it is kept again: games in play, days
//! played, games won and lost, puzzles, scenarios of one's own, settings, games apart. Books answer whatever stands in
//! them; to merge one with itself or with an empty one changes nothing.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wagons_rules::solo::{Scenarios, Variant};
use wagons_table::{
    ApartBook, Day, Daybook, Kept, Ladder, Level, OwnScenarios, PuzzleBook, Session, Settings, SoloBook,
};
use wagons_wire::Opened;

fuzz_target!(|text: &str| {
    check::<Session>(text);
    check::<Settings>(text);
    check::<ApartBook>(text);
    check::<Opened>(text);
    let day = Day::of_unix(20_772);
    check_book(text, Daybook::merge, |book| {
        assert!(book.series(day) <= book.longest_series());
        assert_eq!(book.best(day), book.finishes(day).map(|(_, finish)| finish).max());
    });
    check_book(text, SoloBook::merge, |book| {
        for scenario in Scenarios::built_in().iter() {
            let tallies = Variant::ALL.map(|variant| book.tally(scenario, variant));
            assert!(tallies.iter().all(|tally| tally.won <= tally.played));
        }
        book.is_best(7);
    });
    check_book(text, PuzzleBook::merge, |book| {
        assert!(book.solved() <= book.tried());
        let (mut book, before) = (book.clone(), book.rating());
        assert!(!book.note("first puzzle", 1_400, true) || book.rating() >= before);
        book.note_day(day);
        assert!(book.series(day) > 0);
    });
    check_book(text, Ladder::merge, |book| {
        assert_eq!(book.is_empty(), Level::ALL.iter().all(|&level| book.standing(level).is_empty()));
    });
    check_book(text, OwnScenarios::merge, |own| {
        assert_eq!(own.is_empty(), own.iter().count() == 0);
    });
});

fn check<T: Kept>(text: &str) -> Vec<T> {
    // What is left of a damaged text is as good as what was never damaged.
    let values: Vec<T> = T::recall(text).ok().into_iter().chain(T::salvage(text)).collect();
    for value in &values {
        let kept = value.keep();
        let again = T::recall(&kept).expect("what was just kept");
        assert_eq!(again.keep(), kept);
    }
    values
}

fn check_book<T: Kept + Clone + Default>(text: &str, merge: fn(&mut T, T), ask: impl Fn(&T)) {
    for book in check::<T>(text) {
        let (mut same, mut copy) = (book.clone(), T::default());
        merge(&mut same, T::default());
        merge(&mut same, book.clone());
        assert_eq!(same.keep(), book.keep());
        merge(&mut copy, book);
        ask(&same);
        ask(&copy);
    }
}
