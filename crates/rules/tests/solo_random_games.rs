//! What must hold in every solo game, tried on thousands of random ones.
//!
//! Tests are built with debug assertions, so the game's own validator also runs after each of these moves.

use std::collections::BTreeSet;

use wagons_rules::solo::{Deal, Game, Motive, RivalTurn, Round, Scenarios, Variant};
use wagons_rules::{AnyRecord, Decision, Move, Record, Rng};

/// Deals of every scenario in every variant.
fn deals(seed: u64, count: usize) -> impl Iterator<Item = Deal> {
    let mut rng = Rng::new(seed);
    let scenarios: Vec<_> = Scenarios::built_in().iter().cloned().collect();
    (0..count).map(move |number| {
        let variant = Variant::ALL[number / scenarios.len() % Variant::ALL.len()];
        Deal::shuffled(scenarios[number % scenarios.len()].clone(), variant, &mut rng)
    })
}

/// Drafts with a taste for skipping, so that long and short games both occur.
fn some_move(game: &Game, greed: u32, rng: &mut Rng) -> Option<Move> {
    match game.decision()? {
        Decision::Draft if rng.below(4) < greed => game.circle().last().map(|&card| Move::Draft(card)),
        Decision::Draft if rng.below(2) == 0 => game.circle().first().map(|&card| Move::Draft(card)),
        _ => game.random_move(rng),
    }
}

fn random_record(deal: Deal, rng: &mut Rng) -> Record<Game> {
    let mut record = Record::new(deal);
    let greed = rng.below(4);
    while let Some(mv) = some_move(record.game(), greed, rng) {
        record.try_play(mv).expect("a legal move");
    }
    record
}

#[test]
fn random_games_end_with_every_card_in_a_town() {
    let mut rng = Rng::new(1);
    for deal in deals(1, 4_000) {
        let record = random_record(deal, &mut rng);
        let game = record.game();
        assert_eq!(game.cards().len() + game.rival().cards().len(), 16, "{record}");
        assert!((2..=14).contains(&game.cards().len()), "{record}");
        assert!(game.outcome().is_some());
        assert_eq!(game.sheet().total(), game.points(), "{record}");
        assert_eq!(game.rival_sheet().total(), game.rival_points(), "{record}");
    }
}

#[test]
fn decks_are_left_with_four_to_eight_cards_and_either_side_begins_round_two() {
    let mut rng = Rng::new(2);
    let (mut left, mut beginners) = (BTreeSet::new(), BTreeSet::new());
    for deal in deals(2, 4_000) {
        let mut game = Game::new(deal);
        let greed = rng.below(4);
        while let Some(mv) = some_move(&game, greed, &mut rng) {
            let before = game.clone();
            game.play(mv);
            if (before.round(), game.round()) == (Round::One, Round::Two) {
                let drafted = game.rival_turns().next_back().and_then(|turn| turn.draft);
                let by_rival = drafted.is_some_and(|draft| draft.round == Round::Two);
                let from_deck = drafted.and_then(|draft| draft.from_deck());
                left.insert(before.deck().len() - usize::from(from_deck.is_some()));
                beginners.insert(by_rival);
                let laid_out: Vec<_> = before.deck().iter().skip(usize::from(from_deck.is_some())).collect();
                let still_there: Vec<_> = game.circle().iter().collect();
                assert!(laid_out.ends_with(&still_there), "{before:?}{game:?}");
            }
        }
    }
    assert_eq!(left, BTreeSet::from([4, 5, 6, 7, 8]));
    assert_eq!(beginners, BTreeSet::from([false, true]));
}

#[test]
fn the_rivals_town_is_what_its_turns_brought() {
    let mut rng = Rng::new(3);
    for deal in deals(3, 1_000) {
        let record = random_record(deal, &mut rng);
        let brought = record.game().rival_turns().flat_map(|turn| {
            let taken = turn.draft.map(|draft| [Some(draft.took), draft.from_deck()]);
            let taken = taken.into_iter().flatten().flatten();
            turn.received.iter().copied().chain(taken).collect::<Vec<_>>()
        });
        assert_eq!(brought.collect::<Vec<_>>(), record.game().rival().cards(), "{record}");
    }
}

#[test]
fn the_rival_has_a_reason_that_fits_the_round() {
    let mut rng = Rng::new(4);
    let mut seen = BTreeSet::new();
    for deal in deals(4, 2_000) {
        let record = random_record(deal, &mut rng);
        let classic = record.deal().variant() == Variant::Classic;
        for RivalTurn { draft, .. } in record.game().rival_turns() {
            let Some(draft) = draft else { continue };
            let (name, round, most_skipped) = match draft.motive {
                Motive::Match { .. } => ("match", Round::One, 2),
                Motive::NoMatch { .. } => ("no match", Round::One, 0),
                Motive::Hunt { goal } => ("hunt", Round::Two, record.deal().scenario().hunt()[goal].skip),
                Motive::Fallback { .. } => ("fallback", Round::Two, 1),
                Motive::First => ("first", Round::Two, 0),
            };
            seen.insert(name);
            assert_eq!(draft.round, round, "{record}");
            assert!(draft.skipped.len() <= most_skipped.into(), "{record}");
            assert!(classic || name != "fallback", "{record}");
        }
    }
    assert_eq!(seen.len(), 5, "{seen:?}");
}

#[test]
fn every_prefix_is_read_as_it_was_written() {
    let mut rng = Rng::new(5);
    let scenarios = Scenarios::built_in();
    for deal in deals(5, 100) {
        let record = random_record(deal, &mut rng);
        for count in 0..=record.moves().len() {
            let prefix = record.prefix(count);
            let text = prefix.to_string();
            assert_eq!(scenarios.record(&text).as_ref(), Ok(&prefix));
            assert_eq!(AnyRecord::parse(&text, &scenarios).map(|record| record.to_string()), Ok(text));
        }
    }
}

#[test]
fn listed_moves_are_the_legal_ones() {
    let mut rng = Rng::new(6);
    for deal in deals(6, 50) {
        let mut game = Game::new(deal);
        while let Some(mv) = game.random_move(&mut rng) {
            assert!(game.moves().all(|mv| game.is_legal(mv)));
            assert!(game.moves().any(|listed| listed == mv));
            assert_eq!(game.moves().len(), game.moves().count());
            game.play(mv);
        }
        assert_eq!(game.moves().len(), 0);
    }
}
