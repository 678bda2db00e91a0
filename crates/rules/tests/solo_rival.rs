//! How the rival chooses, one rule after the other.

use crate::solo::{card, dealt, draft, letters, place_all, played, round_two};
use wagons_rules::solo::{Game, Motive, RivalDraft, Round, Shared, Variant};
use wagons_rules::{Decision, Icon, Move, Placement, Terrain};

fn last_draft(game: &Game) -> RivalDraft {
    game.rival_turns().next_back().and_then(|turn| turn.draft).expect("the rival has drafted")
}

fn pair(text: &str) -> Shared {
    Shared::Pair(text.parse().expect("a territory"))
}

/// Desert and Gun are both on M and on the top card J, but M has them on one territory and J on two.
#[test]
fn a_match_needs_terrain_and_icon_together() {
    let game = played("s1:IP/AMGHBDEF/JCKLNOQR", "A");
    let draft = last_draft(&game);
    assert_eq!(draft.motive, Motive::NoMatch { top: card('J') });
    assert_eq!((draft.took, draft.skipped.len()), (card('M'), 0));
    assert_eq!(letters(game.rival().cards()), "M");
    assert_eq!(letters(game.deck()), "JCKLNOQR");
    assert_eq!(letters(game.circle()), "GHBDEF");
    assert_eq!(game.decision(), Some(Decision::Draft));
}

#[test]
fn the_nearest_match_is_taken_and_then_the_decks_top_card() {
    let mut game = played("s1:IP/AMCKBDEF/JGHLNOQR", "");
    game.play(Move::Draft(card('A')));
    game.play(Move::Place(Placement::new(card('A'), false, 0, 0)));
    let draft = last_draft(&game);
    assert_eq!(draft.motive, Motive::Match { top: card('J'), shared: pair("Wg") });
    assert_eq!((draft.took, draft.from_deck(), draft.round), (card('C'), Some(card('J')), Round::One));
    assert_eq!(letters(game.rival().cards()), "CJ");
    assert_eq!(letters(game.deck()), "GHLNOQR");

    // The player gets the skipped card as a free card.
    assert_eq!(letters(&draft.skipped), "M");
    assert_eq!(letters(game.free_cards()), "M");
    assert_eq!(game.decision(), Some(Decision::Place(card('M'))));
}

#[test]
fn two_cards_can_be_skipped_for_a_match_but_not_three() {
    let game = played("s1:IP/AMGCBDEF/JHKLNOQR", "A");
    assert_eq!((last_draft(&game).took, letters(&last_draft(&game).skipped)), (card('C'), "MG".to_owned()));
    let game = played("s1:IP/AMGHCBDE/JFKLNOQR", "A");
    assert_eq!(last_draft(&game).motive, Motive::NoMatch { top: card('J') });
    assert_eq!(last_draft(&game).took, card('M'));
}

#[test]
fn skipped_cards_join_the_rivals_town_after_the_drafted_card_is_placed() {
    let mut game = played("s1:IP/ABCDEFGH/JKLMNOQR", "");
    game.play(Move::Draft(card('C')));
    assert_eq!((letters(game.skipped()), game.rival().cards().len()), ("AB".to_owned(), 0));
    game.play(Move::Place(Placement::new(card('C'), false, 0, 0)));
    let turn = game.rival_turns().next().expect("a turn");
    assert_eq!(letters(&turn.received), "AB");
    // D shows a gun on snow, like J.
    assert_eq!(letters(game.rival().cards()), "ABDJ");
    assert!(game.skipped().is_empty());
}

#[test]
fn the_rivals_town_is_a_row_in_which_nothing_is_covered() {
    let game = played("s1:IP/ABCDEFGH/JKLMNOQR", "C");
    let expected = "\
Pc Pf Mf Pf Sg Sc Sg Dm
Pm Fb Sf Dw Sf Wm Fg Wg";
    assert_eq!(game.rival().town().to_string(), expected);
}

