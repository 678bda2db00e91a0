//! What is agreed before a game: who plays, who sits where, which deal.

use wagons_rules::{Deal, Record, RecordError, Rng};

use super::opponents::Level;
use super::players::{Player, Players};
use super::table::Table;

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

/// The choices before a game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Setup {
    /// The computer to play against; two people otherwise.
    pub(crate) opponent: Option<Level>,
    /// Where the first of the names sits.
    pub(crate) seat: SeatChoice,
    /// The names of the one who sets up the game and of the other; empty for the usual ones.
    pub(crate) names: [String; 2],
    /// A seed, a deal or a record to go on with; empty for a new deal.
    pub(crate) deal: String,
}

impl SeatChoice {
    /// All, in the order offered.
    pub(crate) const ALL: [Self; 3] = [Self::First, Self::Second, Self::Random];
}

impl Setup {
    /// Seats the players and deals. Chance decides what was left to it.
    pub(crate) fn begin(&self, chance: &mut Rng) -> Result<Table, RecordError> {
        let record = self.record(chance)?;
        let [one, other] = self.seated();
        let first = match self.seat {
            SeatChoice::First => true,
            SeatChoice::Second => false,
            SeatChoice::Random => chance.below(2) == 0,
        };
        let players = if first { Players::new(one, other) } else { Players::new(other, one) };
        Ok(Table::new(&record, players))
    }

    fn record(&self, chance: &mut Rng) -> Result<Record, RecordError> {
        match self.deal.trim() {
            "" => Ok(Record::new(Deal::shuffled(chance))),
            text => match text.parse() {
                Ok(seed) => Ok(Record::new(Deal::shuffled(&mut Rng::new(seed)))),
                Err(_) => text.parse(),
            },
        }
    }

    fn seated(&self) -> [Player; 2] {
        let usual = match self.opponent {
            Some(level) => [Player::person(Player::YOU), Player::computer(level)],
            None => [Player::person(Player::ONE), Player::person(Player::TWO)],
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
        let setup = Setup { opponent: Level::all().next(), seat: SeatChoice::Second, ..Setup::default() };
        let table = begun(&setup);
        assert_eq!(table.players().left(), Seat::Second);
        assert_eq!(table.players().at(Seat::Second).name(), "You");
    }
}
