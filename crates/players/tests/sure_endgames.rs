//! In the last moves of a game `master` gives nothing away: what its moves keep is what exhaustive search finds.

mod positions;

use positions::{Manner, Reach, Shape, cards_left, game};
use wagons_players::{Budget, Level, Limits, Progress, Solver, Timeless, Work, think};
use wagons_rules::{Decision, Game, Margin, Move, Rng, Seat};

/// The exact margin of a position, over or not.
fn solved(game: &Game) -> Margin {
    let mut solver = Solver::new(game);
    while solver.work(&mut Budget::nodes(10_000)) == Progress::Going {}
    solver.solution().map_or(game.margin(), |solution| solution.margin)
}

/// The margin that exhaustive search finds.
fn brute_force(game: &Game, low: i32, high: i32) -> i32 {
    let Some(seat) = game.to_move() else { return game.margin().0 };
    if cards_left(game) == 1 && matches!(game.decision(), Some(Decision::Place(_))) {
        return last_card(game, seat);
    }
    let (mut low, mut high) = (low, high);
    for mv in game.moves() {
        let mut next = *game;
        next.play_unchecked(mv);
        let margin = brute_force(&next, low, high);
        match seat {
            Seat::First => low = low.max(margin),
            Seat::Second => high = high.min(margin),
        }
        if low >= high {
            break;
        }
    }
    if seat == Seat::First { low } else { high }
}

/// The margin after the best placement of the last card.
fn last_card(game: &Game, seat: Seat) -> i32 {
    let scoring = game.scoring();
    let (survey, other) = (game.town(seat).survey(&scoring), game.tally(seat.other()));
    let lead = |mv| match mv {
        Move::Place(placement) => Some(survey.after(placement).lead(&other)),
        _ => None,
    };
    game.moves().filter_map(lead).max().expect("a card can always be placed").of(seat).0
}

/// Lets `master` play the game out against itself and checks that no move changes the exact margin. Gives the
/// number of moves checked by exhaustive search too.
fn check(game: &Game, brute_force_up_to: usize) -> u32 {
    let master = Level::Master.player();
    let mut game = *game;
    let margin = solved(&game);
    let mut by_force = 0;
    while let Some(seat) = game.to_move() {
        if cards_left(&game) <= brute_force_up_to {
            assert_eq!(brute_force(&game, -1_000, 1_000), margin.0, "{game:?}");
            by_force += 1;
        }
        let limits = Limits::nodes(10_000_000);
        let report = think(&mut *master.think(&game, 1), limits, &mut Timeless);
        assert!(report.exact || game.moves().len() == 1, "{report:?} is not proven in {game:?}");
        assert_eq!(report.lead.0 as i32, margin.seen_by(seat).0, "{report:?} in {game:?}");
        let before = game;
        game.play(report.best);
        assert_eq!(solved(&game), margin, "{} in {before:?}", report.best);
    }
    assert_eq!(game.margin(), margin);
    by_force
}

/// Positions of random games as soon as there are so few cards left.
fn endgames(manner: Manner, left: usize, count: usize, rng: &mut Rng) -> Vec<Game> {
    let few = |rng: &mut Rng| game(manner, rng).into_iter().find(|game| cards_left(game) <= left);
    std::iter::repeat_with(|| few(rng)).flatten().take(count).collect()
}

#[test]
fn nothing_is_given_away_with_up_to_three_cards_left() {
    let mut rng = Rng::new(1);
    for (reach, left) in [(Reach::Near, 2), (Reach::Near, 3), (Reach::Any, 3), (Reach::Last, 2)] {
        for (town, count) in [(Shape::Heap(5), 5), (Shape::Any, 5), (Shape::Line, 1)] {
            for game in endgames(Manner { reach, town }, left, count, &mut rng) {
                check(&game, 1);
            }
        }
    }
}

#[test]
fn nothing_is_given_away_by_exhaustive_search_either() {
    let mut rng = Rng::new(2);
    let mut by_force = 0;
    for reach in [Reach::Near, Reach::Any] {
        for game in endgames(Manner { reach, town: Shape::Heap(3) }, 3, 8, &mut rng) {
            by_force += check(&game, 3);
        }
        for game in endgames(Manner { reach, town: Shape::Any }, 2, 4, &mut rng) {
            by_force += check(&game, 2);
        }
    }
    assert!(by_force >= 60, "{by_force}");
}
