//! Beginning a game: the deal, who sits where, and off to the table.

use std::sync::Arc;

use js_sys::Date;
use leptos::prelude::*;
use wagons_rules::solo::{self, Scenario, Variant};
use wagons_rules::{AnyRecord, Deal, DealError, Rng, Seat};
use wagons_table::{Beginner, Day, Kind, Session};

use crate::app::AppContext;
use crate::route::Route;
use crate::storage;

impl AppContext {
    /// Begins a game against the opponent who was chosen last.
    pub(crate) fn begin_against(self, beginner: Beginner, deal: Option<Deal>) {
        let mut rng = Rng::new(now());
        let deal = deal.unwrap_or_else(|| Deal::shuffled(&mut rng));
        let person = match beginner {
            // To name the start card is a strange thing to be asked first.
            Beginner::Chance if storage::is_newcomer() => Seat::First,
            beginner => beginner.seat(&mut rng),
        };
        self.begin(Kind::Versus { level: untrack(|| self.level()), person, day: None }, deal.into());
    }

    /// Begins a day's game, which is the same for everybody but for the opponent.
    pub(crate) fn begin_day(self, day: Day) {
        self.begin(Kind::of_day(day, untrack(|| self.level())), day.deal().into());
    }

    /// Begins a game for two people at one table.
    pub(crate) fn begin_together(self) {
        let deal = Deal::shuffled(&mut Rng::new(now()));
        let names = self.settings.with_untracked(|settings| settings.names.clone());
        self.open_table(&Session::new(now(), Kind::Together, deal.into()).named(names));
    }

    /// Begins a solo game and remembers the variant.
    pub(crate) fn begin_solo(self, scenario: Arc<Scenario>, variant: Variant) {
        self.set(|settings| variant.name().clone_into(&mut settings.variant));
        let deal = solo::Deal::shuffled(scenario, variant, &mut Rng::new(now()));
        self.begin(Kind::Solo, deal.into());
    }

    /// Goes on with a game from wherever its record has led, and goes to its table.
    pub(crate) fn begin(self, kind: Kind, record: AnyRecord) {
        self.open_table(&Session::new(now(), kind, record));
    }

    /// Keeps a game, and goes to its table.
    pub(crate) fn open_table(self, session: &Session) {
        self.keep(session);
        Route::Game(session.id()).open();
    }
}

/// The deal that was typed in: the number of a shuffle, or the cards themselves. Nothing typed leaves it to chance.
pub(crate) fn typed_deal(text: &str) -> Result<Option<Deal>, DealError> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(None);
    }
    match text.parse() {
        Ok(seed) => Ok(Some(Deal::shuffled(&mut Rng::new(seed)))),
        Err(_) => text.to_uppercase().parse().map(Some),
    }
}

/// The moment as a number. Games are told apart by the moment of their beginning.
pub(crate) fn now() -> u64 {
    Date::now() as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deal_is_typed_as_a_number_or_as_cards() {
        assert_eq!(typed_deal(" "), Ok(None));
        let by_number = typed_deal("1").unwrap().unwrap();
        assert_eq!(by_number.to_string(), "AIN/BLQEDHCFRJOGPMK", "as the command line deals it");
        assert_eq!(typed_deal(" ain/blqedhcfrjogpmk\n"), Ok(Some(by_number)));
        assert!(typed_deal("AIN/BLQ").is_err());
    }
}
