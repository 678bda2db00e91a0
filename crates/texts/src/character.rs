//! The people of the ladder: who sits at the other side of the table at each level.

use crate::key;
use crate::message::Key;
use crate::texts::Texts;

/// One of the five computer players, as a person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Character {
    /// `easy`: loves big herds and overlooks the rest.
    Greenhorn,
    /// `medium`: takes what lies next.
    Drover,
    /// `hard`: watches your town.
    Scout,
    /// `expert`: counts.
    Sheriff,
    /// `master`: nobody has seen this one lose.
    Legend,
}

/// When a character says something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Occasion {
    /// The game begins.
    Greeting,
    /// It is the character's turn.
    Thinking,
    /// The character has won.
    Winning,
    /// The character has lost.
    Losing,
}

impl Character {
    /// All five, weakest first.
    pub const ALL: [Self; 5] = [Self::Greenhorn, Self::Drover, Self::Scout, Self::Sheriff, Self::Legend];

    /// The level this character plays at, by the name the players have.
    pub const fn level(self) -> &'static str {
        ["easy", "medium", "hard", "expert", "master"][self as usize]
    }

    /// The character who plays at a level.
    ///
    /// ```
    /// use wagons_texts::Character;
    ///
    /// assert_eq!(Character::from_level("expert"), Some(Character::Sheriff));
    /// assert_eq!(Character::from_level("greedy"), None);
    /// ```
    pub fn from_level(level: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|character| character.level() == level)
    }

    /// The name, the epithet, the manner, the strength, and what is said on each occasion.
    const fn keys(self) -> [Key; 8] {
        match self {
            Self::Greenhorn => [
                key::CHARACTER_GREENHORN,
                key::CHARACTER_GREENHORN_EPITHET,
                key::CHARACTER_GREENHORN_MANNER,
                key::CHARACTER_GREENHORN_STRENGTH,
                key::CHARACTER_GREENHORN_GREETING,
                key::CHARACTER_GREENHORN_THINKING,
                key::CHARACTER_GREENHORN_WINNING,
                key::CHARACTER_GREENHORN_LOSING,
            ],
            Self::Drover => [
                key::CHARACTER_DROVER,
                key::CHARACTER_DROVER_EPITHET,
                key::CHARACTER_DROVER_MANNER,
                key::CHARACTER_DROVER_STRENGTH,
                key::CHARACTER_DROVER_GREETING,
                key::CHARACTER_DROVER_THINKING,
                key::CHARACTER_DROVER_WINNING,
                key::CHARACTER_DROVER_LOSING,
            ],
            Self::Scout => [
                key::CHARACTER_SCOUT,
                key::CHARACTER_SCOUT_EPITHET,
                key::CHARACTER_SCOUT_MANNER,
                key::CHARACTER_SCOUT_STRENGTH,
                key::CHARACTER_SCOUT_GREETING,
                key::CHARACTER_SCOUT_THINKING,
                key::CHARACTER_SCOUT_WINNING,
                key::CHARACTER_SCOUT_LOSING,
            ],
            Self::Sheriff => [
                key::CHARACTER_SHERIFF,
                key::CHARACTER_SHERIFF_EPITHET,
                key::CHARACTER_SHERIFF_MANNER,
                key::CHARACTER_SHERIFF_STRENGTH,
                key::CHARACTER_SHERIFF_GREETING,
                key::CHARACTER_SHERIFF_THINKING,
                key::CHARACTER_SHERIFF_WINNING,
                key::CHARACTER_SHERIFF_LOSING,
            ],
            Self::Legend => [
                key::CHARACTER_LEGEND,
                key::CHARACTER_LEGEND_EPITHET,
                key::CHARACTER_LEGEND_MANNER,
                key::CHARACTER_LEGEND_STRENGTH,
                key::CHARACTER_LEGEND_GREETING,
                key::CHARACTER_LEGEND_THINKING,
                key::CHARACTER_LEGEND_WINNING,
                key::CHARACTER_LEGEND_LOSING,
            ],
        }
    }
}

impl Occasion {
    /// All four, as they come in a game.
    pub const ALL: [Self; 4] = [Self::Greeting, Self::Thinking, Self::Winning, Self::Losing];
}

impl Texts {
    /// The name of a character.
    pub fn character(&self, character: Character) -> String {
        self.text(character.keys()[0])
    }

    /// Who a character is: "the greenhorn".
    pub fn epithet(&self, character: Character) -> String {
        self.text(character.keys()[1])
    }

    /// How a character plays, in a sentence.
    pub fn manner(&self, character: Character) -> String {
        self.text(character.keys()[2])
    }

    /// How strong a character is, in a word: "Easy".
    pub fn strength(&self, character: Character) -> String {
        self.text(character.keys()[3])
    }

    /// What a character says.
    pub fn line(&self, character: Character, occasion: Occasion) -> String {
        self.text(character.keys()[4 + occasion as usize])
    }
}
