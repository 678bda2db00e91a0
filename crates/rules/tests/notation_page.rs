//! Every record on the page of the notation is one, and everything that is refused there is refused in those words.

use wagons_rules::AnyRecord;
use wagons_rules::solo::{Scenario, Scenarios};

const PAGE: &str = include_str!("../../../docs/notation.md");
const SCENARIO_PAGE: &str = include_str!("../../../docs/scenarios.md");

/// The built-in scenarios, and the one that the page on scenarios writes out.
fn scenarios() -> Scenarios {
    let mut scenarios = Scenarios::built_in();
    let toml = SCENARIO_PAGE.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next());
    let scenario = Scenario::from_toml(toml.expect("an example")).expect("a scenario");
    scenarios.add(scenario).expect("an id of its own");
    scenarios
}

/// The blocks whose first line begins like this, without that line.
fn blocks(kind: &str) -> Vec<&'static str> {
    let blocks = PAGE.split("\n```").skip(1).step_by(2);
    let lines = blocks.filter_map(|block| block.split_once('\n'));
    lines.filter(|(first, _)| first.split(' ').next() == Some(kind)).map(|(_, rest)| rest).collect()
}

#[test]
fn every_record_is_read_and_written_again() {
    let scenarios = scenarios();
    let records: Vec<_> = blocks("record").into_iter().flat_map(str::lines).collect();
    assert!(records.len() >= 11, "{records:?}");
    for text in records {
        let record = AnyRecord::parse(text, &scenarios).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(record.to_string(), text);
    }
}

#[test]
fn the_complete_game_is_complete() {
    let game = blocks("record")[0];
    let record = AnyRecord::parse(game, &scenarios()).expect("a record");
    let AnyRecord::Duel(record) = record else { panic!("a game for two") };
    let totals = wagons_rules::Seat::BOTH.map(|seat| record.game().sheet(seat).total());
    assert_eq!((record.game().is_over(), totals), (true, [17, 23]));
}

#[test]
fn what_is_refused_is_refused_in_these_words() {
    let [block] = blocks("refused")[..] else { panic!("one block") };
    let lines: Vec<_> = block.lines().collect();
    assert!(lines.len() >= 40 && lines.len().is_multiple_of(2), "{} lines", lines.len());
    for pair in lines.chunks(2) {
        let error = AnyRecord::parse(pair[0], &scenarios()).expect_err(pair[0]);
        assert_eq!(error.to_string(), pair[1].trim_start(), "{}", pair[0]);
    }
}
