#![doc = include_str!("../README.md")]

mod area;
mod character;
mod given_name;
pub mod key;
mod language;
mod message;
mod person;
mod refusal;
mod rival;
mod rival_score;
mod scenario;
mod scenario_error;
mod score;
mod texts;
mod value;
mod words;

pub use area::AREAS;
pub use character::Occasion;
pub use language::Language;
pub use message::{Key, Message};
pub use person::Person;
pub use texts::{Texts, TextsError, joined, number, sentence_case};
pub use value::{Number, Value};
