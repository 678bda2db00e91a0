//! What is covered is gone: towns built of cards, and what remains to be scored.

use wagons_rules::{Card, Move, Placement, Rule, Sheet, Terrain, Town};

/// A town built of placements such as `Q0,0 M'1,1`.
fn built(placements: &str) -> Town {
    let mut town = Town::new();
    for token in placements.split(' ') {
        let Ok(Move::Place(placement)) = token.parse() else { panic!("{token} is no placement") };
        town.place(placement).unwrap_or_else(|error| panic!("{token}: {error}"));
    }
    town
}

fn points(town: &Town, card: Card) -> i32 {
    let paid = Sheet::new(town, &Town::new(), &[card]).points(Rule::Scoring(card));
    assert_eq!(i32::from(town.tally(&[card]).points - town.tally(&[]).points), paid, "{card} in\n{town}");
    paid
}

fn group(town: &Town, terrain: Terrain) -> i32 {
    Sheet::new(town, &Town::new(), &[]).points(Rule::Group(terrain))
}

#[test]
fn the_worked_example_of_six_cards() {
    let town = built("O0,0 I2,0 Q1,2 M0,2 G3,2 A4,3");
    assert_eq!(
        town.to_string(),
        "\
.  .  .  .  Pc Pf
Dw Dg Df Pb Pm Fb
Dc Mf Mc Mc Pg .
Wm Wb Mf Mm .  .
Sw Wg Db Mw .  ."
    );
    assert_eq!(Terrain::ALL.map(|terrain| group(&town, terrain)), [4, 1, 6, 5, 1, 3]);
    assert_eq!(points(&town, Card::HappyCows), 8);
    assert_eq!(points(&town, Card::TheClearing), 7);

    let jumpers = [Card::ClaimJumpers];
    let more_guns_fewer_mines: Town = "Sg Sg Fg Wg Pm".parse().expect("a picture");
    let rule = Rule::Scoring(Card::ClaimJumpers);
    assert_eq!(Sheet::new(&town, &more_guns_fewer_mines, &jumpers).points(rule), 4);
    assert_eq!(Sheet::new(&more_guns_fewer_mines, &town, &jumpers).points(rule), 5);
}

#[test]
fn a_covered_territory_is_no_longer_counted() {
    let before = built("H0,0");
    assert_eq!(before.to_string(), "Fb Fw\nPg Fc");
    assert_eq!((group(&before, Terrain::Forest), points(&before, Card::TheClearing)), (3, -3));

    let after = built("H0,0 B0,1");
    assert_eq!(after.to_string(), "Mf Pf\nSf Dw\nPg Fc");
    assert_eq!((group(&after, Terrain::Forest), points(&after, Card::TheClearing)), (1, 5));
}

#[test]
fn a_card_may_split_a_group() {
    let whole = built("D0,0 E0,2");
    assert_eq!(whole.to_string(), "Df Mw\nSw Db\nSg Sc\nSf Wm");
    assert_eq!(group(&whole, Terrain::Snow), 4);

    let split = built("D0,0 E0,2 I'0,1");
    assert_eq!(split.to_string(), "Df Mw\nMw Db\nMm Mf\nSf Wm");
    assert_eq!(group(&split, Terrain::Snow), 1);
}

#[test]
fn a_card_may_fill_a_hole() {
    let ring = built("A0,0 B2,-1 C1,-3 D-1,-2");
    assert_eq!(
        ring.to_string(),
        "\
.  Pc Pf .  .
.  Pm Fb Mf Pf
Sg Sc .  Sf Dw
Sf Wm Sm Wg .
.  .  Pg Sw ."
    );
    assert_eq!(points(&ring, Card::Undiscovered), 5);

    let filled = built("A0,0 B2,-1 C1,-3 D-1,-2 E1,-1");
    assert_eq!(points(&filled, Card::Undiscovered), 0);
}

#[test]
fn a_complete_cover_leaves_nothing_of_the_card_below() {
    let covered = built("P0,0 R0,0");
    assert_eq!(covered.to_string(), "Pc Sc\nDb Fc");
    assert_eq!(points(&covered, Card::BoomOrBust), 5);
    assert_eq!(covered.cards(), 2);
    assert_eq!(covered.tally(&[Card::SmalltownCharm]).territories, 4);
}

#[test]
fn what_a_card_would_pay_is_known_before_it_lies() {
    let town = built("H0,0");
    let cover = Placement::new(Card::BoomOrBust, false, 0, 1);
    let mut after = town;
    after.place(cover).expect("a legal placement");
    assert_eq!(town.survey(&Card::ALL).after(cover), after.tally(&Card::ALL));
}
