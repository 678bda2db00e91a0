//! Some moves compared with equal effort, whatever a planner would have thought of them by itself.

use wagons_players::{Budget, ExpectedLead, Planner, Progress, Thought};
use wagons_rules::{Game, Move, Record};

const GAME: &str = "FKQ/RJAPODGLNMHBICE *B P P'0,0 B0,0 I'2,-1 C'-1,1 E1,-3 R'-3,1 J-5,1 A-6,-1 M M2,0 O-2,-1 \
                    D1,-2 G'-1,-3 L0,-2 N3,-2 H H'1,-3";

fn position(count: usize) -> Game {
    GAME.parse::<Record>().expect("a record").position(count)
}

/// The moves with the leads they are expected to give, best first.
fn compared(game: &Game, tokens: &[&str]) -> Vec<(String, ExpectedLead)> {
    let moves: Vec<Move> = tokens.iter().map(|token| token.parse().expect("a move")).collect();
    let mut thought = Planner::analyst().compare(game, &moves);
    let enough = |thought: &dyn Thought| thought.report().nodes > 100_000 && !thought.ranking().is_empty();
    while !enough(&*thought) && thought.work(&mut Budget::nodes(5_000)) == Progress::Going {}
    thought.ranking().into_iter().map(|(mv, lead)| (mv.to_string(), lead)).collect()
}

fn order(ranking: &[(String, ExpectedLead)]) -> Vec<&str> {
    ranking.iter().map(|(mv, _)| mv.as_str()).collect()
}

#[test]
fn a_draft_from_far_away_is_judged_beside_a_near_one() {
    // Eleven free cards for the opponent are too many.
    let ranking = compared(&position(1), &["L", "I"]);
    assert_eq!(order(&ranking), ["I", "L"]);
    assert!(ranking[0].1.0 > ranking[1].1.0 + 10.0, "{ranking:?}");
}

#[test]
fn a_placement_that_was_played_is_judged_beside_a_better_one() {
    let ranking = compared(&position(4), &["I'2,-1", "I-2,0"]);
    assert_eq!(order(&ranking), ["I-2,0", "I'2,-1"]);
    assert!(ranking[0].1 > ranking[1].1, "{ranking:?}");
}

#[test]
fn two_start_cards_are_judged_without_the_others() {
    let ranking = compared(&position(0), &["*B", "*R"]);
    let mut both = order(&ranking);
    both.sort_unstable();
    assert_eq!(both, ["*B", "*R"]);
    assert!(ranking[0].1 >= ranking[1].1, "{ranking:?}");
}

#[test]
fn moves_that_are_not_legal_are_left_out() {
    assert_eq!(order(&compared(&position(1), &["I", "F", "B0,0", "C"])).len(), 2);
}
