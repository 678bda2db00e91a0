//! How to do what a step of the tutorial asks for.

use wagons_texts::{Key, Texts, key, text};

use crate::hand::Hand;

/// How to do what a step asks for, if it asks for something. It names buttons as they are called on the table.
pub(crate) fn how(texts: &Texts, step: Key, hand: Hand) -> Option<String> {
    let hint = || texts.text(key::TABLE_HINT);
    let undo = || texts.text(key::TABLE_UNDO);
    let take = || texts.text(key::TABLE_TAKE);
    let end = || texts.text(key::TABLE_END_TURN);
    Some(match (step, hand) {
        (key::LEARN_COST, Hand::Mouse) => texts.text(key::LEARN_COST_HOW),
        (key::LEARN_COST, Hand::Finger) => texts.text(key::LEARN_COST_TOUCH),
        (key::LEARN_TAKE, Hand::Mouse) => texts.text(key::LEARN_TAKE_HOW),
        (key::LEARN_TAKE, Hand::Finger) => text!(texts, LearnTakeTouch { take: take() }),
        (key::LEARN_PLACE, Hand::Mouse) => text!(texts, LearnPlaceHow { end: end() }),
        (key::LEARN_PLACE, Hand::Finger) => text!(texts, LearnPlaceTouch { end: end() }),
        (key::LEARN_EDGE, Hand::Mouse) => texts.text(key::LEARN_EDGE_HOW),
        (key::LEARN_EDGE, Hand::Finger) => texts.text(key::LEARN_EDGE_TOUCH),
        (key::LEARN_COVER, Hand::Mouse) => texts.text(key::LEARN_COVER_HOW),
        (key::LEARN_COVER, Hand::Finger) => texts.text(key::LEARN_COVER_TOUCH),
        (key::LEARN_GROUPS, Hand::Mouse) => texts.text(key::LEARN_GROUPS_HOW),
        (key::LEARN_GROUPS, Hand::Finger) => {
            text!(texts, LearnGroupsTouch { sheet: texts.text(key::TABLE_SHEET) })
        }
        (key::LEARN_SCORING, Hand::Mouse) => texts.text(key::LEARN_SCORING_HOW),
        (key::LEARN_SCORING, Hand::Finger) => texts.text(key::LEARN_SCORING_TOUCH),
        (key::LEARN_HINT, Hand::Mouse) => text!(texts, LearnHintHow { hint: hint() }),
        (key::LEARN_HINT, Hand::Finger) => text!(texts, LearnHintTouch { hint: hint() }),
        (key::LEARN_CHOOSE, Hand::Mouse) => texts.text(key::LEARN_CHOOSE_HOW),
        (key::LEARN_CHOOSE, Hand::Finger) => text!(texts, LearnChooseTouch { take: take() }),
        (key::LEARN_UNDO, Hand::Mouse) => text!(texts, LearnUndoHow { undo: undo() }),
        (key::LEARN_UNDO, Hand::Finger) => text!(texts, LearnUndoTouch { undo: undo() }),
        (key::LEARN_FINISH, Hand::Mouse) => text!(texts, LearnFinishHow { end: end() }),
        (key::LEARN_FINISH, Hand::Finger) => text!(texts, LearnFinishTouch { end: end() }),
        _ => return None,
    })
}

/// What the guide says once it is done; most steps lead to the next one instead.
pub(crate) fn praise(step: Key) -> Option<Key> {
    match step {
        key::LEARN_COST => Some(key::LEARN_COST_DONE),
        key::LEARN_GROUPS => Some(key::LEARN_GROUPS_DONE),
        key::LEARN_SCORING => Some(key::LEARN_SCORING_DONE),
        _ => None,
    }
}
