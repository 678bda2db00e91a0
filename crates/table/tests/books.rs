//! Books of one person from two places become one book, in whichever order.

use proptest::prelude::*;
use wagons_rules::solo::{Deal, Game, Scenarios, Variant};
use wagons_rules::{Record, Rng};
use wagons_table::daybook::{Daybook, Finish};
use wagons_table::{Day, Kept, Level, OwnScenarios, SoloBook};

/// A day, an opponent, a finish, and whether it was played on the day.
fn daily() -> impl Strategy<Value = (Day, Level, Finish, bool)> {
    (1_u8..=28, 0_usize..5, -9..9, any::<bool>(), any::<bool>()).prop_map(
        |(day, level, margin, won, on_the_day)| {
            let day = Day::new(2026, 11, day).expect("a day of November");
            (day, Level::ALL[level], Finish { margin, won }, on_the_day)
        },
    )
}

fn daybook(games: &[(Day, Level, Finish, bool)]) -> Daybook {
    let mut book = Daybook::default();
    for &(day, level, finish, on_the_day) in games {
        book.note(day, level, finish, on_the_day);
    }
    book
}

/// A finished game, played by chance.
fn finished(seed: u64) -> Record<Game> {
    let mut rng = Rng::new(seed);
    let scenario = Scenarios::built_in().iter().nth(seed as usize % 6).expect("one of the six").clone();
    let mut record = Record::<Game>::new(Deal::shuffled(scenario, Variant::Classic, &mut rng));
    while let Some(mv) = record.game().random_move(&mut rng) {
        record.try_play(mv).expect("a legal move");
    }
    record
}

fn solo_book(games: &[(u64, u64)]) -> SoloBook {
    let mut book = SoloBook::default();
    for &(number, seed) in games {
        book.note(number, &finished(seed));
    }
    book
}

/// The days in a row that end with each day of a book, counted in the slow way.
fn longest_series(book: &Daybook) -> usize {
    let days = (1..=28).filter_map(|day| Day::new(2026, 11, day));
    days.map(|day| if book.best(day).is_some() { book.series(day) } else { 0 }).max().unwrap_or(0)
}

proptest! {
    #[test]
    fn daybooks_merge_to_the_same_in_any_order(
        one in prop::collection::vec(daily(), 0..20),
        other in prop::collection::vec(daily(), 0..20),
    ) {
        let whole = daybook(&[&one[..], &other[..]].concat());
        let (one, other) = (daybook(&one), daybook(&other));
        let (mut this, mut that) = (one.clone(), other.clone());
        this.merge(other.clone());
        that.merge(one);
        prop_assert_eq!(&this, &that);
        prop_assert_eq!(&this, &whole);
        this.merge(other);
        prop_assert_eq!(&this, &that, "what is known already changes nothing");
        prop_assert_eq!(Daybook::recall(&this.keep()), Ok(this));
    }

    #[test]
    fn the_longest_series_is_the_longest_of_all(games in prop::collection::vec(daily(), 0..40)) {
        let book = daybook(&games);
        prop_assert_eq!(book.longest_series(), longest_series(&book));
    }

    #[test]
    fn solo_books_merge_to_the_same_in_any_order(
        one in prop::collection::vec((0_u64..6, 0_u64..30), 0..6),
        other in prop::collection::vec((0_u64..6, 0_u64..30), 0..6),
    ) {
        let (one, other) = (solo_book(&one), solo_book(&other));
        let (mut this, mut that) = (one.clone(), other.clone());
        this.merge(other.clone());
        that.merge(one);
        prop_assert_eq!(&this, &that);
        this.merge(other);
        prop_assert_eq!(&this, &that, "what is known already changes nothing");
        prop_assert_eq!(SoloBook::recall(&this.keep()), Ok(this));
    }

    #[test]
    fn no_text_of_a_scenario_is_lost_by_merging(texts in prop::collection::vec("[a-z]{1,3}", 0..6), at in 0_usize..6) {
        let of = |texts: &[String]| {
            let kept = serde_json::json!({ "version": 1, "value": { "texts": texts, "draft": "" } });
            OwnScenarios::recall(&kept.to_string()).expect("a collection")
        };
        let (one, other) = texts.split_at(at.min(texts.len()));
        let mut merged = of(one);
        merged.merge(of(other));
        for text in &texts {
            prop_assert!(merged.iter().any(|(kept, _)| kept == text), "{}", text);
        }
    }
}
