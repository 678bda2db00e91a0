//! What is wrong with somebody's scenario, in words that help to mend it.

use wagons_rules::solo::{ScenarioError, ScenarioErrorKind};

use crate::texts::Texts;
use crate::{key, text};

impl Texts {
    /// Where and why a text is not a scenario.
    ///
    /// ```
    /// use wagons_rules::solo::Scenario;
    /// use wagons_texts::{Language, Texts};
    ///
    /// let text = "id = 'x'\ntitle = 'X'\nscoring = ['A', 'B']\n[[hunt]]\nskip = -1\nicon = 'Cow'";
    /// let error = Scenario::from_toml(text).unwrap_err();
    /// assert_eq!(Texts::new(Language::De).scenario_error(&error), "Zeile 5, hunt 1 › skip: -1 liegt nicht zwischen 0 und 7.");
    /// ```
    pub fn scenario_error(&self, error: &ScenarioError) -> String {
        let flaw = self.flaw(&error.kind);
        if error.field.is_empty() {
            text!(self, FlawLine { line: error.line, flaw })
        } else {
            text!(self, FlawField { line: error.line, field: path(&error.field), flaw })
        }
    }

    /// What is wrong with a field.
    fn flaw(&self, flaw: &ScenarioErrorKind) -> String {
        match flaw {
            ScenarioErrorKind::TooLong(bytes) => text!(self, FlawTooLong { bytes: *bytes }),
            // The reader of TOML complains in English; the line says where to look.
            ScenarioErrorKind::Syntax(_) => self.text(key::FLAW_SYNTAX),
            ScenarioErrorKind::Missing => self.text(key::FLAW_MISSING),
            ScenarioErrorKind::Unknown(fields) => text!(self, FlawUnknown { fields: fields.join(", ") }),
            ScenarioErrorKind::NoneOf(fields) => text!(self, FlawNoneOf { fields: fields.join(", ") }),
            ScenarioErrorKind::NotWith(field) => text!(self, FlawNotWith { field: *field }),
            ScenarioErrorKind::Kind { expected, found } => {
                text!(self, FlawKind { expected: self.kind(expected), found: self.kind(found) })
            }
            ScenarioErrorKind::Range { found, least, most } => {
                // As it was typed, whatever it is.
                text!(self, FlawRange { found: found.as_str(), least: *least as i32, most: *most as i32 })
            }
            ScenarioErrorKind::Length { found, least, most } if least == most => {
                text!(self, FlawLengthExact { found: *found, least: *least })
            }
            ScenarioErrorKind::Length { found, least, most } => {
                text!(self, FlawLength { found: *found, least: *least, most: *most })
            }
            ScenarioErrorKind::Word { found, choices, .. } => {
                text!(self, FlawWord { found: found.as_str(), choices: choices.join(", ") })
            }
            ScenarioErrorKind::NotCard(found) => text!(self, FlawNotCard { found: found.as_str() }),
            ScenarioErrorKind::NoCard => self.text(key::FLAW_NO_CARD),
            ScenarioErrorKind::Twice(card) => text!(self, FlawTwice { card: self.card(*card) }),
            ScenarioErrorKind::Id(found) => text!(self, FlawId { found: found.as_str() }),
            ScenarioErrorKind::Title => self.text(key::FLAW_TITLE),
            ScenarioErrorKind::NotRising => self.text(key::FLAW_NOT_RISING),
        }
    }

    /// A kind of value, as the reader of the file calls it.
    fn kind(&self, kind: &str) -> String {
        let key = match kind {
            "a string" | "string" => key::TOML_STRING,
            "a whole number" | "integer" => key::TOML_NUMBER,
            "float" => key::TOML_FLOAT,
            "boolean" => key::TOML_BOOLEAN,
            "datetime" => key::TOML_DATE,
            "a list" | "array" => key::TOML_LIST,
            "a table" | "table" => key::TOML_TABLE,
            "a table or a word" => key::TOML_OFF_OR_TABLE,
            other => return other.to_owned(),
        };
        self.text(key)
    }
}

/// A field without words of any language, from the outside inwards: `item 2 of table of score 1` becomes
/// `score 1 › table › 2`.
fn path(field: &str) -> String {
    let parts = field.rsplit(" of ").map(|part| part.strip_prefix("item ").unwrap_or(part));
    parts.collect::<Vec<_>>().join(" › ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use wagons_rules::solo::Scenario;

    const HEAD: &str = "id = 'x'\ntitle = 'X'\nscoring = ['A', 'B']\n";

    fn error(text: &str) -> ScenarioError {
        Scenario::from_toml(text).unwrap_err()
    }

    #[test]
    fn every_flaw_is_told_in_every_language() {
        let flawed = [
            "x".repeat(1 << 20),
            "id".into(),
            "id = 'x'".into(),
            format!("{HEAD}colour = 1"),
            format!("{HEAD}[[hunt]]\nskip = 1"),
            format!("{HEAD}[[hunt]]\nskip = 1\nicon = 'Cow'\nshares = 'icon'"),
            format!("{HEAD}[[hunt]]\nskip = 1.5\nicon = 'Cow'"),
            format!("{HEAD}[[hunt]]\nskip = true\nicon = 'Cow'"),
            format!("{HEAD}[[hunt]]\nskip = 1979-05-27\nicon = 'Cow'"),
            format!("{HEAD}[[hunt]]\nskip = []\nicon = 'Cow'"),
            format!("{HEAD}[[hunt]]\nskip = 1\nicon = {{}}"),
            format!("{HEAD}hunt = [1]"),
            format!("{HEAD}hunt = 1"),
            format!("{HEAD}[[hunt]]\nskip = 8\nicon = 'Cow'"),
            format!("{HEAD}[[hunt]]\nround = 1\nskip = 1\nicon = 'Beer'\nat_least = 4"),
            format!("{HEAD}match = false"),
            format!("{HEAD}fallback = 'no'"),
            format!("{HEAD}[[hunt]]\nskip = 1\nicon = 'Goat'"),
            HEAD.replace(", 'B'", ""),
            HEAD.replace("'B'", "'A'"),
            HEAD.replace("'B'", "'Z'"),
            HEAD.replace("'x'", "'X!'"),
            HEAD.replace("'X'", "''"),
            format!("{HEAD}[[score]]\nset = ['Cow']\neach = 1"),
            format!("{HEAD}[[score]]\ntable = [[3, 1], [2, 2]]\nicon = 'Cow'"),
        ];
        for language in Language::ALL {
            let texts = Texts::new(language);
            for text in &flawed {
                let told = texts.scenario_error(&error(text));
                assert!(!told.contains(" of hunt") && !told.contains("item "), "{told}");
                assert!(told.len() > 15, "{told}");
            }
        }
    }

    #[test]
    fn a_field_is_named_from_the_outside_inwards() {
        let error = error(&format!("{HEAD}[[score]]\ntable = [[3, 'x']]\nicon = 'Cow'"));
        let told = Texts::new(Language::En).scenario_error(&error);
        assert_eq!(told, "Line 5, score 1 › table › 1 › 2: should be a whole number, not text in quotes.");
    }
}
