//! What has to be said about each scoring card beyond its sentence.

use wagons_rules::Card;
use wagons_texts::{Key, key};

use Note::{Decision, Plain};

/// A remark on a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Note {
    /// It follows from the rulebooks.
    Plain(Key),
    /// The rulebooks leave it open, so that it had to be decided.
    Decision(Key),
}

/// The remarks on a card.
pub(crate) const fn notes(card: Card) -> &'static [Note] {
    match card {
        Card::Badlands => &[Decision(key::RULES_BADLANDS_ONCE), Plain(key::RULES_BADLANDS_GROUND)],
        Card::BoomOrBust => &[Decision(key::RULES_BOOM_OR_BUST_TOTALS)],
        Card::CircleTheWagons => &[Decision(key::RULES_CIRCLE_THE_WAGONS_MIDDLE)],
        Card::ClaimJumpers => &[Decision(key::RULES_CLAIM_JUMPERS_TIES)],
        Card::CoolWater => &[Plain(key::RULES_COOL_WATER_LARGEST)],
        Card::Fortified => &[Decision(key::RULES_FORTIFIED_OVERLAP)],
        Card::OneTooMany => &[Decision(key::RULES_ONE_TOO_MANY_TIED)],
        Card::PrairieLife => &[Decision(key::RULES_PRAIRIE_LIFE_BOTH), Plain(key::RULES_PRAIRIE_LIFE_ODD)],
        Card::RiflesReady => &[Plain(key::RULES_RIFLES_READY_ONCE)],
        Card::SmalltownCharm => &[Decision(key::RULES_SMALLTOWN_CHARM_VISIBLE)],
        Card::TargetPractice => &[
            Decision(key::RULES_TARGET_PRACTICE_LINE),
            Plain(key::RULES_TARGET_PRACTICE_NONE),
            Plain(key::RULES_TARGET_PRACTICE_CLOSEST),
        ],
        Card::TheClearing => &[Plain(key::RULES_THE_CLEARING_NEGATIVE)],
        Card::TheHerd => &[Plain(key::RULES_THE_HERD_EDGES)],
        Card::Undiscovered => &[Decision(key::RULES_UNDISCOVERED_CORNERS)],
        Card::WagonTrain => &[Plain(key::RULES_WAGON_TRAIN_GAPS), Decision(key::RULES_WAGON_TRAIN_ALL)],
        // Their sentences leave nothing open.
        Card::Bootleggers | Card::GoldCountry | Card::HappyCows => &[],
    }
}

#[cfg(test)]
mod tests {
    use wagons_art::ruling_towns;

    use super::*;

    /// The part of the documentation's rules that is about a card.
    fn documented(card: Card) -> String {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules.md");
        let page = std::fs::read_to_string(path).expect("the rules in the documentation");
        let heading = format!("\n### {} · {}\n", card.letter(), card.title());
        let (_, rest) = page.split_once(&heading).unwrap_or_else(|| panic!("no {heading}"));
        rest.split("\n#").next().unwrap_or(rest).to_owned()
    }

    #[test]
    fn every_ruling_of_the_documentation_is_here() {
        for card in Card::ALL {
            let documented = documented(card);
            let remarks: Vec<_> = documented.lines().filter(|line| line.starts_with("- ")).collect();
            let decided = remarks.iter().filter(|line| line.starts_with("- **Ruling**")).count();
            assert!(notes(card).len() >= remarks.len(), "{card}: {remarks:#?}");
            assert_eq!(
                notes(card).iter().filter(|note| matches!(note, Decision(_))).count(),
                decided,
                "{card}"
            );
            let pictured = documented.contains(&format!("ruling-{}.svg", card.letter().to_ascii_lowercase()));
            assert_eq!(!ruling_towns(card).is_empty(), pictured, "{card}");
        }
    }
}
