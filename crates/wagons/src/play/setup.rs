//! What is agreed before a game: who plays, who sits where, which deal.

use std::sync::Arc;

use wagons_rules::solo::{self, Scenario, Scenarios, Variant};
use wagons_rules::{AnyRecord, Deal, Game, Record, RecordError, Rng};

use super::players::{Player, Players};
use super::table::Table;
use crate::level::Level;

/// Where the one who sets up the game sits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, clap::ValueEnum)]
pub(crate) enum SeatChoice {
    /// Drafts first
    #[default]
    First,
    /// Names the start card
    Second,
    /// Either, by lot
    Random,
}

/// Against whom to play.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) enum Opponent {
    /// Another person at the same keyboard.
    #[default]
    Person,
    Computer(Level),
    /// The rival of a solo scenario.
    Rival(Arc<Scenario>),
}

/// The choices before a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Setup {
    pub(crate) opponent: Opponent,
    /// Where the first of the names sits.
    pub(crate) seat: SeatChoice,
    /// How the rival plays, in the solo game.
    pub(crate) variant: Variant,
    /// The names of the one who sets up the game and of the other; empty for the usual ones.
    pub(crate) names: [String; 2],
    /// A seed, a deal or a record to go on with; empty for a new deal.
    pub(crate) deal: String,
    /// The solo scenarios to choose from.
    pub(crate) scenarios: Scenarios,
}

impl SeatChoice {
    /// All, in the order offered.
    pub(crate) const ALL: [Self; 3] = [Self::First, Self::Second, Self::Random];
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            opponent: Opponent::default(),
            seat: SeatChoice::default(),
            variant: Variant::default(),
            names: <[String; 2]>::default(),
            deal: String::new(),
            scenarios: Scenarios::built_in(),
        }
    }
}

impl Setup {
    /// Everybody one can play against, in the order offered.
    pub(crate) fn opponents(&self) -> Vec<Opponent> {
        let computers = Level::offered().map(Opponent::Computer);
        let rivals = self.scenarios.iter().map(|scenario| Opponent::Rival(Arc::clone(scenario)));
        [Opponent::Person].into_iter().chain(computers).chain(rivals).collect()
    }

    /// Seats the players and deals. Chance decides what was left to it.
    pub(crate) fn begin(&self, chance: &mut Rng) -> Result<Table, RecordError> {
        let record = self.record(chance)?;
        let [one, other] = self.seated(&record);
        let first = match self.seat {
            _ if matches!(record, AnyRecord::Solo(_)) => true,
            SeatChoice::First => true,
            SeatChoice::Second => false,
            SeatChoice::Random => chance.below(2) == 0,
        };
        let players = if first { Players::new(one, other) } else { Players::new(other, one) };
        Ok(Table::new(&record, players))
    }

    fn record(&self, chance: &mut Rng) -> Result<AnyRecord, RecordError> {
        match self.deal.trim() {
            "" => Ok(self.dealt(chance)),
            text => match text.parse() {
                Ok(seed) => Ok(self.dealt(&mut Rng::new(seed))),
                Err(_) => AnyRecord::parse(text, &self.scenarios),
            },
        }
    }

    fn dealt(&self, chance: &mut Rng) -> AnyRecord {
        match &self.opponent {
            Opponent::Rival(scenario) => {
                let deal = solo::Deal::shuffled(Arc::clone(scenario), self.variant, chance);
                Record::<solo::Game>::new(deal).into()
            }
            _ => Record::<Game>::new(Deal::shuffled(chance)).into(),
        }
    }

    /// The one who sets up the game and the other. A record says itself whether it is a solo game.
    fn seated(&self, record: &AnyRecord) -> [Player; 2] {
        let usual = match (record, &self.opponent) {
            (AnyRecord::Solo(_), _) => [Player::person(Player::YOU), Player::rival()],
            (_, Opponent::Computer(level)) => [Player::person(Player::YOU), Player::computer(*level)],
            _ => [Player::person(Player::ONE), Player::person(Player::TWO)],
        };
        let mut names = self.names.iter().map(|name| name.trim());
        usual.map(|player| match names.next() {
            None | Some("") => player,
            Some(name) => player.named(name),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::Seat;

    fn begun(setup: &Setup) -> Table {
        setup.begin(&mut Rng::new(7)).expect("a table")
    }

    #[test]
    fn a_seed_a_deal_and_a_record_are_told_apart() {
        let deal = |text: &str| {
            begun(&Setup { deal: text.to_owned(), ..Setup::default() }).history().record().to_string()
        };
        assert_eq!(deal("1"), "AIN/BLQEDHCFRJOGPMK");
        assert_eq!(deal("FKQ/RJAPODGLNMHBICE"), "FKQ/RJAPODGLNMHBICE");
        assert_eq!(deal(" FKQ/RJAPODGLNMHBICE *B P "), "FKQ/RJAPODGLNMHBICE *B P");
        assert_eq!(deal("s1:IP/ABCDEFGH/JKLMNOQR B"), "s1:IP/ABCDEFGH/JKLMNOQR B");
        assert_ne!(deal(""), deal("1"));
        let bad = Setup { deal: "FKQ".to_owned(), ..Setup::default() };
        assert!(bad.begin(&mut Rng::new(7)).is_err());
    }

    #[test]
    fn names_follow_the_seats() {
        let setup =
            Setup { seat: SeatChoice::Second, names: ["Ada".into(), String::new()], ..Setup::default() };
        let table = begun(&setup);
        assert_eq!(table.players().at(Seat::Second).name(), "Ada");
        assert_eq!(table.players().at(Seat::First).name(), "Player 2");
    }

    #[test]
    fn a_lone_person_is_you_on_the_left() {
        let opponent = Opponent::Computer(Level::USUAL);
        let table = begun(&Setup { opponent, seat: SeatChoice::Second, ..Setup::default() });
        assert_eq!(table.players().left(), Seat::Second);
        assert_eq!(table.players().at(Seat::Second).name(), "You");
    }

    #[test]
    fn every_scenario_and_every_variant_can_be_dealt() {
        for opponent in Setup::default().opponents() {
            let Opponent::Rival(scenario) = &opponent else { continue };
            let beginning = format!("s{}-legend:", scenario.id());
            let setup =
                Setup { opponent, variant: Variant::Legend, seat: SeatChoice::Second, ..Setup::default() };
            let table = begun(&setup);
            assert!(table.history().record().to_string().starts_with(&beginning));
            assert_eq!(table.players().at(Seat::First).name(), "You", "the player always begins");
        }
    }
}
