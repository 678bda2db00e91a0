//! Random games, quickly.

use crate::decision::{Decision, Move};
use crate::game::Game;
use crate::placement::{Cell, Placement};
use crate::rng::Rng;
use crate::town::Town;

impl Game {
    /// Any legal move, or nothing when the game is over. Each is as likely as the other; among placements to within
    /// one part in a hundred million.
    ///
    /// ```
    /// use wagons_rules::{Deal, Game, Rng};
    ///
    /// let mut rng = Rng::new(5);
    /// let mut game = Game::new(Deal::shuffled(&mut rng));
    /// while let Some(mv) = game.random_move(&mut rng) {
    ///     game.play(mv);
    /// }
    /// assert!(game.winner().is_some());
    /// ```
    pub fn random_move(&self, rng: &mut Rng) -> Option<Move> {
        let mut any_card = || self.circle()[rng.below(self.circle().len() as u32) as usize];
        Some(match self.decision()? {
            Decision::Start => Move::Start(any_card()),
            Decision::Draft => Move::Draft(any_card()),
            Decision::Place(card) => {
                let (at, turned) = self.town(self.to_move()?).random_spot(rng);
                Move::Place(Placement { card, turned, at })
            }
        })
    }

    /// Plays on at random until the game is over.
    pub fn play_out(&mut self, rng: &mut Rng) {
        while let Some(mv) = self.random_move(rng) {
            self.play_unchecked(mv);
        }
    }
}

impl Town {
    /// Throws darts at the rectangle around the town until one hits a legal cell.
    /// The town must not be complete.
    pub(crate) fn random_spot(&self, rng: &mut Rng) -> (Cell, bool) {
        let reach = self.reach();
        loop {
            let random = rng.next_u64();
            // Three independent parts of one number. The rectangles are so small that 2^31 and 2^32 are divided
            // by them evenly to within one part in a hundred million.
            let x = ((random >> 32) * u64::from(reach.width())) >> 32;
            let y = ((random & 0x7fff_ffff) * u64::from(reach.height())) >> 31;
            let at = Cell::new(reach.left + x as i8, reach.bottom + y as i8);
            if self.accepts(at) {
                return (at, random >> 31 & 1 == 1);
            }
        }
    }
}
