//! From keys to what they mean at the table. Nothing here knows what happens then.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use wagons_table::Direction;
use wagons_texts::{Key, Texts, key};

/// What somebody at the table wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Intent {
    /// Move what is pointed at.
    Step(Direction),
    /// Go to the first or the last of what is pointed at.
    First,
    Last,
    /// Point at the card of the circle that costs so many skips.
    Cost(usize),
    /// Turn the card to be placed.
    Turn,
    /// Do what is pointed at.
    Accept,
    /// Take the last move back.
    Undo,
    /// Ask what to do.
    Hint,
    /// Look at the score sheet.
    Sheet,
    /// Look back through the log.
    Log,
    /// Look at one town alone, at the other, at everything.
    Zoom,
    /// Explain keys, signs and rules.
    Help,
    /// Go back to the game.
    Back,
    /// Have the game judged.
    Analyse,
    /// Look at the next turning point.
    Turning,
    /// Ask for a second word at the end of a turn, or no longer.
    Confirm,
    /// The same deal with the seats swapped.
    Rematch,
    /// Another deal.
    NewDeal,
    /// Leave the table.
    Quit,
}

/// What is printed on a key.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Cap {
    /// The same on every keyboard.
    Sign(&'static str),
    /// A word of the language.
    Word(Key),
}

impl Cap {
    pub(crate) fn label(self, texts: &Texts) -> String {
        match self {
            Self::Sign(sign) => sign.to_owned(),
            Self::Word(word) => texts.text(word),
        }
    }
}

/// The keys as the help lists them: what a letter means, if it is one, and the text that says what the key does.
pub(crate) const KEYS: [(Cap, Option<Intent>, Key); 17] = [
    (Cap::Sign("←↑↓→"), None, key::TERMINAL_KEY_ARROWS),
    (Cap::Sign("0-9"), None, key::TERMINAL_KEY_DIGITS),
    (Cap::Sign("R"), Some(Intent::Turn), key::TABLE_KEY_TURN),
    (Cap::Word(key::TABLE_ENTER), None, key::TERMINAL_KEY_ENTER),
    (Cap::Sign("U"), Some(Intent::Undo), key::TABLE_KEY_UNDO),
    (Cap::Sign("H"), Some(Intent::Hint), key::TABLE_KEY_HINT),
    (Cap::Sign("S"), Some(Intent::Sheet), key::TERMINAL_KEY_SCORE),
    (Cap::Sign("L"), Some(Intent::Log), key::TERMINAL_KEY_LOG),
    (Cap::Sign("Z"), Some(Intent::Zoom), key::TERMINAL_KEY_ZOOM),
    (Cap::Sign("C"), Some(Intent::Confirm), key::TERMINAL_KEY_CONFIRM),
    (Cap::Word(key::TERMINAL_ESCAPE), None, key::TERMINAL_KEY_BACK),
    (Cap::Sign("A"), Some(Intent::Analyse), key::TERMINAL_KEY_ANALYSE),
    (Cap::Sign("T"), Some(Intent::Turning), key::TERMINAL_KEY_TURNING),
    (Cap::Sign("M"), Some(Intent::Rematch), key::TERMINAL_KEY_REMATCH),
    (Cap::Sign("N"), Some(Intent::NewDeal), key::TERMINAL_KEY_NEW_DEAL),
    (Cap::Sign("?"), Some(Intent::Help), key::TERMINAL_KEY_HELP),
    (Cap::Sign("Q"), Some(Intent::Quit), key::TERMINAL_KEY_QUIT),
];

/// What a key means, if anything.
pub(crate) fn intent(key: KeyEvent) -> Option<Intent> {
    if is_interrupt(key) {
        return Some(Intent::Quit);
    }
    if key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) {
        return None;
    }
    Some(match key.code {
        KeyCode::Left => Intent::Step(Direction::Left),
        KeyCode::Right => Intent::Step(Direction::Right),
        KeyCode::Up => Intent::Step(Direction::Up),
        KeyCode::Down => Intent::Step(Direction::Down),
        KeyCode::Home => Intent::First,
        KeyCode::End => Intent::Last,
        KeyCode::Enter | KeyCode::Char(' ') => Intent::Accept,
        KeyCode::Backspace => Intent::Undo,
        KeyCode::Esc => Intent::Back,
        KeyCode::Char(digit @ '0'..='9') => Intent::Cost(digit.to_digit(10)? as usize),
        KeyCode::Char(letter) => {
            let letter = letter.to_ascii_uppercase().to_string();
            KEYS.into_iter().find(|(cap, ..)| matches!(cap, Cap::Sign(sign) if *sign == letter))?.1?
        }
        _ => return None,
    })
}

/// Whether a key is Ctrl-C, which leaves from everywhere.
pub(crate) fn is_interrupt(key: KeyEvent) -> bool {
    key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_mean_the_same_with_and_without_shift() {
        for letter in ['r', 'u', 'h', 's', 'l', 'm', 'n', 'q'] {
            let small = intent(KeyEvent::from(KeyCode::Char(letter)));
            let large =
                intent(KeyEvent::new(KeyCode::Char(letter.to_ascii_uppercase()), KeyModifiers::SHIFT));
            assert!(small.is_some() && small == large, "{letter}");
        }
    }

    #[test]
    fn control_c_quits_and_other_control_keys_do_nothing() {
        let control = |letter| KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL);
        assert_eq!(intent(control('c')), Some(Intent::Quit));
        assert_eq!(intent(control('u')), None);
    }
}
