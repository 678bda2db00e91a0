//! A random move is any legal move, each as likely as the other.

use std::collections::BTreeMap;

use wagons_rules::{Move, Record, Rng};

#[test]
fn every_legal_move_is_equally_likely() {
    const EACH: usize = 2_000;
    let deal = "FKQ/RJAPODGLNMHBICE";
    for record in [
        deal.to_owned(),
        format!("{deal} *B"),
        format!("{deal} *B H"),
        // Wide, low and ragged, so that a wrong rectangle would show.
        format!("{deal} *B H H0,0 B0,0 I2,0 C4,1 E6,0 R-2,-1"),
    ] {
        let record: Record = record.parse().expect("a record");
        let game = record.game();
        let mut rng = Rng::new(1);
        let mut seen: BTreeMap<Move, usize> = BTreeMap::new();
        for _ in 0..EACH * game.moves().len() {
            *seen.entry(game.random_move(&mut rng).expect("a move")).or_default() += 1;
        }
        for mv in game.moves() {
            let times = seen.remove(&mv).unwrap_or(0);
            // Five standard deviations are 220.
            assert!(times.abs_diff(EACH) < 250, "{mv} came {times} times instead of {EACH} in {record}");
        }
        assert!(seen.is_empty(), "not legal in {record}: {seen:?}");
    }
}

#[test]
fn there_is_none_when_the_game_is_over() {
    let record: Record =
        "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 D1,-2 \
         G'-1,-3 L0,-2 N3,-2 H H'1,-3"
            .parse()
            .expect("a record");
    assert_eq!(record.game().random_move(&mut Rng::new(1)), None);
}