#[test]
fn the_player_who_takes_the_last_card_lets_the_rival_begin_round_two() {
    let mut game = played("s1:IP/ABCDEFGH/JKLMNOQR", "");
    game.play(Move::Draft(card('H')));
    // The turn is not over: the deck still lies where it was.
    assert_eq!((game.round(), game.circle().len(), game.deck().len()), (Round::One, 0, 8));
    game.play(Move::Place(Placement::new(card('H'), false, 0, 0)));
    let turn = game.rival_turns().next().expect("a turn");
    assert_eq!(letters(&turn.received), "ABCDEFG");
    assert_eq!(turn.draft.map(|draft| draft.round), Some(Round::Two));
    assert_eq!((game.round(), game.top()), (Round::Two, None));
    assert_eq!(game.rival().cards().len() + game.free_cards().len() + game.circle().len(), 15);
}

#[test]
fn the_rival_that_takes_the_last_card_lets_the_player_begin_round_two() {
    let game = played("s1:IP/ABCDEFGH/JKLMNOQR", "G");
    assert_eq!(last_draft(&game).motive, Motive::NoMatch { top: card('J') });
    assert_eq!((game.round(), game.decision()), (Round::Two, Some(Decision::Draft)));
    assert_eq!(letters(game.circle()), "JKLMNOQR");

    // With a match the top card is gone before the deck is laid out.
    let game = played("s1:IP/ABHDEFGC/JKLMNOQR", "G");
    assert_eq!(last_draft(&game).from_deck(), Some(card('J')));
    assert_eq!((game.round(), letters(game.circle())), (Round::Two, "KLMNOQR".to_owned()));
}

#[test]
fn the_last_skipped_cards_reach_the_rival_without_a_draft() {
    let mut game = played("s1:IP/ABCDEFGH/JKLMNOQR", "G");
    draft(&mut game, 'R');
    let turn = game.rival_turns().next_back().expect("a turn");
    assert_eq!((letters(&turn.received), turn.draft), ("JKLMNOQ".to_owned(), None));
    assert!(game.is_over());
    assert_eq!((game.cards().len(), game.rival().cards().len()), (2, 14));
}

#[test]
fn starts_and_foreign_cards_are_refused_and_change_nothing() {
    let mut game = played("s1:IP/ABCDEFGH/JKLMNOQR", "");
    let before = game.clone();
    for (mv, reason) in [
        (Move::Start(card('A')), "a draft (a card's letter) comes now"),
        (Move::Draft(card('J')), "J (One Too Many) is not in the circle"),
        (Move::Place(Placement::new(card('A'), false, 0, 0)), "a draft (a card's letter) comes now"),
    ] {
        assert_eq!(game.try_play(mv).expect_err("not legal").to_string(), reason);
        assert_eq!(game, before);
    }
}

/// The rival has A B C D E F G, so its last card shows Pb Fc Mc Pg and its most frequent terrain is Plains.
fn hunted(hunts: &str, variant: Variant, deck: &str) -> (String, Motive) {
    let game = round_two(hunts, variant, "ABCDEFGH", deck);
    let draft = last_draft(&game);
    assert_eq!(draft.skipped.len(), game.free_cards().len());
    (letters(&draft.skipped) + ">" + &draft.took.to_string(), draft.motive)
}

