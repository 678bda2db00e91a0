//! The solver against brute force: every move of every line, in positions small enough for that.

use wagons_players::{Budget, PlayerName, Progress, Solution, Solver, Work, choose};
use wagons_rules::{Card, Deal, Decision, Game, Move, Placement, Rng, Seat, Town};

/// Twice the margin, and one more if the first player then wins ties.
fn value(game: &Game) -> i32 {
    let fewer_cards = game.town(Seat::First).cards() < game.town(Seat::Second).cards();
    2 * game.margin().0 + i32::from(fewer_cards)
}

/// Minimax over all moves; only lines that cannot matter any more are left out.
fn brute_force(game: &Game, mut low: i32, mut high: i32) -> i32 {
    let Some(seat) = game.to_move() else { return value(game) };
    let mut best = if seat == Seat::First { i32::MIN } else { i32::MAX };
    for mv in game.moves() {
        let mut next = *game;
        next.play_unchecked(mv);
        let value = brute_force(&next, low, high);
        match seat {
            Seat::First => {
                best = best.max(value);
                low = low.max(value);
            }
            Seat::Second => {
                best = best.min(value);
                high = high.min(value);
            }
        }
        if low >= high {
            break;
        }
    }
    best
}

fn cards_left(game: &Game) -> usize {
    Deal::CIRCLE - Seat::BOTH.iter().map(|&seat| game.town(seat).cards()).sum::<usize>()
}

fn solve(game: &Game, slice: u64) -> Solution {
    let mut solver = Solver::new(game);
    while solver.work(&mut Budget::nodes(slice)) == Progress::Going {}
    solver.solution().expect("few cards are left").clone()
}

/// Whether a town stays within `side` cells each way with a card here.
fn stays_small(town: &Town, placement: Placement, side: u32) -> bool {
    let mut town = *town;
    town.place_unchecked(placement);
    town.bounds().is_some_and(|bounds| bounds.width() <= side && bounds.height() <= side)
}

/// A game at random, short drafts preferred, in towns so small that few placements are legal.
fn small_endgame(scoring: Option<Card>, side: u32, left: usize, rng: &mut Rng) -> Game {
    let deal = loop {
        let deal = Deal::shuffled(rng);
        if scoring.is_none_or(|card| deal.scoring().contains(&card)) {
            break deal;
        }
    };
    let mut game = Game::new(deal);
    while cards_left(&game) > left {
        let moves: Vec<Move> = match game.decision() {
            Some(Decision::Place(_)) => {
                let town = game.town(game.to_move().expect("it is not over"));
                game.moves()
                    .filter(|&mv| matches!(mv, Move::Place(p) if stays_small(town, p, side)))
                    .collect()
            }
            Some(Decision::Draft) => game.moves().take(3).collect(),
            _ => game.moves().collect(),
        };
        game.play(moves[rng.below(moves.len() as u32) as usize]);
    }
    game
}

#[track_caller]
fn check(game: &Game) {
    let solution = solve(game, 1_000);
    let expected = brute_force(game, i32::MIN, i32::MAX);
    assert_eq!(solution.margin.0, expected.div_euclid(2), "{game:?}");
    assert_eq!(solution.best, solution.line[0]);
    let mut end = *game;
    for (played, &mv) in solution.line.iter().enumerate() {
        end.play(mv);
        if played == 0 {
            assert_eq!(brute_force(&end, i32::MIN, i32::MAX), expected, "{mv} in {game:?}");
        }
    }
    assert!(end.is_over());
    assert_eq!(value(&end), expected, "{game:?}");
}

#[test]
fn one_and_two_cards_in_towns_of_any_kind() {
    let lookahead = PlayerName::Lookahead.player();
    for seed in 0..12 {
        let mut game = Game::new(Deal::shuffled(&mut Rng::new(seed)));
        while cards_left(&game) > 1 + seed as usize % 2 {
            game.play(choose(&*lookahead, &game, seed));
        }
        check(&game);
    }
}

