//! What can be typed besides moves: the words of the reader's language, and always the English ones.

use wagons_texts::{Key, Texts, key};

/// Something to ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Command {
    Show,
    Score,
    Moves,
    Try,
    Hint,
    Analyse,
    Rival,
    Undo,
    Record,
    Rules,
    Help,
    Quit,
}

/// A word that was typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Typed {
    Command(Command),
    /// What would this move change?
    Try(String),
    /// A move, or nothing that is known.
    Other(String),
}

impl Command {
    /// All, as the help lists them.
    pub(super) const ALL: [Self; 12] = [
        Self::Show,
        Self::Score,
        Self::Moves,
        Self::Try,
        Self::Hint,
        Self::Analyse,
        Self::Rival,
        Self::Undo,
        Self::Record,
        Self::Rules,
        Self::Help,
        Self::Quit,
    ];

    const fn english(self) -> &'static str {
        match self {
            Self::Show => "show",
            Self::Score => "score",
            Self::Moves => "moves",
            Self::Try => "try",
            Self::Hint => "hint",
            Self::Analyse => "analyse",
            Self::Rival => "rival",
            Self::Undo => "undo",
            Self::Record => "record",
            Self::Rules => "rules",
            Self::Help => "help",
            Self::Quit => "quit",
        }
    }

    /// Its word in the reader's language.
    pub(super) const fn word(self) -> Key {
        match self {
            Self::Show => key::TERMINAL_WORD_SHOW,
            Self::Score => key::TERMINAL_WORD_SCORE,
            Self::Moves => key::TERMINAL_WORD_MOVES,
            Self::Try => key::TERMINAL_WORD_TRY,
            Self::Hint => key::TERMINAL_WORD_HINT,
            Self::Analyse => key::TERMINAL_WORD_ANALYSE,
            Self::Rival => key::TERMINAL_WORD_RIVAL,
            Self::Undo => key::TERMINAL_WORD_UNDO,
            Self::Record => key::TERMINAL_WORD_RECORD,
            Self::Rules => key::TERMINAL_WORD_RULES,
            Self::Help => key::TERMINAL_WORD_HELP,
            Self::Quit => key::TERMINAL_WORD_QUIT,
        }
    }

    /// What it does.
    pub(super) const fn meaning(self) -> Key {
        match self {
            Self::Show => key::TERMINAL_WORD_SHOW_MEANING,
            Self::Score => key::TERMINAL_WORD_SCORE_MEANING,
            Self::Moves => key::TERMINAL_WORD_MOVES_MEANING,
            Self::Try => key::TERMINAL_WORD_TRY_MEANING,
            Self::Hint => key::TERMINAL_WORD_HINT_MEANING,
            Self::Analyse => key::TERMINAL_WORD_ANALYSE_MEANING,
            Self::Rival => key::TERMINAL_WORD_RIVAL_MEANING,
            Self::Undo => key::TERMINAL_WORD_UNDO_MEANING,
            Self::Record => key::TERMINAL_WORD_RECORD_MEANING,
            Self::Rules => key::TERMINAL_WORD_RULES_MEANING,
            Self::Help => key::TERMINAL_WORD_HELP_MEANING,
            Self::Quit => key::TERMINAL_WORD_QUIT_MEANING,
        }
    }
}

/// The words of a line; what is to be tried belongs to the word before it.
pub(super) fn read(line: &str, texts: &Texts) -> Vec<Typed> {
    let known = |word: &str| {
        let word = word.to_lowercase();
        let means = |command: &Command| command.english() == word || texts.text(command.word()) == word;
        Command::ALL.into_iter().find(means)
    };
    let mut words = line.split_whitespace();
    let mut typed = Vec::new();
    while let Some(word) = words.next() {
        typed.push(match known(word) {
            Some(Command::Try) => {
                words.next().map_or(Typed::Command(Command::Try), |word| Typed::Try(word.to_owned()))
            }
            Some(command) => Typed::Command(command),
            None => Typed::Other(word.to_owned()),
        });
    }
    typed
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::Move;
    use wagons_texts::Language;

    #[test]
    fn every_word_means_one_thing_in_every_language() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            for command in Command::ALL {
                for word in [command.english().to_owned(), texts.text(command.word())] {
                    assert!(word.chars().all(char::is_lowercase), "{word} is easily typed");
                    assert!(word.parse::<Move>().is_err());
                    let typed = read(&format!("{word} P0,0"), &texts);
                    match command {
                        Command::Try => assert_eq!(typed, [Typed::Try("P0,0".to_owned())]),
                        _ => assert_eq!(
                            typed,
                            [Typed::Command(command), Typed::Other("P0,0".to_owned())],
                            "{word}"
                        ),
                    }
                }
            }
        }
    }
}
