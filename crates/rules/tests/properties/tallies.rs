//! The fast scoring is the readable scoring, on towns of every size.

use proptest::prelude::*;
use wagons_rules::{Card, Rule, Sheet, Town};

use super::generate::{Size, any_town, build, cases, town};

/// Every card by itself, so that no two errors cancel, and then all together.
fn fast_is_slow(town: &Town, opponent: &Town) -> Result<(), TestCaseError> {
    let sheet = Sheet::new(town, opponent, &Card::ALL);
    let groups = town.tally(&[]).total(&opponent.tally(&[]));
    for card in Card::ALL {
        let total = town.tally(&[card]).total(&opponent.tally(&[card]));
        prop_assert_eq!(total - groups, sheet.points(Rule::Scoring(card)), "{} in\n{}", card.title(), town);
    }
    let together = town.tally(&Card::ALL).total(&opponent.tally(&Card::ALL));
    prop_assert_eq!(together, sheet.total(), "in\n{}", town);
    Ok(())
}

/// What a survey says of every next card is what the town is worth once the card lies there.
fn survey_is_placing(town: &Town, card: Card) -> Result<(), TestCaseError> {
    let survey = town.survey(&Card::ALL);
    prop_assert_eq!(survey.now(), town.tally(&Card::ALL));
    for placement in town.placements(card) {
        let mut after = *town;
        after.place(placement).expect("a spot is legal");
        prop_assert_eq!(survey.after(placement), after.tally(&Card::ALL), "{} in\n{}", placement, town);
    }
    Ok(())
}

proptest! {
    #![proptest_config(cases(800))]

    #[test]
    fn small_towns(mine in town(Size::Small), theirs in any_town()) {
        fast_is_slow(&build(&mine), &build(&theirs))?;
    }

    #[test]
    fn medium_towns(mine in town(Size::Medium), theirs in any_town()) {
        fast_is_slow(&build(&mine), &build(&theirs))?;
    }

    #[test]
    fn large_towns(mine in town(Size::Large), theirs in any_town()) {
        fast_is_slow(&build(&mine), &build(&theirs))?;
    }

    #[test]
    fn a_survey_foresees_every_placement(mut placements in any_town()) {
        // The last card is the one to be judged: on the way there the town passes from size to size.
        let card = placements.pop().expect("at least one card").card;
        survey_is_placing(&build(&placements), card)?;
    }
}

#[test]
fn an_empty_town_is_surveyed_too() {
    survey_is_placing(&Town::new(), Card::Badlands).expect("the same points");
}
