//! Three simple players that never change: what the strength of all others is measured by.

use wagons_rules::solo::View;
use wagons_rules::{Decision, Game, Rng};

use crate::duel::yardstick as duel;
use crate::solo::yardstick as solo;
use crate::thinking::{Made, Player, Report, Thought};

/// A simple player of both games.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Yardstick {
    /// Any legal move, each as likely as the other.
    Random,
    /// Every placement the one with the best lead at once; every draft judged after such placements, and in the solo
    /// game after the rival's answer, up to the next draft. Of equal moves the first.
    Greedy,
    /// Placements as `Greedy`. Drafts by full minimax over drafts with such placements: three deep when at most eight
    /// cards are left in the circle, two deep with at most ten, otherwise one, judged by the lead; the start card by
    /// the draft that follows it. In the solo game by the best lead that can be reached with three drafts.
    Lookahead,
}

impl Yardstick {
    const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Lookahead => "lookahead",
        }
    }
}

impl Player for Yardstick {
    fn name(&self) -> &str {
        (*self).name()
    }

    fn think(&self, game: &Game, seed: u64) -> Box<dyn Thought + Send> {
        Made::boxed(match self {
            Self::Random => game.random_move(&mut Rng::new(seed)).map(Report::only),
            Self::Greedy => duel::decide(game, 1),
            Self::Lookahead => {
                let starting = u32::from(game.decision() == Some(Decision::Start));
                duel::decide(game, duel::farthest(game) + starting)
            }
        })
    }
}

impl Player<View> for Yardstick {
    fn name(&self) -> &str {
        (*self).name()
    }

    fn think(&self, view: &View, seed: u64) -> Box<dyn Thought + Send> {
        Made::boxed(match self {
            Self::Random => {
                // No legal move depends on the order of the deck, so any order will do.
                let mut chance = Rng::new(seed);
                let game = view.sample(&mut chance);
                game.random_move(&mut chance).map(Report::only)
            }
            Self::Greedy => solo::decide(view, 1, seed),
            Self::Lookahead => solo::decide(view, 3, seed),
        })
    }
}
