//! What both sides have, and who has won.

use std::cmp::Ordering;

use crate::margin::Margin;
use crate::naming::worded;
use crate::sheet::Sheet;
use crate::solo::game::Game;
use crate::solo::rival::Rival;
use crate::solo::rival_sheet::{self, RivalSheet, Towns};

/// How a solo game ended, for the player. Outcomes are ordered from the worst to the best.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// The rival has more points, or as many with fewer cards.
    Lost,
    /// As many points and as many cards.
    Drawn,
    /// The player has more points than the rival, or as many with fewer cards.
    Won,
}

impl Outcome {
    /// All three, the worst first.
    pub const ALL: [Self; 3] = [Self::Lost, Self::Drawn, Self::Won];

    /// The word for it.
    pub const fn name(self) -> &'static str {
        ["lost", "drawn", "won"][self as usize]
    }
}

worded!(Outcome, ALL, "a result", "won, drawn or lost");

impl Game {
    /// The player's points now, with the territories that make them.
    pub fn sheet(&self) -> Sheet {
        Sheet::new(self.town(), self.rival().town(), &self.scoring())
    }

    /// The rival's points now, with the territories and cards that make them.
    pub fn rival_sheet(&self) -> RivalSheet {
        self.rival_sheet_with(self.rival())
    }

    /// The points the rival would have now with another town: for a look at its turn step by step.
    ///
    /// ```
    /// use wagons_rules::Card;
    /// use wagons_rules::solo::{Rival, Scenarios};
    ///
    /// let record = Scenarios::built_in().record("s1:IP/ABCDEFGH/JKLMNOQR B B0,0")?;
    /// let game = record.game();
    /// let same: Rival = game.rival().cards().iter().copied().collect();
    /// assert_eq!(game.rival_sheet_with(&same), game.rival_sheet());
    ///
    /// let earlier: Rival = [Card::Badlands].into_iter().collect();
    /// assert_ne!(game.rival_sheet_with(&earlier), game.rival_sheet());
    /// # Ok::<(), wagons_rules::RecordError>(())
    /// ```
    pub fn rival_sheet_with(&self, rival: &Rival) -> RivalSheet {
        RivalSheet::new(Towns { game: self, rival })
    }

    /// The player's points now, quickly.
    pub fn points(&self) -> i32 {
        let scoring = self.scoring();
        self.town().tally(&scoring).total(&self.rival().town().tally(&scoring))
    }

    /// The rival's points now, quickly.
    pub fn rival_points(&self) -> i32 {
        rival_sheet::points(Towns { game: self, rival: self.rival() })
    }

    /// By how many points the player is ahead now.
    pub fn margin(&self) -> Margin {
        Margin(self.points() - self.rival_points())
    }

    /// How the game ended, once it is over: more points win, on equal points fewer cards; equal again is a draw.
    pub fn outcome(&self) -> Option<Outcome> {
        let fewer_cards = self.rival().cards().len().cmp(&self.cards().len());
        self.is_over().then(|| match self.margin().cmp(&Margin(0)).then(fewer_cards) {
            Ordering::Greater => Outcome::Won,
            Ordering::Equal => Outcome::Drawn,
            Ordering::Less => Outcome::Lost,
        })
    }
}
