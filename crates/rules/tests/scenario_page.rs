//! The page on scenarios shows a scenario that uses everything there is, and complaints as they are made.

use wagons_rules::solo::{Count, Procedure, Quarry, Round, Scenario, Term};

const PAGE: &str = include_str!("../../../docs/scenarios.md");

fn blocks(kind: &str) -> Vec<&'static str> {
    let begins = PAGE.split(&format!("```{kind}\n")).skip(1).collect::<Vec<_>>();
    begins.into_iter().map(|rest| rest.split("```").next().expect("its end")).collect()
}

#[test]
fn the_example_is_a_scenario_that_leaves_nothing_out() {
    let scenario = Scenario::from_toml(blocks("toml")[0]).expect("a scenario");
    assert_eq!(scenario.id(), "dusty_trail");
    let Procedure { first_hunt, matching, fallback } = scenario.procedure();
    assert_eq!((first_hunt.len(), scenario.goals(Round::Two).len()), (1, 5));
    let rulebook = Procedure::default();
    assert_eq!(
        (matching, fallback),
        (&rulebook.matching, &rulebook.fallback),
        "the numbers are the rulebook's"
    );

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
fn the_second_example_switches_everything_off() {
    let [_, calm] = blocks("toml")[..] else { panic!("two examples") };
    let scenario = Scenario::from_toml(calm).expect("a scenario");
    assert_eq!(*scenario.procedure(), Procedure { first_hunt: vec![], matching: None, fallback: None });
}

#[test]
fn the_complaints_are_those_on_the_page() {
    let refused = blocks("refused");
    assert_eq!(refused.len(), 3);
    for block in refused {
        let (text, complaint) = block.trim_end().rsplit_once('\n').expect("a text and a complaint");
        let error = Scenario::from_toml(text).expect_err("not a scenario");
        assert_eq!(error.to_string(), complaint.trim_start());
    }
}
