//! With the feature `serde`: everything that has a text is written as that text, and read from it.
//!
//! Margins and leads are numbers. A [`Scenario`](solo::Scenario) is written in its parts, which are checked when it is
//! read. A record or deal of the solo game names its scenario only: what is read must be one of the six that come with
//! the game; for others read the text with [`Scenarios`](solo::Scenarios).

use std::fmt::Display;
use std::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use crate::any_record::AnyRecord;
use crate::card::Card;
use crate::deal::Deal;
use crate::decision::Move;
use crate::game::Game;
use crate::placement::{Cell, Placement};
use crate::record::Record;
use crate::seat::Seat;
use crate::sheet::Rule;
use crate::solo::{self, Outcome, Variant};
use crate::territory::{Icon, Terrain, Territory};

macro_rules! written {
    ($($type:ty),+) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    )+};
}

macro_rules! read {
    ($parse:expr, $($type:ty),+) => {$(
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                read(deserializer, $parse)
            }
        }
    )+};
}

written!(Card, Terrain, Icon, Territory, Seat, Rule, Variant, Outcome, Cell, Placement, Move);
written!(Deal, solo::Deal, Record<Game>, Record<solo::Game>, AnyRecord);
read!(Self::from_str, Card, Terrain, Icon, Territory, Seat, Rule, Variant, Outcome, Cell, Placement, Move);
read!(Self::from_str, Deal, Record<Game>);
#[cfg(feature = "scenarios")]
read!(|text| solo::Scenarios::built_in().deal(text), solo::Deal);
#[cfg(feature = "scenarios")]
read!(|text| solo::Scenarios::built_in().record(text), Record<solo::Game>);
#[cfg(feature = "scenarios")]
read!(|text| Self::parse(text, &solo::Scenarios::built_in()), AnyRecord);

fn read<'de, T, E: Display, D: Deserializer<'de>>(
    deserializer: D,
    parse: impl FnOnce(&str) -> Result<T, E>,
) -> Result<T, D::Error> {
    parse(&String::deserialize(deserializer)?).map_err(Error::custom)
}
