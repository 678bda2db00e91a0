//! The naive game against what is known without it: finished games, the worked example, the rulings.

use crate::games::FinalSheet;
use crate::naive::scoring::{bonus, groups};
use crate::naive::{Game, Town};

/// The naive score sheets in the form of the finished games, named by the letters of the record's deal.
fn sheets(game: &Game, record: &str) -> [FinalSheet; 2] {
    game.sheet().map(|sheet| FinalSheet {
        total: sheet.total,
        cards: sheet.cards,
        territories: "DFMPSW".chars().zip(sheet.territories).collect(),
        bonus: record.chars().zip(sheet.bonus).collect(),
    })
}

#[test]
fn finished_games_end_as_they_did() {
    assert_eq!(crate::games::finished().count(), 300);
    for finished in crate::games::finished() {
        let record = &finished.record;
        let game = Game::parse(record).unwrap_or_else(|error| panic!("{error} in {record}"));
        let before_the_end = Game::parse(record.rsplit_once(' ').unwrap().0).unwrap();
        assert!(game.is_over() && !before_the_end.is_over(), "{record}");
        assert_eq!(before_the_end.winner(), None, "{record}");
        assert_eq!(game.to_move(), None, "{record}");
        assert_eq!(game.legal_tokens(), Vec::<String>::new(), "{record}");
        assert_eq!(sheets(&game, record), finished.sheets, "{record}");
        assert_eq!(game.winner(), Some(finished.winner), "{record}");
    }
}

#[test]
fn the_game_of_the_notation_ends_17_to_23() {
    let record = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 \
        M M2,0 O-2,-1 D1,-2 G'-1,-3 L0,-2 N3,-2 H H'1,-3";
    let [first, second] = Game::parse(record).unwrap().sheet();
    assert_eq!((first.total, first.bonus[..2].to_vec()), (17, vec![3, 4]));
    assert_eq!((second.total, second.bonus[..2].to_vec()), (23, vec![3, 5]));
}

#[test]
fn tokens_are_listed_in_order() {
    let tokens = |record: &str| Game::parse(record).unwrap().legal_tokens().join(" ");
    let deal = "FKQ/RJAPODGLNMHBICE";
    assert_eq!(tokens(deal), "*R *J *A *P *O *D *G *L *N *M *H *B *I *C *E");
    assert_eq!(tokens(&format!("{deal} *B")), "B I C E R J A P O D G L N M H");
    assert_eq!(tokens(&format!("{deal} *B C")), "C0,0 C'0,0");
    assert_eq!(
        tokens(&format!("{deal} *B C C0,0 B0,0")),
        "I-2,-1 I'-2,-1 I-2,0 I'-2,0 I-2,1 I'-2,1 \
        I-1,-2 I'-1,-2 I-1,-1 I'-1,-1 I-1,0 I'-1,0 I-1,1 I'-1,1 I-1,2 I'-1,2 \
        I0,-2 I'0,-2 I0,-1 I'0,-1 I0,0 I'0,0 I0,1 I'0,1 I0,2 I'0,2 \
        I1,-2 I'1,-2 I1,-1 I'1,-1 I1,0 I'1,0 I1,1 I'1,1 I1,2 I'1,2 \
        I2,-1 I'2,-1 I2,0 I'2,0 I2,1 I'2,1"
    );
    assert_eq!(Game::parse(deal).unwrap().to_move(), Some(1));
    assert_eq!(Game::parse(&format!("{deal} *B")).unwrap().to_move(), Some(0));
}

#[test]
fn what_is_not_exactly_a_record_is_refused() {
    let deal = "FKQ/RJAPODGLNMHBICE";
    for wrong in
        ["", "FKQ", "KFQ/RJAPODGLNMHBICE", "FKQ/RJAPODGLNMHBIC", "FKQ/RJAPODGLNMHBICC", "FKQ/RJAPODGLNMHBICX"]
    {
        assert!(Game::parse(wrong).is_err(), "{wrong}");
    }
    for wrong in
        ["B", "*F", "*B *B", "*B F", "*B B B1,0", "*B B B0,0 I I0,0 B", "*B B B00,0", "*B B B-0,0", "*B  B"]
    {
        assert!(Game::parse(&format!("{deal} {wrong}")).is_err(), "{wrong}");
    }
    let corner = format!("{deal} *B B B0,0 I I0,0 C");
    assert!(Game::parse(&format!("{corner} C2,2")).is_err());
    assert!(Game::parse(&format!("  {corner} C2,1\n")).is_ok());
    let over = crate::games::finished().next().unwrap().record;
    assert!(Game::parse(&format!("{over} A")).is_err());
}

#[test]
fn the_worked_example_scores_as_written() {
    let mut town = Town::default();
    for (card, place) in
        [('Q', (1, 2)), ('M', (0, 2)), ('G', (3, 2)), ('A', (4, 3)), ('O', (0, 0)), ('I', (2, 0))]
    {
        town.lay(card, false, place);
    }
    let picture = "
        .  .  .  .  Pc Pf
        Dw Dg Df Pb Pm Fb
        Dc Mf Mc Mc Pg .
        Wm Wb Mf Mm .  .
        Sw Wg Db Mw .  .";
    let fewer_mines_more_guns = Town::from_picture("Sg Sg Fg Wg Pm");
    assert_eq!(town, Town::from_picture(picture));
    assert_eq!(groups(&town), [4, 1, 6, 5, 1, 3]);
    assert_eq!(bonus('I', &town, &Town::default()), 8);
    assert_eq!(bonus('O', &town, &Town::default()), 7);
    assert_eq!(bonus('E', &town, &fewer_mines_more_guns), 4);
    assert_eq!(bonus('E', &fewer_mines_more_guns, &town), 5);
}

#[test]
fn rulings_that_games_rarely_reach() {
    let rulings = [
        ('A', 4, ". Dc .\n Dc Fg Dc\n . Dc .", "a gun between two pairs scores once"),
        ('D', 0, "Fw Fw Fw\n Fw . Fw\n Fw Fw Fw", "the centre is a territory, not a hole"),
        ('D', 6, ". Fw .\n Fw Sb Fw\n . Fw .", "whatever its own icon"),
        ('F', 6, "Ww Sb Wb\n Wc Sb Ww\n Pb Sb Pw", "of two largest groups the better one"),
        ('G', 14, "Ff Sf Df\n Ff Sf Df", "blocks overlap"),
        ('K', 1, "Pc", "a cow on plains counts twice"),
        ('L', 2, "Fg Sf Dg", "a fort scores once"),
        ('N', 3, "Fb . Sc . Dg", "empty cells count and nothing blocks"),
        ('N', 0, "Fb . Sc . Dg\n Fg . . . .", "an adjacent gun is the closest"),
        ('Q', 0, "Fb Fb Fb Fb\n Fb . . Fb\n Fb Fb Fb Fb", "a hole is one cell"),
        ('R', 12, "Fw Fw Fw Fw Fw Fw Fw\n Fw . . . . . .\n Fw . . . . . .", "one wagon in two lines"),
    ];
    for (card, points, picture, ruling) in rulings {
        assert_eq!(bonus(card, &Town::from_picture(picture), &Town::default()), points, "{card}: {ruling}");
    }
}
