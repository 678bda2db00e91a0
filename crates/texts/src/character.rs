//! The people of the ladder: who sits at the other side of the table at each level.

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

    const fn key(self) -> &'static str {
        match self {
            Self::Greenhorn => "character-greenhorn",
            Self::Drover => "character-drover",
            Self::Scout => "character-scout",
            Self::Sheriff => "character-sheriff",
            Self::Legend => "character-legend",
        }
    }
}

impl Occasion {
    /// All four, as they come in a game.
    pub const ALL: [Self; 4] = [Self::Greeting, Self::Thinking, Self::Winning, Self::Losing];

    const fn attribute(self) -> &'static str {
        match self {
            Self::Greeting => "greeting",
            Self::Thinking => "thinking",
            Self::Winning => "winning",
            Self::Losing => "losing",
        }
    }
}

impl Texts {
    /// The name of a character.
    pub fn character(&self, character: Character) -> String {
        self.get(character.key())
    }

    /// Who a character is: "the greenhorn".
    pub fn epithet(&self, character: Character) -> String {
        self.get(&format!("{}.epithet", character.key()))
    }

    /// How a character plays, in a sentence.
    pub fn manner(&self, character: Character) -> String {
        self.get(&format!("{}.manner", character.key()))
    }

    /// How strong a character is, in a word: "Easy".
    pub fn strength(&self, character: Character) -> String {
        self.get(&format!("{}.strength", character.key()))
    }

    /// What a character says.
    pub fn line(&self, character: Character, occasion: Occasion) -> String {
        self.get(&format!("{}.{}", character.key(), occasion.attribute()))
    }
}
