//! What has to be said about each scoring card beyond its sentence.

use wagons_rules::Card;

/// A remark on a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Note {
    /// The key of its text.
    pub(crate) key: &'static str,
    /// Whether the rulebooks leave it open, so that it had to be decided.
    pub(crate) decided: bool,
}

const fn note(key: &'static str) -> Note {
    Note { key, decided: false }
}

const fn decision(key: &'static str) -> Note {
    Note { key, decided: true }
}

/// The remarks on a card.
pub(crate) const fn notes(card: Card) -> &'static [Note] {
    match card {
        Card::Badlands => const { &[note("rules-badlands-once"), note("rules-badlands-ground")] },
        Card::BoomOrBust => const { &[decision("rules-boom-or-bust-totals")] },
        Card::CircleTheWagons => const { &[decision("rules-circle-the-wagons-middle")] },
        Card::CoolWater => const { &[note("rules-cool-water-largest")] },
        Card::Fortified => const { &[decision("rules-fortified-overlap")] },
        Card::OneTooMany => const { &[note("rules-one-too-many-tied")] },
        Card::PrairieLife => const { &[decision("rules-prairie-life-both"), note("rules-prairie-life-odd")] },
        Card::RiflesReady => const { &[note("rules-rifles-ready-once")] },
        Card::TargetPractice => {
            const {
                &[
                    decision("rules-target-practice-line"),
                    note("rules-target-practice-none"),
                    note("rules-target-practice-closest"),
                ]
            }
        }
        Card::TheClearing => const { &[note("rules-the-clearing-negative")] },
        Card::TheHerd => const { &[note("rules-the-herd-edges")] },
        Card::Undiscovered => const { &[note("rules-undiscovered-corners")] },
        Card::WagonTrain => const { &[decision("rules-wagon-train-all")] },
        // Their sentences leave nothing open; that of Claim Jumpers has a table.
        Card::Bootleggers
        | Card::ClaimJumpers
        | Card::GoldCountry
        | Card::HappyCows
        | Card::SmalltownCharm => &[],
    }
}

#[cfg(test)]
mod tests {
    use wagons_art::ruling_towns;
    use wagons_texts::{Language, Texts};

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
            assert_eq!(notes(card).iter().filter(|note| note.decided).count(), decided, "{card}");
            let pictured = documented.contains(&format!("ruling-{}.svg", card.letter().to_ascii_lowercase()));
            assert_eq!(!ruling_towns(card).is_empty(), pictured, "{card}");
        }
    }

    #[test]
    fn every_remark_can_be_said_in_every_language() {
        for texts in Language::ALL.map(Texts::new) {
            for note in Card::ALL.into_iter().flat_map(notes) {
                assert!(texts.has(note.key), "{} {}", texts.language().tag(), note.key);
            }
        }
    }
}
