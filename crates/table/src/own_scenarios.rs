//! The scenarios somebody has written or typed in, as they are kept: every one with the text it came from.
//!
//! A text is never thrown away because it cannot be read: a later program may read what this one does not.

use serde::{Deserialize, Serialize};
use wagons_rules::solo::{Scenario, ScenarioError, Scenarios};

use crate::kept::{Entry, Kept};
use crate::salvage;

/// Scenarios in the order added, and what is being written.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct OwnScenarios {
    texts: Vec<String>,
    /// A text that is not a scenario yet.
    pub draft: String,
}

/// Why a text was not added.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AddError {
    /// It is not a scenario.
    #[error(transparent)]
    Flawed(#[from] ScenarioError),
    /// One of those that come with the game has its id.
    #[error("the id `{0}` belongs to a scenario that comes with the game")]
    BuiltIn(String),
    /// Another one has its id, and could be replaced.
    #[error("there is already a scenario `{0}`")]
    Taken(String),
}

impl OwnScenarios {
    /// All of them with their texts: those that can be read, and what is wrong with the others.
    pub fn iter(&self) -> impl Iterator<Item = (&str, Result<Scenario, ScenarioError>)> {
        self.texts.iter().map(|text| (text.as_str(), Scenario::from_toml(text)))
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.texts.is_empty()
    }

    /// Adds a scenario, or says why not and changes nothing.
    ///
    /// ```
    /// use wagons_table::own_scenarios::{AddError, OwnScenarios};
    ///
    /// let text = "id = 'dusty'\ntitle = 'Dusty'\nscoring = ['A', 'B']\n";
    /// let mut own = OwnScenarios::default();
    /// assert_eq!(own.add(text)?.title(), "Dusty");
    /// assert_eq!(own.add(text), Err(AddError::Taken("dusty".to_owned())));
    /// assert!(own.replace(text).is_ok());
    /// assert_eq!(own.iter().count(), 1);
    /// # Ok::<(), AddError>(())
    /// ```
    pub fn add(&mut self, text: &str) -> Result<Scenario, AddError> {
        let scenario = readable(text)?;
        if self.place(scenario.id()).is_some() {
            return Err(AddError::Taken(scenario.id().to_owned()));
        }
        self.texts.push(text.to_owned());
        Ok(scenario)
    }

    /// Adds a scenario in place of the one with its id.
    pub fn replace(&mut self, text: &str) -> Result<Scenario, AddError> {
        let scenario = readable(text)?;
        match self.place(scenario.id()) {
            Some(place) => text.clone_into(&mut self.texts[place]),
            None => self.texts.push(text.to_owned()),
        }
        Ok(scenario)
    }

    /// Removes a text.
    pub fn remove(&mut self, text: &str) {
        self.texts.retain(|kept| kept != text);
    }

    /// Adds the texts of another collection that are not here. Two of the same id stay both.
    pub fn merge(&mut self, other: Self) {
        let new: Vec<_> = other.texts.into_iter().filter(|text| !self.texts.contains(text)).collect();
        self.texts.extend(new);
        if self.draft.is_empty() {
            self.draft = other.draft;
        }
    }

    fn place(&self, id: &str) -> Option<usize> {
        self.iter().position(|(_, scenario)| scenario.is_ok_and(|scenario| scenario.id() == id))
    }
}

/// A scenario of a text, unless its id is one of those that come with the game.
fn readable(text: &str) -> Result<Scenario, AddError> {
    let scenario = Scenario::from_toml(text)?;
    match Scenarios::built_in().get(scenario.id()) {
        Some(_) => Err(AddError::BuiltIn(scenario.id().to_owned())),
        None => Ok(scenario),
    }
}

impl Kept for OwnScenarios {
    /// Every text that is a scenario, and the draft.
    fn salvage(text: &str) -> Option<Self> {
        let draft: String = salvage::entry(text, "draft").unwrap_or_default();
        let texts = salvage::strings(text).filter(|text| *text != draft && Scenario::from_toml(text).is_ok());
        let own = Self { texts: texts.collect(), draft };
        (own != Self::default()).then_some(own)
    }
}

impl Entry for OwnScenarios {
    const NAME: &'static str = "scenarios";
}

#[cfg(test)]
mod tests {
    use super::*;

    const DUSTY: &str = "# Mine.\nid = \"dusty\"\ntitle = \"Dusty\"\nscoring = [\"A\", \"B\"]\n";

    #[test]
    fn what_is_wrong_is_said_and_nothing_changes() {
        let mut own = OwnScenarios::default();
        own.add(DUSTY).unwrap();
        let before = own.clone();
        let Err(AddError::Flawed(error)) = own.add("id = 'x'\ntitle = 'X'\nscoring = ['A', 'A']") else {
            panic!("a scoring card twice")
        };
        assert_eq!((error.line, error.field.as_str()), (3, "scoring"));
        let built_in = DUSTY.replace("dusty", "1");
        assert_eq!(own.add(&built_in), Err(AddError::BuiltIn("1".to_owned())));
        assert_eq!(own.replace(&built_in), Err(AddError::BuiltIn("1".to_owned())));
        assert!(own.add(&"x".repeat(1 << 20)).is_err());
        assert_eq!(own, before);
    }

    #[test]
    fn texts_are_kept_to_the_letter_also_those_that_cannot_be_read() {
        let kept = r#"{"version":1,"value":{"texts":["future = true"],"draft":"id ="}}"#;
        let mut own = OwnScenarios::recall(kept).unwrap();
        own.add(DUSTY).unwrap();
        let again = OwnScenarios::recall(&own.keep()).unwrap();
        assert_eq!(again.draft, "id =");
        let texts: Vec<_> = again.iter().map(|(text, read)| (text, read.is_ok())).collect();
        assert_eq!(texts, [("future = true", false), (DUSTY, true)]);
    }

    #[test]
    fn collections_are_merged_without_a_loss() {
        let mut own = OwnScenarios::default();
        own.add(DUSTY).unwrap();
        let mut other = OwnScenarios { draft: "id =".to_owned(), ..own.clone() };
        other.replace(&DUSTY.replace("Mine", "Yours")).unwrap();
        own.merge(other.clone());
        own.merge(other);
        assert_eq!((own.iter().count(), own.draft.as_str()), (2, "id ="));
    }

    #[test]
    fn one_is_removed_by_its_text() {
        let mut own = OwnScenarios::default();
        own.add(DUSTY).unwrap();
        own.remove(DUSTY);
        assert!(own.is_empty());
    }

    #[test]
    fn a_damaged_byte_costs_one_text_at_most() {
        let mut own = OwnScenarios { draft: "id = \"not".to_owned(), ..OwnScenarios::default() };
        for id in ["dusty", "muddy", "rocky"] {
            own.add(&DUSTY.replace("dusty", id)).unwrap();
        }
        assert_eq!(OwnScenarios::salvage(&own.keep()).as_ref(), Some(&own));
        for left in salvage::with_every_flaw(&own) {
            let same = own.texts.iter().filter(|text| left.texts.contains(text)).count();
            assert!(same + usize::from(left.draft == own.draft) >= 3, "{left:?}");
        }
        assert_eq!(OwnScenarios::salvage("{"), None);
    }
}
