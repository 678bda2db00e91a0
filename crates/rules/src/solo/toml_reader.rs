//! Reading fields from TOML such that every complaint names its line and its field. Knows no scenario.

use std::ops::RangeInclusive;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::card::Card;
use crate::solo::scenario_error::{ScenarioError, ScenarioErrorKind};
use crate::solo::scenario_limits::check_length;
use crate::territory::{Icon, Terrain};
use crate::token::excerpt;

/// The fields of one table.
pub(super) struct Fields<'a> {
    text: &'a str,
    /// How complaints call the table: `hunt 2`, or nothing for the whole document.
    name: String,
    start: usize,
    table: &'a DeTable<'a>,
}

/// The value of one field, or of one place in a list.
pub(super) struct Value<'a> {
    text: &'a str,
    field: String,
    read: &'a Spanned<DeValue<'a>>,
}

type Result<T> = std::result::Result<T, ScenarioError>;

/// The TOML document in a text.
pub(super) fn document(text: &str) -> Result<Spanned<DeTable<'_>>> {
    DeTable::parse(text).map_err(|error| {
        let message = error.message().lines().next().unwrap_or_default().to_owned();
        let start = error.span().map_or(0, |span| span.start);
        complaint(text, start, String::new(), ScenarioErrorKind::Syntax(message))
    })
}

/// Complains about the line of a place in the text.
pub(super) fn complaint(text: &str, start: usize, field: String, kind: ScenarioErrorKind) -> ScenarioError {
    let line = text.bytes().take(start).filter(|&byte| byte == b'\n').count() + 1;
    ScenarioError { line, field, kind }
}

impl<'a> Fields<'a> {
    pub(super) fn of_document(text: &'a str, document: &'a Spanned<DeTable<'a>>) -> Self {
        Self { text, name: String::new(), start: 0, table: document.get_ref() }
    }

    /// Complains about the first field that is not one of these.
    pub(super) fn allow_only(&self, known: &'static [&'static str]) -> Result<()> {
        let unknown = self.table.keys().filter(|key| !known.contains(&key.get_ref().as_ref()));
        let Some(key) = unknown.min_by_key(|key| key.span().start) else { return Ok(()) };
        let field = self.field(&excerpt(key.get_ref()));
        Err(complaint(self.text, key.span().start, field, ScenarioErrorKind::Unknown(known)))
    }

    pub(super) fn get(&self, name: &str) -> Option<Value<'a>> {
        let read = self.table.get(name)?;
        Some(Value { text: self.text, field: self.field(name), read })
    }

    pub(super) fn require(&self, name: &str) -> Result<Value<'a>> {
        let missing = || complaint(self.text, self.start, self.field(name), ScenarioErrorKind::Missing);
        self.get(name).ok_or_else(missing)
    }

    /// The one field of several that is there.
    pub(super) fn one_of(&self, names: &'static [&'static str]) -> Result<(&'static str, Value<'a>)> {
        let mut found = names.iter().filter_map(|&name| Some((name, self.get(name)?)));
        let none = || complaint(self.text, self.start, self.name.clone(), ScenarioErrorKind::NoneOf(names));
        let (name, value) = found.next().ok_or_else(none)?;
        match found.next() {
            None => Ok((name, value)),
            Some((_, second)) => Err(second.error(ScenarioErrorKind::NotWith(name))),
        }
    }

    /// Complains if a field is there that says nothing together with another.
    pub(super) fn refuse(&self, name: &str, with: &'static str) -> Result<()> {
        self.get(name).map_or(Ok(()), |value| Err(value.error(ScenarioErrorKind::NotWith(with))))
    }

    fn field(&self, name: &str) -> String {
        if self.name.is_empty() { name.to_owned() } else { format!("{name} of {}", self.name) }
    }
}

impl<'a> Value<'a> {
    pub(super) fn error(&self, kind: ScenarioErrorKind) -> ScenarioError {
        complaint(self.text, self.read.span().start, self.field.clone(), kind)
    }

    fn kind(&self, expected: &'static str) -> ScenarioError {
        self.error(ScenarioErrorKind::Kind { expected, found: self.read.get_ref().type_str() })
    }

    pub(super) fn string(&self) -> Result<&'a str> {
        self.read.get_ref().as_str().ok_or_else(|| self.kind("a string"))
    }

    /// A whole number within bounds that fit the type wanted.
    pub(super) fn number<T: TryFrom<i64>>(&self, bounds: RangeInclusive<i64>) -> Result<T> {
        let number = self.read.get_ref().as_integer().ok_or_else(|| self.kind("a whole number"))?;
        let read = i64::from_str_radix(number.as_str(), number.radix()).ok();
        let within =
            read.filter(|number| bounds.contains(number)).and_then(|number| T::try_from(number).ok());
        within.ok_or_else(|| {
            let found = excerpt(&number.to_string());
            self.error(ScenarioErrorKind::Range { found, least: *bounds.start(), most: *bounds.end() })
        })
    }

    /// The values of a list, which complaints call by their numbers, counted from 1.
    pub(super) fn list(&self, lengths: RangeInclusive<usize>) -> Result<Vec<Self>> {
        let list = self.read.get_ref().as_array().ok_or_else(|| self.kind("a list"))?;
        check_length(list.len(), lengths).map_err(|flaw| self.error(flaw))?;
        let is_field_of_document = !self.field.contains(' ');
        let numbered = |(index, read)| {
            let (field, number) = (&self.field, index + 1);
            let field = if is_field_of_document {
                format!("{field} {number}")
            } else {
                format!("item {number} of {field}")
            };
            Self { field, read, ..*self }
        };
        Ok(list.iter().enumerate().map(numbered).collect())
    }

    pub(super) fn table(self) -> Result<Fields<'a>> {
        let table = self.read.get_ref().as_table().ok_or_else(|| self.kind("a table"))?;
        Ok(Fields { text: self.text, start: self.read.span().start, table, name: self.field })
    }

    /// A table; or nothing if a word stands in its place that says so.
    pub(super) fn table_unless(self, word: &'static str) -> Result<Option<Fields<'a>>> {
        match self.read.get_ref() {
            DeValue::String(_) => self.word("what can stand here", [(word, ())]).map(|()| None),
            DeValue::Table(_) => self.table().map(Some),
            _ => Err(self.kind("a table or a word")),
        }
    }

    /// One of a few words.
    pub(super) fn word<T: Copy>(
        &self,
        what: &'static str,
        choices: impl IntoIterator<Item = (&'static str, T), IntoIter: Clone>,
    ) -> Result<T> {
        let (word, choices) = (self.string()?, choices.into_iter());
        let found = choices.clone().find(|&(name, _)| name == word).map(|(_, value)| value);
        found.ok_or_else(|| {
            let choices = choices.map(|(name, _)| name).collect();
            self.error(ScenarioErrorKind::Word { found: excerpt(word), what, choices })
        })
    }

    pub(super) fn icon(&self) -> Result<Icon> {
        self.word("an icon", Icon::ALL.map(|icon| (icon.name(), icon)))
    }

    pub(super) fn terrain(&self) -> Result<Terrain> {
        self.word("a terrain", Terrain::ALL.map(|terrain| (terrain.name(), terrain)))
    }

    /// A card by its title or its letter.
    pub(super) fn card(&self) -> Result<Card> {
        let name = self.string()?;
        let named = |card: &Card| card.title() == name || card.to_string() == name;
        let card = Card::ALL.into_iter().find(named);
        card.ok_or_else(|| self.error(ScenarioErrorKind::NotCard(excerpt(name))))
    }
}
