//! The files the words come from: one for each language and area, embedded.
//!
//! A new area is one word in the list below and one file in each language.

use crate::language::Language;

macro_rules! areas {
    ($($area:literal)*) => {
        /// The areas: every language has a file `AREA.ftl` for each, and no other.
        pub const AREAS: &[&str] = &[$($area),*];

        /// The texts of all areas in a language, in the order of [`AREAS`].
        pub(crate) const fn sources(language: Language) -> &'static [&'static str] {
            match language {
                Language::En => &[$(include_str!(concat!("../locales/en/", $area, ".ftl"))),*],
                Language::De => &[$(include_str!(concat!("../locales/de/", $area, ".ftl"))),*],
                Language::Nl => &[$(include_str!(concat!("../locales/nl/", $area, ".ftl"))),*],
                Language::Fr => &[$(include_str!(concat!("../locales/fr/", $area, ".ftl"))),*],
                Language::It => &[$(include_str!(concat!("../locales/it/", $area, ".ftl"))),*],
            }
        }
    };
}

areas! {
    "words"
    "score"
    "moves"
    "scenarios"
    "characters"
    "home"
    "table"
    "hearing"
    "settings"
    "learn"
    "rules"
    "review"
    "coach"
    "solo"
    "terminal"
    "apart"
    "public"
    "numbers"
}
