//! The table of a day: how everybody fared who handed in what they made of the day's deal. What client and server say to
//! each other about it.

use serde::{Deserialize, Serialize};
use wagons_players::Level;
use wagons_wire::Reason;

use crate::day::Day;
use crate::kept;

/// What is asked: `POST apart/day`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AboutDay {
    /// Hands in a finished game. Only the first one counts, for each day and level.
    Finish {
        /// Of which day.
        day: Day,
        /// Against whom.
        level: Level,
        /// Which edition of the computer's players replied ([`wagons_players::EDITION`]).
        edition: String,
        /// The game in a line.
        record: String,
    },
    /// Wants to see a table.
    Table {
        /// Of which day.
        day: Day,
        /// Against whom.
        level: Level,
    },
    /// Wants to see the best game, once the own one is in.
    Best {
        /// Of which day.
        day: Day,
        /// Against whom.
        level: Level,
    },
}

/// What is answered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DayTold {
    /// A table.
    Table(DayTable),
    /// The best game that was verified.
    Best {
        /// In a line.
        record: String,
    },
    /// It is refused, and nothing has changed.
    Refused(Reason),
}

/// How everybody fared on a day against one opponent.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct DayTable {
    /// How many ended with which margin, the lowest first.
    pub bars: Vec<Bar>,
    /// What the one who asks handed in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub yours: Option<Yours>,
}

/// How many games ended with a margin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bar {
    /// By how many points the person was ahead.
    pub margin: i32,
    /// Games in which the computer replied as this server's does.
    pub verified: u32,
    /// Games of other editions, of which only that is known that their moves are legal.
    pub unverified: u32,
}

/// Somebody's own result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Yours {
    /// By how many points they were ahead.
    pub margin: i32,
    /// What is known of their game.
    pub state: Checked,
}

/// What is known of a game that was handed in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Checked {
    /// It waits to be played again.
    Waiting,
    /// The computer replied as it does.
    Verified,
    /// It was played with another edition.
    Unverified,
    /// The computer does not reply so. It does not stand in the table.
    Wrong,
}

impl DayTable {
    /// How wide the bars are that are shown, in points.
    pub const WIDTH: i32 = 5;

    /// The bars as they are shown: several margins together, from the lowest to the highest, none left out.
    ///
    /// ```
    /// use wagons_table::days_table::{Bar, DayTable};
    ///
    /// let bar = |margin| Bar { margin, verified: 1, unverified: 0 };
    /// let table = DayTable { bars: vec![bar(-7), bar(-6), bar(4)], yours: None };
    /// let shown: Vec<_> = table.shown().iter().map(|bar| (bar.margin, bar.verified)).collect();
    /// assert_eq!(shown, [(-10, 2), (-5, 0), (0, 1)]);
    /// ```
    pub fn shown(&self) -> Vec<Bar> {
        let group = |margin: i32| margin.div_euclid(Self::WIDTH) * Self::WIDTH;
        let margins = || self.possible().map(|bar| bar.margin);
        let (Some(first), Some(last)) = (margins().min(), margins().max()) else { return Vec::new() };
        let starts = (group(first)..=group(last)).step_by(Self::WIDTH as usize);
        let together = |margin: i32| {
            let mut all = Bar { margin, verified: 0, unverified: 0 };
            for bar in self.possible().filter(|bar| group(bar.margin) == margin) {
                all.verified = all.verified.saturating_add(bar.verified);
                all.unverified = all.unverified.saturating_add(bar.unverified);
            }
            all
        };
        starts.map(together).collect()
    }

    /// How many verified results there are, and how many of them are worse than a margin.
    pub fn place(&self, margin: i32) -> (u32, u32) {
        let count = |most: i32| {
            let bars = self.possible().filter(|bar| bar.margin <= most);
            bars.fold(0, |all: u32, bar| all.saturating_add(bar.verified))
        };
        (count(i32::MAX), count(margin.saturating_sub(1)))
    }

    /// The bars of margins that a game can have. The table comes from a server, and there may be anything in it.
    fn possible(&self) -> impl Iterator<Item = &Bar> {
        self.bars.iter().filter(|bar| kept::are_points(bar.margin))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_that_no_games_can_have_made_is_shown_as_far_as_it_is_possible() {
        let bar = |margin| Bar { margin, verified: u32::MAX, unverified: u32::MAX };
        let bars = vec![bar(7), bar(i32::MIN), bar(-2_000_000_000), bar(6), bar(-1), bar(i32::MAX)];
        let table = DayTable { bars, yours: None };
        assert_eq!(table.shown().iter().map(|bar| bar.margin).collect::<Vec<_>>(), [-5, 0, 5]);
        assert_eq!(table.shown().last().map(|bar| bar.verified), Some(u32::MAX));
        assert_eq!((table.place(i32::MIN), table.place(0)), ((u32::MAX, 0), (u32::MAX, u32::MAX)));
    }
}
