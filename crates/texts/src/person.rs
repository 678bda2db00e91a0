//! Who does something in a sentence: the reader, or somebody with a name.

/// A person in a sentence. Verbs follow it, so that it is "you take" and "Ada takes" in every language.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Person {
    /// The one who reads the sentence.
    You,
    /// Somebody else, by name.
    Named(String),
}

impl Person {
    /// Somebody else, by name.
    pub fn named(name: impl Into<String>) -> Self {
        Self::Named(name.into())
    }

    /// Which variant of a text is about this person.
    pub(crate) const fn form(&self) -> &'static str {
        match self {
            Self::You => "you",
            Self::Named(_) => "other",
        }
    }

    /// The name; the reader needs none.
    pub(crate) fn name(&self) -> &str {
        match self {
            Self::You => "",
            Self::Named(name) => name,
        }
    }
}
