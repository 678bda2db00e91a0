//! The players of the solo game: legal, honest, the same however the work is cut, and each better than chance.

use wagons_players::{Budget, Level, Limits, PlayerName, Progress, Report, Timeless, choose, think};
use wagons_rules::solo::{Deal, Game, Scenarios, Variant, View};
use wagons_rules::{Move, Rng};

fn deal(number: usize, rng: &mut Rng) -> Deal {
    let scenarios = Scenarios::built_in();
    let scenario = scenarios.iter().nth(number % 6).expect("there are six").clone();
    Deal::shuffled(scenario, Variant::ALL[number / 6 % 4], rng)
}

/// A game of every scenario in every variant after some random moves, never at its end.
fn positions() -> impl Iterator<Item = Game> {
    (0..24).map(|number| {
        let mut rng = Rng::new(number as u64);
        let mut game = Game::new(deal(number, &mut rng));
        let moves = rng.below(14);
        for _ in 0..moves {
            let mut next = game.clone();
            if let Some(mv) = next.random_move(&mut rng) {
                next.play(mv);
            }
            if !next.is_over() {
                game = next;
            }
        }
        game
    })
}

fn report(name: PlayerName, view: &View, seed: u64, nodes: u64) -> Report {
    think(&mut *name.solo_player().think(view, seed), Limits::nodes(nodes), &mut Timeless)
}

#[test]
fn there_is_a_legal_move_after_any_amount_of_work() {
    for game in positions() {
        for name in PlayerName::ALL {
            for nodes in [0, 500, 4_000] {
                let best = report(name, &game.view(), 7, nodes).best;
                assert!(game.is_legal(best), "{name} with {nodes} nodes plays {best} in {game:?}");
            }
        }
    }
}

#[test]
fn no_player_knows_how_the_unseen_cards_lie() {
    for (number, game) in positions().enumerate() {
        let other = game.view().sample(&mut Rng::new(99));
        for name in PlayerName::ALL {
            let thought = |game: &Game| report(name, &game.view(), number as u64, 3_000);
            assert_eq!(thought(&game), thought(&other), "{name} in {game:?}");
        }
    }
}

#[test]
fn it_does_not_matter_how_the_work_is_cut() {
    for game in positions().step_by(5) {
        for level in [Level::Medium, Level::Master] {
            let whole = report(level.into(), &game.view(), 3, 20_000);
            let mut thought = level.solo_player().think(&game.view(), 3);
            while thought.report().nodes < 20_000 && thought.work(&mut Budget::nodes(17)) == Progress::Going {
            }
            assert_eq!(*thought.report(), whole, "{level} in {game:?}");
        }
    }
}

#[test]
fn all_that_is_ranked_is_legal_and_the_best_comes_first() {
    for game in positions() {
        let mut thought = Level::Hard.solo_player().think(&game.view(), 1);
        while thought.report().nodes < 5_000 && thought.work(&mut Budget::nodes(1_000)) == Progress::Going {}
        let ranking = thought.ranking();
        assert!(ranking.iter().all(|&(mv, _)| game.is_legal(mv)));
        assert!(ranking.is_sorted_by(|a, b| a.1 >= b.1), "{ranking:?}");
        assert!(ranking.first().is_none_or(|best| best.0 == thought.report().best));
    }
}

/// The margins of eighteen games, three of each scenario, added.
fn margins(mut decide: impl FnMut(&View, u64) -> Move) -> i32 {
    let games = (0..18).map(|number| {
        let mut rng = Rng::new(number as u64);
        let mut game = Game::new(deal(number % 6, &mut rng));
        while !game.is_over() {
            game.play(decide(&game.view(), rng.next_u64()));
        }
        game.margin().0
    });
    games.sum()
}

#[test]
fn every_rung_is_clearly_higher_than_the_one_below() {
    let of = |name: PlayerName| {
        let player = name.solo_player();
        margins(|view, seed| choose(&*player, view, seed))
    };
    let [random, easy, greedy, medium] =
        [PlayerName::Random, Level::Easy.into(), PlayerName::Greedy, Level::Medium.into()].map(of);
    assert!(random + 18 * 10 < easy, "random {random}, easy {easy}");
    assert!(easy + 18 * 3 < greedy, "easy {easy}, greedy {greedy}");
    assert!(greedy + 18 * 2 < medium, "greedy {greedy}, medium {medium}");
}
