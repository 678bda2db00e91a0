//! Random solo games, quickly.

use crate::decision::Move;
use crate::rng::Rng;
use crate::solo::game::Game;

impl Game {
    /// Any legal move, or nothing when the game is over. Each is as likely as the other; among placements to within
    /// one part in a hundred million.
    ///
    /// ```
    /// use wagons_rules::Rng;
    /// use wagons_rules::solo::{Deal, Game, Scenarios, Variant};
    ///
    /// let scenarios = Scenarios::built_in();
    /// let mut rng = Rng::new(5);
    /// let deal = Deal::shuffled(scenarios.get("2").unwrap().clone(), Variant::Classic, &mut rng);
    /// let mut game = Game::new(deal);
    /// while let Some(mv) = game.random_move(&mut rng) {
    ///     game.play(mv);
    /// }
    /// assert!(game.outcome().is_some());
    /// ```
    pub fn random_move(&self, rng: &mut Rng) -> Option<Move> {
        Some(self.decision()?.at_random(self.circle(), self.town(), rng))
    }
}
