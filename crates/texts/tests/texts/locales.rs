//! Reads the files of `locales` as a translator sees them: messages with their arguments.

use std::path::{Path, PathBuf};

use wagons_texts::Language;

use crate::catalogue::{Catalogue, read};

/// The directory of a language.
pub(crate) fn directory(language: Language) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.tag())
}

/// What a language has in an area.
pub(crate) fn catalogue(language: Language, area: &str) -> Catalogue {
    let path = directory(language).join(area).with_extension("ftl");
    let source = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    read(&source).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Everything a language has.
pub(crate) fn whole_catalogue(language: Language) -> Catalogue {
    wagons_texts::AREAS.iter().flat_map(|area| catalogue(language, area)).collect()
}
