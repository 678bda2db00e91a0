//! From keys to what they mean at the table. Nothing here knows what happens then.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::aim::Direction;

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
    /// List the keys.
    Help,
    /// Go back to the game.
    Back,
    /// Have the game analysed.
    Analyse,
    /// The same deal with the seats swapped.
    Rematch,
    /// Another deal.
    NewDeal,
    /// Leave the table.
    Quit,
}

/// The keys as the help lists them.
pub(crate) const KEYS: [(&str, &str); 15] = [
    ("arrows", "choose a card, move the card, choose a line"),
    ("0-9", "choose the card that skips so many"),
    ("R", "turn the card"),
    ("Enter", "take, place; hurry the computer"),
    ("U", "take back"),
    ("H", "hint"),
    ("S", "score sheet: what makes the points"),
    ("L", "log: step through the game so far"),
    ("Z", "zoom: one town, the other, everything"),
    ("Esc", "back to the game"),
    ("A", "after the game: analysis, what was better"),
    ("M", "after the game: rematch, seats swapped"),
    ("N", "after the game: new deal"),
    ("?", "these keys"),
    ("Q", "quit; prints the record to go on later"),
];

/// What a key means, if anything.
pub(crate) fn intent(key: KeyEvent) -> Option<Intent> {
    if key.kind == KeyEventKind::Release {
        return None;
    }
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
        KeyCode::Enter => Intent::Accept,
        KeyCode::Backspace => Intent::Undo,
        KeyCode::Esc => Intent::Back,
        KeyCode::Char(letter) => match letter.to_ascii_lowercase() {
            ' ' => Intent::Accept,
            'r' => Intent::Turn,
            'u' => Intent::Undo,
            'h' => Intent::Hint,
            's' => Intent::Sheet,
            'l' => Intent::Log,
            'z' => Intent::Zoom,
            '?' => Intent::Help,
            'a' => Intent::Analyse,
            'm' => Intent::Rematch,
            'n' => Intent::NewDeal,
            'q' => Intent::Quit,
            digit => Intent::Cost(digit.to_digit(10)? as usize),
        },
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
