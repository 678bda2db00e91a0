//! What an analysis says of games whose players are known.

use wagons_players::{
    Analysis, Analyst, Budget, Class, Judged, Player, PlayerName, Progress, Review, Why, Work, choose, hint,
    review,
};
use wagons_rules::{Deal, Record, Rng, Rule, Seat};

/// Enough to see what matters, little enough for a test.
const ANALYST: Analyst = Analyst { nodes: 20_000 };

const GAME: &str = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 \
                    D1,-2 G'-1,-3 L0,-2 N3,-2 H H'1,-3";

fn record(text: &str) -> Record {
    text.parse().expect("a record")
}

/// A game between two players over a shuffled deal.
fn played(players: [&dyn Player; 2], seed: u64) -> Record {
    let mut record: Record = Record::new(Deal::shuffled(&mut Rng::new(seed)));
    while let Some(seat) = record.game().to_move() {
        let mv = choose(players[seat.index()], record.game(), seed);
        record.try_play(mv).expect("players play legal moves");
    }
    record
}

/// What holds of every review.
fn check(record: &Record, review: &Review) {
    assert_eq!(review.decisions.len(), record.moves().len());
    for (place, judged) in review.decisions.iter().enumerate() {
        let Judged { number, seat, played, best, after_best, after_played, loss, class, .. } = *judged;
        let game = record.position(place);
        assert_eq!((number, Some(seat), played), (place + 1, game.to_move(), record.moves()[place]));
        assert!(game.is_legal(best) && judged.line.first() == Some(&best));
        assert!(loss >= 0.0 && (loss == 0.0) == (best == played), "{judged:?}");
        assert!(
            (after_best.seen_by(seat).0 - after_played.seen_by(seat).0 - loss).abs() < 0.01,
            "{judged:?}"
        );
        assert_eq!(class == Class::Only, class < Class::of_loss(loss));
    }
    assert!(review.turning_points().len() <= 5);
    if let (Some(end), Some(winner)) = (review.graph().last(), record.game().winner()) {
        assert_eq!(end.ahead(), Some(winner), "the end is a fact");
        let counted = record.game().margin().seen_by(winner).0 as f32;
        assert!((end.seen_by(winner).0 - counted.max(0.5)).abs() < 0.01, "{end:?} of {record}");
    }
}

#[test]
fn short_sighted_players_lose_points() {
    let greedy = PlayerName::Greedy.player();
    for seed in 1..=2 {
        let record = played([&*greedy; 2], seed);
        let review = review(&record, ANALYST);
        check(&record, &review);
        for seat in Seat::BOTH {
            assert!(review.lost(seat) >= 3.0, "{seat:?} of {record} lost {}", review.lost(seat));
        }
        assert!(!review.turning_points().is_empty(), "{record}");
    }
}

#[test]
fn the_analyst_finds_nothing_wrong_with_its_own_games() {
    let record = played([&ANALYST; 2], 3);
    let review = review(&record, ANALYST);
    check(&record, &review);
    // Where a proof came too late for the game but in time for the analysis there may be a point or two.
    let lost: f32 = Seat::BOTH.map(|seat| review.lost(seat)).iter().sum();
    assert!(lost <= 2.0, "{lost} in {record}");
}

#[test]
fn the_same_game_is_judged_the_same_whatever_the_slices() {
    let record = record(GAME);
    let whole = review(&record, ANALYST);
    check(&record, &whole);
    for slice in [1, 777, u64::MAX / 2] {
        let mut analysis = Analysis::new(&record, ANALYST);
        let mut done = 0;
        while analysis.work(&mut Budget::nodes(slice)) == Progress::Going {
            assert!((done..19).contains(&analysis.done().0), "it goes on");
            done = analysis.done().0;
        }
        assert_eq!(analysis.done(), (19, 19));
        assert_eq!(analysis.review(), whole, "in slices of {slice}");
    }
}

#[test]
fn points_lost_in_the_endgame_are_proven() {
    let review = review(&record(GAME), ANALYST);
    let [.., draft, last] = &review.decisions[..] else { panic!("nineteen decisions") };
    assert_eq!((draft.class, draft.exact), (Class::Only, true), "one card was left to draft");
    assert_eq!(last.best.to_string(), "H-2,-2");
    assert_eq!((last.loss, last.class, last.exact), (4.0, Class::Mistake, true));
    assert_eq!((last.after_best.0, last.after_played.0), (-2.0, -6.0));
    let exact = review.decisions.iter().rev().take_while(|judged| judged.exact).count();
    assert!(exact >= 3, "{exact} decisions are proven");
}

#[test]
fn a_gift_of_many_cards_is_a_blunder_that_turns_the_game() {
    // Eleven free cards for one, before anything lies in either town.
    let review = review(&record("FKQ/RJAPODGLNMHBICE *B L L0,0"), ANALYST);
    let draft = &review.decisions[1];
    assert_eq!(draft.class, Class::Blunder, "{draft:?}");
    assert!(!draft.exact && draft.after_played.ahead() == Some(Seat::Second), "{draft:?}");
    assert!(review.turning_points().iter().any(|judged| judged.number == 2));
    assert_eq!(review.decisions[2].class, Class::Only, "the first card lies the same either way");
}

#[test]
fn a_game_that_has_not_begun_has_nothing_to_judge() {
    let mut analysis = Analysis::new(&record("FKQ/RJAPODGLNMHBICE"), ANALYST);
    assert_eq!(analysis.work(&mut Budget::nodes(1)), Progress::Finished);
    assert_eq!(analysis.review(), Review::default());
}

#[test]
fn a_hint_explains_a_placement_by_the_sheet() {
    let game = record(GAME).position(18);
    let hint = hint(&game, ANALYST).expect("a card is in hand");
    assert_eq!((hint.best.to_string().as_str(), hint.expected.0, hint.exact), ("H-2,-2", -2.0, true));
    let mut after = game;
    after.play(hint.best);
    let Why::Place(change) = &hint.why else { panic!("a placement changes lines: {hint:?}") };
    for seat in Seat::BOTH {
        assert_eq!(*change.of(seat), game.sheet(seat).change(&after.sheet(seat)));
    }
    let lines = change.own().lines();
    assert!(lines.iter().any(|(rule, _)| matches!(rule, Rule::Group(_))), "{lines:?}");
}

#[test]
fn a_hint_explains_a_draft_by_its_price() {
    let game = record(GAME).position(1);
    let hint = hint(&game, ANALYST).expect("the game has begun");
    let Why::Draft { takes, gives } = &hint.why else { panic!("a draft: {hint:?}") };
    assert_eq!(hint.best.to_string(), takes.to_string());
    assert_eq!(game.circle()[..gives.len()], gives[..]);
    assert_eq!(game.circle()[gives.len()], *takes);
    assert!(!hint.exact);
}

#[test]
fn there_is_no_hint_after_the_end() {
    assert_eq!(hint(record(GAME).game(), ANALYST), None);
}

#[test]
fn a_review_without_nodes_ends() {
    let record = record("FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1");
    let review = review(&record, Analyst { nodes: 0 });
    check(&record, &review);
}
