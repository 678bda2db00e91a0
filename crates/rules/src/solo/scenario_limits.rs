//! What a scenario may contain, whether it is read from a text or made in code.

use std::ops::RangeInclusive;

use crate::card::Card;
use crate::solo::count::Count;
use crate::solo::hunt::{Goal, Quarry};
use crate::solo::rival::Rival;
use crate::solo::scenario_error::ScenarioErrorKind;
use crate::solo::term::Term;
use crate::token::{excerpt, steers_text};

pub(super) const GOALS: RangeInclusive<usize> = 0..=20;
pub(super) const TERMS: RangeInclusive<usize> = 0..=20;
pub(super) const ROWS: RangeInclusive<usize> = 1..=20;
pub(super) const SET: RangeInclusive<usize> = 2..=12;
pub(super) const POINTS: RangeInclusive<i64> = -99..=99;
/// A circle has eight cards, so seven can be skipped.
pub(super) const SKIPPED: RangeInclusive<i64> = 0..=7;
/// In round 1 the player has taken a card before the rival's first turn.
pub(super) const SKIPPED_FIRST: RangeInclusive<i64> = 0..=6;
#[cfg(feature = "scenarios")]
pub(super) const ROUNDS: RangeInclusive<i64> = 1..=2;
/// A card has four territories.
pub(super) const ON_CARD: RangeInclusive<i64> = 1..=4;
/// A card shows two, three or four terrains.
pub(super) const TERRAINS: RangeInclusive<i64> = 2..=4;
/// Fourteen cards, the most the rival can have, show fifty-six territories.
pub(super) const COUNTED: RangeInclusive<i64> = 0..=56;

pub(super) fn check_id(id: &str) -> Result<(), ScenarioErrorKind> {
    let word =
        |word: &str| !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
    check(id.len() <= 24 && id.split('_').all(word), || ScenarioErrorKind::Id(excerpt(id)))
}

pub(super) fn check_title(title: &str) -> Result<(), ScenarioErrorKind> {
    let fits =
        (1..=60).contains(&title.chars().count()) && !title.contains(steers_text) && title.trim() == title;
    check(fits, || ScenarioErrorKind::Title)
}

/// The two scoring cards in alphabetical order.
pub(super) fn sorted(mut scoring: [Card; 2]) -> Result<[Card; 2], ScenarioErrorKind> {
    scoring.sort();
    check(scoring[0] != scoring[1], || ScenarioErrorKind::Twice(scoring[0])).map(|()| scoring)
}

pub(super) fn check_goal(goal: Goal) -> Result<(), ScenarioErrorKind> {
    check_number(goal.skip, SKIPPED)?;
    match goal.quarry {
        Quarry::Icon { at_least, .. } | Quarry::Terrain { at_least, .. } => check_number(at_least, ON_CARD),
        Quarry::IconOn(..) | Quarry::Shares(_) | Quarry::MostFrequentTerrain => Ok(()),
    }
}

/// A goal of round 1. Unlike one of round 2, which files have always been free to write, it must not be one that no
/// card besides the scoring cards can meet.
pub(super) fn check_first_goal(goal: Goal, scoring: [Card; 2]) -> Result<(), ScenarioErrorKind> {
    check_goal(goal)?;
    check_number(goal.skip, SKIPPED_FIRST)?;
    let depends_on_rival = matches!(goal.quarry, Quarry::Shares(_) | Quarry::MostFrequentTerrain);
    let mut dealt = Card::ALL.into_iter().filter(|card| !scoring.contains(card));
    let can_be_met = depends_on_rival || dealt.any(|card| goal.quarry.fits(card, &Rival::default()));
    check(can_be_met, || ScenarioErrorKind::NoCard)
}

pub(super) fn check_term(term: &Term) -> Result<(), ScenarioErrorKind> {
    match term.count() {
        Count::CardsWithTerrains(terrains) => check_number(terrains, TERRAINS)?,
        Count::Set(icons) => check_length(icons.iter().count(), SET)?,
        Count::Icon(_) | Count::Terrain(_) | Count::IconOn(..) => {}
    }
    match term {
        Term::Each { points, .. } | Term::IfMore { points, .. } => check_number(*points, POINTS),
        Term::Table { rows, .. } => {
            check_length(rows.len(), ROWS)?;
            for row in rows {
                check_number(row.from, COUNTED)?;
                check_number(row.points, POINTS)?;
            }
            check(rows.is_sorted_by(|row, next| row.from < next.from), || ScenarioErrorKind::NotRising)
        }
    }
}

pub(super) fn check_length(found: usize, lengths: RangeInclusive<usize>) -> Result<(), ScenarioErrorKind> {
    let (least, most) = lengths.into_inner();
    check((least..=most).contains(&found), || ScenarioErrorKind::Length { found, least, most })
}

pub(super) fn check_number(
    found: impl Into<i64>,
    bounds: RangeInclusive<i64>,
) -> Result<(), ScenarioErrorKind> {
    let (found, (least, most)) = (found.into(), bounds.into_inner());
    let range = || ScenarioErrorKind::Range { found: found.to_string(), least, most };
    check((least..=most).contains(&found), range)
}

fn check(fits: bool, flaw: impl FnOnce() -> ScenarioErrorKind) -> Result<(), ScenarioErrorKind> {
    if fits { Ok(()) } else { Err(flaw()) }
}
