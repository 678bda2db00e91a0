//! Another game with the same people.

use wagons_rules::{AnyRecord, Deal, Rng, solo};

use crate::session::{Kind, Session};

/// What lies on the table in the next game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Again {
    /// Cards shuffled anew.
    NewDeal,
    /// The cards of the game before.
    SameDeal,
}

impl Session {
    /// A game after this one, of the same kind. Against the computer the seats are swapped: whoever drafted first names
    /// the start card now. Only a day's deal is played again from the day's own seat; another deal is no longer that
    /// day's.
    ///
    /// ```
    /// use wagons_table::{Again, Kind, Level, Session};
    /// use wagons_rules::{Record, Seat};
    ///
    /// let record: Record = "FKQ/RJAPODGLNMHBICE *B".parse()?;
    /// let kind = Kind::Versus { level: Level::Hard, person: Seat::First, day: None };
    /// let again = Session::new(1, kind, record.into()).again(2, Again::SameDeal);
    /// assert_eq!(again.record().to_string(), "FKQ/RJAPODGLNMHBICE");
    /// assert_eq!(again.kind(), Kind::Versus { level: Level::Hard, person: Seat::Second, day: None });
    /// # Ok::<(), wagons_rules::RecordError>(())
    /// ```
    #[must_use]
    pub fn again(&self, id: u64, again: Again) -> Self {
        let mut rng = Rng::new(id);
        let record: AnyRecord = match (self.record(), again) {
            (record, Again::SameDeal) => record.prefix(0),
            (AnyRecord::Duel(_), Again::NewDeal) => Deal::shuffled(&mut rng).into(),
            (AnyRecord::Solo(record), Again::NewDeal) => {
                let (scenario, variant) = (record.deal().scenario().clone(), record.deal().variant());
                solo::Deal::shuffled(scenario, variant, &mut rng).into()
            }
        };
        let kind = match (self.kind(), again) {
            (Kind::Versus { day: Some(_), .. }, Again::SameDeal) => self.kind(),
            (Kind::Versus { level, person, .. }, _) => {
                Kind::Versus { level, person: person.other(), day: None }
            }
            (kind, _) => kind,
        };
        let next = Self::new(id, kind, record);
        // Whoever has changed seats has taken the name along.
        let swapped = next.viewer() != self.viewer() && matches!(kind, Kind::Versus { .. });
        match self.names.clone() {
            None => next,
            Some([first, second]) => next.named(if swapped { [second, first] } else { [first, second] }),
        }
    }
}

#[cfg(test)]
mod tests {
    use wagons_rules::Seat;
    use wagons_rules::solo::Scenarios;

    use super::*;
    use crate::{Day, Level};

    fn record(text: &str) -> AnyRecord {
        AnyRecord::parse(text, &Scenarios::built_in()).unwrap()
    }

    #[test]
    fn a_new_deal_begins_at_the_beginning_with_seats_swapped() {
        let kind = Kind::Versus { level: Level::Easy, person: Seat::Second, day: None };
        let session = Session::new(1, kind, record("FKQ/RJAPODGLNMHBICE *B P P'0,0"));
        let again = session.again(2, Again::NewDeal);
        assert_eq!(again.kind(), Kind::Versus { level: Level::Easy, person: Seat::First, day: None });
        assert!(again.record().moves_made().is_empty() && again.id() == 2);
        assert_ne!(again.record(), session.again(3, Again::NewDeal).record());
    }

    #[test]
    fn a_days_deal_is_played_again_as_it_was() {
        let day: Day = "2026-11-15".parse().unwrap();
        let kind = Kind::Versus { level: Level::Hard, person: Seat::First, day: Some(day) };
        let session = Session::new(1, kind, day.deal().into());
        assert_eq!(session.again(2, Again::SameDeal).kind(), kind);
        assert!(matches!(session.again(2, Again::NewDeal).kind(), Kind::Versus { day: None, .. }));
    }

    #[test]
    fn the_lone_cowboy_keeps_scenario_and_variant() {
        let session = Session::new(1, Kind::Solo, record("s1:IP/ABCDEFGH/JKLMNOQR B B0,0"));
        let again = session.again(2, Again::NewDeal);
        let (AnyRecord::Solo(before), AnyRecord::Solo(after)) = (session.record(), again.record()) else {
            panic!("both are solo games");
        };
        assert_eq!(before.deal().scenario(), after.deal().scenario());
        assert_eq!(before.deal().variant(), after.deal().variant());
        assert_ne!(before.deal(), after.deal());
        assert_eq!(session.again(2, Again::SameDeal).record(), &record("s1:IP/ABCDEFGH/JKLMNOQR"));
    }
}
