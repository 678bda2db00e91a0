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

fn offers(table: &Table) -> Vec<Offer> {
    if let Some((_, (page, pages))) = table.help() {
        let next = (page < pages).then(|| needed(Cap::Sign("? →"), key::TERMINAL_DO_NEXT_PAGE));
        let previous = (page > 1).then(|| needed(Cap::Sign("←"), key::TERMINAL_DO_PREVIOUS_PAGE));
        let back = needed(Cap::Word(key::TERMINAL_OTHER_KEY), key::TERMINAL_DO_BACK);
        return next.into_iter().chain(previous).chain([back]).collect();
    }
    let mut offers = match table.focus() {
        Focus::Sheet(_) => vec![needed(Cap::Sign("↑↓"), key::TERMINAL_DO_LINE)],
        Focus::Past(_) => looking_back(table),
        Focus::Game if table.game().is_over() => after_the_end(table),
        Focus::Game => at_the_game(table),
    };
    let is_at_the_game = table.focus() == Focus::Game;
    offers.extend(is_at_the_game.then(|| spare(Cap::Sign("S"), key::TERMINAL_DO_SCORE)));
    let is_deeper = !is_at_the_game || table.alone().is_some();
    offers.extend(is_deeper.then(|| needed(ESCAPE, key::TERMINAL_DO_BACK)));
    offers.push(spare(Cap::Sign("Z"), key::TERMINAL_DO_ZOOM));
    let has_past = is_at_the_game && !table.game().is_over() && table.moves() > 0;
    offers.extend(has_past.then(|| spare(Cap::Sign("L"), key::TERMINAL_DO_LOG)));
    offers.extend([
        needed(Cap::Sign("?"), key::TERMINAL_DO_HELP),
        needed(Cap::Sign("Q"), key::TERMINAL_DO_QUIT),
    ]);
    offers
}

fn looking_back(table: &Table) -> Vec<Offer> {
    let mut offers = vec![needed(Cap::Sign("←→"), key::TERMINAL_DO_STEP)];
    offers.extend(turning_points(table));
    offers.push(spare(Cap::Word(key::TERMINAL_HOME), key::TERMINAL_DO_FIRST));
    offers.push(spare(Cap::Word(key::TERMINAL_END), key::TERMINAL_DO_LAST));
    offers
}

/// The key for turning points, if there are any to look at.
fn turning_points(table: &Table) -> Option<Offer> {
    let review = table.review()?;
    (!review.turning_points().is_empty()).then(|| needed(Cap::Sign("T"), key::TERMINAL_DO_TURNING))
}

fn after_the_end(table: &Table) -> Vec<Offer> {
    let can_be_judged = table.review().is_none() && matches!(table.game(), Position::Duel(_));
    let mut offers = Vec::new();
    offers.extend(can_be_judged.then(|| needed(Cap::Sign("A"), key::TERMINAL_DO_ANALYSE)));
    offers.extend(turning_points(table));
    // Who plays with somebody elsewhere deals there.
    if !matches!(table.session().kind(), Kind::Apart(_)) {
        offers.push(needed(Cap::Sign("M"), key::TERMINAL_DO_REMATCH));
        offers.push(needed(Cap::Sign("N"), key::TERMINAL_DO_NEW_DEAL));
    }
    offers.push(spare(Cap::Sign("←→"), key::TERMINAL_DO_REPLAY));
    offers
}

fn at_the_game(table: &Table) -> Vec<Offer> {
    let mut offers = match table.aim() {
        _ if table.computer_decides() => vec![needed(ENTER, key::TERMINAL_DO_NOT_WAIT)],
        Aim::Spot(_) => {
            let is_laid = table.session().laid().is_some();
            let accept = if is_laid { key::TERMINAL_DO_CONFIRM } else { key::TERMINAL_DO_PLACE };
            vec![
                needed(Cap::Sign("←↑↓→"), key::TERMINAL_DO_MOVE),
                needed(Cap::Sign("R"), key::TERMINAL_DO_TURN),
                needed(ENTER, accept),
            ]
        }
        Aim::Card(_) => {
            let begins = table.game().decision() == Some(Decision::Start);
            let accept = if begins { key::TERMINAL_DO_START } else { key::TERMINAL_DO_TAKE };
            vec![needed(Cap::Sign("←↑↓→"), key::TERMINAL_DO_CARD), needed(ENTER, accept)]
        }
        Aim::Nothing => Vec::new(),
    };
    offers.extend(table.session().can_undo().then(|| spare(Cap::Sign("U"), key::TERMINAL_DO_UNDO)));
    let can_ask = table.person_decides() && !is_under_way(table.session());
    offers.extend(can_ask.then(|| spare(Cap::Sign("H"), key::TERMINAL_DO_HINT)));
    offers
}
