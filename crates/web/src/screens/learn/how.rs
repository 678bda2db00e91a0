//! How to do what a step of the tutorial asks for.

use wagons_texts::{Key, Texts, key, text};

/// How to do what a step asks for, if it asks for something. It names buttons as they are called on the table,
/// and speaks of a finger or of a mouse.
pub(crate) fn how(texts: &Texts, step: Key, is_touched: bool) -> Option<String> {
    let text = |key: Key| texts.text(key);
    let buttons = [key::TABLE_TAKE, key::TABLE_END_TURN, key::TABLE_HINT, key::TABLE_UNDO, key::TABLE_SHEET];
    let [take, end, hint, undo, sheet] = &buttons.map(text);
    let [mouse, finger] = match step {
        key::LEARN_COST => [text(key::LEARN_COST_HOW), text(key::LEARN_COST_TOUCH)],
        key::LEARN_TAKE => [text(key::LEARN_TAKE_HOW), text!(texts, LearnTakeTouch { take })],
        key::LEARN_PLACE => [text!(texts, LearnPlaceHow { end }), text!(texts, LearnPlaceTouch { end })],
        key::LEARN_EDGE => [text(key::LEARN_EDGE_HOW), text(key::LEARN_EDGE_TOUCH)],
        key::LEARN_COVER => [text(key::LEARN_COVER_HOW), text(key::LEARN_COVER_TOUCH)],
        key::LEARN_GROUPS => [text(key::LEARN_GROUPS_HOW), text!(texts, LearnGroupsTouch { sheet })],
        key::LEARN_SCORING => [text(key::LEARN_SCORING_HOW), text(key::LEARN_SCORING_TOUCH)],
        key::LEARN_HINT => [text!(texts, LearnHintHow { hint }), text!(texts, LearnHintTouch { hint })],
        key::LEARN_CHOOSE => [text(key::LEARN_CHOOSE_HOW), text!(texts, LearnChooseTouch { take })],
        key::LEARN_UNDO => [text!(texts, LearnUndoHow { undo }), text!(texts, LearnUndoTouch { undo })],
        key::LEARN_FINISH => [text!(texts, LearnFinishHow { end }), text!(texts, LearnFinishTouch { end })],
        _ => return None,
    };
    Some(if is_touched { finger } else { mouse })
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
