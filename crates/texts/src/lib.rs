//! All words of the game in five languages.
//!
//! Whoever shows something to a person asks here for the words; whoever translates finds them in
//! `crates/texts/locales/LANGUAGE/AREA.ftl`, in [Fluent](https://projectfluent.org), and needs no Rust. This crate knows the
//! rules' types, so that it can say why a line of the score sheet pays and what the rival did; whole games are told by
//! `wagons-table`. It knows nothing of screens, and has no clock, no I/O and no state.
//!
//! ```
//! use wagons_rules::{Card, Icon};
//! use wagons_texts::{Language, Texts, text};
//!
//! let texts = Texts::new(Language::preferred(["pt-BR", "de-CH", "en"]));
//! assert_eq!(texts.language(), Language::De);
//! assert_eq!(texts.card(Card::HappyCows), "Glückliche Kühe");
//! assert_eq!(texts.icons(Icon::Gun, 3), "Waffen");
//! assert_eq!(text!(texts, Points { count: 1 }), "1 Punkt");
//! ```

mod area;
mod character;
pub mod key;
mod language;
mod message;
mod person;
mod rival;
mod rival_score;
mod scenario;
mod scenario_flaw;
mod score;
mod texts;
mod value;
mod words;

pub use area::AREAS;
pub use character::Occasion;
pub use language::Language;
pub use message::{Key, Message};
pub use person::Person;
pub use texts::{Texts, TextsError, number, sentence_case};
pub use value::{Number, Value};
