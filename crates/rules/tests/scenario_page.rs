//! The page on scenarios shows a scenario that uses everything there is, and complaints as they are made.

use wagons_rules::solo::{Count, Quarry, Scenario, Term};

const PAGE: &str = include_str!("../../../docs/scenarios.md");

fn block(kind: &str) -> &'static str {
    let rest = PAGE.split(&format!("```{kind}\n")).nth(1).expect("a block");
    rest.split("```").next().expect("its end")
}

#[test]
fn the_example_is_a_scenario_that_leaves_nothing_out() {
    let scenario = Scenario::from_toml(block("toml")).expect("a scenario");
    assert_eq!(scenario.id(), "dusty_trail");

    let goals = |is: fn(&Quarry) -> bool| scenario.hunt().iter().filter(|goal| is(&goal.quarry)).count();
    assert_eq!(goals(|quarry| matches!(quarry, Quarry::Icon { .. })), 1);
    assert_eq!(goals(|quarry| matches!(quarry, Quarry::Terrain { .. })), 1);
    assert_eq!(goals(|quarry| matches!(quarry, Quarry::IconOn(..))), 1);
    assert_eq!(goals(|quarry| matches!(quarry, Quarry::Shares(_))), 1);
    assert_eq!(goals(|quarry| matches!(quarry, Quarry::MostFrequentTerrain)), 1);

    let terms = |is: fn(&Term) -> bool| scenario.terms().iter().any(is);
    assert!(terms(|term| matches!(term, Term::Table { .. })));
    assert!(terms(|term| matches!(term, Term::IfMore { .. })));
    assert!(terms(|term| matches!(term.count(), Count::IconOn(..))));
    assert!(terms(|term| matches!(term.count(), Count::Terrain(_))));
    assert!(terms(|term| matches!(term.count(), Count::Set(_))));
    assert!(terms(|term| matches!(term.count(), Count::CardsWithTerrains(_))));
}

#[test]
fn the_complaint_is_the_one_on_the_page() {
    let (text, complaint) = block("refused").trim_end().rsplit_once('\n').expect("a text and a complaint");
    let error = Scenario::from_toml(text).expect_err("not a scenario");
    assert_eq!(error.to_string(), complaint.trim_start());
}
