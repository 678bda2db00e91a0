//! The table of a day: how everybody fared who handed in what they made of the day's deal. What client and server say to
//! each other about it.

use serde::{Deserialize, Serialize};
use wagons_players::Level;
use wagons_wire::Reason;

use crate::day::Day;

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
        let (Some(first), Some(last)) = (self.bars.first(), self.bars.last()) else { return Vec::new() };
        let starts = (group(first.margin)..=group(last.margin)).step_by(Self::WIDTH as usize);
        let together = |margin: i32| {
            let mut all = Bar { margin, verified: 0, unverified: 0 };
            for bar in self.bars.iter().filter(|bar| group(bar.margin) == margin) {
                all.verified += bar.verified;
                all.unverified += bar.unverified;
            }
            all
        };
        starts.map(together).collect()
    }

    /// How many verified results there are, and how many of them are worse than a margin.
    pub fn place(&self, margin: i32) -> (u32, u32) {
        let count = |bars: &mut dyn Iterator<Item = &Bar>| bars.map(|bar| bar.verified).sum();
        (count(&mut self.bars.iter()), count(&mut self.bars.iter().filter(|bar| bar.margin < margin)))
    }
}
