//! What the environment says about whoever sits at the terminal: the language read and the characters shown.

use std::env;

/// The variables that name a locale for messages, the strongest first.
const MESSAGES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];
/// The variables that name a locale for characters, the strongest first.
const CHARACTERS: [&str; 3] = ["LC_ALL", "LC_CTYPE", "LANG"];

/// The languages wanted, the most wanted first, as tags.
pub(crate) fn languages() -> Vec<String> {
    first(MESSAGES, |name| env::var(name).ok()).iter().map(|locale| tag(locale)).collect()
}

/// Whether the terminal shows every character, and not only those of ASCII.
pub(crate) fn is_unicode() -> bool {
    cfg!(windows) || says_unicode(first(CHARACTERS, |name| env::var(name).ok()).as_deref())
}

/// The first variable that is set to something.
fn first(names: [&str; 3], variable: impl Fn(&str) -> Option<String>) -> Option<String> {
    names.into_iter().filter_map(variable).find(|value| !value.is_empty())
}

/// The language of a locale such as `de_CH.UTF-8@euro`.
fn tag(locale: &str) -> String {
    locale.split(['.', '@']).next().unwrap_or_default().replace('_', "-")
}

fn says_unicode(locale: Option<&str>) -> bool {
    let characters = locale.and_then(|locale| locale.split('@').next()).unwrap_or_default().to_lowercase();
    characters.ends_with("utf-8") || characters.ends_with("utf8")
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_texts::Language;

    #[test]
    fn the_strongest_variable_that_says_something_counts() {
        let set = [("LC_ALL", ""), ("LC_MESSAGES", "de_CH.UTF-8"), ("LANG", "fr_FR.UTF-8")];
        let variable =
            |name: &str| set.iter().find(|(other, _)| *other == name).map(|(_, value)| (*value).to_owned());
        assert_eq!(first(MESSAGES, variable).as_deref(), Some("de_CH.UTF-8"));
        assert_eq!(first(CHARACTERS, variable).as_deref(), Some("fr_FR.UTF-8"));
        assert_eq!(first(MESSAGES, |_| None), None);
    }

    #[test]
    fn a_locale_names_a_language_and_a_character_set() {
        for (locale, language, unicode) in [
            ("de_CH.UTF-8", Language::De, true),
            ("it_IT@euro", Language::It, false),
            ("nl_BE.utf8", Language::Nl, true),
            ("fr_FR.ISO-8859-1", Language::Fr, false),
            ("C", Language::En, false),
            ("C.UTF-8", Language::En, true),
            ("POSIX", Language::En, false),
        ] {
            assert_eq!(Language::preferred([tag(locale)]), language, "{locale}");
            assert_eq!(says_unicode(Some(locale)), unicode, "{locale}");
        }
        assert!(!says_unicode(None));
    }
}
