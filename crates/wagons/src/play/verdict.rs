//! How a finished game ended, and why.

use wagons_rules::Seat;
use wagons_rules::solo::Outcome;

use super::players::Players;
use super::position::Position;
use super::reasons::many;
use super::score::{score, total};

/// Who has won, if the game is over; nobody if it ended in a draw, which only a solo game can.
pub(crate) fn winner(game: &Position) -> Option<Seat> {
    match game {
        Position::Duel(game) => game.winner(),
        Position::Solo(game) => match game.outcome()? {
            Outcome::Won => Some(Seat::First),
            Outcome::Lost => Some(Seat::Second),
            Outcome::Drawn => None,
        },
    }
}

/// Who has won and the reason, or nothing while the game goes on.
pub(crate) fn verdict(game: &Position, players: &Players) -> Option<String> {
    if !game.is_over() {
        return None;
    }
    let lines = score(game);
    let cards = |seat: Seat| game.row_of_cards(seat).map_or(game.town(seat).cards(), <[_]>::len);
    let Some(winner) = winner(game) else {
        let points = total(&lines, Seat::First);
        return Some(format!("A draw: {points} points and {} each.", many(cards(Seat::First), "card")));
    };
    let (points, others) = (total(&lines, winner), total(&lines, winner.other()));
    let wins = players.at(winner).does("win");
    Some(if points == others {
        format!(
            "{wins}: {points} points each, and on equal points the town of fewer cards wins: {} against {}.",
            cards(winner),
            cards(winner.other())
        )
    } else {
        format!("{wins} by {}: {points} to {others}.", many((points - others) as usize, "point"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level::Level;
    use crate::play::players::Player;
    use crate::play::position::SoloPosition;
    use crate::play::thinking::decide;
    use wagons_rules::solo::{self, Scenarios, Variant};
    use wagons_rules::{Deal, Game, Record, Rng};

    const GAME: &str = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 \
                        D1,-2 G'-1,-3 L0,-2 N3,-2 H H'1,-3";

    fn players() -> Players {
        Players::new(Player::person("Ada"), Player::person("Ben"))
    }

    #[test]
    fn the_margin_decides() {
        let record: Record = GAME.parse().expect("a record");
        let said = |record: Record| verdict(&Position::of(&record.into()), &players());
        assert_eq!(said(record.clone()).as_deref(), Some("Ben wins by 6 points: 23 to 17."));
        assert_eq!(said(record.prefix(9)), None);
    }

    #[test]
    fn equal_points_are_decided_by_cards() {
        let mut ends = (0..2000).map(|seed| {
            let mut rng = Rng::new(seed);
            let mut game = Game::new(Deal::shuffled(&mut rng));
            game.play_out(&mut rng);
            game
        });
        let game = ends.find(|game| game.margin().0 == 0).expect("some random game ends even");
        let said = verdict(&Position::Duel(Box::new(game)), &players()).expect("it is over");
        assert!(said.contains("points each, and on equal points the town of fewer cards wins"), "{said}");
    }

    #[test]
    fn a_solo_game_can_be_won_lost_and_drawn() {
        let players = Players::new(Player::person(Player::YOU), Player::rival());
        let scenarios = Scenarios::built_in();
        let mut said = Vec::new();
        for seed in 0..900 {
            let mut rng = Rng::new(seed);
            let scenario = scenarios.iter().nth(seed as usize % 6).expect("six scenarios");
            let mut game =
                solo::Game::new(solo::Deal::shuffled(scenario.clone(), Variant::Newcomer, &mut rng));
            while !game.is_over() {
                let mv = decide(&*Level::YARDSTICK.solo_player(), &game.view(), 0);
                game.play(mv);
            }
            said.extend(verdict(&Position::Solo(Box::new(SoloPosition::Standing(game))), &players));
        }
        for beginning in ["You win by", "Rival wins by", "A draw: "] {
            assert!(said.iter().any(|said| said.starts_with(beginning)), "{beginning}");
        }
    }
}
