//! Every finished game on file scores as recorded, by the readable scoring and by the fast one.

use wagons_rules::{Card, Record, Rule, Seat, Terrain};

#[test]
fn finished_games_score_as_recorded() {
    let mut count = 0;
    for finished in crate::games::finished() {
        let record: Record =
            finished.record.parse().unwrap_or_else(|error| panic!("{}: {error}", finished.record));
        assert_eq!(record.to_string(), finished.record);
        let game = record.game();
        assert_eq!(game.winner().map(Seat::index), Some(finished.winner), "{record}");
        for seat in Seat::BOTH {
            let (sheet, expected) = (game.sheet(seat), &finished.sheets[seat.index()]);
            assert_eq!(sheet.total(), expected.total, "{record}");
            assert_eq!(game.tally(seat).total(&game.tally(seat.other())), expected.total, "{record}");
            assert_eq!(game.town(seat).cards(), expected.cards as usize, "{record}");
            for (&letter, &points) in &expected.territories {
                let terrain = Terrain::from_letter(letter).expect("a terrain");
                assert_eq!(sheet.points(Rule::Group(terrain)), points, "{terrain} in {record}");
            }
            for (&letter, &points) in &expected.bonus {
                let card = Card::from_letter(letter).expect("a card");
                assert_eq!(sheet.points(Rule::Scoring(card)), points, "{} in {record}", card.title());
            }
        }
        count += 1;
    }
    assert_eq!(count, 300);
}
