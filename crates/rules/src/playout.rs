//! Random games, quickly.

use crate::card::Card;
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
        let (decision, town) = (self.decision()?, self.town(self.to_move()?));
        Some(decision.at_random(self.circle(), town, rng))
    }
}

impl Decision {
    /// Any move that decides this, with these cards in the circle and this town to build.
    pub(crate) fn at_random(self, circle: &[Card], town: &Town, rng: &mut Rng) -> Move {
        let mut any_card = || circle[rng.below(circle.len() as u32) as usize];
        match self {
            Self::Start => Move::Start(any_card()),
            Self::Draft => Move::Draft(any_card()),
            Self::Place(card) => {
                let (at, turned) = town.random_spot(rng);
                Move::Place(Placement { card, turned, at })
            }
        }
    }
}

impl Town {
    /// Throws darts at the rectangle around the town until one hits a legal cell.
    /// The town must not be complete.
    fn random_spot(&self, rng: &mut Rng) -> (Cell, bool) {
        let reach = self.edges().reach();
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
