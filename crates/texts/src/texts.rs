//! The words of one language, by key.

use std::fmt;
use std::sync::Arc;

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};

use crate::area::sources;
use crate::language::Language;
use crate::value::Value;

/// Why texts cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the texts cannot be read: {0}")]
pub struct Unreadable(String);

/// Every text in one language. Cloning is cheap, and it may be shared between threads.
///
/// ```
/// use wagons_texts::{Language, Texts};
///
/// let texts = Texts::new(Language::Fr);
/// assert_eq!(texts.get("town"), "ville");
/// assert_eq!(texts.with("points", &[("count", 2.into())]), "2 points");
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
    /// use wagons_texts::{Language, Texts};
    ///
    /// let texts = Texts::read(Language::It, ["town = cittadina\n"])?;
    /// assert_eq!(texts.get("town"), "cittadina");
    /// assert!(Texts::read(Language::It, ["town cittadina"]).is_err());
    /// # Ok::<(), wagons_texts::Unreadable>(())
    /// ```
    pub fn read<'a>(
        language: Language,
        sources: impl IntoIterator<Item = &'a str>,
    ) -> Result<Self, Unreadable> {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // The marks that isolate right-to-left words are of no use to these five languages.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) => Some(number.as_string().replace('-', "−")),
            _ => None,
        }));
        for source in sources {
            let area = FluentResource::try_new(source.to_owned())
                .map_err(|(_, errors)| Unreadable(format!("{errors:?}")))?;
            bundle.add_resource(area).map_err(|errors| Unreadable(format!("{errors:?}")))?;
        }
        Ok(Self { language, bundle: Arc::new(bundle) })
    }

    /// The language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The text of a key, or of one of its attributes as in `"key.attribute"`.
    ///
    /// # Panics
    /// In debug builds, if there is no such text or it has arguments. Otherwise whoever looks at the screen sees
    /// the key.
    pub fn get(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The text of a key with its arguments; [`text!`](crate::text) is shorter where these are known.
    ///
    /// # Panics
    /// In debug builds, if there is no such text or an argument is missing. Otherwise whoever looks at the screen
    /// sees the key, or the name of the argument.
    pub fn with(&self, key: &str, arguments: &[(&str, Value<'_>)]) -> String {
        let (message, attribute) =
            key.split_once('.').map_or((key, None), |(message, attribute)| (message, Some(attribute)));
        let message = self.bundle.get_message(message);
        let pattern = message.and_then(|message| match attribute {
            None => message.value(),
            Some(attribute) => message.get_attribute(attribute).map(|found| found.value()),
        });
        let Some(pattern) = pattern else {
            debug_assert!(false, "there is no text `{key}` in `{}`", self.language.tag());
            return key.to_owned();
        };
        let arguments: FluentArgs<'_> =
            arguments.iter().map(|(name, value)| (*name, value.clone())).collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&arguments), &mut errors);
        debug_assert!(errors.is_empty(), "`{key}` in `{}`: {errors:?}", self.language.tag());
        text.into_owned()
    }

    /// Whether there is a text of this key, for keys that are not known beforehand.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// A number of points: `4`, `−1`.
    pub fn number(&self, points: i32) -> String {
        points.to_string().replace('-', "−")
    }

    /// A change of points: `+4`, `−1`, `±0`.
    pub fn signed(&self, points: i32) -> String {
        match points {
            0 => "±0".to_owned(),
            1.. => format!("+{points}"),
            _ => format!("−{}", points.unsigned_abs()),
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

    /// Several things in a row: "B", "B and I", "B, I and C".
    pub fn list<T: AsRef<str>>(&self, things: &[T]) -> String {
        match things {
            [] => String::new(),
            [only] => only.as_ref().to_owned(),
            [first @ .., last] => {
                let first: Vec<_> = first.iter().map(AsRef::as_ref).collect();
                self.with("list-and", &[("first", first.join(", ").into()), ("last", last.as_ref().into())])
            }
        }
    }
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

    #[test]
    fn numbers_are_plain_and_have_a_true_minus() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            assert!(texts.with("points", &[("count", 12345.into())]).starts_with("12345 "));
            assert!(texts.with("points", &[("count", (-3).into())]).starts_with("−3 "));
            assert_eq!([0, 4, -1].map(|points| texts.signed(points)), ["±0", "+4", "−1"]);
            assert_eq!([0, 4, -1].map(|points| texts.number(points)), ["0", "4", "−1"]);
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
    #[should_panic(expected = "there is no text `nothing`")]
    fn a_missing_text_is_a_bug() {
        Texts::new(Language::En).get("nothing");
    }

    #[test]
    #[should_panic(expected = "`points` in `en`")]
    fn a_missing_argument_is_a_bug() {
        Texts::new(Language::En).get("points");
    }
}
