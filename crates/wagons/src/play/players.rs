//! Who sits at the table: two names, each a person, a computer, or the rival of the solo game.

use wagons_rules::Seat;

use crate::level::Level;

/// Somebody at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Player {
    name: String,
    kind: Kind,
}

/// Who decides for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Person,
    Computer(Level),
    /// Nobody: what the rival does follows from the position.
    Rival,
}

/// The two at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Players([Player; 2]);

impl Player {
    /// How a person alone against the computer is spoken to.
    pub(crate) const YOU: &'static str = "You";
    /// The usual names of two people.
    pub(crate) const ONE: &'static str = "Player 1";
    pub(crate) const TWO: &'static str = "Player 2";
    /// The usual name of the rival.
    pub(crate) const RIVAL: &'static str = "Rival";

    /// A person at the keyboard.
    pub(crate) fn person(name: impl Into<String>) -> Self {
        Self { name: name.into(), kind: Kind::Person }
    }

    /// A computer player, named after its character.
    pub(crate) fn computer(level: Level) -> Self {
        Self { name: level.character(), kind: Kind::Computer(level) }
    }

    /// The automatic rival of the solo game.
    pub(crate) fn rival() -> Self {
        Self { name: Self::RIVAL.to_owned(), kind: Kind::Rival }
    }

    /// The same player under another name.
    #[must_use]
    pub(crate) fn named(self, name: impl Into<String>) -> Self {
        Self { name: name.into(), ..self }
    }

    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// How the computer plays, if it is one.
    pub(crate) fn level(&self) -> Option<Level> {
        match self.kind {
            Kind::Computer(level) => Some(level),
            Kind::Person | Kind::Rival => None,
        }
    }

    pub(crate) fn is_person(&self) -> bool {
        self.kind == Kind::Person
    }

    /// "You take", "Greedy takes".
    pub(crate) fn does(&self, verb: &str) -> String {
        format!("{} {verb}{}", self.name, if self.name == Self::YOU { "" } else { "s" })
    }

    /// The same inside a sentence: "you take".
    pub(crate) fn also(&self, verb: &str) -> String {
        if self.name == Self::YOU { format!("you {verb}") } else { self.does(verb) }
    }

    /// "Your", "Greedy's".
    pub(crate) fn whose(&self) -> String {
        if self.name == Self::YOU { "Your".to_owned() } else { format!("{}'s", self.name) }
    }
}

impl Players {
    /// The first player and the second.
    pub(crate) fn new(first: Player, second: Player) -> Self {
        Self([first, second])
    }

    pub(crate) fn at(&self, seat: Seat) -> &Player {
        &self.0[seat.index()]
    }

    /// Whose town is shown on the left: the only person's, else the first player's.
    pub(crate) fn left(&self) -> Seat {
        if self.0[0].is_person() || !self.0[1].is_person() { Seat::First } else { Seat::Second }
    }

    /// The two seats as they are shown, the left one first.
    pub(crate) fn in_order(&self) -> [Seat; 2] {
        [self.left(), self.left().other()]
    }

    /// The same two with the seats swapped.
    #[must_use]
    pub(crate) fn swapped(&self) -> Self {
        let [first, second] = self.0.clone();
        Self([second, first])
    }
}
