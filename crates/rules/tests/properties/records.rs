//! A record is its text and its text the record; what is wrong with a text is said of the right token.

use proptest::prelude::*;
use wagons_rules::{Move, MoveError, Record, RecordError, RecordErrorKind};

use super::generate::{cases, record};

fn error(line: &str) -> RecordError {
    line.parse::<Record>().expect_err(line)
}

/// The column of a token: one more than the characters before it.
fn column(tokens: &[String], place: usize) -> usize {
    tokens[..place].iter().map(|token| token.len() + 1).sum::<usize>() + 1
}

fn tokens(record: &Record) -> Vec<String> {
    record.to_string().split(' ').map(str::to_owned).collect()
}

proptest! {
    #![proptest_config(cases(100))]

    #[test]
    fn every_prefix_reads_back_as_it_was_written(record in record()) {
        let tokens = tokens(&record);
        prop_assert_eq!(tokens.len(), record.moves().len() + 1);
        let mut replayed: Record = Record::new(*record.deal());
        for count in 0..=record.moves().len() {
            let prefix = record.prefix(count);
            prop_assert_eq!(prefix.to_string(), tokens[..=count].join(" "));
            prop_assert_eq!(Ok(prefix.clone()), prefix.to_string().parse());
            prop_assert_eq!(Ok(prefix.clone()), format!(" \t{prefix}\r\n").parse());
            prop_assert_eq!(prefix.game(), &record.position(count));
            prop_assert_eq!(&prefix, &replayed);
            if let Some(&mv) = record.moves().get(count) {
                prop_assert_eq!(mv.to_string().parse::<Move>(), Ok(mv));
                replayed.try_play(mv).expect("a legal move");
            }
        }
        let mut undone = record.clone();
        for count in (0..record.moves().len()).rev() {
            prop_assert_eq!(undone.undo(), Some(record.moves()[count]));
            prop_assert_eq!(&undone, &record.prefix(count));
        }
        prop_assert_eq!(undone.undo(), None);
    }

    #[test]
    fn a_token_that_is_no_move_is_named(
        record in record(),
        choice in any::<prop::sample::Index>(),
        wrong in prop::sample::select(&["?", "A1", "*", "AB", "a0,0", "A0,0,0", "A'", "-", "A29,0", "S"][..]),
    ) {
        let mut tokens = tokens(&record);
        let place = 1 + choice.index(tokens.len());
        tokens.truncate(place);
        tokens.push(wrong.to_owned());
        tokens.push("and more".to_owned());
        let error = error(&tokens.join(" "));
        prop_assert_eq!((error.place, error.token.as_str()), (place + 1, wrong));
        prop_assert_eq!(error.column, column(&tokens, place));
        let over = record.prefix(place - 1).game().is_over();
        let expected = if over { "the game is over" } else { "comes now" };
        prop_assert!(error.to_string().ends_with(expected), "{}", error);
    }

    #[test]
    fn an_illegal_move_is_named(
        record in record(),
        choice in any::<prop::sample::Index>(),
        indent in 0..3_usize,
        wrong in prop::sample::select(&["*A", "*R", "A", "R", "A28,28", "R'-28,0", "K0,0", "M'1,0"][..]),
    ) {
        let mut tokens = tokens(&record);
        let place = 1 + choice.index(tokens.len());
        let before = *record.prefix(place - 1).game();
        prop_assume!(!before.is_legal(wrong.parse().expect("a move")));
        tokens.truncate(place);
        tokens.push(wrong.to_owned());
        let error = error(&(" ".repeat(indent) + &tokens.join(" ")));
        prop_assert_eq!((error.place, error.token.as_str()), (place + 1, wrong));
        prop_assert_eq!(error.column, column(&tokens, place) + indent);
        let mut game = before;
        let reason = game.try_play(wrong.parse().expect("a move")).expect_err("not legal");
        prop_assert_eq!(&error.kind, &RecordErrorKind::Move(reason));
        prop_assert_eq!(matches!(reason, MoveError::Over), before.is_over());
    }

    #[test]
    fn a_doubled_space_is_named(record in record(), choice in any::<prop::sample::Index>()) {
        let mut tokens = tokens(&record);
        tokens.push("A".to_owned());
        let place = 1 + choice.index(tokens.len() - 1);
        tokens.insert(place, String::new());
        let error = error(&tokens.join(" "));
        prop_assert_eq!((error.place, error.token.as_str()), (place + 1, ""));
        prop_assert_eq!(error.column, column(&tokens, place));
    }
}
