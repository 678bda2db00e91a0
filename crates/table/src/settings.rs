//! What a player has chosen once and for all games. A client that has no use for one of these leaves it as it is.

use serde::{Deserialize, Serialize};
use wagons_players::Level;
use wagons_texts::Language;

use crate::kept::{Entry, Kept};

/// Everything that can be set. Whatever an older program did not know yet takes its usual value.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
// Each of them is a switch of its own.
#[allow(clippy::struct_excessive_bools)]
pub struct Settings {
    /// The tag of the language; without one, the system's.
    pub language: Option<String>,
    /// Light or dark.
    pub theme: Theme,
    /// How fast things move.
    pub pace: Pace,
    /// Whether a turn waits for a word before it stands.
    pub confirm: bool,
    /// Whether the notation's letters stand beside the icons.
    pub letters: bool,
    /// Whether the score is shown during the game.
    pub score: bool,
    /// Whether there is something to hear.
    pub sound: bool,
    /// The opponent of the last game.
    pub level: Level,
    /// The variant of the last solo game.
    pub variant: String,
    /// What two people at one table are called.
    pub names: [String; 2],
}

/// Light or dark.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the system has it.
    Auto,
    /// Light.
    Day,
    /// Dark.
    Night,
}

/// How fast things move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// Nothing moves; what happens is simply there.
    Off,
    /// Quickly.
    Fast,
    /// As it is meant.
    Normal,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            theme: Theme::Auto,
            pace: Pace::Normal,
            confirm: true,
            letters: false,
            score: true,
            sound: false,
            level: Level::Easy,
            variant: String::new(),
            names: [String::new(), String::new()],
        }
    }
}

impl Settings {
    /// The language chosen, or the first of the system's that is spoken here.
    pub fn language(&self, system: impl IntoIterator<Item = String>) -> Language {
        let chosen = self.language.as_deref().and_then(Language::from_tag);
        chosen.unwrap_or_else(|| Language::preferred(system))
    }
}

impl Theme {
    /// The value of the page's attribute `data-theme`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Day => "day",
            Self::Night => "night",
        }
    }
}

impl Pace {
    /// How long something takes that takes so many milliseconds at the normal pace.
    pub const fn milliseconds(self, normal: u32) -> u32 {
        match self {
            Self::Off => 0,
            Self::Fast => normal * 2 / 5,
            Self::Normal => normal,
        }
    }
}

impl Kept for Settings {}

impl Entry for Settings {
    const NAME: &'static str = "settings";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_of_an_older_table_are_completed() {
        let kept = r#"{"version":1,"value":{"language":"nl","confirm":false}}"#;
        let expected = Settings { language: Some("nl".into()), confirm: false, ..Settings::default() };
        assert_eq!(Settings::recall(kept), Ok(expected));
    }

    #[test]
    fn the_systems_language_counts_until_one_is_chosen() {
        let system = || ["pt-BR".to_owned(), "de-CH".to_owned()];
        assert_eq!(Settings::default().language(system()), Language::De);
        let chosen = Settings { language: Some("it".into()), ..Settings::default() };
        assert_eq!(chosen.language(system()), Language::It);
    }
}
