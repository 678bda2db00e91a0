//! What the rival scores, term by term, and who wins.

use std::sync::Arc;

use crate::solo::{letters, round_two, scenario};
use wagons_rules::solo::{Deal, Game, Outcome, RivalLine, RivalRule, Scenarios, Variant, View};
use wagons_rules::{Card, Cell, Decision, Icon, Move, Placement, Rng, Rule, Terrain};

/// The player has H: Fb Fw Pg Fc. The rival has A B C D E F G J, which show 5 Beers, 5 Cows, 6 Forts, 7 Guns,
/// 5 Mines and 4 Wagons; 5 Deserts, 5 Forests, 3 Mountains, 8 Plains, 8 Snows and 3 Waters.
fn position(terms: &str, variant: Variant) -> Game {
    let game = round_two(terms, variant, "ABCDEFGH", "JKLMNOQR");
    assert_eq!(letters(game.rival().cards()), "ABCDEFGJ");
    assert_eq!(letters(game.cards()), "H");
    game
}

fn term(fields: &str) -> RivalLine {
    let game = position(&format!("[[score]]\n{fields}"), Variant::Classic);
    let line = game.rival_sheet().lines()[0].clone();
    assert_eq!(line.rule, RivalRule::Term(0));
    line
}

#[test]
fn each_term_is_worth_its_points() {
    for (fields, points) in [
        ("each = 2\nicon = 'Cow'", 10),
        ("each = 1\nterrain = 'Snow'", 8),
        ("each = -1\nterrain = 'Desert'", -5),
        ("each = 3\nicon = 'Gun'\non = 'Plains'", 6),
        ("each = 2\nset = ['Gun', 'Fort']", 12),
        ("each = 1\nset = ['Fort', 'Fort']", 3),
        ("each = 1\nset = ['Gun', 'Gun', 'Wagon']", 3),
        ("each = 5\nset = ['Beer', 'Cow', 'Fort', 'Gun', 'Mine', 'Wagon']", 20),
        ("each = 1\ncards_with_terrains = 2", 2),
        ("each = 1\ncards_with_terrains = 3", 4),
        ("each = -2\ncards_with_terrains = 4", -4),
        ("table = [[2, 1], [4, 7], [5, 9]]\nicon = 'Wagon'", 7),
        ("table = [[5, 9]]\nicon = 'Wagon'", 0),
        ("table = [[0, 6], [4, -3]]\nicon = 'Wagon'", -3),
        ("table = [[0, 6], [50, 1]]\nset = ['Beer', 'Beer']", 6),
        ("points = 5\nif_more = 'rival'\nicon = 'Cow'", 5),
        ("points = 5\nif_more = 'player'\nicon = 'Cow'", 0),
        ("points = 5\nif_more = 'player'\nicon = 'Wagon'\non = 'Forest'", 5),
        ("points = -5\nif_more = 'player'\nicon = 'Wagon'\non = 'Forest'", -5),
        ("points = 5\nif_more = 'rival'\nicon = 'Wagon'\non = 'Forest'", 0),
        ("points = 5\nif_more = 'rival'\nicon = 'Beer'\non = 'Snow'", 0),
        ("points = 5\nif_more = 'player'\nicon = 'Beer'\non = 'Snow'", 0),
        ("points = 4\nif_more = 'rival'\nterrain = 'Forest'", 4),
        ("points = 4\nif_more = 'rival'\nset = ['Cow', 'Gun']", 4),
        ("points = 4\nif_more = 'rival'\ncards_with_terrains = 2", 4),
    ] {
        assert_eq!(term(fields).points, points, "{fields}");
    }
}

#[test]
fn lines_name_the_territories_and_cards_that_make_the_points() {
    let guns = term("each = 3\nicon = 'Gun'\non = 'Plains'");
    // C lies at 4,0 with its gun bottom left, G at 12,0 with its gun bottom right.
    assert_eq!(guns.evidence.counted, [Cell::new(4, 0), Cell::new(13, 0)]);
    assert_eq!(letters(&guns.cards), "CG");

    let deserts = term("each = -1\nterrain = 'Desert'");
    assert_eq!((deserts.evidence.counted.len(), deserts.evidence.costing.len()), (0, 5));
    assert_eq!(letters(&deserts.cards), "BEFJ");

    let wagons = term("points = 5\nif_more = 'player'\nicon = 'Wagon'");
    assert_eq!((wagons.evidence.counted.len(), wagons.evidence.theirs.len()), (4, 1));
    assert_eq!(wagons.evidence.theirs, [Cell::new(1, 1)]);

    // Four wagons make four sets, so four of the seven guns are in one.
    let pairs = term("each = 1\nset = ['Gun', 'Wagon']");
    assert_eq!((pairs.points, pairs.evidence.counted.len()), (4, 8));

    let patchworks = term("each = 1\ncards_with_terrains = 4");
    assert_eq!((letters(&patchworks.cards), patchworks.evidence.counted.len()), ("BJ".to_owned(), 8));
}

