//! What the player may see of a solo game: everything but the order of the deck below its top card.
//!
//! Hints and computer players are given a [`View`], never a [`Game`], so that they cannot know more than a person
//! at the table.

use std::sync::Arc;

use crate::card::Card;
use crate::decision::Decision;
use crate::margin::Margin;
use crate::moves::Moves;
use crate::rng::Rng;
use crate::sheet::Sheet;
use crate::solo::game::Game;
use crate::solo::outcome::Outcome;
use crate::solo::rival::{Rival, RivalTurn, Round};
use crate::solo::rival_sheet::RivalSheet;
use crate::solo::scenario::Scenario;
use crate::solo::variant::Variant;
use crate::town::Town;

/// A solo game as the player sees it.
///
/// Two games that differ only in the order of the unseen cards have equal views, and equal
/// [samples](View::sample) for equal seeds.
///
/// ```
/// use wagons_rules::Rng;
/// use wagons_rules::solo::{Game, Scenarios};
///
/// let scenarios = Scenarios::built_in();
/// let one = Game::new(scenarios.deal("s1:IP/ABCDEFGH/JKLMNOQR")?);
/// let other = Game::new(scenarios.deal("s1:IP/ABCDEFGH/JRQONMLK")?);
/// assert_eq!(one.view(), other.view());
/// assert_eq!(one.view().sample(&mut Rng::new(1)), other.view().sample(&mut Rng::new(1)));
///
/// let unseen: String = one.view().unseen().iter().map(|card| card.letter()).collect();
/// assert_eq!(unseen, "KLMNOQR");
/// # Ok::<(), wagons_rules::solo::DealError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct View {
    /// The game with the unseen cards in alphabetical order: their true order is not in here.
    sorted: Game,
}

impl Game {
    /// What the player may see of this game.
    pub fn view(&self) -> View {
        View { sorted: self.with_unseen(<[Card]>::sort) }
    }
}

impl View {
    /// A game that looks like this to the player, every order of the unseen cards as likely as the other.
    ///
    /// The unseen cards are [shuffled](Rng::shuffle) from alphabetical order. Once nothing is hidden this is the
    /// game itself.
    pub fn sample(&self, rng: &mut Rng) -> Game {
        self.sorted.with_unseen(|unseen| rng.shuffle(unseen))
    }

    /// A game that looks like this, with the unseen cards in alphabetical order.
    pub(super) const fn as_sorted(&self) -> &Game {
        &self.sorted
    }

    /// The cards of the deck below its top card, in alphabetical order; none in round 2.
    pub fn unseen(&self) -> &[Card] {
        self.sorted.deck().get(1..).unwrap_or(&[])
    }
}

/// What the player sees as it is in the game: methods that ask it, some of them `const`.
macro_rules! as_in_the_game {
    ($([$($const:tt)?] $name:ident: $answer:ty;)*) => {
        impl View {
            $(
                #[doc = concat!("See [`Game::", stringify!($name), "`].")]
                pub $($const)? fn $name(&self) -> $answer {
                    self.sorted.$name()
                }
            )*
        }
    };
}

as_in_the_game! {
    [const] scenario: &Arc<Scenario>;
    [const] variant: Variant;
    [] scoring: [Card; 2];
    [const] round: Round;
    [] circle: &[Card];
    [] top: Option<Card>;
    [] decision: Option<Decision>;
    [] moves: Moves<'_>;
    [] free_cards: &[Card];
    [const] drafted: Option<Card>;
    [] skipped: &[Card];
    [const] town: &Town;
    [] cards: &[Card];
    [const] rival: &Rival;
    [] rival_turns: impl DoubleEndedIterator<Item = &RivalTurn>;
    [] sheet: Sheet;
    [] rival_sheet: RivalSheet;
    [] margin: Margin;
    [] outcome: Option<Outcome>;
}
