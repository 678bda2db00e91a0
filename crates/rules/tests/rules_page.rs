//! The page of the rules says what the code does.

use wagons_rules::solo::{Scenarios, Variant};
use wagons_rules::{Card, Icon, Rule, Sheet, Terrain, Town};

const PAGE: &str = include_str!("../../../docs/rules.md");

/// The cells of a table's row that begins like this.
fn row(first: &str) -> Vec<&'static str> {
    let line = PAGE.lines().find(|line| line.starts_with(&format!("| {first} |")));
    let line = line.unwrap_or_else(|| panic!("no row of {first}"));
    line.trim_matches('|').split('|').map(str::trim).collect()
}

fn number(first: &str, column: usize) -> i32 {
    row(first)[column].trim_matches('*').parse().unwrap_or_else(|_| panic!("no number in {first}"))
}

#[test]
fn every_card_is_explained_with_its_picture() {
    for card in Card::ALL {
        let heading = format!("\n### {card} · {}\n", card.title());
        let (_, section) = PAGE.split_once(&heading).unwrap_or_else(|| panic!("{heading}"));
        let section = section.split("\n#").next().unwrap_or_default();
        assert!(section.contains(&format!("](pictures/card-{}.svg)", card.letter().to_ascii_lowercase())));
    }
}

#[test]
fn the_worked_example_scores_what_the_page_says() {
    let picture = PAGE.split("```town\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a town");
    let town: Town = picture.parse().expect("a picture of a town");
    let count = |icon| town.territories().filter(|(_, territory)| territory.icon == icon).count();
    // The opponent of the example: one mine fewer and one gun more.
    let row = |territory: &str, many: usize| vec![territory; many].join(" ");
    let opponent: Town = [row("Wm", count(Icon::Mine) - 1), row("Wg", count(Icon::Gun) + 1)]
        .join("\n")
        .parse()
        .expect("a town");

    let scoring = [Card::HappyCows, Card::TheClearing, Card::ClaimJumpers];
    let sheet = Sheet::new(&town, &opponent, &scoring);
    for terrain in Terrain::ALL {
        assert_eq!(sheet.points(Rule::Group(terrain)), number(terrain.name(), 1), "{terrain}");
    }
    for card in scoring {
        assert_eq!(sheet.points(Rule::Scoring(card)), number(card.title(), 1), "{card}");
    }
    assert_eq!(sheet.total(), number("**total**", 1));
}

#[test]
fn the_variants_score_what_the_page_says() {
    for (variant, name) in
        [(Variant::Newcomer, "Newcomer"), (Variant::Local, "Local"), (Variant::Legend, "Legend")]
    {
        for (column, terrains) in (2..=4).enumerate() {
            assert_eq!(variant.points_for_card(terrains), Some(number(name, column + 1)), "{name}");
        }
    }
}

#[test]
fn the_scenarios_are_those_of_the_page() {
    for scenario in Scenarios::built_in().iter() {
        let row = row(scenario.id());
        let [first, second] = scenario.scoring().map(Card::title);
        assert_eq!(row[1], scenario.title());
        assert!(
            row[2] == format!("{first}, {second}") || row[2] == format!("{second}, {first}"),
            "{}",
            row[2]
        );
    }
}
