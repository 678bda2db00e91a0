//! The words of one language, by key.

use std::fmt;
use std::sync::Arc;

use fluent_bundle::{FluentError, FluentResource, FluentValue, concurrent::FluentBundle};

use crate::area::sources;
use crate::language::Language;
use crate::message::{Key, Message};
use crate::person::Person;
use crate::{key, text};

/// Why texts cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TextsError {
    /// They are not Fluent.
    #[error("the texts cannot be read: {0}")]
    Syntax(String),
    /// A key stands there twice.
    #[error("the texts say something twice: {0}")]
    Twice(String),
}

/// Every text in one language. Cloning is cheap, and it may be shared between threads.
///
/// ```
/// use wagons_texts::{Language, Texts, key, text};
///
/// let texts = Texts::new(Language::Fr);
/// assert_eq!(texts.text(key::TOWN), "ville");
/// assert_eq!(text!(texts, Points { count: 2 }), "2 points");
/// ```
#[derive(Clone)]
pub struct Texts {
    language: Language,
    bundle: Arc<FluentBundle<FluentResource>>,
}

impl Texts {
    /// Reads the texts of a language that are part of this crate. This takes a moment: keep it.
    ///
    /// # Panics
    /// Never: a test reads every file in every language.
    pub fn new(language: Language) -> Self {
        Self::read(language, sources(language).iter().copied())
            .unwrap_or_else(|error| unreachable!("{}: {error}", language.tag()))
    }

    /// Reads the texts of a language that come from elsewhere, area by area or all in one: a page loads only the
    /// language it speaks.
    ///
    /// ```
    /// use wagons_texts::{Language, Texts, key};
    ///
    /// let texts = Texts::read(Language::It, ["town = cittadina\n"])?;
    /// assert_eq!(texts.text(key::TOWN), "cittadina");
    /// assert!(Texts::read(Language::It, ["town cittadina"]).is_err());
    /// # Ok::<(), wagons_texts::TextsError>(())
    /// ```
    pub fn read<'a>(
        language: Language,
        sources: impl IntoIterator<Item = &'a str>,
    ) -> Result<Self, TextsError> {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // The marks that isolate right-to-left words are of no use to these five languages.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) => Some(true_minus(&number.as_string())),
            _ => None,
        }));
        for source in sources {
            let area = FluentResource::try_new(source.to_owned())
                .map_err(|(_, errors)| TextsError::Syntax(format!("{errors:?}")))?;
            bundle.add_resource(area).map_err(|errors| TextsError::Twice(format!("{errors:?}")))?;
        }
        Ok(Self { language, bundle: Arc::new(bundle) })
    }

    /// The language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// A text, by its key; [`text!`](crate::text) is shorter where it has arguments. If the language was read from
    /// elsewhere and does not have it, whoever looks at the screen sees the key.
    pub fn text<'a>(&self, message: impl Into<Message<'a>>) -> String {
        self.format(&message.into(), &mut Vec::new())
    }

    fn format(&self, message: &Message<'_>, errors: &mut Vec<FluentError>) -> String {
        let Key(key) = message.key;
        let (id, attribute) =
            key.split_once('.').map_or((key, None), |(id, attribute)| (id, Some(attribute)));
        let found = self.bundle.get_message(id).and_then(|found| match attribute {
            None => found.value(),
            Some(attribute) => found.get_attribute(attribute).map(|found| found.value()),
        });
        let Some(pattern) = found else { return key.to_owned() };
        self.bundle.format_pattern(pattern, Some(&message.arguments), errors).into_owned()
    }

    /// A change of points: `+4`, `−1`, `±0`.
    pub fn signed(&self, points: i32) -> String {
        match points {
            0 => "±0".to_owned(),
            1.. => format!("+{points}"),
            _ => number(points),
        }
    }

    /// An expected change of points, which is seldom a whole number: `+2.5`, in German `+2,5`.
    pub fn signed_tenths(&self, points: f64) -> String {
        let tenths = (points * 10.0).round() as i32;
        let sign = match tenths {
            0 => "±",
            1.. => "+",
            _ => "−",
        };
        format!("{sign}{}", self.tenths(f64::from(tenths) / 10.0))
    }

    /// A number of points without its sign, which is seldom whole: `2.5`, in German `2,5`.
    pub fn tenths(&self, points: f64) -> String {
        let tenths = (points * 10.0).round().abs() as u32;
        format!("{}{}{}", tenths / 10, self.language.decimal_separator(), tenths % 10)
    }

    /// What somebody is called: the reader "You", others by their name.
    pub fn called(&self, person: &Person) -> String {
        match person {
            Person::You => self.text(key::YOU),
            Person::Named(name) => name.clone(),
        }
    }

    /// Something, and what is said of it: "Tilly: Nice spot."
    pub fn labelled(&self, label: &str, words: &str) -> String {
        text!(self, Labelled { label, text: words })
    }

    /// Several things in a row: "B", "B and I", "B, I and C".
    pub fn list<T: AsRef<str>>(&self, things: &[T]) -> String {
        match things {
            [] => String::new(),
            [only] => only.as_ref().to_owned(),
            [first @ .., last] => {
                let first: Vec<_> = first.iter().map(AsRef::as_ref).collect();
                let (first, last) = (first.join(", "), last.as_ref());
                if last.starts_with(['E', 'e']) {
                    text!(self, ListAndE { first, last })
                } else {
                    text!(self, ListAnd { first, last })
                }
            }
        }
    }
}

