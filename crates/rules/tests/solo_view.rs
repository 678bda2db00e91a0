//! What the player may see does not depend on what is hidden.

use wagons_rules::solo::{Deal, Game, Round, Scenarios, Variant};
use wagons_rules::{Card, Move, Rng};

/// The same game dealt with the unseen part of the deck in another order.
fn reshuffled(game: &Game, moves: &[Move], rng: &mut Rng) -> Game {
    let deal = game.deal();
    let mut deck = deal.deck();
    let unseen = game.deck().len().saturating_sub(1);
    rng.shuffle(&mut deck[Deal::DECK - unseen..]);
    let deal = Deal::new(deal.scenario().clone(), deal.variant(), deal.circle(), deck).expect("a deal");
    let mut other = Game::new(deal);
    for &mv in moves {
        other.play(mv);
    }
    other
}

/// Plays random games and hands every position to a check, with the moves that led to it.
fn for_every_position(seed: u64, games: usize, mut check: impl FnMut(&Game, &[Move], &mut Rng)) {
    let mut rng = Rng::new(seed);
    for scenario in Scenarios::built_in().iter() {
        for _ in 0..games {
            let mut game = Game::new(Deal::shuffled(scenario.clone(), Variant::Classic, &mut rng));
            let mut moves = Vec::new();
            check(&game, &moves, &mut rng);
            while let Some(mv) = game.random_move(&mut rng) {
                game.play(mv);
                moves.push(mv);
                check(&game, &moves, &mut rng);
            }
        }
    }
}

#[test]
fn games_that_look_the_same_have_equal_views_and_equal_samples() {
    for_every_position(1, 10, |game, moves, rng| {
        let other = reshuffled(game, moves, rng);
        let (view, others_view) = (game.view(), other.view());
        assert_eq!(view, others_view);
        assert_eq!(format!("{view:?}"), format!("{others_view:?}"));
        let seed = rng.next_u64();
        assert_eq!(view.sample(&mut Rng::new(seed)), others_view.sample(&mut Rng::new(seed)));
    });
}

#[test]
fn a_sample_looks_like_the_game_and_can_be_reached() {
    for_every_position(2, 10, |game, moves, rng| {
        let view = game.view();
        let sample = view.sample(rng);
        assert_eq!(sample.view(), view);
        let mut replayed = Game::new(sample.deal().clone());
        for &mv in moves {
            replayed.play(mv);
        }
        assert_eq!(replayed, sample);
        if game.round() == Round::Two {
            assert_eq!(&sample, game);
        }
    });
}

#[test]
fn the_view_shows_the_top_card_and_which_cards_are_unseen() {
    for_every_position(3, 10, |game, _, _| {
        let view = game.view();
        let mut unseen: Vec<Card> = game.deck().iter().skip(1).copied().collect();
        unseen.sort();
        assert_eq!(view.unseen(), unseen);
        assert_eq!(view.top(), game.top());
        assert_eq!((view.circle(), view.decision()), (game.circle(), game.decision()));
        assert_eq!((view.free_cards(), view.drafted()), (game.free_cards(), game.drafted()));
        assert_eq!((view.town(), view.rival()), (game.town(), game.rival()));
        assert_eq!(view.margin(), game.margin());
        assert!(view.moves().eq(game.moves()));
        assert!(view.rival_turns().eq(game.rival_turns()));
    });
}

#[test]
fn every_order_of_the_unseen_cards_is_sampled_equally_often() {
    let scenarios = Scenarios::built_in();
    let view = Game::new(scenarios.deal("s1:IP/ABCDEFGH/JKLMNOQR").expect("a deal")).view();
    let mut rng = Rng::new(4);
    let mut second = [0_i32; Card::COUNT];
    for _ in 0..7_000 {
        second[view.sample(&mut rng).deck()[1] as usize] += 1;
    }
    for card in view.unseen() {
        assert!((second[*card as usize] - 1_000).abs() < 150, "{second:?}");
    }
}
