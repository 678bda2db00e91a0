//! What the two-player game and the solo game have in common.

use std::fmt;
use std::hash::Hash;

use crate::decision::{Decision, Move, MoveError};
use crate::moves::Moves;
use crate::rng::Rng;

/// A game that goes on by [moves](Move), with two players or alone.
///
/// ```
/// use wagons_rules::solo::Scenarios;
/// use wagons_rules::{Deal, Playable, Rng};
///
/// /// Makes the first legal move as long as there is one, whatever the game.
/// fn play_first_moves<G: Playable>(mut game: G) -> G {
///     while let Some(mv) = game.moves().next() {
///         game = game.after(mv);
///     }
///     game
/// }
///
/// play_first_moves(wagons_rules::Game::new(Deal::shuffled(&mut Rng::new(1))));
/// let deal = Scenarios::built_in().deal("s1:IP/ABCDEFGH/JKLMNOQR")?;
/// play_first_moves(wagons_rules::solo::Game::new(deal));
/// # Ok::<(), wagons_rules::solo::DealError>(())
/// ```
pub trait Playable: Clone {
    /// What the game begins with; its text is the first token of a [`Record`](crate::Record).
    type Deal: Clone + Eq + Hash + fmt::Debug + fmt::Display;

    /// The game as it begins.
    fn begin(deal: Self::Deal) -> Self;

    /// What has to be decided, or nothing when the game is over.
    fn decision(&self) -> Option<Decision>;

    /// Every legal move, in the order of the notation.
    fn moves(&self) -> Moves<'_>;

    /// Says why a move cannot be made now, if it cannot.
    fn check(&self, mv: Move) -> Result<(), MoveError>;

    /// Makes a move, or says why it cannot be made and changes nothing.
    fn try_play(&mut self, mv: Move) -> Result<(), MoveError>;

    /// How many sequences of exactly `depth` legal moves there are.
    ///
    /// ```
    /// use wagons_rules::{Game, Playable};
    ///
    /// let game = Game::new("FKQ/RJAPODGLNMHBICE".parse()?);
    /// assert_eq!(game.perft(0), 1);
    /// assert_eq!(game.perft(2), 15 * 15); // any start card, any draft
    /// assert_eq!(game.perft(3), 15 * 15 * 2); // the first card lies upright or upside down
    /// # Ok::<(), wagons_rules::DealError>(())
    /// ```
    fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.moves().len() as u64,
            _ => self.moves().map(|mv| self.after(mv).perft(depth - 1)).sum(),
        }
    }

    /// The game after a legal move.
    ///
    /// # Panics
    /// If the move is not legal.
    #[must_use]
    fn after(&self, mv: Move) -> Self {
        let mut next = self.clone();
        if let Err(reason) = next.try_play(mv) {
            panic!("{mv}: {reason}");
        }
        next
    }
}

/// What both games do in the same words; their own methods are those of [`Playable`].
macro_rules! playable {
    ($game:ty, $deal:ty) => {
        impl $game {
            /// Whether every card is placed.
            pub fn is_over(&self) -> bool {
                self.decision().is_none()
            }

            /// Whether a move is legal now.
            pub fn is_legal(&self, mv: Move) -> bool {
                self.check(mv).is_ok()
            }

            /// Makes a move; in the solo game also the rival's turn, if the player's is over.
            ///
            /// # Panics
            /// If the move is not legal.
            pub fn play(&mut self, mv: Move) {
                if let Err(reason) = self.try_play(mv) {
                    panic!("{mv}: {reason}");
                }
            }

            /// Makes a move, as [`play`](Self::play) does, or says why it cannot be made and changes nothing.
            pub fn try_play(&mut self, mv: Move) -> Result<(), MoveError> {
                self.check(mv)?;
                self.play_unchecked(mv);
                Ok(())
            }

            /// Plays on at random until the game is over.
            pub fn play_out(&mut self, rng: &mut Rng) {
                while let Some(mv) = self.random_move(rng) {
                    self.play_unchecked(mv);
                }
            }
        }

        impl Playable for $game {
            type Deal = $deal;

            fn begin(deal: $deal) -> Self {
                Self::new(deal)
            }

            fn decision(&self) -> Option<Decision> {
                self.decision()
            }

            fn moves(&self) -> Moves<'_> {
                self.moves()
            }

            fn check(&self, mv: Move) -> Result<(), MoveError> {
                self.check(mv)
            }

            fn try_play(&mut self, mv: Move) -> Result<(), MoveError> {
                self.try_play(mv)
            }
        }
    };
}

playable!(crate::game::Game, crate::deal::Deal);
playable!(crate::solo::Game, crate::solo::Deal);
