//! A key for every text in `locales`, made from these files by the build script.
//!
//! A text without arguments has a constant: `table-undo` is [`TABLE_UNDO`], the attribute `.rule` of `card-badlands` is
//! [`CARD_BADLANDS_RULE`], and both together are [`CARD_BADLANDS_WHOLE`]. A text with arguments has a struct with a field for each: `points` is [`Points`], written as
//! `text!(texts, Points { count: 3 })`. An argument that decides about a plural is a [`Number`], one that chooses between
//! variants has an enum of its own, or is a `bool` for `yes` and `no`; whatever else can be put into a text is a
//! [`Value`]. Where a text is about a person, `$person` and `$name` are one field of type [`Person`].

use crate::message::{Key, Message};
use crate::person::Person;
use crate::value::{Number, Value};

include!(concat!(env!("OUT_DIR"), "/key.rs"));
