//! The rival for the one who plays against it: what it does, what it looks for, what it will do.
//!
//! Everything about the future is asked of a [`View`], so that no word depends on what the deck hides.

use wagons_rules::solo::{Foresight, View};
use wagons_rules::{AnyRecord, Card, Decision};
use wagons_texts::{Person, joined, text};

use super::Narrator;
use crate::aim::Aim;
use crate::position::Position;
use crate::rival_scene::{RivalScene, RivalStep};

impl Narrator<'_> {
    /// What happens in a moment of the rival's turn.
    pub fn rival_step(&self, scene: &RivalScene) -> String {
        let (texts, scenario) = (self.texts, scene.game().scenario());
        match scene.step() {
            RivalStep::Begin => texts.turn(&texts.rival()),
            RivalStep::NewCircle => text!(texts, RoundTwo { count: scene.circle().len() }),
            RivalStep::Receive(cards) => texts.rival_receives(&cards).unwrap_or_default(),
            RivalStep::Look(card) => text!(texts, SoloStepLook { card }),
            RivalStep::Take(draft) => texts.rival_draft(&draft, scenario),
            RivalStep::TakeTop(_) => {
                scene.turn().draft.map_or_else(String::new, |draft| texts.rival_draft(&draft, scenario))
            }
            RivalStep::Give(cards) => texts.received(&Person::You, &cards),
        }
    }

    /// What the rival did because of a move of the player, counted from 0; nothing if it did nothing.
    pub fn rival_answer(&self, record: &AnyRecord, number: usize) -> Option<String> {
        let [before, after] = [number, number + 1].map(|count| Position::after(record, count));
        self.answer_between(&before, &after)
    }

    /// What will follow if the player takes a card; nothing if it cannot be taken.
    pub fn after_taking(&self, view: &View, card: Card) -> Option<String> {
        let foresight = view.foresee_after(card)?;
        let taken = text!(self.texts, SoloYouTake { card });
        Some(joined([Some(taken), Some(self.texts.foresight(&foresight, view.scenario()))]))
    }

    /// What will follow when the player's turn ends, as far as it is known: after the card that is pointed at, or
    /// after the one that was drafted.
    pub fn to_come(&self, view: &View, aim: Aim) -> Option<String> {
        match (view.decision()?, aim) {
            (Decision::Draft, Aim::Card(card)) => self.after_taking(view, card),
            (Decision::Place(_), _) => {
                let foresight = view.foresee().filter(|foresight| *foresight != Foresight::Nothing)?;
                Some(self.texts.foresight(&foresight, view.scenario()))
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::solo::Scenarios;
    use wagons_texts::{Language, Texts};

    fn narrator(texts: &Texts) -> Narrator<'_> {
        Narrator::new(texts, [Person::You, texts.rival()])
    }

    /// Every word about the rival's future in a position.
    fn words(record: &str) -> Vec<String> {
        let record = Scenarios::built_in().record(record).unwrap();
        let view = record.game().view();
        let aims = Card::ALL.map(Aim::Card);
        Language::ALL
            .into_iter()
            .flat_map(|language| {
                let texts = Texts::new(language);
                let mut words = texts.searches(&view);
                words.extend(aims.iter().filter_map(|&aim| narrator(&texts).to_come(&view, aim)));
                words
            })
            .collect()
    }

    #[test]
    fn no_word_depends_on_what_the_deck_hides() {
        // The same game with the unseen cards in two orders, at the beginning, in the middle of a turn, and when the
        // next circle is about to be laid out.
        for moves in ["", " B", " B B0,0", " H", " H H0,0"] {
            let [one, other] = ["JKLMNOQR", "JRQONMLK"].map(|deck| format!("s1:IP/ABCDEFGH/{deck}{moves}"));
            // Only while the decks look the same: after H the second circle lies open.
            if moves == " H H0,0" {
                assert_ne!(words(&one), words(&other));
            } else if moves == " B B0,0" {
                let [one, other] =
                    ["JKLMNOQR", "JKRQONML"].map(|deck| format!("s1:IP/ABCDEFGH/{deck}{moves}"));
                assert_eq!(words(&one), words(&other));
            } else {
                assert!(!words(&one).is_empty());
                assert_eq!(words(&one), words(&other), "{moves}");
            }
        }
    }

    #[test]
    fn every_card_that_can_be_taken_has_its_consequence() {
        let record = Scenarios::built_in().record("s1:IP/ABCDEFGH/JKLMNOQR").unwrap();
        let (texts, view) = (Texts::new(Language::En), record.game().view());
        let told = narrator(&texts).to_come(&view, Aim::Card(Card::BoomOrBust)).unwrap();
        assert!(told.starts_with("You take card B. What happens next: The rival gets card A"), "{told}");
        let unseen = Aim::Card(Card::OneTooMany);
        assert_eq!(narrator(&texts).to_come(&view, unseen), None, "it lies in the deck");
    }
}
