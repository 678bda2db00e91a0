//! Any position of a game: what is legal is listed, what is not changes nothing.

use proptest::prelude::*;
use wagons_rules::{Card, Decision, Game, Move, Placement, Seat};

use super::generate::{cases, record};

/// Every move of the notation and many that lie beyond it.
fn every_conceivable_move(decision: Option<Decision>) -> impl Iterator<Item = Move> {
    let to_place = match decision {
        Some(Decision::Place(card)) => card,
        _ => Card::Badlands,
    };
    let name = Card::ALL.into_iter().flat_map(|card| [Move::Start(card), Move::Draft(card)]);
    let at_origin = Card::ALL.into_iter().map(|card| Move::Place(Placement::new(card, false, 0, 0)));
    let place = (-31..=31).flat_map(move |x| {
        (-31..=31).flat_map(move |y| {
            [false, true].map(|turned| Move::Place(Placement::new(to_place, turned, x, y)))
        })
    });
    name.chain(at_origin.filter(move |mv| !matches!(mv, Move::Place(p) if p.card == to_place))).chain(place)
}

/// Everything that can be asked of a game.
fn seen(game: &Game) -> impl PartialEq + std::fmt::Debug + use<> {
    let seats = Seat::BOTH.map(|seat| {
        let (town, free) = (*game.town(seat), game.free_cards(seat).to_vec());
        (town, town.tally(&Card::ALL), town.spots().collect::<Vec<_>>(), free, game.sheet(seat))
    });
    let circle = (game.start(), game.circle().to_vec(), game.drafted());
    let turn = (game.to_move(), game.decision(), game.moves().collect::<Vec<_>>());
    (*game, seats, circle, turn, game.winner())
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn legal_is_listed_and_listed_is_legal(record in record()) {
        let game = record.game();
        let listed: Vec<_> = game.moves().collect();
        let legal: Vec<_> =
            every_conceivable_move(game.decision()).filter(|&mv| game.is_legal(mv)).collect();
        let mut sorted = (listed.clone(), legal);
        sorted.0.sort();
        sorted.1.sort();
        prop_assert_eq!(sorted.0, sorted.1);
        prop_assert_eq!(game.moves().len(), listed.len());
        let mut moves = game.moves();
        for left in (0..listed.len()).rev() {
            moves.next();
            prop_assert_eq!(moves.len(), left);
        }
        prop_assert_eq!(listed.is_empty(), game.is_over());
    }
}

proptest! {
    #![proptest_config(cases(150))]

    #[test]
    fn an_illegal_move_changes_nothing(record in record(), choice in any::<prop::sample::Index>()) {
        let mut game = *record.game();
        let before = seen(&game);
        let illegal: Vec<_> =
            every_conceivable_move(game.decision()).filter(|&mv| !game.is_legal(mv)).collect();
        let mv = illegal[choice.index(illegal.len())];
        prop_assert!(game.try_play(mv).is_err());
        prop_assert_eq!(seen(&game), before);

        let (text, mut record) = (record.to_string(), record);
        prop_assert!(record.try_play(mv).is_err());
        prop_assert_eq!(record.to_string(), text);
    }

    #[test]
    fn copies_are_independent(record in record(), choice in any::<prop::sample::Index>()) {
        let original = *record.game();
        let before = seen(&original);
        let mut copy = original;
        let moves: Vec<_> = copy.moves().collect();
        if !moves.is_empty() {
            copy.play(moves[choice.index(moves.len())]);
            prop_assert_ne!(copy, original);
        }
        prop_assert_eq!(seen(&original), before);
    }
}