#[test]
fn two_and_three_cards_in_small_towns() {
    let mut rng = Rng::new(1);
    for round in 0..12 {
        check(&small_endgame(None, 3, 2 + round % 2, &mut rng));
    }
}

#[test]
fn towns_that_are_compared() {
    let mut rng = Rng::new(2);
    for round in 0..12 {
        let card = [Card::ClaimJumpers, Card::OneTooMany, Card::SmalltownCharm][round % 3];
        check(&small_endgame(Some(card), 3, 2 + round % 2, &mut rng));
    }
}

/// The whole circle is shared out: one player places the card drafted last, then the other places those skipped.
#[test]
fn one_places_after_the_other_and_counts_are_compared() {
    let mut rng = Rng::new(6);
    for round in 0..6 {
        let card = [Card::ClaimJumpers, Card::OneTooMany][round % 2];
        let mut game = small_endgame(Some(card), 3, 3, &mut rng);
        if game.decision() == Some(Decision::Draft)
            && let Some(&last) = game.circle().last()
        {
            game.play(Move::Draft(last));
        }
        check(&game);
    }
}

#[test]
fn the_slices_do_not_matter() {
    let mut rng = Rng::new(3);
    for _ in 0..6 {
        let game = small_endgame(None, 4, 4, &mut rng);
        assert_eq!(solve(&game, 1), solve(&game, u64::MAX / 4));
    }
}

#[test]
fn the_number_of_threads_does_not_matter() {
    let lookahead = PlayerName::Lookahead.player();
    for seed in [8, 14] {
        let mut game = Game::new(Deal::shuffled(&mut Rng::new(seed)));
        while cards_left(&game) > 5 {
            game.play(choose(&*lookahead, &game, seed));
        }
        let solve = |threads| {
            let mut solver = Solver::new(&game).with_threads(threads);
            while solver.work(&mut Budget::nodes(50_000)) == Progress::Going {}
            (solver.solution().cloned(), solver.nodes())
        };
        let (alone, nodes) = solve(1);
        assert!(nodes > 100_000, "too short to be shared: {nodes}");
        assert_eq!((solve(2).0, solve(3).0), (alone.clone(), alone.clone()));
        let (together, most) = solve_together(&game, 3);
        assert!(together.iter().flatten().all(|solution| Some(solution) == alone.as_ref()));
        assert!(most < nodes, "{most} instead of {nodes}");
    }
}

/// Several solvers tell each other what they find until one has the solution. Tells how much that one took.
fn solve_together(game: &Game, all: usize) -> (Vec<Option<Solution>>, u64) {
    let mut solvers: Vec<_> = (0..all).map(|_| Solver::new(game)).collect();
    solvers.iter_mut().enumerate().for_each(|(place, solver)| solver.share(place, all));
    while solvers.iter_mut().all(|solver| solver.work(&mut Budget::nodes(10_000)) == Progress::Going) {
        let told: Vec<_> = solvers.iter_mut().flat_map(Solver::tell).collect();
        for solver in &mut solvers {
            for tidings in &told {
                solver.hear(tidings.clone());
            }
        }
    }
    let took = solvers.iter().filter(|solver| solver.solution().is_some()).map(Solver::nodes).min();
    (solvers.iter().map(|solver| solver.solution().cloned()).collect(), took.unwrap_or(0))
}

#[test]
fn nothing_to_solve_is_said_at_once() {
    let game = Game::new(Deal::shuffled(&mut Rng::new(4)));
    let mut solver = Solver::new(&game);
    assert_eq!((solver.work(&mut Budget::nodes(1)), solver.solution()), (Progress::Finished, None));
    let mut game = game;
    while let Some(mv) = game.random_move(&mut Rng::new(5)) {
        game.play(mv);
    }
    let mut solver = Solver::new(&game);
    assert_eq!((solver.work(&mut Budget::nodes(1)), solver.solution()), (Progress::Finished, None));
    assert_eq!(solver.bounds(), (game.margin(), game.margin()));
}
