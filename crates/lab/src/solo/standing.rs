//! What is remembered of the games of one scenario.

use wagons_rules::solo::{Game, Motive, Outcome, RivalRule, Round, Scenario};

use crate::arena::Mean;

/// The results so far, seen by the player.
#[derive(Debug, Clone, Default)]
pub struct Standing {
    /// How many games there were.
    pub games: u64,
    /// How many of them the player won.
    pub wins: u64,
    /// How many of them nobody won.
    pub draws: u64,
    pub(crate) points: Mean,
    pub(crate) rival_points: Mean,
    /// The part of the rival's points that its scenario pays.
    pub(crate) scenario_points: Mean,
    pub(crate) margin: Mean,
    pub(crate) cards: Mean,
    pub(crate) rival_cards: Mean,
    /// How often the rival found a match in round 1, of how many turns.
    pub(crate) matches: (u64, u64),
    pub(crate) hunt: Hunt,
}

/// Why the rival took its cards in round 2.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Hunt {
    /// By goal, how often it was met.
    pub(crate) goals: Vec<u64>,
    pub(crate) fallback: u64,
    /// How often nothing fitted.
    pub(crate) first: u64,
}

impl Hunt {
    /// How many cards the rival took in round 2.
    pub(crate) fn total(&self) -> u64 {
        self.goals.iter().sum::<u64>() + self.fallback + self.first
    }
}

impl Standing {
    /// No games of this scenario.
    pub fn new(scenario: &Scenario) -> Self {
        let goals = vec![0; scenario.hunt().len()];
        Self { hunt: Hunt { goals, ..Hunt::default() }, ..Self::default() }
    }

    /// Adds a game that is over.
    pub fn add(&mut self, game: &Game) {
        self.games += 1;
        self.wins += u64::from(game.outcome() == Some(Outcome::Won));
        self.draws += u64::from(game.outcome() == Some(Outcome::Drawn));
        self.points.add(game.points().into());
        self.rival_points.add(game.rival_points().into());
        self.scenario_points.add(scenario_points(game).into());
        self.margin.add(game.margin().0.into());
        self.cards.add(game.cards().len() as i64);
        self.rival_cards.add(game.rival().cards().len() as i64);
        for draft in game.rival_turns().filter_map(|turn| turn.draft) {
            self.matches.1 += u64::from(draft.round == Round::One);
            match (draft.round, draft.motive) {
                (Round::One, Motive::Match { .. }) => self.matches.0 += 1,
                // Of round 1 only the matches are counted.
                (Round::One, _) | (_, Motive::Match { .. } | Motive::NoMatch { .. }) => {}
                (Round::Two, Motive::Hunt { goal }) => self.hunt.goals[goal] += 1,
                (Round::Two, Motive::Fallback { .. }) => self.hunt.fallback += 1,
                (Round::Two, Motive::First) => self.hunt.first += 1,
            }
        }
    }
}

/// What the rival scores by its scenario, and not by the variant.
fn scenario_points(game: &Game) -> i32 {
    let sheet = game.rival_sheet();
    let terms = sheet.lines().iter().filter(|line| matches!(line.rule, RivalRule::Term(_)));
    terms.map(|line| line.points).sum()
}

#[cfg(test)]
mod tests {
    use wagons_rules::solo::Scenarios;

    use super::*;

    #[test]
    fn the_motives_of_the_rival_are_counted() {
        let record = Scenarios::built_in().record("s1:IP/ABCDEFGH/JKLMNOQR H H0,0").expect("a record");
        let mut standing = Standing::new(record.game().scenario());
        standing.add(record.game());
        // The player emptied the circle, so the rival met the deck with its hunt.
        assert_eq!((standing.games, standing.matches, standing.hunt.total()), (1, (0, 0), 1));
        let record = Scenarios::built_in().record("s1:IP/ABCDEFGH/JKLMNOQR B B0,0").expect("a record");
        standing.add(record.game());
        assert_eq!((standing.games, standing.matches, standing.hunt.total()), (2, (1, 1), 1));
    }
}
