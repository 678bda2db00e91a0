//! The objective of the solo game: what the player's town is worth beside the rival's.

use wagons_rules::solo::{Count, Game, Side, Term};
use wagons_rules::{Card, Cell, Placement, Tally, Territory, Town};

use crate::evaluation::Coming;
use crate::search::objective::Objective;

/// A final margin in half points, so that fewer cards can decide on equal points: above 0 the player has won.
pub(crate) type Worth = i32;

/// Judges towns of the player beside one town of the rival.
#[derive(Debug, Clone)]
pub(crate) struct SoloLead {
    scoring: [Card; 2],
    rival: Tally,
    /// The rival's points whatever the player builds.
    points: i32,
    /// What the rival scores by comparing the towns.
    compared: Vec<Comparison>,
    /// 1 if equal points are enough for the player, -1 if they are not, 0 if they are a draw or not the end.
    tie: i32,
}

/// A term that compares both towns: what it pays, who must have more, of what, and how many the rival has.
#[derive(Debug, Clone, Copy)]
struct Comparison {
    points: i32,
    whose: Side,
    count: Count,
    rival: i32,
}

impl SoloLead {
    /// Judges towns beside the rival's as it is in a game.
    pub(crate) fn of(game: &Game) -> Self {
        let (cards, scoring) = (game.rival().cards(), game.scoring());
        let shown = || cards.iter().flat_map(|card| card.territories());
        let compared = game.scenario().terms().iter().filter_map(|term| match *term {
            // How many cards of a kind the player has does not depend on where they lie.
            Term::IfMore { count: Count::CardsWithTerrains(_), .. }
            | Term::Each { .. }
            | Term::Table { .. } => None,
            Term::IfMore { points, whose, count } => {
                Some(Comparison { points, whose, count, rival: count.among(cards, shown()) })
            }
        });
        let compared: Vec<_> = compared.collect();
        let paid = compared_points(&compared, || game.town().territories().map(|(_, territory)| territory));
        let fewer_cards = (cards.len() as i32 - game.cards().len() as i32).signum();
        Self {
            scoring,
            rival: game.rival().town().tally(&scoring),
            points: game.rival_points() - paid,
            compared,
            tie: if game.is_over() { fewer_cards } else { 0 },
        }
    }

    /// What the rival's town takes off, whatever the player builds.
    pub(crate) const fn rivals(&self) -> Worth {
        2 * self.points
    }

    fn sum<I: Iterator<Item = Territory>>(&self, tally: Tally, shown: impl Fn() -> I) -> Worth {
        let points = tally.total(&self.rival) - self.points;
        2 * (points - compared_points(&self.compared, shown)) + self.tie
    }
}

/// What the rival is paid for comparisons with a town that shows these territories.
fn compared_points<I: Iterator<Item = Territory>>(compared: &[Comparison], shown: impl Fn() -> I) -> i32 {
    let pays = |comparison: &&Comparison| {
        let (player, rival) = (comparison.count.among(&[], shown()), comparison.rival);
        match comparison.whose {
            Side::Player => player > rival,
            Side::Rival => rival > player,
        }
    };
    compared.iter().filter(pays).map(|comparison| comparison.points).sum()
}

impl Objective for SoloLead {
    fn worth(&self, town: &Town) -> Worth {
        self.sum(town.tally(&self.scoring), || town.territories().map(|(_, territory)| territory))
    }

    /// Only what it is worth at once: the features of the evaluation were fitted to the game of two.
    fn evaluate<'a>(&'a self, town: &'a Town, _coming: &'a Coming) -> impl Fn(Placement) -> Worth + 'a {
        self.at_once(town)
    }

    fn at_once<'a>(&'a self, town: &'a Town) -> impl Fn(Placement) -> Worth + 'a {
        let survey = town.survey(&self.scoring);
        let before: Vec<_> = if self.compared.is_empty() { Vec::new() } else { town.territories().collect() };
        move |placement| {
            let kept = before.iter().filter(move |(cell, _)| !is_covered(*cell, placement.at));
            let shown = || kept.clone().map(|&(_, territory)| territory).chain(placement.card.territories());
            self.sum(survey.after(placement), shown)
        }
    }
}

/// Whether a cell lies under a card at a place.
const fn is_covered(cell: Cell, at: Cell) -> bool {
    at.x <= cell.x && cell.x <= at.x + 1 && at.y <= cell.y && cell.y <= at.y + 1
}

#[cfg(test)]
mod tests {
    use wagons_rules::solo::{Deal, Outcome, Scenarios, Variant};
    use wagons_rules::{Move, Rng};

    use super::*;

    #[test]
    fn it_is_the_margin_of_the_game_and_its_winner() {
        let scenarios: Vec<_> = Scenarios::built_in().iter().cloned().collect();
        for (seed, scenario) in scenarios.iter().cycle().take(60).enumerate() {
            let mut rng = Rng::new(seed as u64);
            let mut game = Game::new(Deal::shuffled(scenario.clone(), Variant::ALL[seed % 4], &mut rng));
            while let Some(mv) = game.random_move(&mut rng) {
                let objective = SoloLead::of(&game);
                assert_eq!(objective.worth(game.town()), 2 * game.margin().0);
                if let Move::Place(placement) = mv {
                    let mut town = *game.town();
                    town.place_unchecked(placement);
                    assert_eq!(objective.at_once(game.town())(placement), objective.worth(&town));
                }
                game.play(mv);
            }
            let worth = SoloLead::of(&game).worth(game.town());
            let outcome = [Outcome::Lost, Outcome::Drawn, Outcome::Won][(worth.signum() + 1) as usize];
            assert_eq!(game.outcome(), Some(outcome));
        }
    }
}
