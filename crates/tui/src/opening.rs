//! What is agreed before a game: who plays, who sits where, which deal.

use std::sync::Arc;

use wagons_rules::solo::{self, Scenario, Scenarios, Variant};
use wagons_rules::{AnyRecord, Deal, Rng};
use wagons_table::link::{Shared, SharedError};
use wagons_table::{Beginner, Day, Kind, Level};

/// Against whom to play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Opponent {
    /// The computer, at this level.
    Computer(Level),
    /// Another person at the same keyboard.
    Person,
    /// The rival of a solo scenario.
    Rival(Arc<Scenario>),
}

/// The choices before a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opening {
    /// Against whom.
    pub opponent: Opponent,
    /// Who drafts first.
    pub beginner: Beginner,
    /// How the rival plays, in the solo game.
    pub variant: Variant,
    /// What two people at one table are called; empty for the usual names.
    pub names: [String; 2],
    /// A seed, a deal, or a record to go on with; empty for a new deal.
    pub deal: String,
    /// Whether the day's deal is played, which is the same for everybody.
    pub daily: bool,
    /// The solo scenarios to choose from.
    pub scenarios: Scenarios,
}

impl Default for Opening {
    fn default() -> Self {
        Self {
            opponent: Opponent::Computer(Level::Easy),
            beginner: Beginner::default(),
            variant: Variant::default(),
            names: <[String; 2]>::default(),
            deal: String::new(),
            daily: false,
            scenarios: Scenarios::built_in(),
        }
    }
}

impl Opening {
    /// Everybody one can play against, in the order offered.
    pub(crate) fn opponents(&self) -> Vec<Opponent> {
        let computers = Level::ALL.into_iter().map(Opponent::Computer);
        let rivals = self.scenarios.iter().map(|scenario| Opponent::Rival(Arc::clone(scenario)));
        computers.chain([Opponent::Person]).chain(rivals).collect()
    }

    /// Seats the players and deals. Chance decides what was left to it.
    pub(crate) fn begin(&self, today: Day, chance: &mut Rng) -> Result<(Kind, AnyRecord), SharedError> {
        if let (Opponent::Computer(level), true) = (&self.opponent, self.daily) {
            return Ok((Kind::of_day(today, *level), today.deal().into()));
        }
        let record = self.record(chance)?;
        let kind = match (&record, &self.opponent) {
            (AnyRecord::Solo(_), _) => Kind::Solo,
            (AnyRecord::Duel(_), Opponent::Computer(level)) => {
                Kind::Versus { level: *level, person: self.beginner.seat(chance), day: None }
            }
            (AnyRecord::Duel(_), _) => Kind::Together,
        };
        Ok((kind, record))
    }

    fn record(&self, chance: &mut Rng) -> Result<AnyRecord, SharedError> {
        match self.deal.trim() {
            "" => Ok(self.dealt(chance)),
            text => match text.parse() {
                Ok(seed) => Ok(self.dealt(&mut Rng::new(seed))),
                Err(_) if text.contains("#/shared/") => Shared::from_text(text).open(),
                Err(_) => Ok(AnyRecord::parse(text, &self.scenarios)?),
            },
        }
    }

    fn dealt(&self, chance: &mut Rng) -> AnyRecord {
        match &self.opponent {
            Opponent::Rival(scenario) => {
                solo::Deal::shuffled(Arc::clone(scenario), self.variant, chance).into()
            }
            _ => Deal::shuffled(chance).into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::Seat;

    fn begun(opening: &Opening) -> (Kind, String) {
        let today = "2026-11-15".parse().expect("a day");
        let (kind, record) = opening.begin(today, &mut Rng::new(7)).expect("a game");
        (kind, record.to_string())
    }

    #[test]
    fn a_seed_a_deal_a_record_and_a_link_are_told_apart() {
        let deal = |text: &str| {
            let opening = Opening { deal: text.to_owned(), opponent: Opponent::Person, ..Opening::default() };
            begun(&opening).1
        };
        assert_eq!(deal("1"), "AIN/BLQEDHCFRJOGPMK");
        assert_eq!(deal("FKQ/RJAPODGLNMHBICE"), "FKQ/RJAPODGLNMHBICE");
        assert_eq!(deal(" FKQ/RJAPODGLNMHBICE *B P "), "FKQ/RJAPODGLNMHBICE *B P");
        assert_eq!(deal("s1:IP/ABCDEFGH/JKLMNOQR B"), "s1:IP/ABCDEFGH/JKLMNOQR B");
        let link = "https://example.org/#/shared/FKQ/RJAPODGLNMHBICE_.B_P";
        assert_eq!(deal(link), "FKQ/RJAPODGLNMHBICE *B P");
        assert_ne!(deal(""), deal("1"));
        let bad = Opening { deal: "FKQ".to_owned(), ..Opening::default() };
        assert!(bad.begin("2026-11-15".parse().expect("a day"), &mut Rng::new(7)).is_err());
    }

    #[test]
    fn the_one_who_does_not_begin_sits_second() {
        let opening = Opening { beginner: Beginner::Computer, ..Opening::default() };
        assert!(matches!(begun(&opening).0, Kind::Versus { person: Seat::Second, day: None, .. }));
    }

    #[test]
    fn the_days_deal_is_the_same_for_everybody() {
        let opening = Opening { daily: true, ..Opening::default() };
        let (kind, record) = begun(&opening);
        assert_eq!(record, "ADQ/JRNOHELIMBKFCGP");
        assert!(matches!(kind, Kind::Versus { day: Some(_), .. }));
    }

    #[test]
    fn every_scenario_and_every_variant_can_be_dealt() {
        for opponent in Opening::default().opponents() {
            let Opponent::Rival(scenario) = &opponent else { continue };
            let beginning = format!("s{}-legend:", scenario.id());
            let (kind, record) = begun(&Opening { opponent, variant: Variant::Legend, ..Opening::default() });
            assert!(record.starts_with(&beginning));
            assert_eq!(kind, Kind::Solo);
        }
    }
}
