//! The list of somebody's games apart.

use wagons_wire::Summary;

/// Whether a game waits for the one whose list it stands in.
pub fn waits(game: &Summary) -> bool {
    !game.over && game.other.is_some() && game.to_move == Some(game.seat)
}

/// Puts games in the order in which they want to be played: those that wait first, of these the one with the least time
/// left; then the one in which something happened last.
pub fn put_in_order(games: &mut [Summary]) {
    games.sort_by_key(|game| (!waits(game), game.left.filter(|_| waits(game)).unwrap_or(i64::MAX), -game.at));
}

#[cfg(test)]
mod tests {
    use super::*;
    use wagons_rules::Seat;
    use wagons_wire::{GameId, Name, Pace, Player};

    fn game(id: u64, to_move: Seat, left: Option<i64>, at: i64) -> Summary {
        Summary {
            game: GameId(id),
            seat: Seat::First,
            pace: Pace::Days(1),
            other: Some(Player { name: Name::of(id), program: false, gone: false }),
            to_move: Some(to_move),
            left,
            ending: None,
            over: false,
            version: 1,
            at,
        }
    }

    #[test]
    fn the_most_urgent_game_comes_first() {
        let mut games = vec![
            game(1, Seat::Second, Some(5), 40),
            game(2, Seat::First, Some(90), 10),
            game(3, Seat::First, Some(20), 30),
            game(4, Seat::First, None, 20),
            game(5, Seat::Second, None, 50),
        ];
        put_in_order(&mut games);
        assert_eq!(games.iter().map(|game| game.game.0).collect::<Vec<_>>(), [3, 2, 4, 5, 1]);
        let alone = Summary { other: None, ..games[0].clone() };
        assert!(!waits(&alone), "nobody sits opposite");
    }
}
