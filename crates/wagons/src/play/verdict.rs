//! How a finished game ended, and why.

use wagons_rules::{Game, Seat};

use super::players::Players;
use super::reasons::many;

/// Who has won and the reason, or nothing while the game goes on.
pub(crate) fn verdict(game: &Game, players: &Players) -> Option<String> {
    let winner = game.winner()?;
    let total = |seat: Seat| game.sheet(seat).total();
    let (points, others) = (total(winner), total(winner.other()));
    let wins = players.at(winner).does("win");
    Some(if points == others {
        let cards = |seat: Seat| game.town(seat).cards();
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
    use crate::play::players::Player;
    use wagons_rules::{Deal, Record, Rng};

    const GAME: &str = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 \
                        D1,-2 G'-1,-3 L0,-2 N3,-2 H H'1,-3";

    fn players() -> Players {
        Players::new(Player::person("Ada"), Player::person("Ben"))
    }

    #[test]
    fn the_margin_decides() {
        let record: Record = GAME.parse().expect("a record");
        assert_eq!(verdict(record.game(), &players()).as_deref(), Some("Ben wins by 6 points: 23 to 17."));
        assert_eq!(verdict(&record.position(9), &players()), None);
    }

    #[test]
    fn equal_points_are_decided_by_cards() {
        let equal = (0..).map(|seed| {
            let mut rng = Rng::new(seed);
            let mut game = Game::new(Deal::shuffled(&mut rng));
            game.play_out(&mut rng);
            game
        });
        let game = equal.take(2000).find(|game| game.margin().0 == 0).expect("some random game ends even");
        let said = verdict(&game, &players()).expect("it is over");
        assert!(said.contains("points each, and on equal points the town of fewer cards wins"), "{said}");
    }
}
