//! The last line of the screen: the keys that mean something now, as many as there is room for.

use wagons_rules::Decision;
use wagons_table::{Aim, Kind, Position};
use wagons_texts::{Key, key};

use crate::apart::is_under_way;
use crate::focus::Focus;
use crate::input::Cap;
use crate::table::Table;

/// A key, what it does now, and whether the line must name it.
struct Offer {
    cap: Cap,
    does: Key,
    is_needed: bool,
}

const ENTER: Cap = Cap::Word(key::TABLE_ENTER);
const ESCAPE: Cap = Cap::Word(key::TERMINAL_ESCAPE);

const fn needed(cap: Cap, does: Key) -> Offer {
    Offer { cap, does, is_needed: true }
}

const fn spare(cap: Cap, does: Key) -> Offer {
    Offer { cap, does, is_needed: false }
}

/// The keys and what they do, in at most so many columns: what can be spared is left out, the last first.
pub(super) fn keys(table: &Table, width: usize) -> String {
    let texts = table.texts();
    let told =
        |offer: Offer| (format!("{} {}", offer.cap.label(texts), texts.text(offer.does)), offer.is_needed);
    let mut told: Vec<_> = offers(table).into_iter().map(told).collect();
    loop {
        let line = told.iter().map(|(offer, _)| offer.as_str()).collect::<Vec<_>>().join("  ");
        match told.iter().rposition(|(_, is_needed)| !is_needed) {
            Some(last) if line.chars().count() > width => {
                told.remove(last);
            }
            _ => return line,
        }
    }
}

/// The keys that mean something now, in the order of the line.
fn offers(table: &Table) -> Vec<Offer> {
    if let Some((_, (page, pages))) = table.help() {
        let next = (page < pages).then(|| needed(Cap::Sign("? →"), key::TERMINAL_DO_NEXT_PAGE));
        let previous = (page > 1).then(|| needed(Cap::Sign("←"), key::TERMINAL_DO_PREVIOUS_PAGE));
        let back = needed(Cap::Word(key::TERMINAL_OTHER_KEY), key::TERMINAL_DO_BACK);
        return next.into_iter().chain(previous).chain([back]).collect();
    }
    let (focus, game) = (table.focus(), table.game());
    let at_the_game = focus == Focus::Game;
    let is_over = at_the_game && game.is_over();
    let plays = at_the_game && !game.is_over();
    let looks_back = matches!(focus, Focus::Past(_));
    let can_be_judged = is_over && table.review().is_none() && matches!(game, Position::Duel(_));
    let has_turning_points = table.review().is_some_and(|review| !review.turning_points().is_empty());
    // Who plays with somebody elsewhere deals there.
    let deals = is_over && !matches!(table.session().kind(), Kind::Apart(_));
    let places = plays && matches!(table.aim(), Aim::Spot(_));
    let is_laid = table.session().laid().is_some();
    let place = if is_laid { key::TERMINAL_DO_CONFIRM } else { key::TERMINAL_DO_PLACE };
    let takes = plays && matches!(table.aim(), Aim::Card(_));
    let begins = game.decision() == Some(Decision::Start);
    let take = if begins { key::TERMINAL_DO_START } else { key::TERMINAL_DO_TAKE };
    let can_ask = plays && table.person_decides() && !is_under_way(table.session());
    let offers = [
        (matches!(focus, Focus::Sheet(_)), needed(Cap::Sign("↑↓"), key::TERMINAL_DO_LINE)),
        (looks_back, needed(Cap::Sign("←→"), key::TERMINAL_DO_STEP)),
        (can_be_judged, needed(Cap::Sign("A"), key::TERMINAL_DO_ANALYSE)),
        ((looks_back || is_over) && has_turning_points, needed(Cap::Sign("T"), key::TERMINAL_DO_TURNING)),
        (looks_back, spare(Cap::Word(key::TERMINAL_HOME), key::TERMINAL_DO_FIRST)),
        (looks_back, spare(Cap::Word(key::TERMINAL_END), key::TERMINAL_DO_LAST)),
        (deals, needed(Cap::Sign("M"), key::TERMINAL_DO_REMATCH)),
        (deals, needed(Cap::Sign("N"), key::TERMINAL_DO_NEW_DEAL)),
        (is_over, spare(Cap::Sign("←→"), key::TERMINAL_DO_REPLAY)),
        (plays && table.computer_decides(), needed(ENTER, key::TERMINAL_DO_NOT_WAIT)),
        (places, needed(Cap::Sign("←↑↓→"), key::TERMINAL_DO_MOVE)),
        (places, needed(Cap::Sign("R"), key::TERMINAL_DO_TURN)),
        (places, needed(ENTER, place)),
        (takes, needed(Cap::Sign("←↑↓→"), key::TERMINAL_DO_CARD)),
        (takes, needed(ENTER, take)),
        (plays && table.session().can_undo(), spare(Cap::Sign("U"), key::TERMINAL_DO_UNDO)),
        (can_ask, spare(Cap::Sign("H"), key::TERMINAL_DO_HINT)),
        (at_the_game, spare(Cap::Sign("S"), key::TERMINAL_DO_SCORE)),
        (!at_the_game || table.alone().is_some(), needed(ESCAPE, key::TERMINAL_DO_BACK)),
        (true, spare(Cap::Sign("Z"), key::TERMINAL_DO_ZOOM)),
        (plays && table.moves() > 0, spare(Cap::Sign("L"), key::TERMINAL_DO_LOG)),
        (true, needed(Cap::Sign("?"), key::TERMINAL_DO_HELP)),
        (true, needed(Cap::Sign("Q"), key::TERMINAL_DO_QUIT)),
    ];
    offers.into_iter().filter(|(is_offered, _)| *is_offered).map(|(_, offer)| offer).collect()
}
