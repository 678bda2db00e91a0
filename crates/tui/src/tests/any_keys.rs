//! Whatever is typed, in whatever order, on whatever screen: nothing panics, and the game stays legal.

use proptest::prelude::*;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use wagons_rules::AnyRecord;
use wagons_rules::solo::Scenarios;
use wagons_table::{Beginner, Level};

use super::Sitting;

fn keys() -> impl Strategy<Value = KeyEvent> {
    let code = prop_oneof![
        4 => Just(KeyCode::Enter),
        2 => Just(KeyCode::Left),
        2 => Just(KeyCode::Right),
        2 => Just(KeyCode::Up),
        2 => Just(KeyCode::Down),
        1 => Just(KeyCode::Esc),
        1 => Just(KeyCode::Home),
        1 => Just(KeyCode::End),
        1 => Just(KeyCode::Tab),
        1 => Just(KeyCode::Backspace),
        2 => prop::char::any().prop_map(KeyCode::Char),
        4 => prop::sample::select("rhslamnutc?0369".chars().collect::<Vec<_>>()).prop_map(KeyCode::Char),
    ];
    let modifiers = prop_oneof![9 => Just(KeyModifiers::NONE), 1 => Just(KeyModifiers::CONTROL)];
    (code, modifiers).prop_map(|(code, modifiers)| KeyEvent::new(code, modifiers))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_keys_leave_a_legal_game(
        keys in prop::collection::vec(keys(), 0..250),
        against in prop::sample::select(vec![None, Some(Level::Easy), Some(Level::Medium)]),
        solo in any::<bool>(),
        width in 1_u16..160,
        height in 1_u16..60,
    ) {
        let deal = if solo { "s6:MQ/ABCDEFGH/IJKLNOPR" } else { "5" };
        let mut sitting = Sitting::at(deal, against, Beginner::Chance);
        for (place, key) in keys.into_iter().enumerate() {
            sitting.app.key(key);
            sitting.app.tick(sitting.now);
            if place % 8 == 0 {
                sitting.wait();
                sitting.seen(width, height);
            }
        }
        let record = sitting.record();
        prop_assert!(AnyRecord::parse(&record, &Scenarios::built_in()).is_ok(), "{record}");
        sitting.seen(80, 24);
    }
}