#[test]
fn the_classic_rival_scores_its_three_most_frequent_terrains() {
    let game = position("", Variant::Classic);
    let sheet = game.rival_sheet();
    let [line] = sheet.lines() else { panic!("{sheet:?}") };
    // Forest is as frequent as Desert: whichever is taken counts five.
    assert_eq!(line.rule, RivalRule::Terrains([Terrain::Plains, Terrain::Snow, Terrain::Desert]));
    assert_eq!((line.points, line.evidence.counted.len()), (21, 21));
    assert_eq!(game.rival_points(), 21);
}

#[test]
fn the_modern_rival_scores_its_cards_by_their_terrains() {
    for (variant, points) in [(Variant::Newcomer, 14), (Variant::Local, 16), (Variant::Legend, 18)] {
        let game = position("", variant);
        let sheet = game.rival_sheet();
        assert_eq!((sheet.total(), game.rival_points()), (points, points));
        let cards: Vec<_> = sheet.lines().iter().map(|line| letters(&line.cards)).collect();
        assert_eq!(cards, ["AD", "CEFG", "BJ"]);
    }
    let game = position("", Variant::Local);
    let points: Vec<_> = game.rival_sheet().lines().iter().map(|line| line.points).collect();
    assert_eq!(points, [6, 8, 2]);
}

/// Claim Jumpers, One Too Many and Smalltown Charm compare with all territories on the rival's cards.
#[test]
fn the_player_is_compared_with_everything_the_rival_has() {
    let view = |deal: &str| -> View {
        let mut game = Game::new(Scenarios::built_in().deal(deal).expect("a deal"));
        let last = game.circle()[7];
        game.play(Move::Draft(last));
        game.play(Move::Place(Placement::new(last, false, 0, 0)));
        game.view()
    };
    let empty_country = view("s6:MQ/ABCDEFGH/IJKLNOPR");
    let territories = 4 * empty_country.rival().cards().len() as i32;
    assert_eq!(empty_country.sheet().points(Rule::Scoring(Card::SmalltownCharm)), territories - 4);

    // One card with a mine cannot have most mines, but J has more guns than a rival with only two.
    let gold_fever = view("s2:EH/ABDFGILJ/RQNMOCKP");
    let guns = |cards: &[Card]| cards.iter().map(|card| card.count_icon(Icon::Gun)).sum::<usize>();
    let more_guns = guns(gold_fever.cards()) > guns(gold_fever.rival().cards());
    assert!(more_guns);
    assert_eq!(gold_fever.sheet().points(Rule::Scoring(Card::ClaimJumpers)), 5);
}

#[test]
fn more_points_win_then_fewer_cards_and_equal_again_is_a_draw() {
    let mut rng = Rng::new(8);
    // A rival that scores little, so that random players tie with it.
    let scenario = Arc::new(scenario(""));
    let mut decided_by_cards = [0; 3];
    for _ in 0..6_000 {
        let deal = Deal::shuffled(scenario.clone(), Variant::Newcomer, &mut rng);
        let mut game = Game::new(deal);
        assert_eq!(game.outcome(), None);
        // Mostly the first card: who skips much always has fewer cards than the rival.
        while let Some(mv) = game.random_move(&mut rng) {
            let modest = game.decision() == Some(Decision::Draft) && rng.below(4) > 0;
            game.play(if modest { Move::Draft(game.circle()[0]) } else { mv });
        }
        let (points, rivals_points) = (game.sheet().total(), game.rival_sheet().total());
        let (cards, rivals_cards) = (game.cards().len(), game.rival().cards().len());
        let expected = if points > rivals_points || points == rivals_points && cards < rivals_cards {
            Outcome::Won
        } else if points == rivals_points && cards == rivals_cards {
            Outcome::Drawn
        } else {
            Outcome::Lost
        };
        assert_eq!(game.outcome(), Some(expected), "{game:?}");
        decided_by_cards[expected as usize] += usize::from(points == rivals_points);
    }
    assert!(decided_by_cards.iter().all(|&count| count > 0), "{decided_by_cards:?}");
}
