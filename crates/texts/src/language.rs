//! The five languages, and how to find the one a person reads.

use unic_langid::LanguageIdentifier;

/// A language the game speaks.
///
/// ```
/// use wagons_texts::Language;
///
/// assert_eq!(Language::from_tag("de-CH"), Some(Language::De));
/// assert_eq!(Language::from_tag("pt"), None);
/// assert_eq!(Language::preferred(["pt-BR", "it-IT", "en"]), Language::It);
/// assert_eq!(Language::preferred(["pt-BR"]), Language::En);
/// assert_eq!(Language::De.own_name(), "Deutsch");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Language {
    /// English, also for those whose language is none of the five.
    #[default]
    En,
    /// German.
    De,
    /// Dutch.
    Nl,
    /// French.
    Fr,
    /// Italian.
    It,
}

impl Language {
    /// All five, in the order they are offered.
    pub const ALL: [Self; 5] = [Self::En, Self::De, Self::Nl, Self::Fr, Self::It];

    /// The tag that names it to browsers, and its directory in `locales`.
    pub const fn tag(self) -> &'static str {
        ["en", "de", "nl", "fr", "it"][self as usize]
    }

    /// What those who speak it call it.
    pub const fn own_name(self) -> &'static str {
        ["English", "Deutsch", "Nederlands", "Français", "Italiano"][self as usize]
    }

    /// The language a tag such as `de` or `de-CH` asks for, whatever the region.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let asked: LanguageIdentifier = tag.parse().ok()?;
        Self::ALL.into_iter().find(|language| language.tag() == asked.language.as_str())
    }

    /// The first language of a person's list, most wanted first, that the game speaks; English if none is.
    pub fn preferred<T: AsRef<str>>(tags: impl IntoIterator<Item = T>) -> Self {
        tags.into_iter().find_map(|tag| Self::from_tag(tag.as_ref())).unwrap_or_default()
    }

    /// What separates the fraction from the whole in a number.
    pub(crate) const fn decimal_separator(self) -> &'static str {
        match self {
            Self::En => ".",
            Self::De | Self::Nl | Self::Fr | Self::It => ",",
        }
    }

    /// The language as the plural rules know it.
    pub(crate) fn identifier(self) -> LanguageIdentifier {
        // Every tag of the five is a language; a test asks each for its plurals.
        self.tag().parse().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_is_found_by_its_tag_with_or_without_a_region() {
        for language in Language::ALL {
            let tag = language.tag();
            for asked in [tag.to_owned(), format!("{tag}-BE"), format!("{tag}_CH"), tag.to_uppercase()] {
                assert_eq!(Language::from_tag(&asked), Some(language), "{asked}");
            }
        }
    }

    #[test]
    fn what_is_no_tag_asks_for_nothing() {
        for asked in ["", "*", "C", "german", "de--", "ден", "pt-BR"] {
            assert_eq!(Language::from_tag(asked), None, "{asked}");
        }
        assert_eq!(Language::preferred(["", "*"]), Language::En);
        assert_eq!(Language::preferred(Vec::<String>::new()), Language::En);
    }
}
