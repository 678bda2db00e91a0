//! The people of the ladder: who sits at the other side of the table at each level.

use wagons_players::Level;

use crate::key;
use crate::message::Key;
use crate::texts::Texts;

/// When a character says something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Occasion {
    /// The game begins.
    Greeting,
    /// It is the character's turn.
    Thinking,
    /// The character is given many cards at once.
    Gift,
    /// The person has placed a card very well.
    Impressed,
    /// The character has won.
    Winning,
    /// The character has lost.
    Losing,
}

impl Occasion {
    /// All six, as they come in a game.
    pub const ALL: [Self; 6] =
        [Self::Greeting, Self::Thinking, Self::Gift, Self::Impressed, Self::Winning, Self::Losing];
}

/// Every level is a character: a name, a way to play, something to say.
impl Texts {
    /// The name of the character who plays at a level.
    ///
    /// ```
    /// use wagons_players::Level;
    /// use wagons_texts::{Language, Texts};
    ///
    /// let texts = Texts::new(Language::En);
    /// let [name, epithet] = [texts.character(Level::Easy), texts.epithet(Level::Easy)];
    /// assert_eq!(format!("{name} {epithet}"), "Tilly the greenhorn");
    /// ```
    pub fn character(&self, level: Level) -> String {
        self.text(keys(level)[0])
    }

    /// Who a character is: "the greenhorn".
    pub fn epithet(&self, level: Level) -> String {
        self.text(keys(level)[1])
    }

    /// How a character plays, in a sentence.
    pub fn manner(&self, level: Level) -> String {
        self.text(keys(level)[2])
    }

    /// How strong a character is, in a word: "Easy".
    pub fn strength(&self, level: Level) -> String {
        self.text(keys(level)[3])
    }

    /// What a character says.
    pub fn line(&self, level: Level, occasion: Occasion) -> String {
        self.text(keys(level)[4 + occasion as usize])
    }
}

/// The name, the epithet, the manner, the strength, and what is said on each occasion.
const fn keys(level: Level) -> [Key; 10] {
    match level {
        Level::Easy => key::CHARACTER_GREENHORN_WHOLE,
        Level::Medium => key::CHARACTER_DROVER_WHOLE,
        Level::Hard => key::CHARACTER_SCOUT_WHOLE,
        Level::Expert => key::CHARACTER_SHERIFF_WHOLE,
        Level::Master => key::CHARACTER_LEGEND_WHOLE,
    }
}