/// Sentences one after the other; what is not said is left out.
///
/// ```
/// let said = ["One.", "Three."].map(str::to_owned);
/// let [one, three] = said.map(Some);
/// assert_eq!(wagons_texts::joined([one, None, three]), "One. Three.");
/// ```
pub fn joined(sentences: impl IntoIterator<Item = Option<String>>) -> String {
    sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// A number of points, the same in all languages: `4`, `−1`.
///
/// ```
/// assert_eq!([4, -1].map(wagons_texts::number), ["4", "−1"]);
/// ```
pub fn number(points: i32) -> String {
    true_minus(&points.to_string())
}

/// A number with the minus of a printed page.
pub(crate) fn true_minus(number: &str) -> String {
    number.replace('-', "−")
}

/// The same words with a capital at the beginning, as a label or a sentence has it.
///
/// ```
/// assert_eq!(wagons_texts::sentence_case("été"), "Été");
/// ```
pub fn sentence_case(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts").field("language", &self.language).finish_non_exhaustive()
    }
}

/// Two are equal if they speak the same language: the words are always the same.
impl PartialEq for Texts {
    fn eq(&self, other: &Self) -> bool {
        self.language == other.language
    }
}

impl Eq for Texts {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::key;

    #[test]
    fn numbers_are_plain_and_have_a_true_minus() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            assert!(text!(texts, Points { count: 12345 }).starts_with("12345 "));
            assert!(text!(texts, Points { count: -3 }).starts_with("−3 "));
            assert_eq!([0, 4, -1].map(|points| texts.signed(points)), ["±0", "+4", "−1"]);
        }
    }

    #[test]
    fn tenths_follow_the_language() {
        assert_eq!(Texts::new(Language::En).signed_tenths(2.46), "+2.5");
        assert_eq!(Texts::new(Language::De).signed_tenths(-0.52), "−0,5");
        assert_eq!(Texts::new(Language::It).signed_tenths(-0.04), "±0,0");
    }

    #[test]
    fn lists_end_in_an_and() {
        let texts = Texts::new(Language::De);
        assert_eq!(texts.list::<&str>(&[]), "");
        assert_eq!(texts.list(&["B"]), "B");
        assert_eq!(texts.list(&["B", "I", "C"]), "B, I und C");
    }

    #[test]
    fn a_colon_stands_as_its_language_wants_it() {
        assert_eq!(Texts::new(Language::It).labelled("Tilly", "Facile"), "Tilly: Facile");
        assert_eq!(Texts::new(Language::Fr).labelled("Tilly", "Facile"), "Tilly\u{a0}: Facile");
    }

    #[test]
    fn every_text_can_be_said() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            for (key, arguments) in key::EVERY_TEXT {
                for count in [0, 1, 2, 5] {
                    let put =
                        |message: Message<'static>, name: &&'static str| message.with(name, count.into());
                    let message = arguments.iter().fold(Message::new(*key), put);
                    let mut errors = Vec::new();
                    let text = texts.format(&message, &mut errors);
                    assert!(errors.is_empty(), "{} {key:?}: {errors:?}", language.tag());
                    assert!(!text.is_empty() && text == text.trim(), "{} {key:?}: {text:?}", language.tag());
                }
            }
        }
    }

    #[test]
    fn a_text_that_is_not_there_shows_its_key() {
        let texts = Texts::read(Language::It, ["town = cittadina\n"]).expect("Fluent");
        assert_eq!(texts.text(key::CARD_BADLANDS_RULE), "card-badlands.rule");
    }
}
