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

/// Every command, as the help lists them: its English word, its word in the reader's language, and what it does.
pub(super) const COMMANDS: [(Command, &str, Key, Key); 12] = [
    (Command::Show, "show", key::TERMINAL_WORD_SHOW, key::TERMINAL_WORD_SHOW_MEANING),
    (Command::Score, "score", key::TERMINAL_WORD_SCORE, key::TERMINAL_WORD_SCORE_MEANING),
    (Command::Moves, "moves", key::TERMINAL_WORD_MOVES, key::TERMINAL_WORD_MOVES_MEANING),
    (Command::Try, "try", key::TERMINAL_WORD_TRY, key::TERMINAL_WORD_TRY_MEANING),
    (Command::Hint, "hint", key::TERMINAL_WORD_HINT, key::TERMINAL_WORD_HINT_MEANING),
    (Command::Analyse, "analyse", key::TERMINAL_WORD_ANALYSE, key::TERMINAL_WORD_ANALYSE_MEANING),
    (Command::Rival, "rival", key::TERMINAL_WORD_RIVAL, key::TERMINAL_WORD_RIVAL_MEANING),
    (Command::Undo, "undo", key::TERMINAL_WORD_UNDO, key::TERMINAL_WORD_UNDO_MEANING),
    (Command::Record, "record", key::TERMINAL_WORD_RECORD, key::TERMINAL_WORD_RECORD_MEANING),
    (Command::Rules, "rules", key::TERMINAL_WORD_RULES, key::TERMINAL_WORD_RULES_MEANING),
    (Command::Help, "help", key::TERMINAL_WORD_HELP, key::TERMINAL_WORD_HELP_MEANING),
    (Command::Quit, "quit", key::TERMINAL_WORD_QUIT, key::TERMINAL_WORD_QUIT_MEANING),
];

/// The words of a line; what is to be tried belongs to the word before it.
pub(super) fn read(line: &str, texts: &Texts) -> Vec<Typed> {
    let known = |word: &str| {
        let word = word.to_lowercase();
        let mut commands = COMMANDS.into_iter();
        let found = commands.find(|&(_, english, own, _)| english == word || texts.text(own) == word);
        found.map(|(command, ..)| command)
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
            for (command, english, own, _) in COMMANDS {
                for word in [english.to_owned(), texts.text(own)] {
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
