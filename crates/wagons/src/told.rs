//! Why `wagons play` does not begin, in the language of whoever wants to play.

use wagons_rules::solo::IdTakenError;
use wagons_texts::{Texts, key, text};
use wagons_tui::PlayError;

use crate::error::{BadRecord, CommandError, titled};
use crate::scenarios::ScenarioFileError;

impl CommandError {
    /// The same in other words, where it is about a game to begin with. What the system says stays as it says it.
    pub(crate) fn told(self, texts: &Texts) -> Self {
        let reason = match &self {
            Self::Record(bad) => record(bad, texts),
            Self::Scenario { path, reason } => {
                text!(texts, Labelled { label: path.display().to_string(), text: unusable(reason, texts) })
            }
            Self::UnknownScenario { id, known } => {
                let known = titled(known, |scenario| texts.scenario(scenario));
                format!("{} {known}", text!(texts, RefusedScenario { id }))
            }
            Self::Play(PlayError::Refused(reason)) => reason.clone(),
            _ => return self,
        };
        Self::Told(text!(texts, TerminalError { reason }))
    }
}

/// Where a record is wrong and why, and the place underlined.
fn record(bad: &BadRecord, texts: &Texts) -> String {
    let (place, token) = (bad.error.place, bad.error.token.as_str());
    let mut told =
        format!("{} {}", text!(texts, ImportWrong { place, token }), texts.refusal(&bad.error.kind));
    told.extend(bad.underlined().map(|shown| format!("\n\n{shown}")));
    told
}

fn unusable(reason: &ScenarioFileError, texts: &Texts) -> String {
    let at = |line: usize, flaw: String| text!(texts, FlawLine { line, flaw });
    match reason {
        ScenarioFileError::Unreadable(error) => error.to_string(),
        ScenarioFileError::TooLong(bytes) => {
            at(1, text!(texts, FlawTooLong { bytes: usize::try_from(*bytes).unwrap_or(usize::MAX) }))
        }
        ScenarioFileError::NotText(line) => at(*line, texts.text(key::TERMINAL_ERROR_NOT_TEXT)),
        ScenarioFileError::Flawed(error) => texts.scenario_error(error),
        ScenarioFileError::Taken(line, IdTakenError(id)) => at(*line, text!(texts, SoloOwnTaken { id })),
    }
}