#[test]
fn each_kind_of_quarry_is_found() {
    for (goal, deck, expected) in [
        ("skip = 2\nicon = 'Beer'", "JKLMNOQR", "JK>L"),
        ("skip = 3\nicon = 'Wagon'\nat_least = 3", "MJKNLOQR", "MJK>N"),
        ("skip = 3\nterrain = 'Desert'\nat_least = 3", "JKLMNOQR", "JKL>M"),
        ("skip = 3\nterrain = 'Forest'", "OMLJKNQR", "OM>L"),
        ("skip = 2\nicon = 'Mine'\non = 'Forest'", "JKLMNOQR", "J>K"),
        ("skip = 2\nshares = 'terrain'", "ONJKLMQR", "O>N"),
        ("skip = 2\nshares = 'icon'", "NQJKLMOR", "N>Q"),
        ("skip = 2\nshares = 'pair'", "JKLMNOQR", "JK>L"),
        ("skip = 2\nshows = 'most frequent terrain'", "JKLMNOQR", "JK>L"),
        ("skip = 7\nicon = 'Cow'\non = 'Snow'", "JKLMNOQR", "JKLMNOQ>R"),
        ("skip = 0\nicon = 'Gun'", "JKLMNOQR", ">J"),
    ] {
        let hunt = format!("[[hunt]]\n{goal}");
        for variant in Variant::ALL {
            let found = hunted(&hunt, variant, deck);
            assert_eq!(found, (expected.to_owned(), Motive::Hunt { goal: 0 }), "{goal}");
        }
    }
}

#[test]
fn the_first_goal_that_can_be_met_counts_however_far() {
    let hunt = "
        [[hunt]]\nskip = 1\nicon = 'Beer'
        [[hunt]]\nskip = 2\nicon = 'Beer'
        [[hunt]]\nskip = 0\nicon = 'Gun'";
    assert_eq!(hunted(hunt, Variant::Classic, "JKLMNOQR"), ("JK>L".to_owned(), Motive::Hunt { goal: 1 }));
}

/// With L instead of G the rival has seven Plains and seven Snow.
#[test]
fn any_of_several_most_frequent_terrains_will_do() {
    for (deck, expected) in [("MOGJKNQR", 'O'), ("MGOJKNQR", 'G')] {
        let hunt = "[[hunt]]\nskip = 2\nshows = 'most frequent terrain'";
        let draft = last_draft(&round_two(hunt, Variant::Local, "ABCDEFLH", deck));
        assert_eq!((draft.took, draft.motive), (card(expected), Motive::Hunt { goal: 0 }));
    }
}

#[test]
fn the_classic_rival_falls_back_on_an_icon_of_its_last_card() {
    // Its last card G shows Beer, Cow and Gun. N shows none of them, K a gun.
    let fallback = Motive::Fallback { shared: Shared::Icon(Icon::Gun) };
    assert_eq!(hunted("", Variant::Classic, "NKJLMOQR"), ("N>K".to_owned(), fallback));
    assert_eq!(hunted("", Variant::Classic, "JNKLMOQR"), (">J".to_owned(), fallback));
    for modern in [Variant::Newcomer, Variant::Local, Variant::Legend] {
        assert_eq!(hunted("", modern, "NKJLMOQR"), (">N".to_owned(), Motive::First));
    }
}

#[test]
fn when_all_fails_the_first_card_is_taken() {
    // The last card B shows Forts and a Wagon; R and L show neither, and J is out of reach.
    let game = round_two("[[hunt]]\nskip = 0\nicon = 'Mine'", Variant::Classic, "ACDEFGBH", "RLNJKMOQ");
    assert_eq!((last_draft(&game).took, last_draft(&game).motive), (card('R'), Motive::First));
}

/// The example of the German rulebook: the deck shows a Beer on a Desert; the next card of the circle does not, the one
/// after it does. The rival takes that one and the top card, and the player gets the one between.
#[test]
fn the_german_rulebooks_example() {
    let mut game = played("s1:IP/AMEBCDGH/RFJKLNOQ", "");
    game.play(Move::Draft(card('A')));
    game.play(Move::Place(Placement::new(card('A'), false, 0, 0)));
    let draft = last_draft(&game);
    assert_eq!(draft.motive, Motive::Match { top: card('R'), shared: pair("Db") });
    assert_eq!((letters(&draft.skipped), draft.took), ("M".to_owned(), card('E')));
    assert_eq!(letters(game.rival().cards()), "ER");
    assert_eq!((letters(game.free_cards()), letters(game.circle())), ("M".to_owned(), "BCDGH".to_owned()));
    assert_eq!(letters(game.deck()), "FJKLNOQ");
}

