//! The score as other programs read it. Shape and order of the fields are a contract.

use serde::Serialize;
use serde::ser::Serializer;
use wagons_rules::solo::{self, Outcome, RivalRule};
use wagons_rules::{AnyRecord, Card, Game, Rule, Seat, Sheet, Terrain};

/// The points of both sides. In a solo game the player is 0 and the rival 1.
#[derive(Debug, Serialize)]
pub(crate) struct Score {
    over: bool,
    pub(crate) to_move: Option<usize>,
    pub(crate) players: [PlayerScore; 2],
    /// Nobody in a game that is not over, and in a solo game that is drawn.
    pub(crate) winner: Option<usize>,
}

#[derive(Debug, Serialize)]
pub(crate) struct PlayerScore {
    pub(crate) total: i32,
    cards: usize,
    territories: Points,
    bonus: Points,
}

/// Points by what makes them, in order.
#[derive(Debug)]
struct Points(Vec<(String, i32)>);

impl Score {
    /// The score of a game, finished or not.
    pub(crate) fn of(record: &AnyRecord) -> Self {
        match record {
            AnyRecord::Duel(record) => Self::of_duel(record.game()),
            AnyRecord::Solo(record) => Self::of_solo(record.game()),
        }
    }

    fn of_duel(game: &Game) -> Self {
        let player = |seat| PlayerScore::new(&game.sheet(seat), game.town(seat).cards(), &game.scoring());
        Self {
            over: game.is_over(),
            to_move: game.to_move().map(Seat::index),
            players: Seat::BOTH.map(player),
            winner: game.winner().map(Seat::index),
        }
    }

    fn of_solo(game: &solo::Game) -> Self {
        let player = PlayerScore::new(&game.sheet(), game.cards().len(), &game.scoring());
        Self {
            over: game.is_over(),
            to_move: (!game.is_over()).then_some(0),
            players: [player, PlayerScore::of_rival(game)],
            winner: match game.outcome() {
                Some(Outcome::Won) => Some(0),
                Some(Outcome::Lost) => Some(1),
                Some(Outcome::Drawn) | None => None,
            },
        }
    }
}

impl PlayerScore {
    fn new(sheet: &Sheet, cards: usize, scoring: &[Card]) -> Self {
        let of_terrain = |terrain| sheet.points(Rule::Group(terrain));
        let of_card = |&card: &Card| (card.to_string(), sheet.points(Rule::Scoring(card)));
        Self {
            total: sheet.total(),
            cards,
            territories: Points::of_terrains(of_terrain),
            bonus: Points(scoring.iter().map(of_card).collect()),
        }
    }

    /// The rival's territories score in the classic game only; its bonus is the scenario's terms, `1`, `2` and so on,
    /// and in the modern game its cards by their number of terrains, `cards2` to `cards4`.
    fn of_rival(game: &solo::Game) -> Self {
        let sheet = game.rival_sheet();
        let counts = game.rival().terrain_counts();
        let scores = |terrain: Terrain| {
            let is_counted = |rule| matches!(rule, RivalRule::Terrains(three) if three.contains(&terrain));
            sheet.lines().iter().any(|line| is_counted(line.rule))
        };
        let of_terrain = |terrain: Terrain| i32::from(counts[terrain as usize]) * i32::from(scores(terrain));
        let bonus = sheet.lines().iter().filter_map(|line| match line.rule {
            RivalRule::Term(index) => Some(((index + 1).to_string(), line.points)),
            RivalRule::Cards { terrains, .. } => Some((format!("cards{terrains}"), line.points)),
            RivalRule::Terrains(_) => None,
        });
        Self {
            total: sheet.total(),
            cards: game.rival().cards().len(),
            territories: Points::of_terrains(of_terrain),
            bonus: Points(bonus.collect()),
        }
    }
}

impl Points {
    fn of_terrains(points: impl Fn(Terrain) -> i32) -> Self {
        Self(Vec::from(Terrain::ALL.map(|terrain| (terrain.letter().to_string(), points(terrain)))))
    }
}

impl Serialize for Points {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, points)| (name, points)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::Rng;
    use wagons_rules::solo::{Scenarios, Variant};

    #[test]
    fn the_rivals_parts_add_up() {
        let mut rng = Rng::new(3);
        for scenario in Scenarios::built_in().iter() {
            for variant in Variant::ALL {
                let mut game =
                    solo::Game::new(solo::Deal::shuffled(std::sync::Arc::clone(scenario), variant, &mut rng));
                game.play_out(&mut rng);
                let rival = PlayerScore::of_rival(&game);
                let parts = rival.territories.0.iter().chain(&rival.bonus.0);
                assert_eq!(parts.map(|(_, points)| points).sum::<i32>(), rival.total, "{game:?}");
            }
        }
    }
}
