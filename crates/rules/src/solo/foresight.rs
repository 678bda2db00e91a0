//! What the player can know of the rival's next turn: what it will look for, and what it will do.
//!
//! The rival is an automaton, so a table can show its turn before it is made. Everything here is asked of a
//! [`View`] and so never tells what the deck hides.

use crate::card::Card;
use crate::decision::Move;
use crate::solo::hunt::{Goal, Quarry, SharedTrait};
use crate::solo::pile::Pile;
use crate::solo::procedure::Habit;
use crate::solo::rival::{RivalTurn, Round};
use crate::solo::view::View;

/// Something the rival looks for: it skips up to so many cards to take the nearest that fits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RivalSearch {
    /// How many cards it may skip.
    pub skip: u8,
    /// What it looks for.
    pub wanted: Wanted,
}

/// What the rival looks for. For each there is a [`Motive`](crate::solo::Motive) that tells that it was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Wanted {
    /// Round 1: a card that has something in common with the deck's top card.
    Match {
        /// The deck's top card.
        top: Card,
        /// What they must have in common.
        shares: SharedTrait,
    },
    /// A card for a goal of the scenario's hunt in this round.
    Quarry {
        /// Which goal, counted from 0.
        goal: usize,
        /// What that goal is after.
        quarry: Quarry,
    },
    /// Round 2, classic game: a card that has something in common with the last one its town will have by then.
    LikeLastCard {
        /// What they must have in common.
        shares: SharedTrait,
    },
    /// Whatever comes first.
    Anything,
}

/// What will happen when the player's turn ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Foresight {
    /// The rival will make this turn.
    Turn(RivalTurn),
    /// The rival will meet the second circle first, and nobody knows yet how it lies.
    NewCircle {
        /// The cards it receives before.
        received: Pile,
    },
    /// The game will be over, and the rival receives nothing more.
    Nothing,
}

impl View {
    /// What the rival looks for in its next turn of this round, the most urgent first; the last of them can
    /// always be found.
    ///
    /// ```
    /// use wagons_rules::Card;
    /// use wagons_rules::solo::{RivalSearch, Scenarios, SharedTrait, Wanted};
    ///
    /// let record = Scenarios::built_in().record("s1:IP/ABCDEFGH/JKLMNOQR")?;
    /// let searches = record.game().view().searches();
    /// let wanted = Wanted::Match { top: Card::OneTooMany, shares: SharedTrait::Pair };
    /// assert_eq!(searches[0], RivalSearch { skip: 2, wanted });
    /// assert_eq!(searches[1], RivalSearch { skip: 0, wanted: Wanted::Anything });
    /// # Ok::<(), wagons_rules::RecordError>(())
    /// ```
    pub fn searches(&self) -> Vec<RivalSearch> {
        let (scenario, round) = (self.scenario(), self.round());
        let goals = scenario.goals(round).iter().enumerate();
        let quarries = goals.map(|(goal, &Goal { skip, quarry })| RivalSearch {
            skip,
            wanted: Wanted::Quarry { goal, quarry },
        });
        let top = self.top();
        let habit =
            if top.is_some() { scenario.procedure().matching } else { scenario.fallback(self.variant()) };
        let like = |shares| top.map_or(Wanted::LikeLastCard { shares }, |top| Wanted::Match { top, shares });
        let habit = habit.map(|Habit { skip, shares }| RivalSearch { skip, wanted: like(shares) });
        let anything = RivalSearch { skip: 0, wanted: Wanted::Anything };
        quarries.chain(habit).chain([anything]).collect()
    }

    /// What will happen once the player has drafted this card and placed it; nothing is known if it cannot be
    /// drafted now.
    ///
    /// ```
    /// use wagons_rules::Card;
    /// use wagons_rules::solo::{Foresight, Motive, Scenarios};
    ///
    /// let record = Scenarios::built_in().record("s1:IP/ABCDEFGH/JKLMNOQR")?;
    /// let Some(Foresight::Turn(turn)) = record.game().view().foresee_after(Card::BoomOrBust) else { panic!() };
    /// assert_eq!(*turn.received, [Card::Badlands]);
    /// assert_eq!(turn.draft.map(|draft| draft.took), Some(Card::Bootleggers));
    /// # Ok::<(), wagons_rules::RecordError>(())
    /// ```
    pub fn foresee_after(&self, draft: Card) -> Option<Foresight> {
        let mut game = self.as_sorted().clone();
        game.try_play(Move::Draft(draft)).ok()?;
        game.view().foresee()
    }

    /// What will happen once the player has placed the card it has drafted; nothing is known before it has
    /// drafted one.
    pub fn foresee(&self) -> Option<Foresight> {
        self.drafted()?;
        let received = self.skipped().iter().copied().collect();
        if self.round() == Round::One && self.circle().is_empty() && self.unseen().len() > 1 {
            return Some(Foresight::NewCircle { received });
        }
        let mut game = self.as_sorted().clone();
        // The rival does not care where the card lies.
        let placement = game.moves().next()?;
        game.play(placement);
        let turn = game.rival_turns().nth(self.rival_turns().count());
        Some(turn.map_or(Foresight::Nothing, |&turn| Foresight::Turn(turn)))
    }
}