/// What the rival does after the player has taken A from a circle of A M G C B D E F, with this procedure. The deck's
/// top card J shows Sg Dm Fg Wg; of the next cards only C shares a territory with it.
fn first_turn(procedure: &str) -> (String, Motive, String) {
    let mut game = dealt(procedure, Variant::Classic, "AMGCBDEF", "JHKLNOQR");
    game.play(Move::Draft(card('A')));
    game.play(Move::Place(Placement::new(card('A'), false, 0, 0)));
    let draft = last_draft(&game);
    (letters(&draft.skipped) + ">" + &draft.took.to_string(), draft.motive, letters(game.rival().cards()))
}

#[test]
fn a_scenario_can_change_the_match_of_round_one() {
    let top = card('J');
    let matched = |shared| Motive::Match { top, shared };
    for (procedure, taken, motive, town) in [
        ("", "MG>C", matched(pair("Wg")), "CJ"),
        ("[match]", "MG>C", matched(pair("Wg")), "CJ"),
        ("[match]\nskip = 1", ">M", Motive::NoMatch { top }, "M"),
        ("[match]\nshares = 'terrain'", ">M", matched(Shared::Terrain(Terrain::Desert)), "MJ"),
        ("[match]\nshares = 'icon'\nskip = 0", ">M", matched(Shared::Icon(Icon::Gun)), "MJ"),
        ("match = 'off'", ">M", Motive::First, "M"),
    ] {
        assert_eq!(first_turn(procedure), (taken.to_owned(), motive, town.to_owned()), "{procedure}");
    }
}

#[test]
fn goals_of_round_one_come_before_the_match_and_leave_the_deck() {
    let goal = "[[hunt]]\nround = 1\nskip = 3\nterrain = 'Plains'\n";
    assert_eq!(first_turn(goal), ("M>G".to_owned(), Motive::Hunt { goal: 0 }, "G".to_owned()));
    // A goal of round 2 is not looked at, and a town without cards shares nothing.
    for goal in ["[[hunt]]\nskip = 3\nterrain = 'Plains'", "[[hunt]]\nround = 1\nskip = 3\nshares = 'icon'"] {
        assert_eq!(first_turn(goal).0, "MG>C", "{goal}");
    }
    let unmet = "match = 'off'\n[[hunt]]\nround = 1\nskip = 0\nicon = 'Beer'";
    assert_eq!(first_turn(unmet), (">M".to_owned(), Motive::First, "M".to_owned()));
}

#[test]
fn a_scenario_can_change_the_fallback_of_round_two() {
    // The last card G shows Pb Fc Mc Pg.
    for (procedure, deck, taken, motive) in [
        ("[fallback]\nskip = 0", "NKJLMOQR", ">N", Motive::First),
        ("fallback = 'off'", "NKJLMOQR", ">N", Motive::First),
        (
            "[fallback]\nshares = 'pair'\nskip = 2",
            "JKLMNOQR",
            "JK>L",
            Motive::Fallback { shared: pair("Fc") },
        ),
        (
            "[fallback]\nshares = 'terrain'",
            "ONJKLMQR",
            "O>N",
            Motive::Fallback { shared: Shared::Terrain(Terrain::Forest) },
        ),
    ] {
        assert_eq!(hunted(procedure, Variant::Classic, deck), (taken.to_owned(), motive), "{procedure}");
        // The modern variants have no fallback to change.
        assert_eq!(hunted(procedure, Variant::Legend, deck).1, Motive::First);
    }
}

#[test]
fn a_rival_that_never_matches_leaves_the_whole_deck_to_round_two() {
    let mut game = dealt("match = 'off'", Variant::Classic, "ABCDEFGH", "JKLMNOQR");
    for letter in ['A', 'C', 'E', 'G'] {
        draft(&mut game, letter);
    }
    place_all(&mut game);
    assert_eq!((game.round(), letters(game.circle())), (Round::Two, "JKLMNOQR".to_owned()));
    assert_eq!(letters(game.rival().cards()), "BDFH");
}
